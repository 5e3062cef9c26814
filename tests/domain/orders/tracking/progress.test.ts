import { describe, expect, test } from 'vitest'
import { ORDER_STATES, type Order } from '#domain/orders/order.ts'
import {
  awaitsPayment,
  isProgressSettled,
  progressOf,
  stagesOf,
  type Progress,
} from '#domain/orders/tracking/progress.ts'
import { at } from '#tests/support/at.ts'
import { anOrder } from '#tests/support/builders/order.ts'

// Pickup at 12:00, injection at 11:45.
test.each<readonly [clause: string, given: Partial<Order>, time: string, shown: Progress]>([
  ['S4.38', { state: 'CONFLICTED' }, '11:00', 'conflicted'],
  ['S4.38', { state: 'CONFLICTED' }, '13:00', 'conflicted'],
  ['S4.39', { state: 'VALIDATED' }, '11:44', 'will_be_send'],
  ['S4.39', { state: 'WAITING' }, '11:44', 'will_be_send'],
  ['S4.39', { state: 'CANCELLED' }, '11:44', 'error'],
  ['S4.40', { state: 'CANCELLED' }, '11:45', 'error'],
  ['S4.40, S8.2', { state: 'PAYMENT_ERROR' }, '11:00', 'error'],
  ['S4.40, S8.1', { state: 'INJECTION_ERROR' }, '11:00', 'error'],
  ['S4.40', { state: 'PAYMENT_ERROR' }, '11:45', 'error'],
  ['S4.40', { state: 'INJECTION_ERROR' }, '11:45', 'error'],
  ['S4.41', { state: 'VALIDATED' }, '11:45', 'in_progress'],
  ['S4.41', { state: 'SENT' }, '12:01', 'in_progress'],
  ['S4.41', { state: 'SENT', isKitchenUnreached: true }, '12:01', 'unreached'],
  ['S4.43', { state: 'SENT', isKitchenUnreached: true }, '12:02', 'unknown_error'],
  ['S4.42', { state: 'PAID', posId: '42', isKitchenUnreached: true }, '11:59', 'has_been_sent'],
  ['S4.42', { state: 'PAID', posId: '42' }, '11:44', 'will_be_send'],
  ['S4.42', { state: 'PAID', posId: '42' }, '11:45', 'has_been_sent'],
  ['S4.42', { state: 'PAID', posId: '42' }, '11:59', 'has_been_sent'],
  ['S4.42', { state: 'PAID', posId: '42' }, '12:00', 'due'],
  ['S4.42', { state: 'PAID', posId: '42', kitchenStep: 'accepted' }, '12:00', 'late'],
  ['S4.42', { state: 'PAID', posId: '42', kitchenStep: 'preparing' }, '12:00', 'late'],
  ['S4.42', { state: 'PAID', posId: '42', kitchenStep: 'accepted' }, '11:45', 'has_been_sent'],
  ['S4.42', { state: 'PAID', posId: '42', kitchenStep: 'preparing' }, '11:45', 'being_made'],
  ['S4.42', { state: 'PAID', posId: '42', kitchenStep: 'ready' }, '15:00', 'ready'],
  ['S4.42', { state: 'PAID', posId: '42', kitchenStep: 'collected' }, '15:00', 'collected'],
  ['S4.40', { state: 'INJECTION_ERROR', posId: '42', kitchenStep: 'preparing' }, '11:45', 'error'],
  ['S4.43', { state: 'SENT' }, '12:02', 'unknown_error'],
])('%s: %o at %s shows %s', (_, given, time, shown) => {
  expect(progressOf(anOrder(given), 15, at(`2026-03-10 ${time}`))).toBe(shown)
})

test('an order is in progress up to the last millisecond of the 2 minutes after pickup (S4.41, S9.12)', () => {
  const end = at('2026-03-10 12:02')
  expect([end - 1, end].map((now) => progressOf(anOrder(), 15, now))).toEqual([
    'in_progress',
    'unknown_error',
  ])
})

test.each([
  ['will_be_send', false],
  ['in_progress', false],
  ['unreached', false],
  ['unknown_error', false],
  ['has_been_sent', false],
  ['being_made', false],
  ['due', true],
  ['late', true],
  ['ready', true],
  ['collected', true],
  ['error', true],
  ['conflicted', true],
] as const)('the refresh stops at %s: %s (S4.37)', (progress, expected) => {
  expect(isProgressSettled(progress)).toBe(expected)
})

describe('the marks of the way', () => {
  const marks = (given: Partial<Order>) => stagesOf(anOrder(given)).map(({ id, state }) => `${id} ${state}`)

  test.each<readonly [given: Partial<Order>, shown: readonly string[]]>([
    [{}, ['received current', 'sent ahead', 'ready ahead']],
    [{ posId: '42' }, ['received done', 'sent current', 'ready ahead']],
    [
      { posId: '42', kitchenStep: 'accepted' },
      ['received current', 'made ahead', 'ready ahead', 'collected ahead'],
    ],
    [
      { posId: '42', kitchenStep: 'preparing' },
      ['received done', 'made current', 'ready ahead', 'collected ahead'],
    ],
    [
      { posId: '42', kitchenStep: 'ready' },
      ['received done', 'made done', 'ready current', 'collected ahead'],
    ],
    [
      { posId: '42', kitchenStep: 'collected' },
      ['received done', 'made done', 'ready done', 'collected done'],
    ],
  ])('of %o are %j (S4.42)', (given, shown) => expect(marks(given)).toEqual(shown))
})

test('an order waits for its payment until somebody has decided it (S4.16)', () => {
  expect(ORDER_STATES.filter((state) => awaitsPayment({ state }))).toEqual(['CREATED', 'WAITING'])
})
