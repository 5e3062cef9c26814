import { expect, test } from '../fixtures.ts'
import { ordersOf } from '../vocabulary/orders.ts'
import { CARDS, Payer } from '../vocabulary/payer.ts'
import { customerIn } from '../vocabulary/views.ts'

test.use({
  isPaymentSimulated: true,
  isFresh: true,
  allowedNoise: [/Failed to load resource|net::ERR_FAILED/],
})

test('whoever loads the page anew before their card was tried is told that the payment was interrupted, and blames no bank; the card then pays the same order (F41)', async ({
  shopper,
  page,
}) => {
  const payer = new Payer(shopper)
  await payer.goToCheckout('stripe')
  await page.route('**/api/orders', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  )
  await payer.payByCard(CARDS.accepted)
  await shopper.expectQuestion('paymentFailed')
  await page.unroute('**/api/orders')
  await shopper.reload()
  await shopper.answer(shopper.t('payment.retry'))
  await expect(payer.error()).toHaveText(shopper.t('paymentProblem.payment.interrupted'))
  await payer.payByCard(CARDS.accepted)
  await payer.expectPaid()
  expect(await ordersOf(page)).toHaveLength(1)
})

test('a card of which the answer is lost after it has paid is paid, and nothing else is said (S4.56, F9)', async ({
  shopper,
  page,
}) => {
  const payer = new Payer(shopper)
  await payer.goToCheckout('stripe')
  await page.route('**/simulator/stripe/confirm', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await payer.payByCard(CARDS.accepted)
  await payer.expectPaid()
  expect((await shopper.heard()).at(-1)).toBe(shopper.t('ack.paid'))
  expect(
    (await shopper.heard()).filter((said) => said.includes(shopper.t('paymentProblem.card.unknown'))),
  ).toEqual([])
})

test('a tab beside one that is paying waits for what the bank says there, and both show the order (S4.56, F17)', async ({
  shopper,
  page,
  context,
  shop,
  language,
}) => {
  const payer = new Payer(shopper)
  await payer.goToCheckout('stripe')
  const other = customerIn('chat', await context.newPage(), shop.url, language)
  await other.open('/checkout')
  await other.expectQuestion('checkout')
  let answer = () => {}
  const isAnswering = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/simulator/stripe/confirm', async (route) => {
    await isAnswering
    await route.continue()
  })
  const isConfirming = page.waitForRequest('**/simulator/stripe/confirm')
  await payer.payByCard(CARDS.accepted)
  await isConfirming
  await expect(other.place.locator('[data-question="paying"]')).toBeAttached()
  answer()
  for (const customer of [shopper, other]) await customer.expectQuestion('order')
  expect(
    (await other.heard()).filter((said) => said.includes(other.t('paymentProblem.payment.interrupted'))),
  ).toEqual([])
  expect(await ordersOf(page)).toHaveLength(1)
})
