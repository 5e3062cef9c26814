import { randomUUID } from 'node:crypto'
import type { Feedback } from '#contracts/order-calls.contract.ts'
import type { OrderId } from '#domain/ids.ts'
import type { Queries } from './database.ts'

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
