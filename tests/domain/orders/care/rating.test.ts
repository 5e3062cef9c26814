import { expect, test } from 'vitest'
import { ORDER_STATES } from '#domain/orders/order.ts'
import { canRate } from '#domain/orders/care/rating.ts'
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
