import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { expectNoViolations } from '../vocabulary/faults.ts'
import {
  BRYGGA,
  followOrders,
  MINUTE_MS,
  openMore,
  order,
  orderNow,
  orderOf,
  SODA,
  takeLastTime,
  tapAct,
  WATER,
} from '../vocabulary/orders.ts'
import { takeClock, untilAnswered } from '../vocabulary/polls.ts'
import type { Shopper } from '../vocabulary/shopper.ts'
import { goToCheckout } from '../vocabulary/purchase.ts'

/** As long as it can be told to; it answers when it is told to hurry. */
const KITCHEN_THINKS_MS = 60_000
const NEXT_LOOK_MS = 3_500
const SOME_LOOKS = 4

test('an order is told at each step from the tap on Pay to its pickup number (S4.10, S4.16, S4.37-S4.43, S8.5)', async ({
  shopper,
  shop,
  page,
}) => {
  test.slow()
  const letGo = await holdPayments(page)
  await shop.kitchen({ restaurantId: BRYGGA, payment: 'undecided' })
  await goToCheckout(shopper)
  await test.step('CREATED: the order waits for its payment', async () => {
    await shopper.pay()
    await expect(shopper.place.getByText(shopper.t('ask.paying')).first()).toBeVisible()
    letGo()
  })
  await test.step('WAITING: the bank has not decided', async () => {
    await shopper.expectQuestion('order')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await shopper.expectTold(shopper.t('ack.order.WAITING'))
    await shopper.expectTold(shopper.t('order.waiting'))
  })
  const { id, retrievalDate } = await orderOf(page)
  await test.step('VALIDATED: it is paid and can be canceled for a while', async () => {
    await shop.kitchen({ restaurantId: BRYGGA, order: { id, fate: 'accept' } })
    await shopper.expectTold(shopper.t('ack.order.VALIDATED'))
    await shopper.expectOrder('will_be_send')
    await shopper.expectTold(startOf(shopper, 'orders.cancelUntil', 'time'))
  })
  await test.step('SENT: the kitchen is asked and thinks', async () => {
    await shop.kitchen({ restaurantId: BRYGGA, delayMs: KITCHEN_THINKS_MS })
    await shop.setTime(shop.noon() + 11 * MINUTE_MS)
    await shopper.expectTold(shopper.t('ack.order.SENT'))
    await shopper.expectOrder('in_progress')
  })
  await test.step('SENT: the kitchen does not answer', async () => {
    await shop.kitchen({ restaurantId: BRYGGA, injection: 'unreachable', delayMs: 0 })
    await shopper.expectTold(shopper.t('ack.order.unreached'))
    await shopper.expectOrder('unreached')
    await expectNoViolations(page)
  })
  await test.step('nobody has heard of it long after its time', async () => {
    await shop.setTime(Date.parse(retrievalDate) + 3 * MINUTE_MS)
    await shopper.expectOrder('unknown_error')
    await shopper.expectTold(shopper.t('CurrentOrderPage.unknown_error'))
  })
  await test.step('PAID: there is a number to call out', async () => {
    await shop.kitchen({ restaurantId: BRYGGA, injection: 'accept', steps: 'told' })
    await shop.setTime(Date.parse(retrievalDate) + 4 * MINUTE_MS)
    await expect(shopper.pickupNumber()).toHaveText(/^\d{3}$/)
    await shopper.expectOrder('late')
  })
  for (const [fate, shown, toDo, ways] of [
    ['preparing', 'late', 'order.hint.late', 1],
    ['ready', 'ready', 'order.hint.toCollect', 1],
    ['collected', 'collected', 'order.progress.collected', 0],
  ] as const)
    await test.step(`the kitchen says ${fate}`, async () => {
      await shop.kitchen({ restaurantId: BRYGGA, order: { id, fate } })
      await shopper.expectTold(startOf(shopper, `ack.order.${fate}`, 'number'))
      await shopper.expectOrder(shown)
      await expect(shopper.place.getByText(shopper.t(toDo)).first()).toBeVisible()
      await expect(shopper.place.getByRole('link', { name: shopper.t('order.way') })).toHaveCount(ways)
      await expectNoViolations(page)
    })
})

