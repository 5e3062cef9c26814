import { string } from '#contracts/wire/wire-types.ts'
import type { StaffId } from '#domain/ids.ts'
import { STAFF_INVITE_MS, type StaffInvite } from '#domain/staff/staff-invite.ts'
import type { Staff } from '#domain/staff/staff-role.ts'
import { Finite, orNull } from '../core/database/columns.ts'
import type { Queries } from '../core/database/database.ts'
import { rowReader } from '../core/database/row-reader.ts'
import { hashOf, newToken } from '../core/database/tokens.ts'
import { newFactorSecret } from './second-factor.ts'
import { STAFF_COLUMNS, staffFrom } from './staff-row.ts'

export type KnownInvite = StaffInvite & {
  readonly staff: Staff
  /** The secret of the second factor it offers; none once it is used. */
  readonly totpSecret?: string
}

const inviteRow = rowReader('staff_invites', {
  ...STAFF_COLUMNS,
  totp_secret: orNull(string()),
  expires_at: Finite,
  used_at: orNull(Finite),
})

/** Makes the token of a link to join; links somebody was given before are used up. */
export async function issueInvite(queries: Queries, staffId: StaffId, now: number): Promise<string> {
  const token = newToken()
  await endInvites(queries, staffId, now)
  await queries.query(
    'INSERT INTO staff_invites (token_hash, staff_id, totp_secret, expires_at) VALUES ($1, $2, $3, $4)',
    [hashOf(token), staffId, newFactorSecret(), now + STAFF_INVITE_MS],
  )
  return token
}

/** The link of a token. Inside a transaction nobody else can use it until that ends. */
export async function lockInvite(queries: Queries, token: string): Promise<KnownInvite | undefined> {
  const [found] = await queries.query(
    `SELECT s.id, s.email, s.name, s.role, i.totp_secret, i.expires_at, i.used_at
     FROM staff_invites i JOIN staff s ON s.id = i.staff_id
     WHERE i.token_hash = $1 AND s.disabled_at IS NULL FOR UPDATE`,
    [hashOf(token)],
  )
  if (!found) return undefined
  const row = inviteRow(found)
  return {
    staff: staffFrom(row),
    expiresAt: row.expires_at,
    ...(row.totp_secret !== null && { totpSecret: row.totp_secret }),
    ...(row.used_at !== null && { usedAt: row.used_at }),
  }
}

/** From here on no link somebody was given lets them join. */
export async function endInvites(queries: Queries, staffId: StaffId, now: number): Promise<void> {
  await queries.query(
    'UPDATE staff_invites SET used_at = $2, totp_secret = NULL WHERE staff_id = $1 AND used_at IS NULL',
    [staffId, now],
  )
}
