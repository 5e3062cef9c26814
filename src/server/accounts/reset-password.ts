import type { PasswordReset } from '#contracts/accounts/guests-users.contract.ts'
import { canUseLink } from '#domain/account/mail-link.ts'
import { loginEmail } from '#domain/account/login-email.ts'
import { checkNewPassword } from '#domain/account/registration.ts'
import type { WrongField } from '#domain/account/registration.ts'
import { refuse } from '#domain/verdict.ts'
import type { Verdict } from '#domain/verdict.ts'
import type { Deps } from '../core/process/deps.ts'
import { endLinks, lockLink } from './store/account-links.store.ts'
import type { Queries } from '../core/database/database.ts'
import { forgetDevices, rememberDevice } from '../core/session/known-devices.store.ts'
import type { KnownDevice } from '../core/session/known-devices.store.ts'
import { hashOf } from '../core/database/tokens.ts'
import { findUserByEmail, setPasswordHash } from './store/users.store.ts'
import { isCommonest } from './commonest-passwords.ts'
import { hashPassword } from './passwords.ts'
import { sendLink, tellPasswordChange } from './write-account-mail.ts'

/** Sends a link to whoever has an account with this mail address; tells whether there is one (S7.17). */
export async function beginPasswordReset(
  email: string,
  { database, catalogue, clock }: Pick<Deps, 'database' | 'catalogue' | 'clock'>,
): Promise<boolean> {
  const user = await findUserByEmail(database, email)
  const { productName } = catalogue.deployment()
  await database.transaction((queries) =>
    sendLink(queries, 'passwordReset', email, user?.account, productName, clock.now()),
  )
  return user !== undefined
}

/** The device the password was set on, or what is wrong. */
export type ResetPassword = KnownDevice | WrongField

/**
 * Sets the password a link was sent for, once, and ends every session of the account (S7.19). Of its devices only the one
 * the link was opened on stays known: its owner can log in there whoever guesses elsewhere.
 */
export async function resetPassword(
  { resetPasswordToken, email, password }: PasswordReset,
  { database, sessions, catalogue, clock }: Pick<Deps, 'database' | 'sessions' | 'catalogue' | 'clock'>,
): Promise<ResetPassword> {
  const formed = checkNewPassword(password, email)
  if (!formed.ok) return { field: 'password', problem: formed.problem }
  if (await isCommonest(password)) return { field: 'password', problem: 'field.passwordCommon' }
  const now = clock.now()
  const verdict = await canReset(database, resetPasswordToken, email, now)
  if (!verdict.ok) return { field: 'resetPasswordToken', problem: verdict.problem }
  const user = await findUserByEmail(database, email)
  if (!user) return { field: 'resetPasswordToken', problem: 'link.invalid' }
  const passwordHash = await hashPassword(password)
  return sessions.endAllWith(user.account.id, async (queries) => {
    const stillVerdict = await canReset(queries, resetPasswordToken, email, now)
    if (!stillVerdict.ok) return { field: 'resetPasswordToken', problem: stillVerdict.problem }
    await endLinks(queries, 'passwordReset', email, now)
    await setPasswordHash(queries, user.account.id, passwordHash)
    const { productName } = catalogue.deployment()
    await tellPasswordChange(queries, hashOf(resetPasswordToken), user.account, productName, now)
    await forgetDevices(queries, user.account.id)
    return rememberDevice(queries, user.account.id, undefined, now)
  })
}

/** A link for another address is no link at all: it must not tell whose it is. */
async function canReset(queries: Queries, token: string, email: string, now: number): Promise<Verdict> {
  const link = await lockLink(queries, 'passwordReset', token)
  const isOwn = link?.loginEmail === loginEmail(email)
  return isOwn ? canUseLink(link, now) : refuse('link.invalid')
}
