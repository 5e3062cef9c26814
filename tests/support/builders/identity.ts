import type { Guest, Identity, Profile } from '#domain/account/identity.ts'
import { id } from '#domain/ids.ts'

export function aGuest(given: Partial<Guest> = {}): Identity {
  const guest: Guest = {
    id: id('guest-1'),
    accountId: id('account-1'),
    email: 'kari@example.no',
    deviceToken: 'device-1',
    language: 'no',
    isTermsAccepted: true,
    isPolicyAccepted: true,
    isOffersAccepted: false,
    ...given,
  }
  return { kind: 'guest', guest }
}

export function aUser(given: Partial<Profile> = {}): Identity {
  const profile: Profile = {
    id: id('user-1'),
    accountId: id('account-1'),
    language: 'no',
    email: 'kari@example.no',
    firstName: 'Kari',
    lastName: 'Nordmann',
    favourites: [],
    ...given,
  }
  return { kind: 'user', profile }
}
