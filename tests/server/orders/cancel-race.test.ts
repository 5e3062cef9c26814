import fc from 'fast-check'
import type { Scheduler as Interleaving } from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testPaymentIn } from '#server/payments/test/test-payment.ts'
import type { Payment } from '#server/payments/payment.ts'
import type { PaymentProvider } from '#server/payments/provider.ts'
import { shopWorkerOf } from '#server/core/process/shop-worker.ts'
import type { ShopWorkerDeps } from '#server/core/process/shop-worker.ts'
import { DATABASES } from '#tests/support/databases.ts'
import { NOON, aGuest, openTestShop, paidOrder } from '#tests/support/test-shop.ts'
import type { Customer, TestShop } from '#tests/support/test-shop.ts'

const DUE = NOON + 15 * 60_000
/** Most where statements truly run at once, which is cheaper too. */
const RUNS: Readonly<Record<string, number>> = { PGlite: 50, PostgreSQL: 200 }

/** A bank with one account: what was held is taken or given back, and neither twice nor both. */
function aBank() {
  const held = new Map<string, 'captured' | 'released'>()
  const mistakes: string[] = []
  const move = ({ orderId }: Payment, to: 'captured' | 'released') => {
    const before = held.get(orderId)
    if (before !== undefined && before !== to) mistakes.push(`${orderId}: ${before}, then ${to}`)
    held.set(orderId, to)
  }
  const provider: Pick<PaymentProvider, 'capture' | 'release'> = {
    capture: async (payment) => {
      move(payment, 'captured')
      return 'captured'
    },
    release: async (payment) => {
      move(payment, 'released')
      return 'released'
    },
  }
  return { provider, mistakes, moneyOf: (id: string) => held.get(id) }
}

/** The same thing, each of its calls put off until the interleaving lets it go. */
function interleaved<T extends object>(thing: T, names: readonly (keyof T)[], order: () => Interleaving): T {
  const slowed = names.map((name) => {
    const call = thing[name]
    if (typeof call !== 'function') throw new TypeError(`${String(name)} is no call`)
    const slow = async (...all: unknown[]): Promise<unknown> => {
      await order().schedule(Promise.resolve(), String(name))
      const answer: unknown = await Reflect.apply(call, thing, all)
      await order().schedule(Promise.resolve(), `${String(name)} answers`)
      return answer
    }
    return [name, slow] as const
  })
  return { ...thing, ...Object.fromEntries(slowed) }
}

describe.each(DATABASES)('cancelling while the kitchen is being asked, on %s', (name, open) => {
  let shop: TestShop
  let guest: Customer
  let current: Interleaving | undefined
  const bank = aBank()
  const order = () => {
    if (!current) throw new Error('nothing is interleaved yet')
    return current
  }

  beforeAll(async () => {
    shop = await openTestShop({ database: await open() })
    await shop.reset()
    guest = await aGuest(shop)
  })
  afterAll(() => shop.close())

  const aPorter = (provider: typeof bank.provider, deps: Partial<ShopWorkerDeps> = {}) =>
    shopWorkerOf({
      ...shop.deps,
      isOnlyProcess: false,
      payments: [{ ...testPaymentIn(shop.deps.payments), ...provider }],
      ...deps,
    })

  /** A process of its own that brings orders to the kitchen. */
  const aSlowPorter = () =>
    aPorter(interleaved(bank.provider, ['capture', 'release'], order), {
      orders: interleaved(shop.deps.orders, ['send', 'change'], order),
      kitchen: interleaved(shop.deps.kitchen, ['inject'], order),
    })

  async function cancelled(id: string): Promise<number> {
    await order().schedule(Promise.resolve(), 'cancel')
    return (await guest.ask('PATCH', `orders/${id}/cancel`)).statusCode
  }

  /** The clock reaches the moment somewhere in between: after as many questions to the database as it is told. */
  async function timePasses(questions: number): Promise<void> {
    for (let asked = 0; asked < questions; asked += 1)
      await order().schedule(shop.deps.database.query('SELECT 1'), 'a while')
    await order().schedule(Promise.resolve(), 'due')
    shop.clock.value = DUE
  }

  test(`ends in exactly one of the two, with the money to match, ${RUNS[name]} times (S4.17, S8.3, F52)`, async () => {
    const ends = new Map<string, number>()
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.nat({ max: 12 }), async (interleaving, questions) => {
        shop.clock.value = NOON
        const id = await paidOrder(guest)
        current = interleaving
        const answers = await interleaving.waitFor(
          Promise.all([
            cancelled(id),
            cancelled(id),
            timePasses(questions).then(() => aSlowPorter().turn()),
            aSlowPorter().turn(),
          ]),
        )
        shop.clock.value = DUE
        await aPorter(bank.provider).turn()
        const { state, posId } = (await guest.ask('GET', `orders/${id}`)).json()
        const [payment] = await shop.deps.database.query('SELECT status FROM payments WHERE order_id = $1', [
          id,
        ])
        const mails = await shop.deps.database.query(
          `SELECT 1 FROM jobs WHERE order_id = $1 AND payload ->> 'kind' = 'orderCancellation'`,
          [id],
        )
        const isCancelled = answers.slice(0, 2).includes(200)
        expect({
          state,
          hasNumber: posId !== undefined,
          payment,
          mails: mails.length,
          bank: bank.moneyOf(id),
        }).toEqual(
          isCancelled
            ? {
                state: 'CANCELLED',
                hasNumber: false,
                payment: { status: 'released' },
                mails: 1,
                bank: 'released',
              }
            : {
                state: 'PAID',
                hasNumber: true,
                payment: { status: 'captured' },
                mails: 0,
                bank: 'captured',
              },
        )
        ends.set(state, (ends.get(state) ?? 0) + 1)
      }),
      { numRuns: RUNS[name] ?? 1 },
    )
    expect([bank.mistakes, shop.errors]).toEqual([[], []])
    // A race that always ends the same way proves nothing.
    expect([...ends.keys()].toSorted()).toEqual(['CANCELLED', 'PAID'])
  }, 600_000)
})
