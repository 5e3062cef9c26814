import { SENT_MAIL_KEPT_DAYS } from '#domain/constants.ts'
import { STAFF_IDLE_MS } from '#domain/staff/staff-session.ts'
import { WORTH_SENDING_MS } from '../../mail/outbox.store.ts'
import type { Queries } from '../database/database.ts'
import { ORDER_LINK_LASTS_MS } from '../../orders/store/order-links.store.ts'

const DAY_MS = 86_400_000

/** A repeated request comes within seconds; a day is what payment providers promise. */
export const KEY_KEPT_MS = DAY_MS

/** Providers repeat a message for three days; what was about no payment of ours is to be looked at by a person. */
export const EVENT_KEPT_MS = 30 * DAY_MS

/** A link that is over still tells so for a while, before it is as unknown as any other. */
export const LINK_KEPT_MS = 7 * DAY_MS

/** For so long what is over can be asked about, and a message to another system sent once more. */
const JOB_KEPT_MS = SENT_MAIL_KEPT_DAYS * DAY_MS

/**
 * Drops what has served its time: sessions that can no longer be refreshed, keys nobody repeats any more, links that
 * have ended, conversations nobody came back to, mails, messages and conversations of long ago, secrets of mails that nobody
 * gets any more, and where customers of yesterday
 * were.
 */
export async function sweep(queries: Queries, now: number): Promise<void> {
  const linksEnded = now - ORDER_LINK_LASTS_MS
  const pickedUp = 'SELECT id FROM orders WHERE retrieval_at < $1'
  await queries.query(`DELETE FROM order_links WHERE order_id IN (${pickedUp})`, [linksEnded - LINK_KEPT_MS])
  await queries.query(`DELETE FROM predictions WHERE order_id IN (${pickedUp})`, [linksEnded])
  await queries.query('DELETE FROM sessions WHERE expires_at < $1', [now])
  await queries.query('DELETE FROM known_devices WHERE expires_at < $1', [now])
  await queries.query('DELETE FROM tries WHERE until < $1', [now])
  await queries.query('DELETE FROM spent_challenges WHERE expires_at < $1', [now])
  await queries.query('DELETE FROM sign_on_attempts WHERE expires_at < $1', [now])
  await queries.query('DELETE FROM left_conversations WHERE expires_at < $1', [now])
  await queries.query('DELETE FROM sign_on_tickets WHERE expires_at < $1', [now])
  await queries.query('DELETE FROM staff_sessions WHERE expires_at < $1 OR used_at < $2', [
    now,
    now - STAFF_IDLE_MS,
  ])
  await queries.query('DELETE FROM staff_invites WHERE expires_at < $1', [now - LINK_KEPT_MS])
  await queries.query('DELETE FROM account_links WHERE expires_at < $1', [now - LINK_KEPT_MS])
  await queries.query(
    `UPDATE jobs SET given_up_at = $2, secret = NULL
     WHERE kind = 'mail' AND done_at IS NULL AND given_up_at IS NULL AND created_at < $1`,
    [now - WORTH_SENDING_MS, now],
  )
  await queries.query(
    `DELETE FROM jobs WHERE done_at < $1 OR given_up_at < $1 OR (kind = 'webhook' AND created_at < $1)`,
    [now - JOB_KEPT_MS],
  )
  await queries.query('DELETE FROM payment_events WHERE received_at < $1', [now - EVENT_KEPT_MS])
  await queries.query('DELETE FROM sent_conversations WHERE expires_at < $1', [now])
  await queries.query('DELETE FROM sent_parts WHERE needed_until < $1', [now])
  await queries.query('DELETE FROM idempotency WHERE created_at < $1', [now - KEY_KEPT_MS])
}
