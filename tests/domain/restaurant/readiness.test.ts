import { expect, test } from 'vitest'
import { readinessOf } from '#domain/restaurant/readiness.ts'
import { at } from '#tests/support/at.ts'
import { aRestaurant } from '#tests/support/builders/restaurant.ts'

test.each([
  ['while open', '2026-03-10 12:00', { kind: 'soon', minutes: 15, from: at('2026-03-10 12:15') }],
  ['with closing time left', '2026-03-10 21:44', { kind: 'soon', minutes: 15, from: at('2026-03-10 21:59') }],
  [
    'to the minute of closing',
    '2026-03-10 21:45',
    { kind: 'soon', minutes: 15, from: at('2026-03-10 22:00') },
  ],
  ['a minute too late to be ready', '2026-03-10 21:46', { kind: 'tooLate' }],
  ['after closing', '2026-03-10 22:00', { kind: 'onOpening' }],
  ['before opening', '2026-03-10 09:59', { kind: 'onOpening' }],
])('what a restaurant promises before a basket is built: %s', (_, now, readiness) => {
  expect(readinessOf(aRestaurant(), at(now), false)).toEqual(readiness)
})

test.each([
  ['before opening', '2026-03-10 09:00', '2026-03-10 10:15'],
  ['after closing', '2026-03-10 23:00', '2026-03-11 10:15'],
  ['too late for today', '2026-03-10 21:46', '2026-03-11 10:15'],
])('where orders are taken ahead, the first time is told: %s', (_, now, from) => {
  expect(readinessOf(aRestaurant(), at(now), true)).toEqual({ kind: 'ahead', from: at(from) })
})

test.each([
  ['12:00', '13:15', { kind: 'soon', minutes: 90, from: at('2026-03-10 13:30') }],
  ['12:00', '13:16', { kind: 'ahead', from: at('2026-03-10 13:31') }],
])('at %s with orders from %s, a long wait is told by the clock', (now, from, readiness) => {
  const restaurant = aRestaurant({ settings: { ordersEnabledAt: at(`2026-03-10 ${from}`) } })
  expect(readinessOf(restaurant, at(`2026-03-10 ${now}`), false)).toEqual(readiness)
})

test('a restaurant that takes no orders promises nothing', () => {
  const restaurant = aRestaurant({ settings: { ordersEnabled: false } })
  expect(readinessOf(restaurant, at('2026-03-10 12:00'), true)).toBeUndefined()
})

test('the seconds of the running minute are not a minute more to wait', () => {
  const readiness = readinessOf(aRestaurant(), at('2026-03-10 12:00') + 59_000, false)
  expect(readiness).toMatchObject({ minutes: 15 })
})
