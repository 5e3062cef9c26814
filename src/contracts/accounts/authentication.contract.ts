import type { Infer } from 'superstruct'
import { VISITOR } from '#domain/account/identity.ts'
import type { Identity, Session } from '#domain/account/identity.ts'
import {
  GuestSchema,
  UserSchema,
  fromGuest,
  fromProfile,
  toGuest,
  toProfile,
} from './guests-users.contract.ts'
import { IsoTime, Key, fromInstant, maybe, present, toInstant } from '../wire/wire.ts'
import { boolean, enums, named, object, string, type } from '../wire/wire-types.ts'

/** S7.3; from a mail link the access token stands as the device token (S4.44). */
export const GuestCredentialsSchema = object({ guestId: Key, deviceToken: string(1, 500) })
export type GuestCredentials = Readonly<Infer<typeof GuestCredentialsSchema>>

/** S7.4 */
export const UserCredentialsSchema = object({ email: string(1, 320), password: string(1, 200) })
export type UserCredentials = Readonly<Infer<typeof UserCredentialsSchema>>

/** S7.5 */
export const SsoCredentialsSchema = object({
  authType: Key,
  accessToken: string(1, 8_000),
  language: string(2, 10),
})
export type SsoCredentials = Readonly<Infer<typeof SsoCredentialsSchema>>

/** S7.6; a guest who is about to log in keeps the orders on the device (S4.2). */
export const LogoutQuerySchema = type({ before: maybe(enums(['login'])) })

/** S7.9: what every authentication call answers; `account.type` is USER or GUEST, missing for a visitor. */
export const SessionSchema = named(
  'Session',
  type({
    success: maybe(boolean()),
    account: maybe(type({ type: string() })),
    user: maybe(UserSchema),
    guest: maybe(GuestSchema),
    authenticationTokens: maybe(type({ accessToken: type({ expireDate: IsoTime }) })),
  }),
)
export type SessionSchema = Infer<typeof SessionSchema>

export function toSession(wire: SessionSchema): Session {
  const expireDate = wire.authenticationTokens?.accessToken.expireDate
  return {
    identity: toIdentity(wire),
    ...present({ expiresAt: expireDate ? toInstant(expireDate) : undefined }),
  }
}

export function fromSession(session: Session): SessionSchema {
  const { identity, expiresAt } = session
  return {
    success: identity.kind !== 'visitor',
    ...(identity.kind === 'user' && { account: { type: 'USER' }, user: fromProfile(identity.profile) }),
    ...(identity.kind === 'guest' && { account: { type: 'GUEST' }, guest: fromGuest(identity.guest) }),
    ...(expiresAt !== undefined && {
      authenticationTokens: { accessToken: { expireDate: fromInstant(expiresAt) } },
    }),
  }
}

/** S4.6: the type decides where both are given. */
function toIdentity({ account, user, guest }: SessionSchema): Identity {
  const isGuest = account ? account.type.toUpperCase() !== 'USER' : !user
  if (user && !isGuest) return { kind: 'user', profile: toProfile(user) }
  if (guest && isGuest) return { kind: 'guest', guest: toGuest(guest) }
  return VISITOR
}
