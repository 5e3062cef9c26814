import { expect, test } from 'vitest'
import { wishedPickup } from '#domain/restaurant/wished-pickup.ts'
import { at } from '#tests/support/at.ts'
import { aRestaurant, everyDay } from '#tests/support/builders/restaurant.ts'

const DAY = '2026-03-10'

test.each([
  ['18:30', { kind: 'exact', at: at(`${DAY} 18:30`) }],
  ['12:15', { kind: 'exact', at: at(`${DAY} 12:15`) }],
  ['22:00', { kind: 'exact', at: at(`${DAY} 22:00`) }],
  ['+15', { kind: 'exact', at: at(`${DAY} 12:15`) }],
  ['earliest', { kind: 'earliest', at: at(`${DAY} 12:15`) }],
  ['12:14', { kind: 'nearest', at: at(`${DAY} 12:15`), wished: at(`${DAY} 12:14`), isEarliest: true }],
  ['+14', { kind: 'nearest', at: at(`${DAY} 12:15`), wished: at(`${DAY} 12:14`), isEarliest: true }],
  ['22:01', { kind: 'nearest', at: at(`${DAY} 22:00`), wished: at(`${DAY} 22:01`), isEarliest: false }],
  ['noon', undefined],
  ['', undefined],
])(
  'at noon, where it is open from 10 to 22, "%s" is taken as it is or as the nearest offered',
  (said, taken) => {
    expect(wishedPickup(said, aRestaurant(), at(`${DAY} 12:00`), false)).toEqual(taken)
  },
)

test('around the clock, a time of day that has passed is meant tomorrow', () => {
  const restaurant = aRestaurant({ openingHours: everyDay('00:00|00:00') })
  const taken = wishedPickup('07:00', restaurant, at(`${DAY} 22:00`), false)
  expect(taken).toEqual({ kind: 'exact', at: at('2026-03-11 07:00') })
})

test('a time that is just too early is the earliest there is, and not one of tomorrow', () => {
  const taken = wishedPickup('18:30', aRestaurant(), at(`${DAY} 18:35`), false)
  expect(taken).toMatchObject({ kind: 'nearest', at: at(`${DAY} 18:50`), isEarliest: true })
})

test.each([
  [false, undefined],
  [true, { kind: 'exact', at: at('2026-03-11 11:00') }],
])('after closing it can be had tomorrow only where orders are taken ahead: %s', (scheduling, taken) => {
  expect(wishedPickup('11:00', aRestaurant(), at(`${DAY} 23:00`), scheduling)).toEqual(taken)
})

test('a restaurant that is closed for good offers no time', () => {
  const restaurant = aRestaurant({ openingHours: [] })
  expect(wishedPickup('18:30', restaurant, at(`${DAY} 12:00`), true)).toBeUndefined()
})
