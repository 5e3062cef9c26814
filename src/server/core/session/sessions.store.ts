import { randomUUID } from 'node:crypto'
import type { Device, OpenSession } from '#domain/account/open-session.ts'
import type { AccountId, OrderId, RestaurantId } from '#domain/ids.ts'
import type { Clock } from '../database/clock.ts'
import { boundedMap } from '../http/bounded-map.ts'
import type { Database, Queries, Row } from '../database/database.ts'
import { hashOf, newToken } from '../database/tokens.ts'
import { type Session, deviceIn, insert, openRow, sessionFrom, sessionRow, tokenRow } from './session-row.ts'
import { type LinkedOrder, endOf, endsOf, withoutEnded } from './linked-orders.ts'

/** Whose session begins. */
export type SessionOwner = {
  readonly accountId: AccountId
  readonly kind: 'guest' | 'user'
  /** The order a link was made for: the only one it may see, and the session ends with the link. */
  readonly link?: LinkedOrder
  readonly device?: Device
}

/** A session just begun: the token goes into the cookie and nowhere else. */
export type BegunSession = { readonly token: string; readonly session: Session }

export type Sessions = ReturnType<typeof sessionsOf>

export const ACCESS_MS = 30 * 60_000
export const GUEST_SESSION_MS = 24 * 3_600_000
export const USER_SESSION_MS = 30 * 86_400_000
/** Nobody was there for so long after a session last opened anything: it is not renewed (ASVS 7.3.1). */
export const IDLE_MS = 14 * 86_400_000
const ROTATION_GRACE_MS = 30_000
const REMEMBERED_SESSIONS = 50_000
const SHARED_MEMORY_MS = 2_000

