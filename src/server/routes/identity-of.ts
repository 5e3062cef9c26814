import type { Guest, Identity } from '#domain/account/identity.ts'
import { id } from '#domain/ids.ts'
import type { GuestId, UserId } from '#domain/ids.ts'
import type { Account } from '../store/accounts.store.ts'

/** An account as its owner sees it; the device token is the owner's secret and is never sent back. */
export function identityOf(account: Account): Identity {
  if (account.kind === 'guest') return { kind: 'guest', guest: guestOf(account) }
  const {
    kind: _,
    isTermsAccepted: _terms,
    isPolicyAccepted: _policy,
    isOffersAccepted: _offers,
    ...rest
  } = account
  return { kind: 'user', profile: { ...rest, id: id<UserId>(account.id), accountId: account.id } }
}

export function guestOf(account: Account): Guest {
  return {
    id: id<GuestId>(account.id),
    accountId: account.id,
    email: account.email,
    deviceToken: '',
    language: account.language,
    isTermsAccepted: account.isTermsAccepted,
    isPolicyAccepted: account.isPolicyAccepted,
    isOffersAccepted: account.isOffersAccepted,
    ...(account.firstName !== '' && { firstName: account.firstName }),
    ...(account.lastName !== '' && { lastName: account.lastName }),
    ...(account.phoneNumber !== undefined && { phoneNumber: account.phoneNumber }),
  }
}
