import { UserChangeSchema, UserSchema, fromProfile } from '#contracts/accounts/guests-users.contract.ts'
import type { UserChange } from '#contracts/accounts/guests-users.contract.ts'
import { DoneSchema } from '#contracts/wire/wire.ts'
import { normalisedPhone } from '#domain/account/fields.ts'
import { loginEmail } from '#domain/account/login-email.ts'
import { wrongProfileField } from '#domain/account/registration.ts'
import type { WrongField } from '#domain/account/registration.ts'
import { deleteUser } from '../delete-user.ts'
import { OWN_USER, PROFILE } from '../../core/http/refusals.ts'
import type { Deps } from '../../core/process/deps.ts'
import { refusal } from '../../core/http/failure.ts'
import { bodyOf, ok, route, signedIn } from '../../core/http/route.ts'
import type { Answer, Call, Route } from '../../core/http/route.ts'
import type { Account } from '../store/account-row.ts'
import { changeProfile } from '../store/users.store.ts'
import { profileOf } from './identity-of.ts'

const USER = '/accounts/users/:id'

/** S7.15 */
export function userRoute(deps: Deps): Route {
  return {
    id: 'user',
    method: 'GET',
    path: USER,
    summary: 'The user signed in, with the favourite restaurants.',
    gives: UserSchema,
    refuses: OWN_USER,
    answer: async (call) => told(await ownAccountOf(call, deps)),
  }
}

/** S7.14 */
export function changeUserRoute(deps: Deps): Route {
  return route({
    id: 'changeUser',
    method: 'PATCH',
    path: USER,
    summary: 'Changes the profile.',
    body: UserChangeSchema,
    gives: UserSchema,
    refuses: [...OWN_USER, ...PROFILE, 'account.emailFixed'],
    async answer(call) {
      const account = await ownAccountOf(call, deps)
      const change = bodyOf(call)
      assertAllowed(change, account)
      const { phoneNumber, ...rest } = change
      const kept = phoneNumber === undefined ? rest : { ...rest, phoneNumber: normalisedPhone(phoneNumber) }
      await changeProfile(deps.database, account.id, kept)
      return told(await ownAccountOf(call, deps))
    },
  })
}

/** S7.16 */
export function deleteUserRoute(deps: Deps): Route {
  return {
    id: 'deleteUser',
    method: 'DELETE',
    path: USER,
    summary: 'Deletes the account and everything that tells whose it was.',
    gives: DoneSchema,
    isOfSessions: true,
    refuses: [...OWN_USER, 'account.orderUnderway'],
    async answer(call) {
      const problem = await deleteUser(await ownAccountOf(call, deps), deps)
      if (problem) throw refusal(problem)
      return { status: 200, body: { success: true }, cookie: 'clear' }
    },
  }
}

/** The user signed in where the path names no other (S6.7): who is not it learns nothing about who is. */
export async function ownAccountOf(call: Call, deps: Pick<Deps, 'accounts'>): Promise<Account> {
  const account = await userOf(call, deps)
  if (account.id !== call.params['id']) throw refusal('account.notFound')
  return account
}

/** The user signed in; a guest has no account of this kind. */
export async function userOf(call: Call, deps: Pick<Deps, 'accounts'>): Promise<Account> {
  const session = await signedIn(call)
  const account = await deps.accounts.find(session.accountId)
  if (!account) throw refusal('account.notSignedIn')
  if (account.kind !== 'user') throw refusal('account.notFound')
  return account
}

/** A field that is wrong, as HTTP tells it. */
export function assertFields(wrong: WrongField | undefined): void {
  if (wrong) throw refusal(wrong.problem, wrong.field)
}

/** The mail address is what the account was proved by, so another one is another registration. */
function assertAllowed(change: UserChange, account: Account): void {
  if (change.email !== undefined && loginEmail(change.email) !== loginEmail(account.email))
    throw refusal('account.emailFixed', 'email')
  assertFields(wrongProfileField(change))
}

function told(account: Account): Answer {
  return ok(fromProfile(profileOf(account)))
}