/** Sessions by cookie token. Replicas trust their memory for 2 s only; a single process hears of every change. */
export function sessionsOf(database: Database, clock: Clock, isOnlyProcess: boolean) {
  const remembered = boundedMap<string, { session: Session; at: number }>(REMEMBERED_SESSIONS)
  // What was read before a session ended or changed must not be remembered after it.
  let changes = 0

  function forget(tokenHash: string): void {
    changes += 1
    remembered.delete(tokenHash)
  }

  function forgetAll(rows: readonly Row[]): void {
    for (const { token_hash: tokenHash } of rows.map(tokenRow)) forget(tokenHash)
  }

  function remember(session: Session): void {
    remembered.set(session.tokenHash, { session, at: clock.now() })
  }

  async function load(tokenHash: string): Promise<Session | undefined> {
    const known = remembered.get(tokenHash)
    if (known && (isOnlyProcess || clock.now() - known.at < SHARED_MEMORY_MS)) return known.session
    const changesBefore = changes
    const [row] = await database.query(
      `SELECT s.*, a.kind FROM sessions s LEFT JOIN accounts a ON a.id = s.account_id WHERE token_hash = $1`,
      [tokenHash],
    )
    if (!row) return undefined
    const session = sessionFrom(sessionRow(row))
    if (changes === changesBefore) remember(session)
    return session
  }

  /** The session a cookie token opens now, if any. */
  async function find(token: string): Promise<Session | undefined> {
    const session = await load(hashOf(token))
    return session && session.accessUntil > clock.now() ? withoutEnded(session, clock.now()) : undefined
  }

  /** Begins a session for an account or a visitor, ending `previous` and keeping what it was entitled to. */
  async function begin(
    owner: SessionOwner | undefined,
    previous?: Session,
    broughtOrderIds: readonly OrderId[] = [],
  ): Promise<BegunSession> {
    const now = clock.now()
    const lasts = owner?.kind === 'user' ? USER_SESSION_MS : GUEST_SESSION_MS
    const begun = made(
      {
        family: randomUUID(),
        kind: owner?.kind ?? 'visitor',
        ...(owner && { accountId: owner.accountId }),
        ...(owner?.link && { orderIds: [owner.link.orderId] }),
        broughtOrderIds,
        linkEnds: { ...endsOf(broughtOrderIds, previous), ...endOf(owner?.link) },
        restaurantIds: previous?.restaurantIds ?? [],
        device: owner?.device ?? {},
        expiresAt: Math.min(now + lasts, owner?.link?.until ?? Number.POSITIVE_INFINITY),
      },
      now,
    )
    await insert(database, begun.session)
    if (previous) await end(previous)
    remember(begun.session)
    return begun
  }

  /** A new token for the same session; the old one lives 30 s more for a second tab, its later use ends the family. */
  async function rotate(token: string): Promise<BegunSession | undefined> {
    const now = clock.now()
    const [found] = await database.query(
      `SELECT s.*, a.kind FROM sessions s LEFT JOIN accounts a ON a.id = s.account_id WHERE token_hash = $1`,
      [hashOf(token)],
    )
    if (!found) return undefined
    const row = sessionRow(found)
    const session = sessionFrom(row)
    if (row.rotated_at !== null && now > row.rotated_at + ROTATION_GRACE_MS) {
      await endFamily(session.family)
      return undefined
    }
    if (session.expiresAt <= now || session.kind === 'visitor') return undefined
    if (now > session.accessUntil + IDLE_MS) return undefined
    const begun = made(session, now)
    const isAlive = await database.transaction(async (queries) => {
      // Waits for whoever is ending all sessions of the account, and finds the old one gone then.
      await insert(queries, begun.session)
      const kept = await queries.query(
        `UPDATE sessions SET rotated_at = coalesce(rotated_at, $2), access_until = least(access_until, $3)
         WHERE token_hash = $1 RETURNING token_hash`,
        [session.tokenHash, now, now + ROTATION_GRACE_MS],
      )
      if (kept.length === 0)
        await queries.query('DELETE FROM sessions WHERE token_hash = $1', [begun.session.tokenHash])
      return kept.length > 0
    })
    forget(session.tokenHash)
    if (!isAlive) return undefined
    remember(begun.session)
    return begun
  }

  /** Ends the session of a token, however old. */
  async function endByToken(token: string): Promise<void> {
    const session = await load(hashOf(token))
    if (session) await end(session)
  }

  async function end(session: Session): Promise<void> {
    await endFamily(session.family)
  }

  /** Does `work` and ends every session of an account with it, or neither (ASVS 7.4.2, 7.4.3). */
  async function endAllWith<T>(accountId: AccountId, work: (queries: Queries) => Promise<T>): Promise<T> {
    const { answer, ended } = await database.transaction(async (queries) => {
      await queries.query('SELECT id FROM accounts WHERE id = $1 FOR UPDATE', [accountId])
      const answer = await work(queries)
      const ended = await queries.query('DELETE FROM sessions WHERE account_id = $1 RETURNING token_hash', [
        accountId,
      ])
      return { answer, ended }
    })
    forgetAll(ended)
    return answer
  }

  /** Where an account is logged in, last used first; a family is named by what opens nothing. */
  async function openOf(accountId: AccountId, { family }: Session): Promise<readonly OpenSession[]> {
    const now = clock.now()
    const rows = await database.query(
      `SELECT DISTINCT ON (family) family, browser, system, access_until FROM sessions
       WHERE account_id = $1 AND rotated_at IS NULL AND expires_at > $2 AND access_until + $3 >= $2
       ORDER BY family, access_until DESC`,
      [accountId, now, IDLE_MS],
    )
    const open = rows.map(openRow).map((row) => ({
      id: row.family,
      ...deviceIn(row),
      usedAt: row.access_until - ACCESS_MS,
      isCurrent: row.family === family,
    }))
    return open.toSorted((one, other) => other.usedAt - one.usedAt)
  }

  /** Ends one session of an account, and nobody else's. */
  async function endOne(accountId: AccountId, family: string): Promise<void> {
    await endWhere(accountId, 'family = $2', family)
  }

  /** Ends every session of an account but this one. */
  async function endOthers(accountId: AccountId, { family }: Session): Promise<void> {
    await endWhere(accountId, 'family <> $2', family)
  }

  /** Waits for whoever is renewing one, and ends the renewed one too. */
  async function endWhere(accountId: AccountId, condition: string, family: string): Promise<void> {
    const ended = await database.transaction(async (queries) => {
      await queries.query('SELECT id FROM accounts WHERE id = $1 FOR UPDATE', [accountId])
      return queries.query(
        `DELETE FROM sessions WHERE account_id = $1 AND ${condition} RETURNING token_hash`,
        [accountId, family],
      )
    })
    forgetAll(ended)
  }

  async function endFamily(family: string): Promise<void> {
    const rows = await database.query('DELETE FROM sessions WHERE family = $1 RETURNING token_hash', [family])
    forgetAll(rows)
  }

  /** Lets a session order at a restaurant that asked for its code (S6.14). */
  async function entitle(session: Session, restaurantId: RestaurantId): Promise<void> {
    await database.query(
      `UPDATE sessions SET restaurant_ids = restaurant_ids || to_jsonb($2::text)
       WHERE family = $1 AND NOT restaurant_ids ? $2`,
      [session.family, restaurantId],
    )
    forget(session.tokenHash)
  }

  /** Lets a session that was opened for single orders see one more: one it has made itself, or that of another link. */
  async function admit(session: Session, orderId: OrderId, until?: number): Promise<void> {
    if (!session.orderIds || session.orderIds.includes(orderId)) return
    const ends = until === undefined ? {} : endOf({ orderId, until })
    const rows = await database.query(
      `UPDATE sessions SET order_ids = order_ids || to_jsonb($2::text), link_ends = link_ends || $3::jsonb
       WHERE family = $1 AND NOT order_ids ? $2 RETURNING token_hash`,
      [session.family, orderId, JSON.stringify(ends)],
    )
    forgetAll(rows)
  }

  return { find, begin, rotate, end, endByToken, endAllWith, openOf, endOne, endOthers, entitle, admit }
}

function made(
  from: Omit<Session, 'tokenHash' | 'accessUntil'>,
  now: number,
): { token: string; session: Session } {
  const token = newToken()
  // A visitor has nothing to refresh, only codes already given.
  const accessUntil = from.kind === 'visitor' ? from.expiresAt : Math.min(now + ACCESS_MS, from.expiresAt)
  return { token, session: { ...from, tokenHash: hashOf(token), accessUntil } }
}
