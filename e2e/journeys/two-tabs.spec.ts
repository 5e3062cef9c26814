import type { BrowserContext, Locator } from '@playwright/test'
import { expect, test, type Shop } from '../fixtures.ts'
import type { Shopper, View } from '../vocabulary/shopper.ts'
import type { Language } from '../vocabulary/texts.ts'
import { ordersOf } from '../vocabulary/orders.ts'
import { fillBasket, goToCheckout } from '../vocabulary/purchase.ts'
import { customerIn } from '../vocabulary/views.ts'

const SOON_MS = 1_000

test('two tabs of one browser, chat and classic, agree on the basket at once, the last word on a line holds, and no line is lost or comes back (F18, F19)', async ({
  context,
  shop,
  language,
}) => {
  const one = await tab(context, shop, 'chat', language)
  await fillBasket(one)
  const other = await tab(context, shop, 'classic', language)
  await other.open()
  await expectTotal([one, other], '35')

  await addMilk(other)
  await expectTotal([one, other], '64')
  await addMilk(one)
  await expectTotal([one, other], '93')
  await other.removeLine('Spring water')
  await expectTotal([one, other], '58')
  await one.reload()
  await other.reload()
  await expectTotal([one, other], '58')
})

test('two tabs of one browser, chat and chat, acting in the same moment, lose neither act (F18)', async ({
  context,
  shop,
  language,
}) => {
  const one = await tab(context, shop, 'chat', language)
  await fillBasket(one)
  await toDrinks(one)
  const other = await tab(context, shop, 'chat', language)
  await other.open()
  await other.expectQuestion('products')
  const buttons = await Promise.all([one.addButton('Milk'), other.addButton('Apple juice')])
  const at = Date.now() + SOON_MS
  await Promise.all(buttons.map((button) => clickAt(button, at)))
  await expectTotal([one, other], '99')
})

test('two tabs of one browser, chat and classic, paying in the same moment, make one order, and both show it (F17)', async ({
  context,
  shop,
  language,
}) => {
  const one = await tab(context, shop, 'chat', language)
  await goToCheckout(one)
  const otherPage = await context.newPage()
  const other = customerIn('classic', otherPage, shop.url, language)
  await other.open('/checkout')
  await other.expectQuestion('checkout')
  await other.fillEmail('kari@example.no')
  await other.acceptPolicy()
  const at = Date.now() + SOON_MS
  await Promise.all([one, other].map((shopper) => clickAt(shopper.payButton(), at)))
  for (const shopper of [one, other]) {
    await closePaid(shopper)
    await shopper.expectQuestion('order')
    await shopper.expectEmptyBasket()
  }
  expect(await ordersOf(otherPage)).toHaveLength(1)
})

/** Clicks at an instant of the machine's clock (epoch ms), which all its pages share. */
async function clickAt(button: Locator, at: number): Promise<void> {
  await button.evaluate(
    (element, instant) =>
      new Promise<void>((done) => {
        setTimeout(() => {
          if (element instanceof HTMLElement) element.click()
          done()
        }, instant - Date.now())
      }),
    at,
  )
}

/** The menu view tells in a dialog that the order is paid; which of two tabs does, if any, is the faster one's doing. */
async function closePaid(shopper: Shopper): Promise<void> {
  if (shopper.view !== 'classic') return
  const follow = shopper.page.getByRole('button', { name: shopper.t('classic.paid.follow'), exact: true })
  const order = shopper.page.getByRole('heading', { level: 1, name: shopper.t('order.label') })
  await expect(async () => {
    if (await follow.isVisible()) await follow.click({ timeout: SOON_MS })
    await expect(order).toBeVisible({ timeout: SOON_MS })
  }).toPass()
}

async function tab(context: BrowserContext, shop: Shop, view: View, language: Language): Promise<Shopper> {
  return customerIn(view, await context.newPage(), shop.url, language)
}

async function addMilk(shopper: Shopper): Promise<void> {
  await toDrinks(shopper)
  await shopper.addProduct('Milk')
  await shopper.expectQuestion('basket')
}

async function toDrinks(shopper: Shopper): Promise<void> {
  await shopper.toCategories()
  await shopper.chooseCategory('Drinks')
  await shopper.expectQuestion('products')
}

async function expectTotal(shoppers: readonly Shopper[], total: string): Promise<void> {
  for (const shopper of shoppers) await expect.poll(() => shopper.basketTotal()).toContain(total)
}
