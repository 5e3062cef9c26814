import type { Route } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { CARDS, Payer } from '../vocabulary/payer.ts'
import { fillBasket } from '../vocabulary/purchase.ts'

const NOISE = [/Failed to load resource|net::ERR_FAILED/]
/** Just over the time the page waits for a payment to be begun, ms. */
const TOO_LONG_MS = 31_000

test.use({ isPaymentSimulated: true, isFresh: true, allowedNoise: NOISE })

test('a card form that cannot be loaded says so, offers the other ways, and comes once it can; the other way pays the same order (S4.55, F13)', async ({
  shopper,
  page,
}) => {
  const orders: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/orders')) orders.push(request.url())
  })
  const payer = new Payer(shopper)
  await page.route('**/simulator/stripe.js', (route) => route.abort())
  await payer.goToCheckout('stripe')
  await expect(payer.form.getByText(shopper.t('cardForm.notLoaded'))).toBeVisible()
  await expect(payer.form.getByRole('button', { name: shopper.t('payment.other') })).toBeVisible()
  await page.unroute('**/simulator/stripe.js')
  await shopper.tap(payer.form.getByRole('button', { name: shopper.t('cardForm.retry') }))
  await expect(payer.cardNumber()).toBeVisible()
  await payer.payByCard(CARDS.declined)
  await shopper.tap(payer.form.getByRole('button', { name: shopper.t('payment.other') }))
  await payer.choose('test')
  await payer.go('test')
  await payer.expectPaid()
  expect(orders).toHaveLength(1)
})

test('a card form whose script never answers says so in the end, and is fetched anew (F13)', async ({
  shopper,
  page,
}) => {
  const held: Route[] = []
  await page.route(/simulator\/stripe\.js/, (route) => {
    if (held.length > 0) return route.continue()
    held.push(route)
    return undefined
  })
  const payer = new Payer(shopper)
  await payer.goToCheckout('stripe')
  await expect(payer.form.getByText(shopper.t('cardForm.notLoaded'))).toBeVisible({ timeout: 30_000 })
  await shopper.tap(payer.form.getByRole('button', { name: shopper.t('cardForm.retry') }))
  await payer.payByCard(CARDS.accepted)
  await payer.expectPaid()
  for (const route of held) await route.abort()
})

test('a card form that a bad line lost comes a moment later on the same page, and pays (F41)', async ({
  shopper,
  page,
}) => {
  const payer = new Payer(shopper)
  await page.route('**/assets/card-form-*.js', (route) => route.abort(), { times: 2 })
  await payer.goToCheckout('stripe')
  let loads = 0
  page.on('load', () => (loads += 1))
  await payer.payByCard(CARDS.accepted)
  await payer.expectPaid()
  expect(loads).toBe(0)
})

test('a card form of a version that is no longer there loads the page anew, once, and pays there (F47)', async ({
  shopper,
  page,
}) => {
  const orders: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/orders')) orders.push(request.url())
  })
  const payer = new Payer(shopper)
  let isGone = true
  await page.route('**/assets/card-form-*.js', (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.fallback(),
  )
  await fillBasket(shopper)
  await payer.keepView()
  let loads = 0
  page.on('domcontentloaded', () => {
    isGone = false
    loads += 1
  })
  const isReloaded = page.waitForEvent('load', { timeout: 60_000 })
  await shopper.checkout()
  await isReloaded
  await shopper.expectQuestion('checkout')
  await shopper.fillEmail('kari@example.no')
  await shopper.acceptPolicy()
  await payer.payByCard(CARDS.accepted)
  await payer.expectPaid()
  expect(orders).toHaveLength(1)
  expect(loads).toBe(1)
})

test.describe('in the menu view', () => {
  test.use({ view: 'classic' })

  test('a provider out of reach charges nothing, an answer that takes half a minute is given up on, and the same card then pays the same order, begun once (S4.49, S8.19, F1, F9, F42)', async ({
    shopper,
    shop,
    page,
  }) => {
    const payer = new Payer(shopper)
    await page.addInitScript(timeoutsByThePageClock)
    await page.clock.install()
    await payer.goToCheckout('stripe')
    await shop.api.post('/simulator', {
      data: { about: 'fault', operation: 'create', fault: 'lostCall', always: 'yes' },
    })
    await payer.payByCard(CARDS.accepted)
    await expect(payer.error()).toHaveText(shopper.t('paymentProblem.payment.unavailable'))
    await shop.api.post('/simulator', { data: { about: 'clear' } })

    let calls = 0
    let releasePayment = () => {}
    const held = new Promise<void>((resolve) => (releasePayment = resolve))
    await page.route('**/api/payments/stripe', async (route) => {
      calls += 1
      const response = await route.fetch()
      await held
      await route.fulfill({ response }).catch(() => undefined)
    })
    await payer.tapPay()
    await expect(payer.payButton()).toHaveText(shopper.t('payment.busy'))
    await payer.payButton().dblclick({ force: true })
    await expect.poll(() => calls).toBe(1)
    await page.clock.fastForward(TOO_LONG_MS)
    await expect(payer.error()).toHaveText(shopper.t('paymentProblem.timeout'))
    releasePayment()
    await page.unroute('**/api/payments/stripe')
    await payer.tapPay()
    await payer.expectPaid()
    expect(calls).toBe(1)
  })
})

/** Runs in the page: what gives up after a time goes by the clock of the page, which the journey moves. */
function timeoutsByThePageClock(): void {
  AbortSignal.timeout = (duration) => {
    const aborting = new AbortController()
    setTimeout(() => aborting.abort(new DOMException('too long', 'TimeoutError')), duration)
    return aborting.signal
  }
}
