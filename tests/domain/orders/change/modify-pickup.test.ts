import { describe, expect, test } from 'vitest'
import {
  canModifyPickup,
  canSayOnMyWay,
  canSendNow,
  promptsPickupChange,
  promptsSendNow,
  sendNowPickup,
} from '#domain/orders/change/modify-pickup.ts'
import type { Order } from '#domain/orders/order.ts'
import { allow, refuse, type Verdict } from '#domain/verdict.ts'
import { at } from '#tests/support/at.ts'
import { anOrder } from '#tests/support/builders/order.ts'

type Case = readonly [given: Partial<Order>, verdict: Verdict]

describe('the pickup time', () => {
  test.each<Case>([
    [{ state: 'CREATED' }, allow],
    [{ state: 'VALIDATED' }, allow],
    [{ state: 'WAITING' }, allow],
    [{ state: 'SENT' }, refuse('order.alreadyInjected')],
    [{ state: 'PAYMENT_ERROR' }, refuse('order.notModifiable')],
    [{ state: 'CONFLICTED' }, refuse('order.notModifiable')],
    [{ state: 'CANCELLED' }, refuse('order.alreadyCancelled')],
    [{ state: 'CANCELLED', posId: '42' }, refuse('order.alreadyCancelled')],
    [{ state: 'INJECTION_ERROR' }, refuse('order.notModifiable')],
    [{ state: 'PAID', posId: '42' }, refuse('order.alreadyInjected')],
  ])('of %o can be changed: %o (S4.21, S4.22)', (given, verdict) => {
    expect(canModifyPickup(anOrder(given))).toEqual(verdict)
  })
})

describe('the card invites to change the pickup time', () => {
  test.each([
    ['a millisecond before injection', {}, -1, false, true],
    ['at injection', {}, 0, false, false],
    ['with a pickup number', { posId: '42' }, -1, false, false],
    ['on the cancel view', {}, -1, true, false],
    ['in INJECTION_ERROR', { state: 'INJECTION_ERROR' }, -1, false, false],
    ['in PAYMENT_ERROR', { state: 'PAYMENT_ERROR' }, -1, false, false],
    ['in CANCELLED', { state: 'CANCELLED' }, -1, false, false],
    ['in CONFLICTED', { state: 'CONFLICTED' }, -1, false, false],
    ['in WAITING', { state: 'WAITING' }, -1, false, true],
  ] as const)('%s (S4.23)', (_, given, beside, onCancelView, expected) => {
    const now = at('2026-03-10 11:45') + beside
    expect(promptsPickupChange(anOrder(given), 15, now, onCancelView)).toBe(expected)
  })
})

describe('an order can be sent now', () => {
  test.each<Case>([
    [{ state: 'VALIDATED' }, allow],
    [{ state: 'WAITING' }, allow],
    [{ state: 'VALIDATED', injectNow: true }, refuse('order.alreadyInjected')],
    [{ state: 'VALIDATED', posId: '42' }, refuse('order.alreadyInjected')],
    [{ state: 'VALIDATED', injectedAt: 1 }, refuse('order.alreadyInjected')],
    [{ state: 'SENT' }, refuse('order.alreadyInjected')],
    [{ state: 'PAID' }, refuse('order.alreadyInjected')],
    [{ state: 'CANCELLED' }, refuse('order.alreadyCancelled')],
    [{ state: 'PAYMENT_ERROR' }, refuse('order.notModifiable')],
    [{ state: 'CONFLICTED' }, refuse('order.notModifiable')],
  ])('%o: %o (S4.24)', (given, verdict) => {
    expect(canSendNow(anOrder(given))).toEqual(verdict)
  })

  test('for now plus the delay (S4.25)', () => {
    expect(sendNowPickup(at('2026-03-10 11:00'), 15)).toBe(at('2026-03-10 11:15'))
  })
})

describe('the card offers to send an order now', () => {
  const SAVES_TIME_UNTIL = at('2026-03-10 11:45')

  test.each([
    ['a millisecond before that would save no time', -1, true],
    ['when that would save no time', 0, false],
  ])('%s (S4.25)', (_, beside, offered) => {
    expect(promptsSendNow(anOrder(), 15, SAVES_TIME_UNTIL + beside)).toBe(offered)
  })

  test.each<readonly [given: Partial<Order>, offered: boolean]>([
    [{ state: 'VALIDATED' }, true],
    [{ state: 'WAITING' }, false],
    [{ state: 'SENT' }, false],
    [{ injectNow: true }, false],
    [{ injectedAt: 1 }, false],
    [{ posId: '42' }, false],
  ])('that is %o: %s (S4.24)', (given, offered) => {
    expect(promptsSendNow(anOrder(given), 15, at('2026-03-10 11:00'))).toBe(offered)
  })
})

describe('the customer says they are on their way', () => {
  test.each<Case>([
    [{ state: 'VALIDATED' }, allow],
    [{ state: 'WAITING' }, allow],
    [{ state: 'SENT' }, allow],
    [{ state: 'PAID', posId: '42' }, allow],
    [{ state: 'VALIDATED', isOnMyWay: true }, refuse('order.alreadyOnTheWay')],
    [{ state: 'PAID', pickUpMode: 'TABLE_SERVICE' }, refuse('order.notModifiable')],
    [{ state: 'CREATED' }, refuse('order.notModifiable')],
    [{ state: 'PAYMENT_ERROR' }, refuse('order.notModifiable')],
    [{ state: 'INJECTION_ERROR' }, refuse('order.notModifiable')],
    [{ state: 'CONFLICTED' }, refuse('order.notModifiable')],
    [{ state: 'CANCELLED', isOnMyWay: true }, refuse('order.alreadyCancelled')],
  ])('for %o: %o (S7.46)', (given, verdict) => {
    expect(canSayOnMyWay(anOrder(given))).toEqual(verdict)
  })
})
