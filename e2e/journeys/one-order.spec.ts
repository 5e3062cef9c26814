import type { Page, Route } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { goToTheTill, ordersOf } from '../vocabulary/till.ts'

test('a double tap on Pay makes one order (S4.50, S4.55)', async ({ chat, page, shop }) => {
  const made = ordersMade(page)
  await goToTheTill(chat)
  await chat.payButton().dblclick()
  await chat.expectQuestion('order')
  expect(made.size).toBe(1)
  expect(await ordersOf(page, shop.url)).toBe(1)
})

test('a double tap on a choice is one turn and does not answer the next question', async ({ chat }) => {
  await chat.open()
  await chat
    .button(chat.t('restaurant.chooseWithMode', { mode: chat.t('mode.EATIN'), name: 'Brygga Burger' }))
    .dblclick()
  await chat.expectQuestion('categories')
  await expect(chat.page.getByRole('paragraph').filter({ hasText: chat.t('speaker.customer') })).toHaveCount(
    1,
  )
})

test.describe('when the line drops', () => {
  test.use({ allowedNoise: [/ERR_FAILED|ERR_CONNECTION/] })

  test('after the order was made, trying again makes no second one (S4.55, S8.16)', async ({
    chat,
    page,
    shop,
  }) => {
    const made = ordersMade(page)
    let isDropped = false
    await page.route('**/api/orders', async (route: Route) => {
      if (route.request().method() !== 'POST' || isDropped) return route.fallback()
      isDropped = true
      const answer = await route.fetch()
      made.add(((await answer.json()) as { id: string }).id)
      return route.abort()
    })
    await goToTheTill(chat)
    await chat.pay()
    await chat.expectQuestion('paymentFailed')
    await expect(chat.live).toContainText(/You pay only once/)
    await chat.tap(chat.button(chat.t('payment.retry')))
    await chat.expectQuestion('order')
    expect(made.size).toBe(1)
    expect(await ordersOf(page, shop.url)).toBe(1)
  })

  test('before the payment arrives, trying again pays the same order (S4.55, S8.16)', async ({
    chat,
    page,
    shop,
  }) => {
    const made = ordersMade(page)
    let isDropped = false
    await page.route('**/api/payments/fake', (route: Route) => {
      if (isDropped) return route.fallback()
      isDropped = true
      return route.abort()
    })
    await goToTheTill(chat)
    await chat.pay()
    await chat.expectQuestion('paymentFailed')
    await chat.tap(chat.button(chat.t('payment.retry')))
    await chat.expectQuestion('order')
    expect(made.size).toBe(1)
    expect(await ordersOf(page, shop.url)).toBe(1)
  })

  test('after the payment arrived, trying again pays nothing twice (S4.55)', async ({ chat, page, shop }) => {
    const made = ordersMade(page)
    let isDropped = false
    await page.route('**/api/payments/fake', async (route: Route) => {
      if (isDropped) return route.fallback()
      isDropped = true
      await route.fetch()
      return route.abort()
    })
    await goToTheTill(chat)
    await chat.pay()
    await chat.expectQuestion('paymentFailed')
    await chat.tap(chat.button(chat.t('payment.retry')))
    await chat.expectQuestion('order')
    await chat.expectOrder('will_be_send')
    expect(made.size).toBe(1)
    expect(await ordersOf(page, shop.url)).toBe(1)
  })
})

/** The ids of all orders the server told this page it made. */
function ordersMade(page: Page): Set<string> {
  const ids = new Set<string>()
  page.on('response', async (response) => {
    const request = response.request()
    if (request.method() !== 'POST' || !request.url().endsWith('/api/orders') || !response.ok()) return
    ids.add(((await response.json()) as { id: string }).id)
  })
  return ids
}
