import { expect, test } from 'vitest'
import { canCancelOrder, cancelUntil } from '#domain/orders/change/cancel-order.ts'
import { ORDER_STATES } from '#domain/orders/order.ts'
import { allow, refuse } from '#domain/verdict.ts'
import { at } from '#tests/support/at.ts'
import { anOrder } from '#tests/support/builders/order.ts'

const EARLY = at('2026-03-10 11:00')
const LIMIT = at('2026-03-10 11:45')

test.each([
  ['a millisecond before it goes to the kitchen', LIMIT - 1, allow],
  ['as it goes to the kitchen', LIMIT, refuse('order.tooLateToCancel')],
])('an order can be cancelled until %s (S4.17)', (_, now, verdict) => {
  expect(canCancelOrder(anOrder(), 15, now)).toEqual(verdict)
})

test.each(ORDER_STATES.filter((state) => state !== 'VALIDATED' && state !== 'CANCELLED'))(
  'an order in state %s cannot be cancelled (S4.20)',
  (state) => {
    expect(canCancelOrder(anOrder({ state }), 15, EARLY)).toEqual(refuse('order.notCancellable'))
  },
)

test('a cancelled order says that it is cancelled (S4.19)', () => {
  expect(canCancelOrder(anOrder({ state: 'CANCELLED' }), 15, EARLY)).toEqual(refuse('order.alreadyCancelled'))
})

test('an order with a pickup number can no longer be cancelled (S4.17, S4.20)', () => {
  expect(canCancelOrder(anOrder({ posId: '42' }), 15, EARLY)).toEqual(refuse('order.notCancellable'))
})

test('the card says until when (S4.17)', () => {
  expect(cancelUntil(anOrder(), 15)).toBe(LIMIT)
})
