import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { runDisagreements } from '#server/payments/disagreements-command.ts'
import { disagreementsIn } from '#server/payments/store/disagreements.store.ts'
import { DATABASES, ownPostgres } from '#tests/support/databases.ts'
import {
  MINUTE,
  aGuest,
  anUnpaidOrder,
  cardOrder,
  openPayingShop,
} from '#tests/support/payments/paying-shop.ts'
import type { PayingShop } from '#tests/support/payments/paying-shop.ts'

describe.each(DATABASES)('where money and orders disagree on %s', (_, open) => {
  let shop: PayingShop
  beforeAll(async () => {
    shop = await openPayingShop({ database: await open() })
  })
  beforeEach(() => shop.reset())
  afterAll(() => shop.close())

  /** What is told of these orders; those of other tests stay in the database. */
  const toldOf = async (ids: readonly string[], now = shop.clock.value) =>
    (await disagreementsIn(shop.deps.database, now))
      .filter(({ orderId }) => ids.includes(orderId))
      .map(({ kind, orderId }) => [kind, orderId])
  const change = (sql: string, id: string) => shop.deps.database.query(sql, [id])

  test('orders that are paid, and that wait to be paid, agree', async () => {
    const guest = await aGuest(shop)
    const ids = [await cardOrder(shop, guest), await anUnpaidOrder(guest)]
    expect(await toldOf(ids)).toEqual([])
  })

  test.each([
    ['unpaid', `UPDATE payments SET status = 'released' WHERE order_id = $1`],
    ['heldForEnded', `UPDATE orders SET state = 'CANCELLED' WHERE id = $1`],
    ['notReleased', `UPDATE payments SET status = 'releasing', updated_at = 0 WHERE order_id = $1`],
    ['disputed', `UPDATE payments SET disputed_at = 1 WHERE order_id = $1`],
  ] as const)('an order is told that is %s, and no other', async (kind, sql) => {
    const guest = await aGuest(shop)
    const other = await cardOrder(shop, guest)
    const id = await cardOrder(shop, guest)
    if (kind === 'notReleased') await change(`UPDATE orders SET state = 'CANCELLED' WHERE id = $1`, id)
    await change(sql, id)
    expect(await toldOf([other, id])).toEqual([[kind, id]])
  })

  test('an order nobody has paid or given up long after its half hour is told', async () => {
    const guest = await aGuest(shop)
    const id = await anUnpaidOrder(guest)
    expect(await toldOf([id], shop.clock.value + 39 * MINUTE)).toEqual([])
    expect(await toldOf([id], shop.clock.value + 41 * MINUTE)).toEqual([['overdue', id]])
  })
})

test('the command tells that all is well, by its exit code too', async () => {
  const postgres = await ownPostgres()
  onTestFinished(() => postgres.stop())
  const lines: string[] = []
  const code = await runDisagreements({
    environment: { DATABASE_URL: postgres.url },
    clock: { now: () => 0 },
    print: (line) => lines.push(line),
  })
  expect([code, lines]).toEqual([0, ['Money and orders agree.']])
})
