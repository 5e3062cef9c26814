import { expect, test } from 'vitest'
import { ORDER_STATES } from '#domain/orders/order.ts'
import { canRate, isCollected } from '#domain/orders/after-order/rating.ts'
import { allow, refuse } from '#domain/verdict.ts'
import { anOrder } from '#tests/support/builders/order.ts'

test('only PAID and SENT orders can be rated (S4.27)', () => {
  expect(ORDER_STATES.filter((state) => canRate(anOrder({ state }), 5).ok)).toEqual(['SENT', 'PAID'])
})

test.each([
  [0, refuse('order.invalidRating')],
  [1, allow],
  [5, allow],
  [6, refuse('order.invalidRating')],
  [2.5, refuse('order.invalidRating')],
  [Number.NaN, refuse('order.invalidRating')],
])('%d stars: %o (S4.27)', (stars, verdict) => {
  expect(canRate(anOrder({ state: 'PAID' }), stars)).toEqual(verdict)
})

test('once set, the stars are locked (S4.28)', () => {
  expect(canRate(anOrder({ state: 'PAID', rating: 3 }), 5)).toEqual(refuse('order.alreadyRated'))
})

test.each([
  ['PAID', -1, false],
  ['PAID', 0, true],
  ['SENT', 0, true],
  ['VALIDATED', 60_000, false],
  ['CANCELLED', 60_000, false],
] as const)('%s, %d ms after its time: collected %s', (state, ms, collected) => {
  const order = anOrder({ state })
  expect(isCollected(order, order.retrievalDate + ms)).toBe(collected)
})
