import { expect, test } from 'vitest'
import { KITCHEN_STEPS } from '#domain/orders/order.ts'
import type { Order } from '#domain/orders/order.ts'
import { isFollowed, isStepOn, isWithKitchen } from '#domain/orders/tracking/kitchen-step.ts'
import { ordersPollMs } from '#domain/orders/tracking/polling.ts'

type Followed = Pick<Order, 'state' | 'posId' | 'kitchenStep'>

test.each<[Followed, boolean]>([
  [{ state: 'VALIDATED' }, false],
  [{ state: 'SENT' }, false],
  [{ state: 'SENT', posId: '7' }, true],
  [{ state: 'PAID', posId: '7' }, true],
  [{ state: 'PAYMENT_ERROR', posId: '7' }, true],
  [{ state: 'PAID', posId: '7', kitchenStep: 'ready' }, true],
  [{ state: 'PAID', posId: '7', kitchenStep: 'collected' }, false],
  [{ state: 'CANCELLED', kitchenStep: 'accepted' }, false],
  [{ state: 'INJECTION_ERROR', kitchenStep: 'accepted' }, false],
])('%o is with the kitchen: %s', (order, expected) => {
  expect(isWithKitchen(order)).toBe(expected)
})

test('a step leads on to those behind it alone', () => {
  for (const [at, from] of KITCHEN_STEPS.entries())
    expect(KITCHEN_STEPS.filter((step) => isStepOn({ kitchenStep: from }, step))).toEqual(
      KITCHEN_STEPS.slice(at + 1),
    )
  expect(KITCHEN_STEPS.every((step) => isStepOn({}, step))).toBe(true)
})

test.each<[Followed, boolean, number]>([
  [{ state: 'PAID', posId: '7' }, false, 300_000],
  [{ state: 'PAID', posId: '7', kitchenStep: 'accepted' }, true, 3_000],
  [{ state: 'PAID', posId: '7', kitchenStep: 'ready' }, true, 3_000],
  [{ state: 'PAID', posId: '7', kitchenStep: 'collected' }, false, 300_000],
])('%o is followed: %s, and looked at every %i ms (S9.10)', (order, expected, every) => {
  expect([isFollowed(order), ordersPollMs([order])]).toEqual([expected, every])
})
