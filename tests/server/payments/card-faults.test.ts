import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { UNPAID_ORDER_KEPT_MS } from '#domain/constants.ts'
import type { Fault } from '#simulators/stripe/stripe-faults.ts'
import { LOOK_AGAIN_MS } from '#server/payments/store/payments.store.ts'
import { assertMoneyInvariants } from '#tests/support/payments/money-invariants.ts'
import {
  ASKING_CARD,
  DUE,
  MINUTE,
  aGuest,
  anUnpaidOrder,
  becomeQuiet,
  cardOrder,
  cardSecret,
  comeBack,
  deliverMessages,
  giveCard,
  holdersIn,
  intentsOf,
  openPayingShop,
  paymentsOf,
  startCard,
  stateOf,
  tellKitchen,
} from '#tests/support/payments/paying-shop.ts'
import type { PayingShop } from '#tests/support/payments/paying-shop.ts'
import { order } from '#tests/support/test-shop.ts'
import type { Customer } from '#tests/support/test-shop.ts'

const SLOW_BANK_CARD = '4000000000000077'
const THREE_DAYS_MS = 3 * 24 * 60 * MINUTE
const LATER = { retrievalDate: new Date(DUE + 180 * MINUTE).toISOString() }

describe('paying by card, when something goes wrong', () => {
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

  const passes = async (durationMs: number) => {
    shop.clock.value += durationMs
    await shop.worker.turn()
  }
  const cancelReasonOf = (id: string) =>
    intentsOf(shop, id).map(({ status, cancellation_reason: reason }) => [status, reason])

  describe('between the tap on Pay and the card', () => {
    test('two taps on Pay at once are one payment (F1)', async () => {
      const id = await anUnpaidOrder(guest)
      const secrets = await Promise.all([cardSecret(guest, id), cardSecret(guest, id)])
      expect(secrets[0]).toMatch(/^pi_/)
      expect(new Set(secrets).size).toBe(1)
      expect(intentsOf(shop, id)).toHaveLength(1)
    })

    test('an order whose answer was lost is the same order when it is asked for again (F2)', async () => {
      const first = await order(guest, {}, 'the-lost-answer')
      const again = await order(guest, {}, 'the-lost-answer')
      expect([again.statusCode, again.json().id]).toEqual([201, first.json().id])
    })

    test('a page that never got its payment begins the same one again (F3)', async () => {
      const id = await anUnpaidOrder(guest)
      const lost = await cardSecret(guest, id)
      expect(await stateOf(guest, id)).toBe('CREATED')
      expect(await cardSecret(guest, id)).toBe(lost)
      expect([intentsOf(shop, id).length, await paymentsOf(shop, id)]).toEqual([1, ['begun']])
    })

    test.each<readonly [string, Fault]>([
      ['a call that never arrived (F7)', 'lostCall'],
      ['an answer that was lost (F7)', 'lostAnswer'],
      ['an answer that broke off (F8)', 'halfAnswer'],
      ['a key that is at work elsewhere (F9)', 'conflict'],
      ['too many calls at once (F9)', 'tooMany'],
    ])('%s is asked again, and is one payment', async (_what, fault) => {
      const id = await anUnpaidOrder(guest)
      const before = shop.stripe.requests.length
      shop.stripe.faults.next('create', fault)
      expect((await startCard(guest, id)).statusCode).toBe(200)
      const asked = shop.stripe.requests.slice(before).filter((each) => each === 'create')
      expect([asked.length, intentsOf(shop, id).length]).toEqual([2, 1])
    })

    test.each<readonly [string, Fault]>([
      ['a failure of Stripe', 'failure'],
      ['a failure of Stripe after it has begun a payment nobody hears of', 'failureAfter'],
    ])('%s is told, charges nothing, and the same order is paid after it (F9)', async (_what, fault) => {
      const id = await anUnpaidOrder(guest)
      shop.stripe.faults.next('create', fault)
      const told = await startCard(guest, id)
      expect([told.statusCode, told.json().code]).toEqual([503, 'payment.unavailable'])
      expect(told.headers['retry-after']).toBe('2')
      giveCard(shop, await cardSecret(guest, id))
      expect(await comeBack(guest, id)).toBe('VALIDATED')
    })

    test('a payment of Stripe nobody heard of is called off when its message comes, however late (F9)', async () => {
      const id = await anUnpaidOrder(guest)
      shop.stripe.faults.next('create', 'failureAfter')
      await startCard(guest, id)
      const [message] = shop.stripe.messages.waiting.splice(0)
      if (!message) throw new Error('Stripe says nothing')
      giveCard(shop, await cardSecret(guest, id))
      await comeBack(guest, id)
      await passes(LOOK_AGAIN_MS)
      shop.stripe.faults.next('cancel', 'lostCall', 'lostCall', 'lostCall')
      expect(await shop.stripe.messages.bring(message)).toBe(false)
      expect(await shop.stripe.messages.bring(message)).toBe(true)
      expect(intentsOf(shop, id).map(({ status }) => status)).toEqual(['canceled', 'requires_capture'])
    })

    test('a Stripe out of reach is told, and the same order is paid when it is back (F9)', async () => {
      const id = await anUnpaidOrder(guest)
      shop.stripe.faults.always('create', 'lostAnswer')
      expect((await startCard(guest, id)).json().code).toBe('payment.unavailable')
      shop.stripe.faults.clear()
      giveCard(shop, await cardSecret(guest, id))
      expect([await comeBack(guest, id), intentsOf(shop, id).length]).toEqual(['VALIDATED', 1])
    })

    test('a menu that has become dearer meanwhile is told before anybody pays the old price (F20, F40)', async () => {
      await tellKitchen(shop, { publishPrices: { burger: 159 } })
      const refused = await order(guest)
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'basket.conflicts'])
      const { currentCampaignId: campaignId } = (await guest.ask('GET', 'restaurants/brygga')).json()
      const id = await anUnpaidOrder(guest, { campaignId })
      await cardSecret(guest, id)
      expect(intentsOf(shop, id)).toMatchObject([{ amount: 15_900 }])
    })

    test.each([
      ['has closed (F25)', { openingHours: [] }, 'restaurant.closed'],
      ['takes no orders any more (F26)', { ordersEnabled: false }, 'restaurant.orderingDisabled'],
      [
        'has sold out the burger (F23)',
        { outages: [{ productCode: 'burger', state: 'UNAVAILABLE' }] },
        'product.outage',
      ],
    ])('a restaurant that %s is not paid', async (_what, told, code) => {
      const id = await anUnpaidOrder(guest)
      await tellKitchen(shop, told)
      expect((await startCard(guest, id)).json().code).toBe(code)
      expect(intentsOf(shop, id)).toEqual([])
    })

    test('a pickup time that has passed is not paid (F27)', async () => {
      const id = await anUnpaidOrder(guest, {
        retrievalDate: new Date(shop.clock.value + 20 * MINUTE).toISOString(),
      })
      shop.clock.value += 21 * MINUTE
      expect((await startCard(guest, id)).json().code).toBe('pickup.tooEarly')
      expect(intentsOf(shop, id)).toEqual([])
    })
  })

  test.each([
    ['is still near enough to when it was offered', 9, undefined],
    ['the kitchen can no longer make', 11, 'pickup.tooEarly'],
  ])('a pickup time that %s is asked of again before anybody pays (F27)', async (_what, minutes, code) => {
    const id = await anUnpaidOrder(guest, {
      retrievalDate: new Date(shop.clock.value + 20 * MINUTE).toISOString(),
    })
    shop.clock.value += minutes * MINUTE
    expect((await startCard(guest, id)).json().code).toBe(code)
    expect(intentsOf(shop, id)).toHaveLength(code === undefined ? 1 : 0)
  })

  describe('after the card was given', () => {
    /** An order whose card is good, and whose page never came back. */
    async function anAbandonedOrder(overrides: object = {}): Promise<string> {
      const id = await anUnpaidOrder(guest, overrides)
      giveCard(shop, await cardSecret(guest, id))
      return id
    }

    test('a page that never comes back is no matter: the sweeper finds the money in a minute (F5)', async () => {
      const id = await anAbandonedOrder()
      shop.stripe.faults.messages = 'lost'
      await deliverMessages(shop)
      await passes(MINUTE)
      expect([await stateOf(guest, id), await paymentsOf(shop, id)]).toEqual(['VALIDATED', ['authorised']])
    })

    test('a page that never comes back is no matter: the message of Stripe is enough (F5)', async () => {
      const id = await anAbandonedOrder()
      await deliverMessages(shop)
      expect([await stateOf(guest, id), await paymentsOf(shop, id)]).toEqual(['VALIDATED', ['authorised']])
    })

    test('page, message and sweeper at once confirm once (P3)', async () => {
      const id = await anAbandonedOrder()
      shop.stripe.faults.messages = 'doubled'
      shop.clock.value += LOOK_AGAIN_MS
      await Promise.all([comeBack(guest, id), deliverMessages(shop), shop.worker.turn()])
      expect([await stateOf(guest, id), await paymentsOf(shop, id)]).toEqual(['VALIDATED', ['authorised']])
    })

    test('messages of Stripe in any order, doubled and three days late move nothing back (F14)', async () => {
      await fc.assert(
        fc.asyncProperty(fc.infiniteStream(fc.nat()), fc.boolean(), async (chances, isCancelled) => {
          await shop.reset()
          guest = await aGuest(shop)
          const id = await anUnpaidOrder(guest)
          giveCard(shop, await cardSecret(guest, id), ASKING_CARD)
          shop.stripe.account.authenticate(intentsOf(shop, id)[0]?.id ?? '', true)
          await comeBack(guest, id)
          if (isCancelled) await guest.ask('PATCH', `orders/${id}/cancel`)
          await passes(15 * MINUTE)
          const end = await stateOf(guest, id)
          shop.clock.value += THREE_DAYS_MS
          const late = shop.stripe.messages.waiting.splice(0)
          for (const message of [...late, ...late].toSorted(() => ((chances.next().value ?? 0) % 3) - 1))
            expect(await shop.stripe.messages.bring(message)).toBe(true)
          await shop.worker.turn()
          guest = await aGuest(shop)
          const [stored] = await shop.deps.database.query('SELECT state FROM orders WHERE id = $1', [id])
          expect([end, stored?.['state']]).toEqual(
            isCancelled ? ['CANCELLED', 'CANCELLED'] : ['PAID', 'PAID'],
          )
        }),
        { numRuns: 8 },
      )
    })

    test('who never comes back from the bank pays nothing: the payment ends before the order (F12)', async () => {
      const id = await anUnpaidOrder(guest, LATER)
      giveCard(shop, await cardSecret(guest, id), ASKING_CARD)
      await comeBack(guest, id)
      await passes(UNPAID_ORDER_KEPT_MS)
      guest = Object.assign(guest, await aGuest(shop))
      expect([await paymentsOf(shop, id), cancelReasonOf(id)]).toEqual([
        ['released'],
        [['canceled', 'abandoned']],
      ])
      expect(shop.stripe.account.authenticate(intentsOf(shop, id)[0]?.id ?? '', true).status).toBe('canceled')
    })

    test('a bank that says yes once the order is given up gives the money back (F12)', async () => {
      const id = await anUnpaidOrder(guest, LATER)
      giveCard(shop, await cardSecret(guest, id), SLOW_BANK_CARD)
      expect(await comeBack(guest, id)).toBe('WAITING')
      await passes(UNPAID_ORDER_KEPT_MS)
      shop.stripe.account.decide(intentsOf(shop, id)[0]?.id ?? '', true)
      await passes(LOOK_AGAIN_MS)
      expect([await paymentsOf(shop, id), cancelReasonOf(id)]).toEqual([
        ['released'],
        [['canceled', 'requested_by_customer']],
      ])
    })

    test.each([
      ['another sum', { amount: 100 }],
      ['another order', { metadata: { orderId: 'another' } }],
      ['another currency', { currency: 'sek' }],
    ])(
      'money for %s pays nothing and goes back, and the order can still be paid (F21)',
      async (_what, changes) => {
        const id = await anUnpaidOrder(guest)
        const secret = await cardSecret(guest, id)
        const [intent] = intentsOf(shop, id)
        if (!intent) throw new Error('no payment was begun')
        const { ledger } = shop.stripe
        ledger.intents[intent.id] = { ...intent, ...changes }
        giveCard(shop, secret)
        expect(await comeBack(guest, id)).toBe('CREATED')
        expect(shop.errors.map(String)).toEqual(['Error: a payment was let go: mismatch'])
        await passes(0)
        expect(ledger.intents[intent.id]?.status).toBe('canceled')
        ledger.intents[intent.id] = { ...intent, status: 'canceled' }
        giveCard(shop, await cardSecret(guest, id))
        expect(await comeBack(guest, id)).toBe('VALIDATED')
      },
    )

    test.each([
      ['closes (F25)', { openingHours: [] }, 'INJECTION_ERROR'],
      ['stops taking orders (F26)', { ordersEnabled: false }, 'INJECTION_ERROR'],
      [
        'sells the burger out (F23)',
        { outages: [{ productCode: 'burger', state: 'UNAVAILABLE' }] },
        'CONFLICTED',
      ],
    ])('a restaurant that %s while the customer pays takes no money', async (_what, told, state) => {
      const id = await anAbandonedOrder()
      await tellKitchen(shop, told)
      expect(await comeBack(guest, id)).toBe(state)
      await passes(0)
      expect([await paymentsOf(shop, id), cancelReasonOf(id)]).toEqual([
        ['released'],
        [['canceled', 'requested_by_customer']],
      ])
    })

    test('a pickup time that passes while the customer pays takes no money (F27)', async () => {
      const id = await anAbandonedOrder({
        retrievalDate: new Date(shop.clock.value + 20 * MINUTE).toISOString(),
      })
      shop.clock.value += 21 * MINUTE
      expect(await comeBack(guest, id)).toBe('INJECTION_ERROR')
      await passes(0)
      expect(await paymentsOf(shop, id)).toEqual(['released'])
    })
  })

  describe('when the kitchen has the order', () => {
    const tickets = async (id: string) =>
      (await shop.deps.database.query('SELECT 1 FROM kitchen_tickets WHERE order_id = $1', [id])).length

    test('of the last portion paid by twenty, those the kitchen has none for pay nothing (F24)', async () => {
      const guests = await Promise.all(Array.from({ length: 20 }, () => aGuest(shop)))
      const ids = await Promise.all(guests.map((each) => cardOrder(shop, each)))
      const [first = '', ...others] = ids
      await tellKitchen(shop, { order: { id: first, fate: 'accept' } })
      await passes(0)
      await tellKitchen(shop, { outages: [{ productCode: 'burger', state: 'UNAVAILABLE' }] })
      await passes(15 * MINUTE)
      const states = await Promise.all(ids.map((id, index) => stateOf(guests[index] ?? guest, id)))
      expect(states).toEqual(['PAID', ...others.map(() => 'CONFLICTED')])
      for (const id of others) expect(intentsOf(shop, id)).toMatchObject([{ status: 'canceled' }])
    })

    test('money that was taken by hand comes back after a cancelling, though Stripe fails the first time (F9)', async () => {
      const id = await cardOrder(shop, guest)
      for (const intent of intentsOf(shop, id)) shop.stripe.account.capture(intent.id)
      await deliverMessages(shop)
      expect((await guest.ask('PATCH', `orders/${id}/cancel`)).statusCode).toBe(200)
      shop.stripe.faults.next('refund', 'failure')
      await passes(0)
      await passes(LOOK_AGAIN_MS)
      expect(await paymentsOf(shop, id)).toEqual(['refunded'])
    })

    test('a bank that refuses to give the money ends at the counter, and nothing is cooked twice (F53)', async () => {
      const id = await cardOrder(shop, guest)
      shop.stripe.faults.next('capture', 'decline')
      await passes(15 * MINUTE)
      await passes(10 * MINUTE)
      expect([await stateOf(guest, id), await paymentsOf(shop, id), await tickets(id)]).toEqual([
        'PAYMENT_ERROR',
        ['released'],
        1,
      ])
    })

    test.each<readonly [string, Fault]>([
      ['never got the call', 'lostCall'],
      ['lost the answer', 'lostAnswer'],
      ['fails', 'failure'],
      ['fails after it took the money', 'failureAfter'],
    ])('a Stripe that %s is asked for the money again, the kitchen is not (F53)', async (_what, fault) => {
      const id = await cardOrder(shop, guest)
      shop.stripe.faults.always('capture', fault)
      await passes(15 * MINUTE)
      shop.stripe.faults.clear()
      await passes(MINUTE)
      expect([await stateOf(guest, id), await paymentsOf(shop, id), await tickets(id)]).toEqual([
        'PAID',
        ['captured'],
        1,
      ])
      expect(intentsOf(shop, id)).toMatchObject([{ status: 'succeeded', amount_received: 14_900 }])
    })

    test('money given back by hand before its moment ends the order, and is told', async () => {
      const id = await cardOrder(shop, guest)
      shop.stripe.account.cancel(intentsOf(shop, id)[0]?.id ?? '', 'fraudulent')
      await deliverMessages(shop)
      expect([await stateOf(guest, id), await paymentsOf(shop, id)]).toEqual(['CANCELLED', ['released']])
      await passes(15 * MINUTE)
      expect(await tickets(id)).toBe(0)
    })

    test('a Stripe that cannot let go is asked until it does (F9)', async () => {
      const id = await cardOrder(shop, guest)
      shop.stripe.faults.always('cancel', 'lostCall')
      expect((await guest.ask('PATCH', `orders/${id}/cancel`)).statusCode).toBe(200)
      await passes(0)
      expect(await paymentsOf(shop, id)).toEqual(['releasing'])
      shop.stripe.faults.clear()
      await passes(LOOK_AGAIN_MS)
      expect([await paymentsOf(shop, id), intentsOf(shop, id)[0]?.status]).toEqual([['released'], 'canceled'])
    })
  })
})
