import type { UserValidation } from '#contracts/accounts/guests-users.contract.ts'
import { normalisedPhone } from '#domain/account/fields.ts'
import { canUseLink } from '#domain/account/mail-link.ts'
import { loginEmail } from '#domain/account/login-email.ts'
import { wrongRegistrationField } from '#domain/account/registration.ts'
import type { WrongField } from '#domain/account/registration.ts'
import type { Problem } from '#domain/problem.ts'
import { refuse } from '#domain/verdict.ts'
import type { Verdict } from '#domain/verdict.ts'
import type { Deps } from '../core/process/deps.ts'
import { endLinks, lockLink } from './store/account-links.store.ts'
import type { Queries } from '../core/database/database.ts'
import { findUserByEmail, insertUser } from './store/users.store.ts'
import { isCommonest } from './commonest-passwords.ts'
import { hashPassword } from './passwords.ts'
import { sendLink } from './write-account-mail.ts'

type Registering = Pick<Deps, 'database' | 'catalogue' | 'clock'>
type Completing = Pick<Deps, 'database' | 'catalogue' | 'orders' | 'clock'>

/** Sends the mail that proves a mail address; nobody is registered yet (S7.12). */
export async function beginRegistration(
  email: string,
  language: string,
  { database, catalogue, clock }: Registering,
): Promise<Problem | undefined> {
  if (await findUserByEmail(database, email)) return 'account.exists'
  const { productName } = catalogue.deployment()
  await database.transaction((queries) =>
    sendLink(queries, 'registration', email, { email, language }, productName, clock.now()),
  )
  return undefined
}

/**
 * Makes the user a link was sent to, once (S7.13); a field that is wrong leaves the link as it is. The address is proven
 * by then, so what was ordered with it joins the account.
 */
export async function completeRegistration(
  given: UserValidation,
  { database, catalogue, orders, clock }: Completing,
): Promise<WrongField | undefined> {
  const wrong = wrongRegistrationField(given)
  if (wrong) return wrong
  if (await isCommonest(given.password)) return { field: 'password', problem: 'field.passwordCommon' }
  const now = clock.now()
  const verdict = await canRegister(database, given, now)
  if (!verdict.ok) return problemOf(verdict)
  const passwordHash = await hashPassword(given.password)
  const { termsVersion } = catalogue.deployment()
  const made = await database.transaction(async (queries) => {
    const stillVerdict = await canRegister(queries, given, now)
    if (!stillVerdict.ok) return problemOf(stillVerdict)
    await endLinks(queries, 'registration', given.email, now)
    const user = await insertUser(queries, { ...detailsOf(given), termsVersion }, passwordHash, now)
    return user ?? ({ field: 'email', problem: 'account.exists' } as const)
  })
  if ('problem' in made) return made
  await orders.join(made, now)
  return undefined
}

/** A link proves the address it was sent to, and no other. */
async function canRegister(
  queries: Queries,
  { validationToken, email }: UserValidation,
  now: number,
): Promise<Verdict> {
  const link = await lockLink(queries, 'registration', validationToken)
  const verdict = canUseLink(link, now)
  if (!link || !verdict.ok) return verdict
  return link.loginEmail === loginEmail(email) ? verdict : refuse('link.otherEmail')
}

function problemOf({ problem }: Exclude<Verdict, { ok: true }>): WrongField {
  return { field: problem === 'link.otherEmail' ? 'email' : 'validationToken', problem }
}

function detailsOf({ phoneNumber = '', ...given }: UserValidation) {
  const { email, firstName, lastName, language, isTermsAccepted, isPolicyAccepted, isOffersAccepted } = given
  return {
    email,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    ...(phoneNumber.trim() !== '' && { phoneNumber: normalisedPhone(phoneNumber) }),
    language,
    isTermsAccepted,
    isPolicyAccepted,
    isOffersAccepted,
  }
}
