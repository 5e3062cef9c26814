import { randomUUID } from 'node:crypto'
import { addMinor } from '#domain/money/minor.ts'
import type { Queries } from './database.ts'
import type { StoredOrder } from './order-row.ts'

/** Notes that the whole price of an order is held; a second living payment of one order breaks a unique index. */
export async function insertAuthorised(
  queries: Queries,
  { order, currency }: StoredOrder,
  provider: string,
  now: number,
): Promise<void> {
  await queries.query(
    `INSERT INTO payments (id, order_id, provider, amount, currency, status, updated_at)
     VALUES ($1, $2, $3, $4, $5, 'authorised', $6)`,
    [randomUUID(), order.id, provider, addMinor(order.price, order.taxes), currency, now],
  )
}

/** Moves the held money on: captured with the food, released without it. */
export async function settlePayment(
  queries: Queries,
  orderId: string,
  status: 'captured' | 'released',
  now: number,
): Promise<void> {
  await queries.query(
    `UPDATE payments SET status = $2, updated_at = $3 WHERE order_id = $1 AND status = 'authorised'`,
    [orderId, status, now],
  )
}
