import { expect, test } from 'vitest'
import { signOnOf } from '#domain/account/sign-on.ts'
import { id } from '#domain/ids.ts'
import { refuse, succeed } from '#domain/verdict.ts'

const KARI = id<never>('kari')
const OLA = id<never>('ola')
const PROVEN = { email: 'kari@example.com', isEmailVerified: true }
const NOBODY = { known: undefined, holder: undefined, signedIn: undefined }

test.each([
  ['whose identity is known enters', {}, { known: KARI }, succeed({ kind: 'enter', accountId: KARI })],
  [
    'whose identity is known enters, whatever their address has become',
    { email: undefined, isEmailVerified: false },
    { known: KARI, holder: OLA },
    succeed({ kind: 'enter', accountId: KARI }),
  ],
  ['whom nobody knows is registered', {}, {}, succeed({ kind: 'register', email: PROVEN.email })],
  [
    'whose address has an account does not get it by the address alone',
    {},
    { holder: KARI },
    refuse('account.ssoKnownAddress'),
  ],
  [
    'who is logged in to another account does not get it either',
    {},
    { holder: KARI, signedIn: OLA },
    refuse('account.ssoKnownAddress'),
  ],
  [
    'who is logged in to the account of their address is linked to it',
    {},
    { holder: KARI, signedIn: KARI },
    succeed({ kind: 'link', accountId: KARI }),
  ],
  [
    'whose address the provider has not proven is nobody',
    { isEmailVerified: false },
    {},
    refuse('account.ssoUnproven'),
  ],
  [
    'whose address the provider has not proven is linked to nothing',
    { isEmailVerified: false },
    { holder: KARI, signedIn: KARI },
    refuse('account.ssoUnproven'),
  ],
  ['who has no address is nobody', { email: undefined }, {}, refuse('account.ssoUnproven')],
  ['whose address is none is nobody', { email: 'kari' }, {}, refuse('account.ssoUnproven')],
])('somebody %s (S1.10, ASVS 6.8.1)', (_who, identity, facts, becomes) => {
  expect(signOnOf({ ...NOBODY, ...facts, identity: { ...PROVEN, ...identity } })).toEqual(becomes)
})
