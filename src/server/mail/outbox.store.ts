import { randomUUID } from 'node:crypto'
import { enums, string, unknown } from 'superstruct'
import { Finite, Whole, orNull } from '../store/columns.ts'
import type { Queries, Row } from '../store/database.ts'
import { rowReader } from '../store/row-reader.ts'
import { ACCOUNT_MAIL_KINDS, ORDER_MAIL_KINDS } from './mail.ts'
import type { MailKind } from './mail.ts'

/** A mail as what happened wants it; its words are chosen when it is read. */
export type NewMail = {
  /** What it tells of, unique for ever: the same event is told once. */
  readonly event: string
  readonly kind: MailKind
  readonly orderId?: string
  readonly recipient: string
  readonly language: string
  readonly content: object
  /** The token of its links, which nobody else may know: erased when the mail is sent. */
  readonly secret?: string
  /** For so long it waits in case it is taken back. */
  readonly waitsMs?: number
}

export type OutboxMail = {
  readonly id: string
  readonly orderId?: string
  readonly kind: MailKind
  readonly recipient: string
  readonly language: string
  readonly content: unknown
  readonly secret?: string
  readonly createdAt: number
}

export const SHOWN_MAILS = 50

/** A mail server that is away longer has made the mail stale. */
export const WORTH_SENDING_MS = 2 * 86_400_000

/** Puts a mail into the outbox, inside the transaction of what it tells; false where that was told before. */
export async function writeMail(queries: Queries, mail: NewMail, now: number): Promise<boolean> {
  const written = await queries.query(
    `INSERT INTO outbox (id, event, order_id, kind, recipient, language, content, secret, created_at, due_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (event) DO NOTHING RETURNING id`,
    [
      randomUUID(),
      mail.event,
      mail.orderId ?? null,
      mail.kind,
      mail.recipient,
      mail.language,
      JSON.stringify(mail.content),
      mail.secret ?? null,
      now,
      mail.waitsMs === undefined ? 0 : now + mail.waitsMs,
    ],
  )
  return written.length > 0
}

/** Takes mails of an order back that no sender has taken yet: what they tell is so no more. */
export async function takeBackMails(queries: Queries, orderId: string, kind: MailKind): Promise<void> {
  await queries.query(
    'DELETE FROM outbox WHERE order_id = $1 AND kind = $2 AND sent_at IS NULL AND attempts = 0',
    [orderId, kind],
  )
}

/** The newest mails, whether sent or not. */
export async function latestMails(queries: Queries, limit: number): Promise<readonly OutboxMail[]> {
  const rows = await queries.query('SELECT * FROM outbox ORDER BY created_at DESC, position DESC LIMIT $1', [
    limit,
  ])
  return rows.map(mailFrom)
}

/** Takes the oldest mail that waits, for one sender alone until `until` (epoch ms); nothing where none does. */
export async function takeMail(
  queries: Queries,
  now: number,
  until: number,
): Promise<(OutboxMail & { readonly attempts: number }) | undefined> {
  const [row] = await queries.query(
    `UPDATE outbox SET due_at = $2, attempts = attempts + 1 WHERE id = (
       SELECT id FROM outbox WHERE sent_at IS NULL AND due_at <= $1 AND created_at > $3
       ORDER BY due_at, position LIMIT 1 FOR UPDATE SKIP LOCKED)
     RETURNING *`,
    [now, until, now - WORTH_SENDING_MS],
  )
  return row && { ...mailFrom(row), attempts: takenRow(row).attempts }
}

/** Notes that a mail has left; the token of its links is its reader's alone from here on. */
export async function markSent(queries: Queries, mailId: string, now: number): Promise<void> {
  await queries.query('UPDATE outbox SET sent_at = $2, secret = NULL WHERE id = $1', [mailId, now])
}

/** Lets a mail wait until `dueAt` (epoch ms). */
export async function postpone(queries: Queries, mailId: string, dueAt: number): Promise<void> {
  await queries.query('UPDATE outbox SET due_at = $2 WHERE id = $1', [mailId, dueAt])
}

/** Frees what a sender that is no more had taken; only for a process that is the only one. */
export async function freeTakenMails(queries: Queries): Promise<void> {
  await queries.query('UPDATE outbox SET due_at = 0 WHERE sent_at IS NULL')
}

const outboxRow = rowReader('outbox', {
  id: string(),
  order_id: orNull(string()),
  kind: enums([...ORDER_MAIL_KINDS, ...ACCOUNT_MAIL_KINDS]),
  recipient: string(),
  language: string(),
  content: unknown(),
  secret: orNull(string()),
  created_at: Finite,
})
const takenRow = rowReader('outbox', { attempts: Whole })

function mailFrom(found: Row): OutboxMail {
  const row = outboxRow(found)
  return {
    id: row.id,
    ...(row.order_id !== null && { orderId: row.order_id }),
    kind: row.kind,
    recipient: row.recipient,
    language: row.language,
    content: row.content,
    ...(row.secret !== null && { secret: row.secret }),
    createdAt: row.created_at,
  }
}
