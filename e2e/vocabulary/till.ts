import { expect, type Page } from '@playwright/test'
import type { Chat } from './chat.ts'

/** From the first page to a filled form: everything before the tap on Pay. */
export async function goToTheTill(chat: Chat): Promise<void> {
  await fillBasket(chat)
  await chat.checkout()
  await chat.expectQuestion('checkout')
  await chat.fillEmail('kari@example.no')
  await chat.acceptPolicy()
}

/** From the first page to a basket with a bottle of water from the place that never closes. */
export async function fillBasket(chat: Chat): Promise<void> {
  await chat.open()
  await chat.chooseRestaurant('Brygga Burger', 'EATIN')
  await chat.chooseCategory(chat.word({ en: 'Drinks', no: 'Drikke' }))
  await chat.addProduct(chat.word({ en: 'Spring water', no: 'Kildevann' }))
  await chat.expectQuestion('basket')
}

/** How many orders the kitchen side knows of for the customer of this page. */
export async function ordersOf(page: Page, url: string): Promise<number> {
  const session = (await (
    await page.request.get(`${url}/api/accounts/authentication/current`)
  ).json()) as Session
  const query = `accountId=${session.guest?.accountId ?? ''}&orderState=PENDING&skip=0&limit=50`
  const answer = await page.request.get(`${url}/api/orders?${query}`)
  expect(answer.status()).toBe(200)
  const { items } = (await answer.json()) as { items: readonly unknown[] }
  return items.length
}

type Session = { readonly guest?: { readonly accountId: string } }
