import type { Guest, Identity, Profile } from '#domain/account/identity.ts'
import { id } from '#domain/ids.ts'
import type { GuestId, UserId } from '#domain/ids.ts'
import type { Account } from '../store/account-row.ts'

/** An account as its owner sees it; the device token is the owner's secret and is never sent back. */
export function identityOf(account: Account): Identity {
  if (account.kind === 'guest') return { kind: 'guest', guest: guestOf(account) }
  return { kind: 'user', profile: profileOf(account) }
}

export function profileOf(account: Account): Profile {
  return {
    id: id<UserId>(account.id),
    accountId: account.id,
    language: account.language,
    email: account.email,
    firstName: account.firstName,
    lastName: account.lastName,
    favourites: account.favourites,
    ...(account.phoneNumber !== undefined && { phoneNumber: account.phoneNumber }),
  }
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
