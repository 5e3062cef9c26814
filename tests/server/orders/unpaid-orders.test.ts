import { setImmediate as nextTurn } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expireUnpaid } from '#server/orders/expire-unpaid.ts'
import { UNPAID_ORDER_KEPT_MS } from '#domain/constants.ts'
import { testPaymentIn } from '#server/payments/test/test-payment.ts'
import type { TestPayment } from '#server/payments/test/test-payment.ts'
import { settlePayment } from '#server/payments/settle-payment.ts'
import { livePaymentOf } from '#server/payments/store/payments.store.ts'
import { DATABASES } from '#tests/support/databases.ts'
import { NOON, aGuest, openTestShop, order } from '#tests/support/test-shop.ts'
import type { Customer, TestShop } from '#tests/support/test-shop.ts'

const LATE = new Date(NOON + 3 * 3_600_000).toISOString()
const OVERDUE = NOON + UNPAID_ORDER_KEPT_MS

describe.each(DATABASES)('an order nobody pays for, on %s', (_name, open) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop({ database: await open() })
  })
  beforeEach(() => shop.reset())
  afterAll(() => shop.close())

  /** A page left open refreshes its session silently when it is used again. */
  const waitUntil = async (guest: Customer, now: number) => {
    shop.clock.value = now
    await guest.ask('GET', 'accounts/authentication/refresh-token')
  }
  const unpaidOrder = async (guest: Customer) =>
    String((await order(guest, { retrievalDate: LATE })).json().id)
  const pay = (guest: Customer, id: string) => guest.ask('POST', 'payments/fake', { body: { orderId: id } })
  const stateOf = async (guest: Customer, id: string) =>
    String((await guest.ask('GET', `orders/${id}`)).json().state)
  const paymentsOf = async (id: string) =>
    (await shop.deps.database.query('SELECT status FROM payments WHERE order_id = $1', [id])).map(
      ({ status }) => status,
    )
  /** The end of what is overdue, with a bank that answers otherwise. */
  const expireWith = (bank: Partial<TestPayment>) =>
    expireUnpaid({ ...shop.deps, payments: [{ ...testPaymentIn(shop.deps.payments), ...bank }] })
  const tellBank = (payment: string) =>
    shop.customer().ask('POST', 'x/kitchen', { body: { restaurantId: 'brygga', payment } })
  /** An order whose payment was begun, and which the bank has not said yes to. */
  async function begunOrder(guest: Customer): Promise<string> {
    const id = await unpaidOrder(guest)
    await tellBank('undecided')
    await pay(guest, id)
    return id
  }

  test.each([
    ['a moment before half an hour is over', OVERDUE - 1, 'CREATED'],
    ['after half an hour', OVERDUE, 'CANCELLED'],
  ])('%s is %s', async (_when, now, state) => {
    const guest = await aGuest(shop)
    const id = await unpaidOrder(guest)
    await waitUntil(guest, now)
    await shop.worker.turn()
    expect(await stateOf(guest, id)).toBe(state)
  })

  test('is in no list: neither among the current ones nor in history (S4.12, S4.13)', async () => {
    const guest = await aGuest(shop)
    await unpaidOrder(guest)
    await waitUntil(guest, OVERDUE)
    await shop.worker.turn()
    for (const list of ['PENDING', 'ORDER_HISTORY']) {
      const found = await guest.ask('GET', `orders?accountId=${guest.id}&orderState=${list}`)
      expect(found.json().items, list).toEqual([])
    }
  })

  test('can no longer be paid, and says why', async () => {
    const guest = await aGuest(shop)
    const id = await unpaidOrder(guest)
    await waitUntil(guest, OVERDUE)
    await shop.worker.turn()
    expect((await pay(guest, id)).json()).toMatchObject({ code: 'order.alreadyCancelled' })
    expect(await paymentsOf(id)).toEqual([])
  })

  test('leaves alone what was paid in time', async () => {
    const guest = await aGuest(shop)
    const id = await unpaidOrder(guest)
    await pay(guest, id)
    await waitUntil(guest, OVERDUE)
    await shop.worker.turn()
    expect([await stateOf(guest, id), await paymentsOf(id)]).toEqual(['VALIDATED', ['authorised']])
  })

  test('waits where the money turns out to be held: then it is paid (P5)', async () => {
    const guest = await aGuest(shop)
    const id = await begunOrder(guest)
    await waitUntil(guest, OVERDUE)
    await expireWith({
      look: async ({ amount, currency, orderId }) => ({
        kind: 'held',
        amount,
        currency,
        orderId,
        refunded: 0,
      }),
    })
    expect([await stateOf(guest, id), await paymentsOf(id)]).toEqual(['VALIDATED', ['authorised']])
  })

  test('is let go by its provider before it ends (F12)', async () => {
    const guest = await aGuest(shop)
    const id = await begunOrder(guest)
    await waitUntil(guest, OVERDUE)
    const states: string[] = []
    await expireWith({
      release: async () => {
        states.push(await stateOf(guest, id))
        return 'released'
      },
    })
    expect([states, await stateOf(guest, id), await paymentsOf(id)]).toEqual([
      ['WAITING'],
      'CANCELLED',
      ['released'],
    ])
  })

  test('waits where the payment cannot be let go, and keeps no other from its end', async () => {
    const guest = await aGuest(shop)
    const [stuck, other] = [await begunOrder(guest), await begunOrder(guest)]
    await waitUntil(guest, OVERDUE)
    const unreachable = new Error('the provider does not answer')
    await expireWith({
      release: async ({ orderId }) => {
        if (orderId === stuck) throw unreachable
        return 'released'
      },
    })
    expect([await stateOf(guest, stuck), await stateOf(guest, other)]).toEqual(['WAITING', 'CANCELLED'])
    expect(shop.errors).toEqual([unreachable])
    await shop.worker.turn()
    await shop.worker.turn()
    expect([await stateOf(guest, stuck), await paymentsOf(stuck)]).toEqual(['CANCELLED', ['released']])
  })

  test('is not begun to be paid at the moment it ends', async () => {
    const guest = await aGuest(shop)
    const id = await unpaidOrder(guest)
    await waitUntil(guest, OVERDUE)
    expect((await pay(guest, id)).json()).toMatchObject({ code: 'order.alreadyCancelled' })
    expect(await paymentsOf(id)).toEqual([])
  })

  test('paid at the very moment it ends, is either paid or ended, with the money to match', async () => {
    const guest = await aGuest(shop)
    const turns = fc.nat({ max: 6 })
    const wait = async (count: number) => {
      for (let turn = 0; turn < count; turn += 1) await nextTurn()
    }
    const ends = new Set<string>()
    await fc.assert(
      fc.asyncProperty(
        turns,
        turns,
        turns,
        fc.boolean(),
        async (paysAfter, endsAfter, letsGoAfter, twice) => {
          shop.clock.value = NOON
          const id = await begunOrder(guest)
          await waitUntil(guest, OVERDUE)
          const sayYes = async () => {
            await wait(paysAfter)
            const payment = await livePaymentOf(shop.deps.database, id)
            if (payment) await testPaymentIn(shop.deps.payments).decide(payment, true)
            await settlePayment(id, shop.deps)
          }
          const end = async () => {
            await wait(endsAfter)
            await expireWith({
              release: async (payment) => {
                await wait(letsGoAfter)
                return testPaymentIn(shop.deps.payments).release(payment)
              },
            })
          }
          await Promise.all([sayYes(), end(), ...(twice ? [end()] : [])])
          const ended = `${await stateOf(guest, id)} ${(await paymentsOf(id)).join()}`
          expect(['VALIDATED authorised', 'CANCELLED released']).toContain(ended)
          ends.add(ended)
        },
      ),
      { numRuns: 100 },
    )
    expect(shop.errors).toEqual([])
    expect(ends.size).toBe(2)
  })
})
