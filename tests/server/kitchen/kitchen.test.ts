import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { shopWorkerOf } from '#server/core/process/shop-worker.ts'
import { simulatedKitchen } from '#simulators/kitchen/simulated-kitchen.ts'
import { testPaymentIn } from '#server/payments/test/test-payment.ts'
import type { PaymentProviders } from '#server/payments/payment-providers.ts'
import { aSignal } from '#tests/support/signal.ts'
import { NOON, aGuest, openTestShop, order, paidOrder } from '#tests/support/test-shop.ts'
import type { Customer, TestShop } from '#tests/support/test-shop.ts'
import { takenToTheKitchen } from '#tests/support/workers.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const DUE = NOON + 15 * 60_000
const tell = (told: object) =>
  shop.customer().ask('POST', 'x/kitchen', { body: { restaurantId: 'brygga', ...told } })
const read = async (guest: Customer, id: string) => (await guest.ask('GET', `orders/${id}`)).json()
const paymentsOf = async (id: string) =>
  (await shop.deps.database.query('SELECT status FROM payments WHERE order_id = $1', [id])).map(
    ({ status }) => status,
  )

describe('a whole restaurant can be told how orders end (S4.10)', () => {
  test.each([
    ['a kitchen that refuses', { injection: 'refuse' }, 'INJECTION_ERROR', ['released']],
    ['a bank that refuses when the money is taken', { capture: 'refuse' }, 'PAYMENT_ERROR', ['released']],
    [
      'a saleTerms that is empty by then',
      { outages: [{ productCode: 'burger', state: 'UNAVAILABLE' }] },
      'CONFLICTED',
      ['released'],
    ],
  ])('%s: %j ends in %s', async (_what, told, state, payments) => {
    const guest = await aGuest(shop)
    const id = await paidOrder(guest)
    await tell(told)
    shop.clock.value = DUE
    await shop.worker.turn()
    expect((await read(guest, id)).state).toBe(state)
    expect(await paymentsOf(id)).toEqual(payments)
  })

  test.each([
    [{ injection: 'refuse' }, 'captured', 1],
    [{}, 'refused', 1],
    [{}, 'captured', 0],
  ] as const)(
    'who holds the money lets it go where none is taken: %j, %s',
    async (told, captured, wanted) => {
      const id = await paidOrder(await aGuest(shop))
      await tell(told)
      const released: string[] = []
      const bank = testPaymentIn(shop.deps.payments)
      const payments: PaymentProviders = [
        {
          ...bank,
          capture: () => Promise.resolve(captured),
          release: (payment) => {
            released.push(payment.orderId)
            return bank.release(payment)
          },
        },
      ]
      const worker = shopWorkerOf({ ...shop.deps, isOnlyProcess: true, payments })
      shop.clock.value = DUE
      await worker.turn()
      expect(released).toEqual(Array.from({ length: wanted }, () => id))
    },
  )

  test('an order whose money could not be taken keeps its number for the counter (S8.2)', async () => {
    const guest = await aGuest(shop)
    const id = await paidOrder(guest)
    await tell({ capture: 'refuse' })
    shop.clock.value = DUE
    await shop.worker.turn()
    expect(await read(guest, id)).toMatchObject({ state: 'PAYMENT_ERROR', posId: expect.any(String) })
  })
})

test('what a kitchen took and the database did not keep is not logged as never brought', async () => {
  await paidOrder(await aGuest(shop))
  const logged: string[] = []
  const asked: string[] = []
  const { kitchen, orders } = shop.deps
  const worker = shopWorkerOf({
    ...shop.deps,
    isOnlyProcess: true,
    orders: { ...orders, change: () => Promise.reject(new Error('the database is gone')) },
    kitchen: {
      ...kitchen,
      inject: (stored) => {
        asked.push(stored.order.id)
        return Promise.resolve({ kind: 'accepted', posId: '101' })
      },
    },
    onError: (_error, _id, what) => logged.push(what),
  })
  shop.clock.value = DUE
  await worker.turn()
  expect(asked).toHaveLength(1)
  expect(logged).toEqual(['outcome at the kitchen not kept'])
})

describe('a kitchen that takes its time', () => {
  test('leaves the order SENT, without a number, until it has answered (S4.10, S4.42)', async () => {
    const guest = await aGuest(shop)
    const id = await paidOrder(guest)
    await tell({ delayMs: 20_000 })
    let thoughtMs = 0
    const [asked, thinking] = [aSignal(), aSignal()]
    const kitchen = simulatedKitchen(shop.deps.database, (durationMs) => {
      thoughtMs += durationMs
      asked.give()
      return thinking.given
    })
    const worker = shopWorkerOf({ ...shop.deps, isOnlyProcess: true, kitchen })
    shop.clock.value = DUE
    const turn = worker.turn()
    await asked.given
    const meanwhile = await read(guest, id)
    thinking.give()
    await turn
    expect([meanwhile.state, meanwhile.posId, thoughtMs]).toEqual(['SENT', undefined, 20_000])
    expect(await read(guest, id)).toMatchObject({ state: 'PAID', posId: expect.any(String) })
    expect(await paymentsOf(id)).toEqual(['captured'])
  })

  test('answers at once when it is told to hurry', async () => {
    const guest = await aGuest(shop)
    const id = await paidOrder(guest)
    await tell({ delayMs: 60_000 })
    let looks = 0
    const kitchen = simulatedKitchen(shop.deps.database, async () => {
      looks += 1
      if (looks === 2) await tell({ delayMs: 0 })
    })
    const worker = shopWorkerOf({ ...shop.deps, isOnlyProcess: true, kitchen })
    shop.clock.value = DUE
    await worker.turn()
    expect([looks, (await read(guest, id)).state]).toEqual([2, 'PAID'])
  })

  test('can be told so for a minute at most', async () => {
    const answers = [60_000, 60_001].map((delayMs) => tell({ delayMs }))
    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([200, 400])
  })
})

