import { checkPasswordConfirmation } from '#domain/account/fields.ts'
import { checkNewPassword } from '#domain/account/registration.ts'
import type { Problem } from '#domain/problem.ts'
import { problemOfInvite } from '#domain/staff/staff-invite.ts'
import type { StaffProblem } from '#domain/staff/staff-problem.ts'
import { isCommonest } from '../accounts/commonest-passwords.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { refusal } from '../core/http/failure.ts'
import type { Queries } from '../core/database/database.ts'
import type { Deps } from '../core/process/deps.ts'
import { stepOfCode } from './second-factor.ts'
import { endInvites, lockInvite } from './staff-invites.store.ts'
import { beginStaffSession, endStaffSessions } from './staff-sessions.store.ts'
import { setFactors } from './staff.store.ts'
import type { Staff } from '#domain/staff/staff-role.ts'

/** What the page of a link asks for. */
export type Joining = Readonly<Record<'token' | 'password' | 'confirmation' | 'code', string>>

/** Fields that are wrong, each with why. */
export type WrongJoining = { readonly [Field in keyof Joining]?: Problem | StaffProblem }

/** Whom a link lets join, and the secret it offers them; throws a refusal where it lets nobody. */
export async function openInvite(
  queries: Queries,
  token: string,
  now: number,
): Promise<{ readonly staff: Staff; readonly totpSecret: string }> {
  const invite = await lockInvite(queries, token)
  const problem = problemOfInvite(invite, now)
  if (problem !== undefined || invite?.totpSecret === undefined) throw refusal(problem ?? 'staff.linkUsed')
  return { staff: invite.staff, totpSecret: invite.totpSecret }
}

/**
 * Sets the password and second factor a link is for, once, ends every session there was, and signs in: answers with the
 * token of that session, or with what is wrong. Throws a refusal where the link lets nobody join.
 */
export async function joinStaff(
  { token, password, confirmation, code }: Joining,
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
): Promise<{ readonly session: string } | { readonly wrong: WrongJoining }> {
  const now = clock.now()
  const { staff, totpSecret } = await openInvite(database, token, now)
  const step = stepOfCode(totpSecret, code, now)
  const wrong = {
    ...(await wrongPassword(password, confirmation, staff.email)),
    ...(step === undefined && { code: 'staff.wrongCode' as const }),
  }
  if (step === undefined || Object.keys(wrong).length > 0) return { wrong }
  const passwordHash = await hashPassword(password)
  const session = await database.transaction(async (queries) => {
    // Somebody may have used it meanwhile.
    await openInvite(queries, token, now)
    await endInvites(queries, staff.id, now)
    await setFactors(queries, staff.id, { passwordHash, totpSecret }, step)
    await endStaffSessions(queries, staff.id)
    return beginStaffSession(queries, staff.id, now)
  })
  return { session }
}

async function wrongPassword(password: string, confirmation: string, email: string): Promise<WrongJoining> {
  const formed = checkNewPassword(password, email)
  if (!formed.ok) return { password: formed.problem }
  if (await isCommonest(password)) return { password: 'field.passwordCommon' }
  const repeated = checkPasswordConfirmation(confirmation, password)
  return repeated.ok ? {} : { confirmation: repeated.problem }
}
