import type { Page, Route } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { ordersOf } from '../vocabulary/orders.ts'
import { goToCheckout } from '../vocabulary/purchase.ts'

test('a double tap on a choice does not answer the next question, and one on Pay makes one order (S4.50, S4.55, F1)', async ({
  shopper,
  page,
}) => {
  const made = await ordersMade(page)
  await shopper.open()
  const eatHere = { mode: shopper.t('mode.EATIN'), name: 'Brygga Burger' }
  await shopper.button(shopper.t('restaurant.chooseWithMode', eatHere)).dblclick()
  await shopper.expectQuestion('categories')
  await shopper.expectEmptyBasket()
  // A page of its own: a tap that follows so soon could be taken for a third of the two.
  await shopper.reload()
  await shopper.chooseCategory('Drinks')
  await shopper.addProduct('Spring water')
  await shopper.checkout()
  await shopper.fillEmail('kari@example.no')
  await shopper.acceptPolicy()
  await shopper.payButton().dblclick()
  await shopper.expectQuestion('order')
  expect(made.size).toBe(1)
  expect(await ordersOf(page)).toHaveLength(1)
})

test.describe('when the line drops', () => {
  test.use({ view: 'classic', allowedNoise: [/ERR_FAILED|ERR_CONNECTION/] })

  test('after the order was made, trying again makes no second one (S4.55, S8.16, F2)', async ({
    shopper,
    page,
  }) => {
    const made = await ordersMade(page)
    let isDropped = false
    await page.route('**/api/orders', async (route: Route) => {
      if (route.request().method() !== 'POST' || isDropped) return route.fallback()
      isDropped = true
      const answer = await route.fetch()
      made.add(((await answer.json()) as { id: string }).id)
      return route.abort()
    })
    await goToCheckout(shopper)
    await shopper.pay()
    await shopper.expectQuestion('paymentFailed')
    await shopper.expectTold(/You pay only once/)
    await shopper.answer(shopper.t('payment.retry'))
    await shopper.expectQuestion('order')
    expect(made.size).toBe(1)
    expect(await ordersOf(page)).toHaveLength(1)
  })

  test('before the payment arrives, and again after it has, trying again pays the same order, and nothing twice (S4.55, S8.16, F3)', async ({
    shopper,
    page,
  }) => {
    const made = await ordersMade(page)
    let tries = 0
    await page.route('**/api/payments/fake', async (route: Route) => {
      tries += 1
      if (tries === 2) await route.fetch()
      return tries <= 2 ? route.abort() : route.fallback()
    })
    await goToCheckout(shopper)
    await shopper.pay()
    await shopper.expectQuestion('paymentFailed')
    const isLost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/payments/fake'))
    await shopper.answer(shopper.t('payment.retry'))
    await isLost
    await shopper.expectQuestion('paymentFailed')
    await shopper.answer(shopper.t('payment.retry'))
    await shopper.expectQuestion('order')
    await shopper.expectPlaced()
    expect(made.size).toBe(1)
    expect(await ordersOf(page)).toHaveLength(1)
  })
})

/** The ids of all orders the server tells this page it made, read before the page has them and may leave. */
async function ordersMade(page: Page): Promise<Set<string>> {
  const ids = new Set<string>()
  await page.route('**/api/orders', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    const response = await route.fetch()
    if (response.ok()) ids.add(((await response.json()) as { id: string }).id)
    return route.fulfill({ response })
  })
  return ids
}
