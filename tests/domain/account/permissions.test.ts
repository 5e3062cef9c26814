import { expect, test } from 'vitest'
import { VISITOR } from '#domain/account/identity.ts'
import { canDo, type Permission } from '#domain/account/permissions.ts'
import { allow, refuse, type Verdict } from '#domain/verdict.ts'
import { aGuest, aUser } from '#tests/support/builders/identity.ts'

const SIGN_IN = refuse('account.notSignedIn')
const ALREADY_IN = refuse('account.alreadySignedIn')

test.each<readonly [string, readonly Permission[], readonly Verdict[]]>([
  ['S6.1', ['browseRestaurants', 'browseMenu'], [allow, allow, allow]],
  ['S6.2, S6.3', ['register', 'logIn', 'becomeGuest'], [allow, allow, ALREADY_IN]],
  ['S6.5', ['order', 'followOrders', 'seeHistory', 'cancelOrder'], [SIGN_IN, allow, allow]],
  ['S6.5', ['modifyPickup', 'rateOrder', 'giveFeedback', 'logOut'], [SIGN_IN, allow, allow]],
  [
    'S6.7, S6.10',
    ['seeProfile', 'editProfile', 'deleteAccount', 'keepFavourites'],
    [SIGN_IN, SIGN_IN, allow],
  ],
  ['S6.8', ['useSavedCards'], [SIGN_IN, SIGN_IN, allow]],
])('%s: what a visitor, a guest and a user may do: %j', (_, permissions, verdicts) => {
  for (const permission of permissions)
    expect([VISITOR, aGuest(), aUser()].map((identity) => canDo(identity, permission))).toEqual(verdicts)
})
