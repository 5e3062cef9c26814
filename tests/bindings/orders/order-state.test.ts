import { expect, test } from 'vitest'
import { orderStateOf } from '#bindings/orders/order-state.ts'
import { progressOf } from '#domain/orders/tracking/progress.ts'
import { anOrder } from '#tests/support/builders/order.ts'
import { at } from '#tests/support/at.ts'

const PICKUP = at('2026-03-10 12:00')

test.each([
  ['CREATED', '11:30', 'order.waiting'],
  ['CREATED', '11:50', 'order.waiting'],
  ['WAITING', '11:50', 'order.waiting'],
  ['VALIDATED', '11:30', 'order.progress.will_be_send'],
  ['SENT', '11:50', 'order.progress.in_progress'],
] as const)(
  'an order that is %s at %s, for noon, is told as %s: what is not paid is with no kitchen (S4.16, S4.41)',
  (state, now, told) => {
    const order = anOrder({ state, retrievalDate: PICKUP })
    const progress = progressOf(order, 15, at(`2026-03-10 ${now}`))
    expect(orderStateOf(order, progress).key).toBe(told)
  },
)
