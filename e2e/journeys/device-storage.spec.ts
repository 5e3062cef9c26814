import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import type { Chat } from '../vocabulary/chat.ts'
import { PLACED } from '../vocabulary/customer.ts'
import { anyOf, textsOf } from '../vocabulary/texts.ts'
import { fillBasket, goToCheckout, openMenu } from '../vocabulary/purchase.ts'

test('where storage is forbidden the customer is told once and the order goes through (S9.22)', async ({
  chat,
  page,
}) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('forbidden', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get })
  })
  await goToCheckout(chat)
  const notice = page.getByRole('group', { name: chat.t('device.storageLost.title') })
  await expect(notice).toHaveCount(1)
  await notice.getByRole('button', { name: chat.t('device.dismiss') }).click()
  await chat.pay()
  await chat.expectQuestion('order')
  await expect(notice).toHaveCount(0)
})

test('a conversation that cannot be read is set aside and told of, and a new one begins: never a white page', async ({
  chat,
  page,
}) => {
  await openMenu(chat)
  const sound = await page.evaluate(() => ({ ...localStorage }))
  const meta = sound['orda.log'] ?? ''
  const older = JSON.stringify({ ...(JSON.parse(meta) as object), version: 0 })
  const corpus: readonly (readonly [string, string])[] = [
    ['orda.log', older],
    ['orda.log.0', '<!doctype html>'],
    [Object.keys(sound).find((key) => key.startsWith('orda.blob.')) ?? '', '[{"id":1,"name":{}}]'],
  ]
  for (const [key, text] of corpus) {
    await spoil(page, { ...sound, [key]: text })
    await opensAnew(chat)
    await expect(page.getByText(chat.t('device.logSpoiled.title'))).toBeVisible()
    const aside = await page.evaluate(() => localStorage.getItem('orda.log.bak'))
    expect(aside).toContain('orda.log')
  }
})

test('the basket of a conversation that a newer version cannot read is kept, and what else is needed is asked again', async ({
  chat,
  page,
}) => {
  await fillBasket(chat)
  const before = await chat.basketTotal()
  await page.evaluate(() => {
    const meta = JSON.parse(localStorage.getItem('orda.log') ?? '{}') as object
    localStorage.setItem('orda.log', JSON.stringify({ ...meta, version: 1 }))
  })
  await chat.reload()
  await expect(page.getByRole('group', { name: chat.t('device.basketKept.title') })).toBeVisible()
  await chat.expectQuestion('checkout')
  await expect.poll(() => chat.basketTotal()).toBe(before)
})

test('what a device holds of the menu is read anew by the first page a day later, and not before (S4.111, S9.22)', async ({
  chat,
  shop,
  page,
}) => {
  let read = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/cache/EATIN')) read += 1
  })
  await openMenu(chat)
  // What is answered too slowly is asked for again.
  const atFirst = read
  expect(atFirst).toBeGreaterThan(0)
  await shop.setTime(shop.noon() + 23 * 3_600_000)
  await chat.reload()
  await chat.expectQuestion('categories')
  expect(read).toBe(atFirst)
  await shop.setTime(shop.noon() + 25 * 3_600_000)
  await chat.reload()
  await chat.expectQuestion('categories')
  await expect.poll(() => read).toBe(atFirst + 1)
  await chat.chooseCategory('Burgers')
  await chat.expectQuestion('products')
})

test('a device finds again who is at it, the restaurant, the basket, the language and the order (S3.49)', async ({
  classic,
  page,
}) => {
  await goToCheckout(classic)
  await classic.pay()
  await classic.answer(classic.t('classic.paid.follow'))
  await classic.expectPlaced()
  await classic.open('/restaurants')
  await classic.chooseRestaurant('Brygga Burger', 'EATIN')
  await classic.chooseCategory('Drinks')
  await classic.addProduct('Spring water')
  await classic.expectQuestion('basket')
  const norwegian = textsOf('no')
  await page.getByRole('button', { name: classic.t('classic.menu.open') }).click()
  await classic.dialog.getByRole('combobox', { name: classic.t('language.label') }).selectOption('no')
  await expect(page.locator('html')).toHaveAttribute('lang', 'no')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'no')
  const header = page.getByRole('banner')
  await expect(header.getByRole('button', { name: /^Brygga Burger/ })).toBeVisible()
  await expect(header.locator('button[aria-label*="35"]')).toBeVisible()
  const timer = page.getByRole('link', { name: norwegian('classic.orders.pending', { count: 1 }) })
  await timer.click()
  await expect(page.getByText(anyOf(norwegian, PLACED))).toBeVisible()
})

/** Puts a store in the place of the device's, and opens the page over it. */
async function spoil(page: Page, items: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((kept) => {
    localStorage.clear()
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  }, items)
}

async function opensAnew(chat: Chat): Promise<void> {
  await chat.open()
  await chat.expectQuestion('restaurant')
}
