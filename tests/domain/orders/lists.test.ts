import { expect, test } from 'vitest'
import { CURRENT_STATES, HISTORY_STATES, badgeCount, isKeptPending } from '#domain/orders/lists.ts'
import { ORDER_STATES } from '#domain/orders/order.ts'
import { at } from '#tests/support/at.ts'
import { anOrder } from '#tests/support/builders/order.ts'

test('the current list holds every state but CREATED (S4.12)', () => {
  expect([...CURRENT_STATES].sort()).toEqual(ORDER_STATES.filter((state) => state !== 'CREATED').toSorted())
})

test('the history holds PAID and PAYMENT_ERROR (S4.13)', () => {
  expect(HISTORY_STATES).toEqual(['PAID', 'PAYMENT_ERROR'])
})

test.each([
  [-1, true],
  [0, false],
])(
  'a pending order is dropped 15 minutes after its pickup time, %i ms beside it (S4.36, S9.7)',
  (beside, kept) => {
    expect(isKeptPending(anOrder(), at('2026-03-10 12:15') + beside)).toBe(kept)
  },
)

test('the badge leaves out CREATED, INJECTION_ERROR and CANCELLED (S4.14)', () => {
  expect(badgeCount(ORDER_STATES.map((state) => anOrder({ state })))).toBe(6)
})
