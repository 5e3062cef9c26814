import { expect, test } from 'vitest'
import { minor } from '#domain/money/minor.ts'
import { webhookEventOf } from '#domain/orders/webhook-event.ts'
import type { Order } from '#domain/orders/order.ts'
import { anOrder } from '#tests/support/builders/order.ts'

const RULES: readonly (readonly [Partial<Order>, Partial<Order>, string | undefined])[] = [
  [{ state: 'CREATED' }, { state: 'WAITING' }, undefined],
  [{ state: 'WAITING' }, { state: 'CREATED' }, undefined],
  [{ state: 'CREATED' }, { state: 'VALIDATED' }, 'order.paid'],
  [{ state: 'WAITING' }, { state: 'VALIDATED' }, 'order.paid'],
  [{ state: 'VALIDATED' }, { state: 'SENT' }, undefined],
  [{ state: 'SENT' }, { state: 'SENT', posId: '7' }, 'order.changed'],
  [{ state: 'SENT' }, { state: 'PAID', posId: '7' }, 'order.changed'],
  [{ state: 'SENT' }, { state: 'PAYMENT_ERROR', posId: '7' }, 'order.changed'],
  [{ state: 'SENT' }, { state: 'INJECTION_ERROR' }, 'order.refused'],
  [{ state: 'SENT' }, { state: 'CONFLICTED' }, 'order.refused'],
  [{ state: 'CREATED' }, { state: 'CANCELLED' }, 'order.cancelled'],
  [{ state: 'VALIDATED' }, { state: 'CANCELLED' }, 'order.cancelled'],
  [{ state: 'VALIDATED' }, { state: 'VALIDATED' }, undefined],
  [{ state: 'VALIDATED' }, { state: 'VALIDATED', retrievalDate: 7 }, 'order.changed'],
  [{ state: 'VALIDATED' }, { state: 'VALIDATED', pickUpMode: 'TAKEOUT' }, 'order.changed'],
  [{ state: 'VALIDATED' }, { state: 'VALIDATED', price: minor(7) }, 'order.changed'],
  [{ state: 'PAID' }, { state: 'PAID', rating: 5 }, undefined],
  [{ state: 'PAID' }, { state: 'PAID', kitchenStep: 'preparing' }, 'order.changed'],
  [{ state: 'PAID', kitchenStep: 'preparing' }, { state: 'PAID', kitchenStep: 'ready' }, 'order.ready'],
  [
    { state: 'PAID', kitchenStep: 'ready' },
    { state: 'INJECTION_ERROR', kitchenStep: 'ready' },
    'order.refused',
  ],
]

test('an order that was made is placed', () => {
  expect(webhookEventOf(undefined, anOrder({ state: 'CREATED' }))).toBe('order.placed')
})

test.each(RULES)('%o become %o tells %s', (before, after, told) => {
  const same = anOrder({ pickUpMode: 'EATIN' })
  expect(webhookEventOf({ ...same, ...before }, { ...same, ...after })).toBe(told)
})
