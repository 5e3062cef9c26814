import { expect, type Page } from '@playwright/test'
import type { Mode, Shopper } from './shopper.ts'

/** From the first page to a filled form: everything before the tap on Pay. */
export async function goToTheTill(shopper: Shopper, mode: Mode = 'EATIN'): Promise<void> {
  await fillBasket(shopper, mode)
  await shopper.checkout()
  await shopper.expectQuestion('checkout')
  await shopper.fillEmail('kari@example.no')
  await shopper.acceptPolicy()
}

/** From the first page to a basket with a bottle of water from the place that never closes. */
export async function fillBasket(shopper: Shopper, mode: Mode = 'EATIN'): Promise<void> {
  await shopper.open()
  await shopper.chooseRestaurant('Brygga Burger', mode)
  await shopper.chooseCategory(shopper.word({ en: 'Drinks', no: 'Drikke' }))
  await shopper.addProduct(shopper.word({ en: 'Spring water', no: 'Kildevann' }))
  await shopper.expectQuestion('basket')
}

/** How many orders the kitchen side knows of for the customer of this page. */
export async function ordersOf(page: Page, url: string): Promise<number> {
  return (await pendingOrders(page, url)).length
}

/** The one order of the customer of this page, as the kitchen side knows it; amounts in major units. */
export async function orderOf(page: Page, url: string): Promise<Order> {
  const [order, ...others] = await pendingOrders(page, url)
  if (!order || others.length > 0) throw new Error(`${others.length + (order ? 1 : 0)} orders instead of one`)
  return order
}

async function pendingOrders(page: Page, url: string): Promise<readonly Order[]> {
  const session = (await (
    await page.request.get(`${url}/api/accounts/authentication/current`)
  ).json()) as Session
  const query = `accountId=${session.guest?.accountId ?? ''}&orderState=PENDING&skip=0&limit=50`
  const answer = await page.request.get(`${url}/api/orders?${query}`)
  expect(answer.status()).toBe(200)
  const { items } = (await answer.json()) as { items: readonly Order[] }
  return items
}

type Session = { readonly guest?: { readonly accountId: string } }
type Order = {
  readonly price: number
  readonly taxes: number
  readonly state: string
  readonly retrievalDate: string
}
