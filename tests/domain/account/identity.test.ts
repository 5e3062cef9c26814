import { expect, test } from 'vitest'
import { VISITOR, accountIdOf } from '#domain/account/identity.ts'
import { id } from '#domain/ids.ts'
import { aGuest, aUser } from '#tests/support/builders/identity.ts'

test.each([
  ['visitor', VISITOR, undefined],
  ['guest', aGuest({ accountId: id('of-guest') }), 'of-guest'],
  ['user', aUser({ accountId: id('of-user') }), 'of-user'],
])('orders of a %s are read by the account of the profile or guest (S6.11)', (_, identity, account) => {
  expect(accountIdOf(identity)).toBe(account)
})
