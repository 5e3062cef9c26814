import { Stripe } from 'stripe'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Message } from '#simulators/stripe/message-post.ts'
import { assertMoneyInvariants } from '#tests/support/payments/money-invariants.ts'
import {
  STRIPE,
  aGuest,
  anUnpaidOrder,
  becomeQuiet,
  bringTo,
  cardOrder,
  cardSecret,
  deliverMessages,
  giveCard,
  holdersIn,
  intentsOf,
  openPayingShop,
  paymentsOf,
  stateOf,
} from '#tests/support/payments/paying-shop.ts'
import type { PayingShop } from '#tests/support/payments/paying-shop.ts'
import type { Customer } from '#tests/support/test-shop.ts'

const TOLERANCE_MS = 300_000

describe('a message of Stripe', () => {
  let shop: PayingShop
  let guest: Customer
  beforeAll(async () => {
    shop = await openPayingShop()
  })
  beforeEach(async () => {
    await shop.reset()
    guest = await aGuest(shop)
  })
  afterEach(async () => {
    await becomeQuiet(shop)
    await assertMoneyInvariants(holdersIn(shop))
  })
  afterAll(() => shop.close())

  /** An order whose card is good, and the message that says so. */
  async function anOrderWithItsMessage() {
    const id = await anUnpaidOrder(guest)
    giveCard(shop, await cardSecret(guest, id))
    const message = shop.stripe.messages.waiting.find(
      ({ type }) => type === 'payment_intent.amount_capturable_updated',
    )
    if (!message) throw new Error('Stripe says nothing')
    return { id, message }
  }

  const signed = (body: string, at = shop.clock.value, secret = STRIPE.webhookSecret) =>
    new Stripe('sk_test_unused').webhooks.generateTestHeaderString({
      payload: body,
      secret,
      timestamp: Math.floor(at / 1000),
    })
  const keptOf = async ({ id }: Pick<Message, 'id'>) => {
    const [kept] = await shop.deps.database.query(
      'SELECT kind, parked_because FROM payment_events WHERE id = $1',
      [id],
    )
    return kept
  }
  const parked = () =>
    shop.deps.database.query('SELECT id, parked_because FROM payment_events WHERE parked_because IS NOT NULL')

  test('with its signature settles the order it is about', async () => {
    const { id, message } = await anOrderWithItsMessage()
    expect(await bringTo(shop, message.body, signed(message.body))).toBe(200)
    expect([await stateOf(guest, id), await paymentsOf(shop, id)]).toEqual(['VALIDATED', ['authorised']])
    expect(await keptOf(message)).toEqual({ kind: message.type, parked_because: null })
  })

  const FORGERIES: readonly (readonly [string, (message: Message) => readonly [string, string]])[] = [
    ['signed by somebody else', ({ body }) => [body, signed(body, undefined, 'whsec_of_somebody_else')]],
    [
      'meant for another address of the same account',
      ({ body }) => [body, signed(body, undefined, 'whsec_of_another_endpoint')],
    ],
    ['older than five minutes', ({ body }) => [body, signed(body, shop.clock.value - TOLERANCE_MS - 1000)]],
    ['from the future', ({ body }) => [body, signed(body, shop.clock.value + TOLERANCE_MS + 1000)]],
    ['written anew', ({ body }) => [JSON.stringify(JSON.parse(body), undefined, 2), signed(body)]],
    ['changed on the way', ({ body }) => [body.replace('14900', '1'), signed(body)]],
    ['without a signature', ({ body }) => [body, '']],
    ['with half a signature', ({ body }) => [body, 't=1773140400']],
  ]
  test.each(FORGERIES)('%s is refused, kept nowhere, and moves nothing (F15)', async (_what, forge) => {
    const { id, message } = await anOrderWithItsMessage()
    expect(await bringTo(shop, ...forge(message))).toBe(400)
    expect([await stateOf(guest, id), await keptOf(message)]).toEqual(['CREATED', undefined])
  })

  test.each([
    ['just within five minutes', -TOLERANCE_MS],
    ['a little ahead of our clock', TOLERANCE_MS],
  ])('%s is taken (F15)', async (_when, awayMs) => {
    const { id, message } = await anOrderWithItsMessage()
    expect(await bringTo(shop, message.body, signed(message.body, shop.clock.value + awayMs))).toBe(200)
    expect(await stateOf(guest, id)).toBe('VALIDATED')
  })

  test('that comes again is kept once and moves nothing (F14)', async () => {
    const { id, message } = await anOrderWithItsMessage()
    for (let times = 0; times < 3; times += 1)
      expect(await bringTo(shop, message.body, signed(message.body))).toBe(200)
    const kept = await shop.deps.database.query('SELECT 1 FROM payment_events WHERE id = $1', [message.id])
    expect([kept.length, await paymentsOf(shop, id)]).toEqual([1, ['authorised']])
  })

  test('that cannot be stored is not answered as received (P6)', async () => {
    const { id, message } = await anOrderWithItsMessage()
    const { database } = shop.deps
    await database.query('ALTER TABLE payment_events RENAME TO payment_events_away')
    expect(await bringTo(shop, message.body, signed(message.body))).toBe(500)
    await database.query('ALTER TABLE payment_events_away RENAME TO payment_events')
    expect(await bringTo(shop, message.body, signed(message.body))).toBe(200)
    expect(await stateOf(guest, id)).toBe('VALIDATED')
  })

  test('that is stored is no longer lost: where Stripe cannot be asked now, the sweeper asks at once', async () => {
    const { id, message } = await anOrderWithItsMessage()
    shop.stripe.faults.always('retrieve', 'lostCall')
    expect(await bringTo(shop, message.body, signed(message.body))).toBe(200)
    expect(await stateOf(guest, id)).toBe('CREATED')
    shop.stripe.faults.clear()
    await shop.worker.turn()
    expect(await stateOf(guest, id)).toBe('VALIDATED')
  })

  test('about a payment nobody here knows is kept for a person to look at, and told (F16)', async () => {
    const intent = shop.stripe.account.create({
      amount: 100,
      currency: 'nok',
      captureMethod: 'manual',
      metadata: {},
    })
    shop.stripe.account.cancel(intent.id, 'abandoned')
    await deliverMessages(shop)
    expect(await parked()).toMatchObject([{ parked_because: 'unknown payment' }])
    expect(shop.errors.map(String)).toEqual([
      expect.stringMatching(/^Error: a Stripe event was parked: evt_/),
    ])
    delete shop.stripe.ledger.intents[intent.id]
    await shop.deps.database.query('DELETE FROM payment_events')
  })

  test('of the live environment, to a shop that tries out, is kept for a person and moves nothing (F16)', async () => {
    const { id, message } = await anOrderWithItsMessage()
    const live = { ...JSON.parse(message.body), id: 'evt_live', livemode: true }
    const body = JSON.stringify(live)
    expect(await bringTo(shop, body, signed(body))).toBe(200)
    expect(await stateOf(guest, id)).toBe('CREATED')
    expect(await parked()).toEqual([{ id: 'evt_live', parked_because: 'another environment' }])
    await shop.deps.database.query('DELETE FROM payment_events')
  })

  test('about a payment that has ended is looked into once, not for ever', async () => {
    const id = await cardOrder(shop, guest)
    await guest.ask('PATCH', `orders/${id}/cancel`)
    await shop.worker.turn()
    await deliverMessages(shop)
    await shop.worker.turn()
    const watched = await shop.deps.database.query(
      'SELECT status FROM payments WHERE order_id = $1 AND check_at IS NOT NULL',
      [id],
    )
    expect(watched).toEqual([])
  })

  test('of a kind that is no matter of ours is taken and forgotten', async () => {
    const body = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'customer.created',
      livemode: false,
      data: { object: {} },
    })
    expect(await bringTo(shop, body, signed(body))).toBe(200)
    expect(await keptOf({ id: 'evt_1' })).toBeUndefined()
  })

  test('that a customer disputes a payment is told and noted, and moves no order', async () => {
    const id = await cardOrder(shop, guest)
    shop.stripe.account.dispute(intentsOf(shop, id)[0]?.id ?? '')
    await deliverMessages(shop)
    expect(await stateOf(guest, id)).toBe('VALIDATED')
    expect(shop.errors.map(String)).toEqual(['Error: a customer disputes a payment'])
    const [payment] = await shop.deps.database.query('SELECT disputed_at FROM payments WHERE order_id = $1', [
      id,
    ])
    expect(payment).toEqual({ disputed_at: shop.clock.value })
  })
})
