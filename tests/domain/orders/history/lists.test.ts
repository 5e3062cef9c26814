import { describe, expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import {
  CURRENT_STATES,
  HISTORY_STATES,
  badgeCount,
  currentOrders,
  isKeptPending,
} from '#domain/orders/history/lists.ts'
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

describe('the current orders after a look', () => {
  const now = at('2026-03-10 11:30')
  const idsOf = (orders: ReturnType<typeof currentOrders>) => orders.map(({ id: each }) => each)
  const first = anOrder({ id: id('first'), createdAt: 1 })
  const second = anOrder({ id: id('second'), createdAt: 2 })

  test('stand newest first, whatever the answer left out', () => {
    expect(idsOf(currentOrders([first], [second], now))).toEqual(['second', 'first'])
    expect(idsOf(currentOrders([second, first], [], now))).toEqual(['second', 'first'])
  })

  test('are as they were heard of last', () => {
    expect(currentOrders([first], [{ ...first, state: 'SENT' }], now)).toEqual([{ ...first, state: 'SENT' }])
  })

  test.each(ORDER_STATES)('in state %s are listed unless just made (S4.12)', (state) => {
    expect(currentOrders([first], [{ ...first, state }], now)).toHaveLength(state === 'CREATED' ? 0 : 1)
  })

  test.each([
    [-1, 1],
    [0, 0],
  ])('are let go of 15 minutes after the pickup time, %i ms beside it (S4.36)', (beside, count) => {
    expect(currentOrders([first], [], at('2026-03-10 12:15') + beside)).toHaveLength(count)
  })
})
