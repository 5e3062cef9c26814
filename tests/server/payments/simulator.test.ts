import { appendFileSync, mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { paymentSimulator } from '#simulators/payments/payment-simulator.ts'
import type { StripePlayer } from '#simulators/stripe/stripe-player.ts'
import type { PaymentSimulator, Player } from '#server/payments/player.ts'
import { paymentSettingsOf } from '#server/payments/payment-settings.ts'
import {
  ASKING_CARD,
  DECLINED_CARD,
  GOOD_CARD,
  aGuest,
  anUnpaidOrder,
  comeBack,
  startCard,
  stateOf,
} from '#tests/support/payments/paying-shop.ts'
import { NOON, openTestShop } from '#tests/support/test-shop.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

const file = join(mkdtempSync(join(tmpdir(), 'orda-simulator-')), 'simulator.json')
const inodeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.ino
const hand = { value: NOON }
const aSimulator = () => paymentSimulator(file, () => hand.value)
/** Who plays Stripe. */
function stripeIn({ players }: PaymentSimulator) {
  const isStripe = (player: Player): player is StripePlayer => player.setUp.name === 'stripe'
  const player = players.find(isStripe)
  if (!player) throw new Error('nobody plays Stripe')
  return player.stripe
}
const openShop = (simulator: PaymentSimulator) =>
  openTestShop({
    hand,
    providers: {
      payments: paymentSettingsOf({ PAYMENTS: 'simulator' }, false).settings,
      simulator,
    },
  })

describe('a shop whose payments are simulated', () => {
  let simulator: PaymentSimulator
  let shop: TestShop
  beforeAll(async () => {
    simulator = await aSimulator()
    shop = await openShop(simulator)
  })
  beforeEach(() => shop.reset())
  afterAll(() => shop.close())

  const page = (path: string, form?: Record<string, string>) =>
    shop.app.inject({
      method: form ? 'POST' : 'GET',
      url: path,
      headers: { cookie: 'orda-language=en', 'content-type': 'application/x-www-form-urlencoded' },
      ...(form && { payload: new URLSearchParams(form).toString() }),
    })
  const stripeJs = async (act: string, body: object) =>
    (await shop.app.inject({ method: 'POST', url: `/simulator/stripe/${act}`, payload: body })).json()
  const card = (number: string) => ({ number, expMonth: 12, expYear: 2030, cvc: '123' })

  test('offers every way of paying, and tells the page where Stripe.js is (S9.30)', async () => {
    const deployment = (await shop.customer().ask('GET', 'x/deployment')).json()
    expect(deployment).toMatchObject({
      payments: ['stripe', 'nepting', 'vipps', 'test'],
      stripePublicKey: 'pk_test_simulator',
      stripeScriptUrl: '/simulator/stripe.js',
      formGatewayUrl: '/simulator/gateway',
    })
  })

  test('answers the calls of Stripe.js: a card that pays, one that is declined, one that asks', async () => {
    const guest = await aGuest(shop)
    const id = await anUnpaidOrder(guest)
    const clientSecret = (await startCard(guest, id)).json().paymentIntentClientSecret
    const confirm = (number: string) =>
      stripeJs('confirm', { clientSecret, returnUrl: '/payment-return?order=1', card: card(number) })
    expect(await confirm(DECLINED_CARD)).toEqual({
      error: {
        type: 'card_error',
        code: 'card_declined',
        decline_code: 'generic_decline',
        message: 'Your card was declined.',
      },
    })
    expect(await comeBack(guest, id)).toBe('CREATED')
    const asking = (await confirm(ASKING_CARD)).paymentIntent
    expect(asking.status).toBe('requires_action')
    const bank = await page(asking.next_action.redirect_to_url.url)
    expect(bank.body).toContain('Your bank asks')
    const approved = await page(asking.next_action.redirect_to_url.url, { answer: 'yes' })
    expect(approved.headers.location).toMatch(
      /^\/payment-return\?order=1&payment_intent=pi_\w+&payment_intent_client_secret=pi_\w+&redirect_status=succeeded$/,
    )
    expect(await comeBack(guest, id)).toBe('VALIDATED')
  })

  test('keeps no number of a card, and gives away no key of the shop (ASVS 16.2.5)', async () => {
    const guest = await aGuest(shop)
    const id = await anUnpaidOrder(guest)
    const clientSecret = (await startCard(guest, id)).json().paymentIntentClientSecret
    await stripeJs('confirm', { clientSecret, card: card(GOOD_CARD) })
    expect(JSON.stringify(stripeIn(simulator).ledger)).not.toContain(GOOD_CARD)
    const deployment = await shop.customer().ask('GET', 'x/deployment')
    expect(deployment.body).not.toMatch(/sk_|whsec_/)
  })

  test('serves a stand-in of Stripe.js with its words', async () => {
    const script = await shop.app.inject('/simulator/stripe.js')
    expect(script.headers['content-type']).toContain('text/javascript')
    expect(script.body).toContain('"number":"Kortnummer"')
    expect(script.body).toContain('confirmPayment')
  })

  test('leads through the page of the gateway and back', async () => {
    const guest = await aGuest(shop)
    const id = await anUnpaidOrder(guest)
    const { url, data, signature } = (
      await guest.ask('POST', 'payments/nepting', { body: { orderId: id } })
    ).json()
    const gateway = await page(url, { ...data, signature })
    expect(gateway.body).toContain('Pay kr')
    const back = await page('/simulator/gateway/answer', { transactionId: data.transactionId, answer: 'pay' })
    const settled = await page(String(back.headers.location))
    expect(settled.headers.location).toBe('https://orda.test/payment-success')
    expect(await stateOf(guest, id)).toBe('VALIDATED')
  })

  test('a form that was tampered with is refused by the gateway', async () => {
    const guest = await aGuest(shop)
    const id = await anUnpaidOrder(guest)
    const { url, data, signature } = (
      await guest.ask('POST', 'payments/nepting', { body: { orderId: id } })
    ).json()
    expect((await page(url, { ...data, amount: '1', signature })).statusCode).toBe(400)
  })

  test('lets its switches be turned by page', async () => {
    const guest = await aGuest(shop)
    const id = await anUnpaidOrder(guest)
    const told = await page('/simulator', {
      about: 'fault',
      operation: 'create',
      fault: 'failure',
      times: '1',
    })
    expect(told.headers.location).toBe('/simulator')
    const answers = [await startCard(guest, id), await startCard(guest, id)].map(
      ({ statusCode }) => statusCode,
    )
    expect(answers).toEqual([503, 200])
    expect(
      (await page('/simulator', { about: 'fault', operation: 'create', fault: 'fire' })).statusCode,
    ).toBe(400)
    await page('/simulator', { about: 'clear' })
  })

  test('lets the bank decide what it has not decided', async () => {
    const guest = await aGuest(shop)
    const id = await anUnpaidOrder(guest)
    const clientSecret = (await startCard(guest, id)).json().paymentIntentClientSecret
    const { paymentIntent } = await stripeJs('confirm', { clientSecret, card: card('4000000000000077') })
    expect(await comeBack(guest, id)).toBe('WAITING')
    expect((await page('/simulator')).body).toContain(paymentIntent.id)
    await page('/simulator', { about: 'decide', id: paymentIntent.id, answer: 'yes' })
    expect(await comeBack(guest, id)).toBe('VALIDATED')
  })

  test('obeys no page of another site', async () => {
    const foreign = await shop.app.inject({
      method: 'POST',
      url: '/simulator',
      headers: { 'sec-fetch-site': 'cross-site' },
      payload: { about: 'clear' },
    })
    expect(foreign.statusCode).toBe(403)
  })

  test('knows its payments again when it is started again', async () => {
    const guest = await aGuest(shop)
    const id = await anUnpaidOrder(guest)
    const clientSecret = (await startCard(guest, id)).json().paymentIntentClientSecret
    await stripeJs('confirm', { clientSecret, card: card(GOOD_CARD) })
    const again = await aSimulator()
    expect(stripeIn(again).account.bySecret(clientSecret)?.status).toBe('requires_capture')
  })

  test('knows them too where it was killed while it wrote the last one down', async () => {
    const guest = await aGuest(shop)
    const first = (await startCard(guest, await anUnpaidOrder(guest))).json().paymentIntentClientSecret
    appendFileSync(`${file}.changes`, '["stripe","intents","pi_hal')
    const again = await aSimulator()
    expect(stripeIn(again).account.bySecret(first)?.status).toBe('requires_payment_method')
  })

  test('writes down a payment, and none of those it knew before', async () => {
    const guest = await aGuest(shop)
    await startCard(guest, await anUnpaidOrder(guest))
    const before = inodeOf(file)
    const id = await anUnpaidOrder(guest)
    await startCard(guest, id)
    expect(inodeOf(file)).toBe(before)
    expect(stripeIn(await aSimulator()).ledger).toEqual(stripeIn(simulator).ledger)
  })

  test('is not there in production', async () => {
    const live = await openTestShop({ isProduction: true, database: shop.deps.database })
    expect((await live.customer().ask('GET', '/simulator/stripe.js')).statusCode).toBe(404)
    await live.app.close()
  })
})
