import { expect, test } from 'vitest'
import { VISITOR, accountIdOf, isGuestToLeaveFirst, isOwnOrder } from '#domain/account/identity.ts'
import { id } from '#domain/ids.ts'
import { aGuest, aUser } from '#tests/support/builders/identity.ts'
import { anOrder } from '#tests/support/builders/order.ts'

test.each([
  ['visitor', VISITOR, undefined],
  ['guest', aGuest({ accountId: id('of-guest') }), 'of-guest'],
  ['user', aUser({ accountId: id('of-user') }), 'of-user'],
])('orders of a %s are read by the account of the profile or guest (S6.11)', (_, identity, account) => {
  expect(accountIdOf(identity)).toBe(account)
})

test.each([
  ['the same account', aGuest(), true],
  ['another account', aUser({ accountId: id('account-2') }), false],
  ['no account', VISITOR, false],
])('an order is one’s own with %s (S4.7)', (_, identity, expected) => {
  expect(isOwnOrder(identity, anOrder())).toBe(expected)
})

test.each([
  [VISITOR, false],
  [aGuest(), true],
  [aUser(), false],
])('only an active guest is logged out before logging in (S4.2)', (identity, expected) => {
  expect(isGuestToLeaveFirst(identity)).toBe(expected)
})
