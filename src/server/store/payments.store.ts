import { randomUUID } from 'node:crypto'
import { addMinor } from '#domain/money/minor.ts'
import type { Queries } from './database.ts'
import type { StoredOrder } from './order-row.ts'

/**
 * Notes that the whole price of an order is held and puts its confirmation into the outbox, in one statement. A second
 * living payment of one order breaks a unique index; a second confirmation is not written.
 */
export async function insertAuthorised(
  queries: Queries,
  stored: StoredOrder,
  provider: string,
  confirmation: object | undefined,
  now: number,
): Promise<void> {
  const { order, currency, language } = stored
  await queries.query(
    `WITH paid AS (
       INSERT INTO payments (id, order_id, provider, amount, currency, status, updated_at)
       VALUES ($1, $2, $3, $4, $5, 'authorised', $6) RETURNING order_id)
     INSERT INTO outbox (id, order_id, kind, recipient, language, content, created_at)
     SELECT $7, order_id, 'orderConfirmation', $8, $9, $10::json, $6::double precision FROM paid
     WHERE $8::text IS NOT NULL AND $10::json IS NOT NULL ON CONFLICT (order_id, kind) DO NOTHING`,
    [
      randomUUID(),
      order.id,
      provider,
      addMinor(order.price, order.taxes),
      currency,
      now,
      randomUUID(),
      order.customerEmail ?? null,
      language,
      confirmation === undefined ? null : JSON.stringify(confirmation),
    ],
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
