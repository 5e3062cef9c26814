import { randomUUID } from 'node:crypto'
import type { Queries } from '../store/database.ts'
import type { StoredOrder } from '../store/order-row.ts'

export type MailKind = 'orderConfirmation'

export type OutboxMail = {
  readonly id: string
  readonly orderId: string
  readonly kind: MailKind
  readonly recipient: string
  readonly language: string
  readonly content: unknown
  readonly createdAt: number
}

/** Puts the confirmation of a paid order into the outbox, once per order; call it in the transaction that makes it true. */
export async function writeConfirmation(queries: Queries, stored: StoredOrder, now: number): Promise<void> {
  const { order } = stored
  if (order.customerEmail === undefined) return
  await queries.query(
    `INSERT INTO outbox (id, order_id, kind, recipient, language, content, created_at)
     VALUES ($1, $2, 'orderConfirmation', $3, $4, $5, $6) ON CONFLICT (order_id, kind) DO NOTHING`,
    [
      randomUUID(),
      order.id,
      order.customerEmail,
      stored.language,
      JSON.stringify({
        restaurantId: order.restaurantId,
        retrievalDate: order.retrievalDate,
        price: order.price,
        taxes: order.taxes,
        currency: stored.currency,
        pickUpMode: order.pickUpMode,
        firstName: order.firstName,
      }),
      now,
    ],
  )
}

/** The newest mails, whether sent or not. */
export async function latestMails(queries: Queries, limit: number): Promise<readonly OutboxMail[]> {
  const rows = await queries.query<OutboxRow>('SELECT * FROM outbox ORDER BY created_at DESC, id LIMIT $1', [
    limit,
  ])
  return rows.map((row) => ({
    id: row.id,
    orderId: row.order_id,
    kind: row.kind,
    recipient: row.recipient,
    language: row.language,
    content: row.content,
    createdAt: row.created_at,
  }))
}

type OutboxRow = {
  id: string
  order_id: string
  kind: MailKind
  recipient: string
  language: string
  content: unknown
  created_at: number
}
