import { randomUUID } from 'node:crypto'
import type { Feedback } from '#contracts/orders/order-calls.contract.ts'
import { boolean, string } from '#contracts/wire/wire-types.ts'
import type { OrderId, RestaurantId } from '#domain/ids.ts'
import type { Queries } from '../../core/database/database.ts'
import { rowReader } from '../../core/database/row-reader.ts'

/** What was said, without who said it. */
export type KeptFeedback = { readonly isProblem: boolean; readonly subject: string; readonly body: string }

const feedbackRow = rowReader('order_feedback', { is_problem: boolean(), subject: string(), body: string() })

/** Keeps what a customer wrote about an order (S7.53). */
export async function insertFeedback(
  queries: Queries,
  orderId: OrderId,
  { body, feedbackSubject, phoneNumber, name, email, reportProblem }: Feedback,
  now: number,
): Promise<void> {
  await queries.query(
    `INSERT INTO order_feedback
       (id, order_id, is_problem, subject, body, name, email, phone_number, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [randomUUID(), orderId, reportProblem, feedbackSubject, body, name, email, phoneNumber, now],
  )
}

/** The newest words about the orders of a restaurant. */
export async function latestFeedback(
  queries: Queries,
  restaurantId: RestaurantId,
  limit: number,
): Promise<readonly KeptFeedback[]> {
  const rows = await queries.query(
    `SELECT f.is_problem, f.subject, f.body FROM order_feedback f JOIN orders o ON o.id = f.order_id
     WHERE o.restaurant_id = $1 ORDER BY f.created_at DESC, f.id LIMIT $2`,
    [restaurantId, limit],
  )
  return rows
    .map(feedbackRow)
    .map(({ is_problem: isProblem, subject, body }) => ({ isProblem, subject, body }))
}
