import { randomUUID } from 'node:crypto'
import { string } from '#contracts/wire/wire-types.ts'
import { loginEmail } from '#domain/account/login-email.ts'
import { id, type StaffId } from '#domain/ids.ts'
import type { Staff } from '#domain/staff/staff-role.ts'
import { Finite, idOf, orNull } from '../core/database/columns.ts'
import type { Queries } from '../core/database/database.ts'
import { rowReader } from '../core/database/row-reader.ts'
import { STAFF_COLUMNS, staffFrom } from './staff-row.ts'

/** What somebody logs in by; nothing of whoever has not joined yet. */
export type Factors = { readonly passwordHash: string; readonly totpSecret: string }
export type KnownStaff = { readonly staff: Staff; readonly factors?: Factors }

/** Somebody as the owner of the shop lists them; instants in epoch ms. */
export type ListedStaff = {
  readonly staff: Staff
  readonly isJoined: boolean
  readonly removedAt?: number
}

const knownRow = rowReader('staff', {
  ...STAFF_COLUMNS,
  password_hash: orNull(string()),
  totp_secret: orNull(string()),
})
const listedRow = rowReader('staff', {
  ...STAFF_COLUMNS,
  password_hash: orNull(string()),
  disabled_at: orNull(Finite),
})
const idRow = rowReader('staff', { id: idOf<StaffId>() })

/** Who works here with this mail address, however it was typed. */
export async function findStaff(queries: Queries, email: string): Promise<KnownStaff | undefined> {
  const [found] = await queries.query('SELECT * FROM staff WHERE email = $1 AND disabled_at IS NULL', [
    loginEmail(email),
  ])
  if (!found) return undefined
  const row = knownRow(found)
  const { password_hash: passwordHash, totp_secret: totpSecret } = row
  return {
    staff: staffFrom(row),
    ...(passwordHash !== null && totpSecret !== null && { factors: { passwordHash, totpSecret } }),
  }
}

/** Everybody by mail address, whoever was removed too. */
export async function listStaff(queries: Queries): Promise<readonly ListedStaff[]> {
  const rows = await queries.query('SELECT * FROM staff ORDER BY email')
  return rows.map(listedRow).map((row) => ({
    staff: staffFrom(row),
    isJoined: row.password_hash !== null,
    ...(row.disabled_at !== null && { removedAt: row.disabled_at }),
  }))
}

/** Takes somebody in, or in again; nothing where they work here already. */
export async function insertStaff(
  queries: Queries,
  { email, name, role }: Omit<Staff, 'id'>,
  now: number,
): Promise<StaffId | undefined> {
  const [made] = await queries.query(
    `INSERT INTO staff (id, email, name, role, created_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (email) DO UPDATE SET name = $3, role = $4, disabled_at = NULL
       WHERE staff.disabled_at IS NOT NULL
     RETURNING id`,
    [id<StaffId>(randomUUID()), loginEmail(email), name, role, now],
  )
  return made && idRow(made).id
}

/** From here on nothing logs somebody in; answers who that is, if they work here. */
export async function forgetFactors(queries: Queries, email: string): Promise<StaffId | undefined> {
  const [found] = await queries.query(
    `UPDATE staff SET password_hash = NULL, totp_secret = NULL, totp_last_step = NULL
     WHERE email = $1 AND disabled_at IS NULL RETURNING id`,
    [loginEmail(email)],
  )
  return found && idRow(found).id
}

/** They work here no more; what they looked at stays. */
export async function markRemoved(queries: Queries, staffId: StaffId, now: number): Promise<void> {
  await queries.query('UPDATE staff SET disabled_at = $2 WHERE id = $1', [staffId, now])
}

/** What somebody logs in by from here on; the step of the code that proved it is spent. */
export async function setFactors(
  queries: Queries,
  staffId: StaffId,
  { passwordHash, totpSecret }: Factors,
  step: number,
): Promise<void> {
  await queries.query(
    'UPDATE staff SET password_hash = $2, totp_secret = $3, totp_last_step = $4 WHERE id = $1',
    [staffId, passwordHash, totpSecret, step],
  )
}

/**
 * Spends the code of a step, and tells whether it was to be had: no older one works behind it, and none once what they
 * log in by has changed. Until its transaction ends nobody can change that.
 */
export async function spendCode(
  queries: Queries,
  staffId: StaffId,
  { passwordHash }: Factors,
  step: number,
): Promise<boolean> {
  const spent = await queries.query(
    `UPDATE staff SET totp_last_step = $3
     WHERE id = $1 AND password_hash = $2 AND disabled_at IS NULL
       AND (totp_last_step IS NULL OR totp_last_step < $3)
     RETURNING id`,
    [staffId, passwordHash, step],
  )
  return spent.length > 0
}