describe('a payment the provider has not decided (S4.10)', () => {
  async function aWaitingOrder(): Promise<{ guest: Customer & { id: string }; id: string }> {
    const guest = await aGuest(shop)
    await tell({ payment: 'undecided' })
    return { guest, id: await paidOrder(guest) }
  }

  test('leaves the order WAITING, unpaid, and among the current ones (S4.12, S7.55)', async () => {
    const { guest, id } = await aWaitingOrder()
    const again = await guest.ask('POST', 'payments/fake', { body: { orderId: id } })
    expect([again.statusCode, again.json()]).toEqual([200, { success: false, state: 'WAITING' }])
    expect(await paymentsOf(id)).toEqual(['begun'])
    const list = await guest.ask('GET', `orders?accountId=${guest.id}&orderState=PENDING`)
    expect(list.json().items).toMatchObject([{ id, state: 'WAITING' }])
  })

  test('is paid, and confirmed by mail, when the provider says yes', async () => {
    const { guest, id } = await aWaitingOrder()
    await tell({ order: { id, fate: 'accept' } })
    expect((await read(guest, id)).state).toBe('VALIDATED')
    expect(await paymentsOf(id)).toEqual(['authorised'])
    expect(
      await shop.deps.database.query(`SELECT 1 FROM jobs WHERE kind = 'mail' AND order_id = $1`, [id]),
    ).toHaveLength(1)
  })

  test('can be paid again when the provider says no', async () => {
    const { guest, id } = await aWaitingOrder()
    await tell({ order: { id, fate: 'refuse' }, payment: 'accept' })
    expect((await read(guest, id)).state).toBe('CREATED')
    await guest.ask('POST', 'payments/fake', { body: { orderId: id } })
    expect((await read(guest, id)).state).toBe('VALIDATED')
  })

  test('that is refused at once says so and leaves the order to be paid again (S8.16)', async () => {
    const guest = await aGuest(shop)
    await tell({ payment: 'refuse' })
    const { id } = (await order(guest)).json()
    const refused = await guest.ask('POST', 'payments/fake', { body: { orderId: id } })
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'payment.refused'])
    expect((await read(guest, id)).state).toBe('CREATED')
  })
})

describe('one order can be brought to its end', () => {
  test.each([
    ['accept', 'PAID'],
    ['refuse', 'INJECTION_ERROR'],
    ['soldOut', 'CONFLICTED'],
    ['refuseCapture', 'PAYMENT_ERROR'],
  ])('%s: it is %s, long before its pickup time, and another is not', async (fate, state) => {
    const guest = await aGuest(shop)
    const retrievalDate = new Date(NOON + 5 * 3_600_000).toISOString()
    const [id, other] = [await paidOrder(guest, { retrievalDate }), await paidOrder(guest, { retrievalDate })]
    expect((await tell({ order: { id, fate } })).statusCode).toBe(200)
    await shop.worker.turn()
    expect((await read(guest, id)).state).toBe(state)
    expect((await read(guest, other)).state).toBe('VALIDATED')
  })

  test('what the kitchen found sold out is told (S8.4, S8.7)', async () => {
    const guest = await aGuest(shop)
    const id = await paidOrder(guest)
    await tell({ order: { id, fate: 'soldOut' } })
    await shop.worker.turn()
    expect((await read(guest, id)).items).toMatchObject([{ productCode: 'burger', isOutaged: true }])
  })

  test.each([
    ['of another restaurant', 'canteen', 'order.notFound'],
    ['that has ended', 'brygga', 'order.notModifiable'],
  ])('not one %s', async (_which, restaurantId, code) => {
    const guest = await aGuest(shop)
    const id = await paidOrder(guest)
    await guest.ask('PATCH', `orders/${id}/cancel`)
    expect((await tell({ restaurantId, order: { id, fate: 'refuse' } })).json()).toMatchObject({ code })
  })

  test('a kitchen that has cooked is not asked about its stock again when the money is being taken', async () => {
    const guest = await aGuest(shop)
    const id = await paidOrder(guest)
    shop.clock.value = DUE
    const [taken] = await takenToTheKitchen(shop)
    if (!taken) throw new Error('nothing was due')
    await shop.deps.kitchen.inject(taken)
    await tell({ outages: [{ productCode: 'burger', state: 'UNAVAILABLE' }] })
    shop.clock.value = DUE + 30_000
    await shop.worker.turn()
    expect((await read(guest, id)).state).toBe('PAID')
  })
})

describe('the queue of a kitchen', () => {
  test('shows the newest orders, their states and their contents, and nobody who ordered', async () => {
    const guest = await aGuest(shop, { firstName: 'Kari' })
    const id = await paidOrder(guest)
    const seen = await shop.customer().ask('GET', 'x/kitchen/brygga')
    expect(seen.json().mood).toEqual({
      injection: 'accept',
      steps: 'untold',
      delayMs: 0,
      payment: 'accept',
      capture: 'accept',
    })
    expect(seen.json().orders.find((each: { id: string }) => each.id === id)).toMatchObject({
      state: 'VALIDATED',
      total: 149,
      items: [{ name: 'burger', quantity: 1, isOutaged: false }],
    })
    expect(seen.body).not.toMatch(/kari/i)
  })

  test('of nobody is 404', async () => {
    expect((await shop.customer().ask('GET', 'x/kitchen/nobody')).statusCode).toBe(404)
  })
})
