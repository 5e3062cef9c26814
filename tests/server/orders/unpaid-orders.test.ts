import { setImmediate as nextTurn } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { UNPAID_ORDER_KEPT_MS, expireUnpaid } from '#server/orders/expire-unpaid.ts'
import type { ExpiryDeps } from '#server/orders/expire-unpaid.ts'
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
  const expiring = (overrides: Partial<ExpiryDeps>): ExpiryDeps => ({
    ...shop.deps,
    onError: (error) => shop.errors.push(error),
    ...overrides,
  })

  test.each([
    ['a moment before half an hour is over', OVERDUE - 1, 'CREATED'],
    ['after half an hour', OVERDUE, 'CANCELLED'],
  ])('%s is %s', async (_when, now, state) => {
    const guest = await aGuest(shop)
    const id = await unpaidOrder(guest)
    await waitUntil(guest, now)
    await shop.scheduler.turn()
    expect(await stateOf(guest, id)).toBe(state)
  })

  test('is in no list: neither among the current ones nor in history (S4.12, S4.13)', async () => {
    const guest = await aGuest(shop)
    await unpaidOrder(guest)
    await waitUntil(guest, OVERDUE)
    await shop.scheduler.turn()
    for (const list of ['PENDING', 'ORDER_HISTORY']) {
      const found = await guest.ask('GET', `orders?accountId=${guest.id}&orderState=${list}`)
      expect(found.json().items, list).toEqual([])
    }
  })

  test('can no longer be paid, and says why', async () => {
    const guest = await aGuest(shop)
    const id = await unpaidOrder(guest)
    await waitUntil(guest, OVERDUE)
    await shop.scheduler.turn()
    expect((await pay(guest, id)).json()).toMatchObject({ code: 'order.alreadyCancelled' })
    expect(await paymentsOf(id)).toEqual([])
  })

  test('leaves alone what was paid in time', async () => {
    const guest = await aGuest(shop)
    const id = await unpaidOrder(guest)
    await pay(guest, id)
    await waitUntil(guest, OVERDUE)
    await shop.scheduler.turn()
    expect([await stateOf(guest, id), await paymentsOf(id)]).toEqual(['VALIDATED', ['authorised']])
  })

  test('waits where the money turns out to be held: its news is on the way (reliability 0.5)', async () => {
    const guest = await aGuest(shop)
    const id = await unpaidOrder(guest)
    await waitUntil(guest, OVERDUE)
    await expireUnpaid(expiring({ payment: { ...shop.deps.payment, abandon: async () => 'held' } }))
    expect(await stateOf(guest, id)).toBe('CREATED')
  })

  test('waits where the payment cannot be given up, and keeps no other from its end', async () => {
    const guest = await aGuest(shop)
    const [stuck, other] = [await unpaidOrder(guest), await unpaidOrder(guest)]
    await waitUntil(guest, OVERDUE)
    const unreachable = new Error('the provider does not answer')
    const abandon = async ({ order: { id } }: { order: { id: string } }) => {
      if (id === stuck) throw unreachable
      return 'abandoned' as const
    }
    await expireUnpaid(expiring({ payment: { ...shop.deps.payment, abandon } }))
    expect([await stateOf(guest, stuck), await stateOf(guest, other)]).toEqual(['CREATED', 'CANCELLED'])
    expect(shop.errors).toEqual([unreachable])
  })

  test('paid at the very moment it ends, is either paid or ended, with the money to match', async () => {
    const guest = await aGuest(shop)
    const turns = fc.nat({ max: 6 })
    await fc.assert(
      fc.asyncProperty(
        turns,
        turns,
        turns,
        fc.boolean(),
        async (paysAfter, endsAfter, givesUpAfter, twice) => {
          shop.clock.value = NOON
          const id = await unpaidOrder(guest)
          await waitUntil(guest, OVERDUE)
          const wait = async (count: number) => {
            for (let turn = 0; turn < count; turn += 1) await nextTurn()
          }
          const abandon = async () => {
            await wait(givesUpAfter)
            return 'abandoned' as const
          }
          const end = async () => {
            await wait(endsAfter)
            await expireUnpaid(expiring({ payment: { ...shop.deps.payment, abandon } }))
          }
          const [paid] = await Promise.all([
            wait(paysAfter).then(() => pay(guest, id)),
            end(),
            ...(twice ? [end()] : []),
          ])
          const told = paid.statusCode === 200 ? 'paid' : String(paid.json().code)
          expect([`VALIDATED authorised paid`, `CANCELLED  order.alreadyCancelled`]).toContain(
            `${await stateOf(guest, id)} ${(await paymentsOf(id)).join()} ${told}`,
          )
        },
      ),
      { numRuns: 100 },
    )
    expect(shop.errors).toEqual([])
  })
})
