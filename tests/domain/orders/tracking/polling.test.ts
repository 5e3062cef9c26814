import { expect, test } from 'vitest'
import { ORDER_STATES } from '#domain/orders/order.ts'
import { changedSince, isActive, ordersPollMs } from '#domain/orders/tracking/polling.ts'
import { at } from '#tests/support/at.ts'

test('an order is active until it is served, refused or canceled (S7.43)', () => {
  expect(ORDER_STATES.filter((state) => isActive({ state }))).toEqual([
    'CREATED',
    'VALIDATED',
    'SENT',
    'WAITING',
  ])
})

test.each([
  ['none', [], 300_000],
  ['only ended ones', ['PAID', 'CANCELLED', 'CONFLICTED'], 300_000],
  ['one active among ended ones', ['PAID', 'SENT'], 3_000],
] as const)('%s: looked at every so often, with their lines (S4.35, S9.10, S9.11)', (_, states, wait) => {
  expect(ordersPollMs(states.map((state) => ({ state })))).toBe(wait)
})

test('what changed is asked for from 3000 ms before the last answer (S7.43)', () => {
  expect(changedSince(at('2026-03-10 12:00'))).toBe(at('2026-03-10 12:00') - 3_000)
})
