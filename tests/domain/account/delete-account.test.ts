import { expect, test } from 'vitest'
import { canDeleteAccount } from '#domain/account/delete-account.ts'
import { PENDING_ORDER_KEPT_MS } from '#domain/constants.ts'
import { ORDER_STATES } from '#domain/orders/order.ts'
import { allow, refuse } from '#domain/verdict.ts'
import { anOrder } from '#tests/support/builders/order.ts'

const PICKUP = 1_000_000

test.each(ORDER_STATES)('an order that is %s and not yet picked up', (state) => {
  const verdict = canDeleteAccount([anOrder({ state, retrievalDate: PICKUP })], PICKUP)
  const waits = ['WAITING', 'VALIDATED', 'SENT', 'PAID'].includes(state)
  expect(verdict).toEqual(waits ? refuse('account.orderUnderway') : allow)
})

test.each([
  [-1, refuse('account.orderUnderway')],
  [0, allow],
])('%i ms from a quarter of an hour after the pickup (S9.7)', (away, verdict) => {
  const now = PICKUP + PENDING_ORDER_KEPT_MS + away
  expect(canDeleteAccount([anOrder({ state: 'PAID', retrievalDate: PICKUP })], now)).toEqual(verdict)
})

test('without orders it goes at once (S6.7)', () => {
  expect(canDeleteAccount([], PICKUP)).toEqual(allow)
})
