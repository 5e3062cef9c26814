import type { Queries } from '../store/database.ts'

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

export const SHOWN_MAILS = 50

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
