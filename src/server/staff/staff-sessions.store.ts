import type { StaffId } from '#domain/ids.ts'
import type { Staff } from '#domain/staff/staff-role.ts'
import { STAFF_SESSION_MS, isOpenStaffSession } from '#domain/staff/staff-session.ts'
import { Finite } from '../core/database/columns.ts'
import type { Queries } from '../core/database/database.ts'
import { rowReader } from '../core/database/row-reader.ts'
import { hashOf, newToken } from '../core/database/tokens.ts'
import { STAFF_COLUMNS, staffFrom } from './staff-row.ts'

/** A session is written to at most so often while it is used. */
const NOTED_EVERY_MS = 60_000

const sessionRow = rowReader('staff_sessions', { ...STAFF_COLUMNS, used_at: Finite, expires_at: Finite })

/** Whose session a token opens now, which is used by this; nobody's where it is over or they were removed. */
export async function staffOfSession(
  queries: Queries,
  token: string,
  now: number,
): Promise<Staff | undefined> {
  const [found] = await queries.query(
    `SELECT s.id, s.email, s.name, s.role, t.used_at, t.expires_at
     FROM staff_sessions t JOIN staff s ON s.id = t.staff_id
     WHERE t.token_hash = $1 AND s.disabled_at IS NULL`,
    [hashOf(token)],
  )
  if (!found) return undefined
  const row = sessionRow(found)
  const { used_at: usedAt, expires_at: expiresAt } = row
  if (!isOpenStaffSession({ usedAt, expiresAt }, now)) return undefined
  if (now - usedAt >= NOTED_EVERY_MS)
    await queries.query('UPDATE staff_sessions SET used_at = $2 WHERE token_hash = $1', [hashOf(token), now])
  return staffFrom(row)
}

/** Signs somebody in; the token is for the cookie, and nowhere else. */
export async function beginStaffSession(queries: Queries, staffId: StaffId, now: number): Promise<string> {
  const token = newToken()
  await queries.query(
    `INSERT INTO staff_sessions (token_hash, staff_id, created_at, used_at, expires_at)
     VALUES ($1, $2, $3, $3, $4)`,
    [hashOf(token), staffId, now, now + STAFF_SESSION_MS],
  )
  return token
}

/** Ends the session of a token. */
export async function endStaffSession(queries: Queries, token: string): Promise<void> {
  await queries.query('DELETE FROM staff_sessions WHERE token_hash = $1', [hashOf(token)])
}

/** Ends every session of somebody. */
export async function endStaffSessions(queries: Queries, staffId: StaffId): Promise<void> {
  await queries.query('DELETE FROM staff_sessions WHERE staff_id = $1', [staffId])
}
