import { randomUUID } from 'node:crypto'
import { enums, string } from 'superstruct'
import { BULLETINS } from '#domain/orders/bulletin.ts'
import type { Bulletin } from '#domain/orders/bulletin.ts'
import { Finite, Whole, orNull } from '../store/columns.ts'
import type { Queries } from '../store/database.ts'
import { rowReader } from '../store/row-reader.ts'

export type WebhookMessage = {
  /** The same for every attempt, by which a receiver drops a second copy. */
  readonly id: string
  readonly kind: Bulletin
  readonly orderId: string
  readonly body: string
  /** With this one. */
  readonly attempts: number
}

/** Keeps a message for one webhook, inside the transaction of what it tells. */
export async function keepMessage(
  queries: Queries,
  message: Pick<WebhookMessage, 'kind' | 'orderId' | 'body'> & { readonly webhook: string },
  now: number,
): Promise<void> {
  await queries.query(
    `INSERT INTO webhook_messages (id, webhook, kind, order_id, body, created_at, due_at)
     VALUES ($1, $2, $3, $4, $5, $6, $6)`,
    [`msg_${randomUUID()}`, message.webhook, message.kind, message.orderId, message.body, now],
  )
}

/** Takes the oldest message that is due for a webhook, for one sender alone until `until` (epoch ms). */
export async function takeMessage(
  queries: Queries,
  webhook: string,
  now: number,
  until: number,
): Promise<WebhookMessage | undefined> {
  const [row] = await queries.query(
    `UPDATE webhook_messages SET due_at = $3, attempts = attempts + 1 WHERE id = (
       SELECT id FROM webhook_messages
       WHERE webhook = $1 AND due_at <= $2 AND delivered_at IS NULL AND given_up_at IS NULL
       ORDER BY due_at, position LIMIT 1 FOR UPDATE SKIP LOCKED)
     RETURNING id, kind, order_id, body, attempts`,
    [webhook, now, until],
  )
  if (!row) return undefined
  const { order_id: orderId, ...message } = takenRow(row)
  return { ...message, orderId }
}

/** Notes that a message has arrived. */
export async function markDelivered(queries: Queries, id: string, now: number): Promise<void> {
  await queries.query('UPDATE webhook_messages SET delivered_at = $2, last_failure = NULL WHERE id = $1', [
    id,
    now,
  ])
}

/** Notes why a message has not arrived: it waits until `dueAt` (epoch ms), or is given up where there is none. */
export async function markFailed(
  queries: Queries,
  id: string,
  failure: string,
  dueAt: number | undefined,
  now: number,
): Promise<void> {
  await queries.query(
    `UPDATE webhook_messages SET last_failure = $2, due_at = coalesce($3, due_at),
       given_up_at = CASE WHEN $3::double precision IS NULL THEN $4::double precision END
     WHERE id = $1`,
    [id, failure, dueAt ?? null, now],
  )
}

/** What became of a message, for who runs the shop. Instants in epoch ms. */
export type MessageStanding = Pick<WebhookMessage, 'id' | 'kind' | 'orderId' | 'attempts'> & {
  readonly webhook: string
  readonly createdAt: number
  readonly dueAt: number
  readonly failure?: string
  readonly deliveredAt?: number
  readonly givenUpAt?: number
}

/** The newest messages, and what became of them. */
export async function latestMessages(queries: Queries, limit: number): Promise<readonly MessageStanding[]> {
  const rows = await queries.query(
    'SELECT * FROM webhook_messages ORDER BY created_at DESC, position DESC LIMIT $1',
    [limit],
  )
  return rows.map((found) => {
    const row = standingRow(found)
    return {
      id: row.id,
      kind: row.kind,
      orderId: row.order_id,
      attempts: row.attempts,
      webhook: row.webhook,
      createdAt: row.created_at,
      dueAt: row.due_at,
      ...(row.last_failure !== null && { failure: row.last_failure }),
      ...(row.delivered_at !== null && { deliveredAt: row.delivered_at }),
      ...(row.given_up_at !== null && { givenUpAt: row.given_up_at }),
    }
  })
}

/** Lets a message be sent once more as it was, whatever became of it; false where there is none of this id. */
export async function replayMessage(queries: Queries, id: string): Promise<boolean> {
  const found = await queries.query(
    `UPDATE webhook_messages SET due_at = 0, attempts = 0, last_failure = NULL, delivered_at = NULL,
       given_up_at = NULL WHERE id = $1 RETURNING id`,
    [id],
  )
  return found.length > 0
}

const standingRow = rowReader('webhook_messages', {
  id: string(),
  webhook: string(),
  kind: enums([...BULLETINS]),
  order_id: string(),
  attempts: Whole,
  created_at: Finite,
  due_at: Finite,
  last_failure: orNull(string()),
  delivered_at: orNull(Finite),
  given_up_at: orNull(Finite),
})
const takenRow = rowReader('webhook_messages', {
  id: string(),
  kind: enums([...BULLETINS]),
  order_id: string(),
  body: string(),
  attempts: Whole,
})
