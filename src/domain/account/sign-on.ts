import type { AccountId } from '../ids.ts'
import { refuse, succeed } from '../verdict.ts'
import type { Result } from '../verdict.ts'
import { checkEmail } from './fields.ts'

/** Who a provider says somebody is: by issuer and subject together, never by an address (ASVS 6.8.1). */
export type ProvenIdentity = {
  readonly issuer: string
  readonly subject: string
  readonly email: string | undefined
  /** Whether the provider has proven the address itself. */
  readonly isEmailVerified: boolean
  readonly firstName: string
  readonly lastName: string
}

export type SignOnFacts = {
  readonly identity: Pick<ProvenIdentity, 'email' | 'isEmailVerified'>
  /** The account this identity is linked to. */
  readonly known: AccountId | undefined
  /** The account that has the address of the identity. */
  readonly holder: AccountId | undefined
  /** The user who is logged in on this device. */
  readonly signedIn: AccountId | undefined
}

export type SignOn =
  | { readonly kind: 'enter'; readonly accountId: AccountId }
  | { readonly kind: 'link'; readonly accountId: AccountId }
  | { readonly kind: 'register'; readonly email: string }

/**
 * What somebody becomes who comes back from a provider (S1.10). An account that has their address is theirs only where
 * both are proven: the address by the provider, the account by being logged in to it (ASVS 6.8.1).
 */
export function signOnOf({ identity, known, holder, signedIn }: SignOnFacts): Result<SignOn> {
  if (known !== undefined) return succeed({ kind: 'enter', accountId: known })
  const { email = '', isEmailVerified } = identity
  if (!isEmailVerified || !checkEmail(email).ok) return refuse('account.ssoUnproven')
  if (holder === undefined) return succeed({ kind: 'register', email })
  if (holder !== signedIn) return refuse('account.ssoKnownAddress')
  return succeed({ kind: 'link', accountId: holder })
}
