import { enums, string, type, unknown } from 'superstruct'
import type { Order } from '#domain/orders/order.ts'
import { enqueue, latestJobs } from '../core/jobs/jobs.store.ts'
import type { Job } from '../core/jobs/jobs.store.ts'
import type { Queries } from '../core/database/database.ts'
import { rowReader } from '../core/database/row-reader.ts'
import { ACCOUNT_MAIL_KINDS, ORDER_MAIL_KINDS, SUPPORT_MAIL_KIND } from './mail.ts'
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
  const { event: key, kind, orderId, recipient, language, content, secret, waitsMs = 0 } = mail
  const job = {
    kind: 'mail',
    key,
    payload: { kind, recipient, language, content },
    dueAt: now + waitsMs,
    ...(orderId !== undefined && { orderId }),
    ...(secret !== undefined && { secret }),
  } as const
  return enqueue(queries, job, now)
}

/**
 * Takes mails of an order back that no sender has taken yet: what they tell is so no more. Whether its account is that of a
 * guest, as whoever writes the next one has to know.
 */
export async function takeBackMails(
  queries: Queries,
  { id, accountId }: Pick<Order, 'id' | 'accountId'>,
  kind: MailKind,
): Promise<boolean> {
  const guests = await queries.query(
    `WITH taken_back AS (
       DELETE FROM jobs WHERE order_id = $1 AND kind = 'mail' AND payload ->> 'kind' = $2 AND done_at IS NULL
         AND attempts = 0)
     SELECT 1 AS guest FROM accounts WHERE id = $3 AND kind = 'guest'`,
    [id, kind, accountId],
  )
  return guests.length > 0
}

/** The newest mails, whether sent or not. */
export async function latestMails(queries: Queries, limit: number): Promise<readonly OutboxMail[]> {
  return (await latestJobs(queries, 'mail', limit)).map(mailOf)
}

const mailRow = rowReader('jobs', {
  payload: type({
    kind: enums([...ORDER_MAIL_KINDS, ...ACCOUNT_MAIL_KINDS, SUPPORT_MAIL_KIND]),
    recipient: string(),
    language: string(),
    content: unknown(),
  }),
})

/** The mail a job is about; throws where it is about something else. */
export function mailOf(job: Job): OutboxMail {
  const { id, orderId, secret, createdAt } = job
  const { kind, recipient, language, content } = mailRow(job).payload
  return {
    id,
    ...(orderId !== undefined && { orderId }),
    kind,
    recipient,
    language,
    content,
    ...(secret !== undefined && { secret }),
    createdAt,
  }
}
