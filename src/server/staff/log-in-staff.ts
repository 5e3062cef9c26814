import { hashPassword, isOutdated, isPassword } from '../accounts/passwords.ts'
import type { Deps } from '../core/process/deps.ts'
import { refusal } from '../core/http/failure.ts'
import { limitStaffLogins } from '../core/limits/rate-limits.ts'
import { newFactorSecret, stepOfCode } from './second-factor.ts'
import { beginStaffSession, endStaffSession } from './staff-sessions.store.ts'
import { findStaff, setFactors, spendCode } from './staff.store.ts'

export type StaffCredentials = Readonly<Record<'email' | 'password' | 'code', string>>

/** Whose codes nobody has: who is nobody is told so after the same work as who has typed wrongly. */
const NOBODYS_SECRET = newFactorSecret()

/**
 * Signs somebody in by mail, password and a code that was not used before, and ends the session they came with
 * (`previous`): answers with the token of the new one. Throws one refusal for whatever is wrong, and another for too many tries.
 */
export async function logInStaff(
  { email, password, code }: StaffCredentials,
  address: string,
  previous: string | undefined,
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
): Promise<string> {
  const now = clock.now()
  const forgive = await limitStaffLogins(email, address, { database, clock })
  const known = await findStaff(database, email)
  const isRight = await isPassword(known?.factors?.passwordHash, password)
  const step = stepOfCode(known?.factors?.totpSecret ?? NOBODYS_SECRET, code, now)
  const newHash =
    isRight && isOutdated(known?.factors?.passwordHash ?? '') ? await hashPassword(password) : undefined
  const session = await database.transaction(async (queries) => {
    if (!known?.factors || !isRight || step === undefined) return undefined
    const { staff, factors } = known
    if (!(await spendCode(queries, staff.id, factors, step))) return undefined
    if (newHash !== undefined)
      await setFactors(queries, staff.id, { ...factors, passwordHash: newHash }, step)
    return beginStaffSession(queries, staff.id, now)
  })
  if (session === undefined) throw refusal('staff.wrongCredentials')
  await forgive()
  if (previous !== undefined) await endStaffSession(database, previous)
  return session
}