test.describe('while it is followed', () => {
  test.use({ isFresh: true, allowedNoise: [/ERR_FAILED|status of 40[14]/] })
  test.beforeEach(({ page }) => takeClock(page))

  test('looks disturb nobody, few are made out of sight, lost ones are told, and what changes is said once (S7.43, S9.10)', async ({
    shopper,
    shop,
    page,
  }) => {
    await followOrders(shopper, shop)
    await tapAct(shopper, 'order.changePickup')
    await shopper.expectQuestion('orderPickup')
    await takeLastTime(shopper)
    await shopper.expectQuestion('order')
    const looks = looksAtOrders(page)
    await test.step('what changes nothing moves no focus and says nothing', async () => {
      await openMore(shopper)
      const way = shopper.button(shopper.t('order.history'))
      await way.focus()
      const [change = ''] = shopper.t('ack.pickupChanged').split('{{')
      await expect.poll(async () => (await shopper.heard()).at(-1)).toContain(change)
      const heard = await shopper.heard()
      const before = looks()
      await letTimePass(page, SOME_LOOKS)
      await expect.poll(looks).toBeGreaterThan(before)
      await expect(way).toBeFocused()
      expect(await shopper.heard()).toEqual(heard)
    })
    await test.step('nobody looks soon again out of sight', async () => {
      await setVisible(page, false)
      const before = looks()
      await letTimePass(page, SOME_LOOKS)
      expect(looks()).toBe(before)
      await setVisible(page, true)
      await letTimePass(page)
      await expect.poll(looks).toBeGreaterThan(before)
    })
    await test.step('lost looks are told, with the time of the last one', async () => {
      await page.route('**/api/orders?*', (route) => route.abort())
      const lost = shopper.place.getByText(startOf(shopper, 'orders.lost', 'time'))
      await lookUntil(page, () => expect(lost).toBeVisible({ timeout: 500 }))
      await expect(lost).toHaveText(/\d:\d\d/)
      await page.unroute('**/api/orders?*')
      await lookUntil(page, () => expect(lost).toHaveCount(0, { timeout: 500 }))
    })
    await test.step('what changes is said once', async () => {
      const heard = (await shopper.heard()).length
      const { id } = await orderOf(page)
      // The page's time went on without the shop's.
      await shop.setTime(shop.noon() + 5 * MINUTE_MS)
      await shop.kitchen({ restaurantId: BRYGGA, order: { id, fate: 'accept' } })
      await lookUntil(page, () => expect(shopper.pickupNumber()).toBeVisible({ timeout: 500 }))
      const number = await shopper.pickupNumber().innerText()
      const said = async () => (await shopper.heard()).slice(heard)
      const ofNumber = async () => (await said()).filter((line) => line.includes(number))
      await expect.poll(ofNumber).toHaveLength(1)
    })
  })

  test('whoever is logged out meanwhile reads so, and is shown the order no longer (S4.7, S4.8)', async ({
    shopper,
    page,
  }) => {
    await order(shopper)
    await page.context().clearCookies()
    const told = shopper.place.getByText(shopper.t('ack.loggedOut'))
    await lookUntil(page, () => expect(told).toBeVisible({ timeout: 500 }))
    await shopper.expectQuestion('categories')
    await expect(page.getByText(shopper.t('order.progress.will_be_send'))).toHaveCount(0)
  })
})

