import { expect, test } from '../fixtures.ts'
import { CARDS, Payer } from '../vocabulary/payer.ts'

const NOISE = [/Failed to load resource|net::ERR_FAILED/]

test.use({ isPaymentSimulated: true, allowedNoise: NOISE })

test('a card form that cannot be loaded says so, offers the other ways, and comes once it can (reliability 13)', async ({
  shopper,
  page,
}) => {
  const payer = new Payer(shopper)
  await page.route('**/simulator/stripe.js', (route) => route.abort())
  await payer.goToTheTill('stripe')
  await payer.go('stripe')
  await expect(payer.form.getByText(shopper.t('cardForm.notLoaded'))).toBeVisible()
  await expect(payer.form.getByRole('button', { name: shopper.t('payment.other') })).toBeVisible()
  await page.unroute('**/simulator/stripe.js')
  await shopper.tap(payer.form.getByRole('button', { name: shopper.t('cardForm.retry') }))
  await payer.payByCard(CARDS.accepted)
  await payer.expectPaid()
})

test('a provider out of reach is told, charges nothing, and is paid with the same card when it is back (S8.19, reliability 9)', async ({
  shopper,
  shop,
}) => {
  const payer = new Payer(shopper)
  await payer.goToTheTill('stripe')
  await payer.go('stripe')
  await shop.api.post('/simulator', {
    data: { about: 'fault', operation: 'create', fault: 'lostCall', always: 'yes' },
  })
  await payer.payByCard(CARDS.accepted)
  await expect(payer.error()).toHaveText(shopper.t('paymentProblem.payment.unavailable'))
  await shop.api.post('/simulator', { data: { about: 'clear' } })
  await payer.tapPay()
  await payer.expectPaid()
})

test('a provider that answers after half a minute is waited for, and pays one order once (reliability 42)', async ({
  shopper,
  page,
}) => {
  await page.clock.install()
  const payer = new Payer(shopper)
  let calls = 0
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/api/payments/stripe', async (route) => {
    calls += 1
    await held
    await route.continue()
  })
  await payer.goToTheTill('stripe')
  await payer.go('stripe')
  await payer.payByCard(CARDS.accepted)
  await expect(payer.payButton()).toHaveText(shopper.t('payment.busy'))
  await page.clock.fastForward(29_000)
  await payer.payButton().click({ force: true })
  letGo()
  await payer.expectPaid()
  expect(calls).toBe(1)
})