test.describe('in the menu view', () => {
  test.use({ view: 'classic' })

  test('each end of an order is told in its own words and by its name, what was sold out is struck through, and a while after its time an order is no longer listed (S2.98, S4.14, S4.26, S4.36, S4.38, S4.40, S8.1-S8.7)', async ({
    shopper,
    shop,
    page,
  }) => {
    test.slow()
    const contents = [WATER, SODA, WATER, SODA]
    const [made, unpaid, soldOut, kept] = await followOrders(shopper, shop, contents)
    // Each is called by its place, time and first dish.
    const cards = shopper.place.getByRole('group', { name: /Brygga Burger/ })
    await expect(cards).toHaveCount(4)

    await test.step('refused, not charged, sold out', async () => {
      for (const [{ id } = { id: '' }, fate] of [
        [made, 'refuse'],
        [unpaid, 'refuseCapture'],
        [soldOut, 'soldOut'],
      ] as const)
        await shop.kitchen({ restaurantId: BRYGGA, order: { id, fate } })
      const refused = cards.filter({ hasText: shopper.t('CurrentOrderPage.error.INJECTION_ERROR') })
      await expect(refused).toHaveCount(1)
      await expect(
        cards.filter({ hasText: shopper.t('CurrentOrderPage.error.PAYMENT_ERROR') }),
      ).toContainText(shopper.t('orders.number'))
      const conflicted = cards.filter({ hasText: shopper.t('CurrentOrderPage.error.CONFLICTED') })
      await shopper.tap(conflicted.getByRole('button', { name: shopper.t('order.showDetails') }))
      await expect(conflicted.locator('s')).toHaveText('Spring water')
      await expect(conflicted).toContainText(shopper.t('CurrentOrderPage.unavailable'))
    })
    await test.step('canceled: the one that is still to be had', async () => {
      await shopper.tap(shopper.button(new RegExp(shopper.t('order.cancel'))))
      await shopper.expectQuestion('orderCancel')
      await shopper.answer(shopper.t('order.cancelYes'))
      await shopper.expectQuestion('orderCancelled')
      await expect.poll(async () => (await orderNow(page, kept?.id ?? '')).state).toBe('CANCELLED')
      await shopper.open('/current-order')
      const canceled = cards.filter({ hasText: shopper.t('CurrentOrderPage.error.CANCELLED') })
      await expect(canceled).toHaveCount(1)
      await expect(cards).toHaveCount(4)
    })
    await test.step('a conflicted order has an address of its own, and what is left of it can be ordered again', async () => {
      await shopper.open(`/current-order/conflict/${soldOut?.id ?? ''}`)
      const conflicted = cards.filter({ hasText: shopper.t('CurrentOrderPage.error.CONFLICTED') })
      await expect(
        conflicted.getByRole('button', { name: new RegExp(shopper.t('order.again')) }),
      ).toBeVisible()
    })
    const badge = page.locator('header').getByRole('link', {
      name: shopper.t('classic.orders.pending', { count: 2 }),
    })
    await expect(badge).toBeVisible()
    await test.step('a quarter of an hour after its time it is no longer listed', async () => {
      // Away from the page: one that looks meanwhile is told that its session is to be renewed, which the console says too.
      await page.goto('/api/x/health')
      await shop.setTime(Date.parse(made?.retrievalDate ?? '') + 16 * MINUTE_MS)
      await shopper.open('/current-order')
      await shopper.expectTold(shopper.t('orders.none.title'))
      await expect(badge).toHaveCount(0)
    })
  })

  test.describe('while it is followed', () => {
    test.use({ isFresh: true, allowedNoise: [/status of 40[14]/] })
    test.beforeEach(({ page }) => takeClock(page))

    test('whoever has become somebody else meanwhile reads so, and is shown the order no longer (S4.7, S4.8)', async ({
      shopper,
      page,
    }) => {
      await order(shopper)
      await becomeSomebodyElse(page)
      const told = page.locator('header').getByText(shopper.t('ack.loggedOut'))
      await lookUntil(page, () => expect(told).toBeVisible({ timeout: 500 }))
      await shopper.expectQuestion('categories')
      await expect(page.getByText(shopper.t('order.progress.will_be_send'))).toHaveCount(0)
      await expectNoViolations(page)
    })
  })
})

/** Another guest takes this browser over. */
async function becomeSomebodyElse(page: Page): Promise<void> {
  await page.context().clearCookies()
  const accepted = { isTermsAccepted: true, isPolicyAccepted: true, isOffersAccepted: false }
  const data = { email: 'ola@example.no', deviceToken: 'another-device', language: 'en', ...accepted }
  const answer = await page.request.post('/api/accounts/guests', { data })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Keeps the answer to a payment back until it is let go. */
async function holdPayments(page: Page): Promise<() => void> {
  let letGo = (): void => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/api/payments/fake', async (route) => {
    await held
    await route.fallback()
  })
  return () => letGo()
}

/** Counts the looks that this page takes at the current orders. */
function looksAtOrders(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/orders?')) count += 1
  })
  return () => count
}

/** Lets the browser's time pass, look by look: each is answered before the next is made. */
async function letTimePass(page: Page, looks = 1): Promise<void> {
  for (let made = 0; made < looks; made += 1) {
    await untilAnswered(page)
    await page.clock.runFor(NEXT_LOOK_MS)
  }
}

/** The same until what is expected is there. */
async function lookUntil(page: Page, expected: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await letTimePass(page)
    await expected()
  }).toPass()
}

async function setVisible(page: Page, isVisible: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    },
    isVisible ? 'visible' : 'hidden',
  )
}

/** The words of a text up to the value it is told with. */
function startOf(shopper: Shopper, key: string, value: string): string {
  return (
    shopper
      .t(key, { [value]: '§' })
      .split('§')[0]
      ?.trim() ?? ''
  )
}
