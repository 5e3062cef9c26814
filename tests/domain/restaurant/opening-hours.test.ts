import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  hoursOfWeek,
  intervalsBetween,
  isAlwaysOpen,
  isOpen,
  openStateOf,
  openingBetween,
} from '#domain/restaurant/opening-hours.ts'
import { at, clockAt } from '#tests/support/at.ts'
import { aRestaurant, everyDay, hoursOn } from '#tests/support/builders/restaurant.ts'
import { anyMoment, anyRestaurant } from '#tests/support/arbitraries/restaurant.ts'

// 2026-03-10 is a Tuesday.
describe('open or closed', () => {
  test.each([
    ['10:00|22:00', '2026-03-10 09:59', false],
    ['10:00|22:00', '2026-03-10 10:00', true],
    ['10:00|22:00', '2026-03-10 21:59', true],
    ['10:00|22:00', '2026-03-10 22:00', false],
    ['16:00|02:00', '2026-03-10 01:59', true],
    ['16:00|02:00', '2026-03-10 02:00', false],
    ['16:00|02:00', '2026-03-10 15:59', false],
    ['16:00|02:00', '2026-03-10 23:59', true],
    ['11:00|00:00', '2026-03-10 23:59', true],
    ['11:00|00:00', '2026-03-11 00:00', false],
    ['11:00|24:00', '2026-03-10 23:59', true],
    ['00:00|00:00', '2026-03-10 00:00', true],
    ['00:00|00:00', '2026-03-10 23:59', true],
    ['nonsense', '2026-03-10 12:00', false],
    ['25:00|26:00', '2026-03-10 12:00', false],
    ['10:60|22:00', '2026-03-10 12:00', false],
  ])('with hours %s, at %s, open is %s (S4.73, S4.74)', (hours, now, expected) => {
    expect(isOpen(aRestaurant({ openingHours: everyDay(hours) }), at(now))).toBe(expected)
  })

  test('it is closed on a day without hours (S3.5)', () => {
    const restaurant = aRestaurant({ openingHours: hoursOn({ monday: ['10:00|22:00'] }) })
    expect(isOpen(restaurant, at('2026-03-10 12:00'))).toBe(false)
  })

  test('the night of an evening that ends after midnight belongs to that evening (S4.74, F29)', () => {
    const restaurant = aRestaurant({ openingHours: hoursOn({ monday: ['18:00|03:00'] }) })
    expect(isOpen(restaurant, at('2026-03-10 02:59'))).toBe(true)
  })

  test.each([
    ['13:59', true],
    ['14:00', false],
    ['16:59', false],
    ['17:00', true],
  ])('between lunch and dinner, at %s, open is %s (S3.5)', (time, expected) => {
    const restaurant = aRestaurant({ openingHours: everyDay('11:00|14:00', '17:00|22:00') })
    expect(isOpen(restaurant, at(`2026-03-10 ${time}`))).toBe(expected)
  })

  test.each([
    ['Europe/Oslo', true],
    ['America/New_York', false],
    ['Asia/Tokyo', false],
    ['Pacific/Auckland', false],
  ])('at 11:00 UTC a restaurant in %s, open 10 to 16, is open: %s (S3.6)', (timeZone, expected) => {
    const restaurant = aRestaurant({ timeZone, openingHours: everyDay('10:00|16:00') })
    expect(isOpen(restaurant, Date.parse('2026-03-10T11:00Z'))).toBe(expected)
  })
})

describe('opening and closing times', () => {
  test('an open restaurant says when it closes (S2.35)', () => {
    expect(openStateOf(aRestaurant(), at('2026-03-10 12:00'))).toEqual({
      isOpen: true,
      closesAt: at('2026-03-10 22:00'),
    })
  })

  test('a closed restaurant says when it opens next, over closed days (S2.35)', () => {
    const restaurant = aRestaurant({ openingHours: hoursOn({ monday: ['10:00|22:00'] }) })
    expect(openStateOf(restaurant, at('2026-03-10 12:00'))).toEqual({
      isOpen: false,
      opensAt: at('2026-03-16 10:00'),
    })
  })

  test('a restaurant without hours never opens (S3.5)', () => {
    const restaurant = aRestaurant({ openingHours: [] })
    expect(openStateOf(restaurant, at('2026-03-10 12:00'))).toEqual({ isOpen: false, opensAt: undefined })
  })

  test('an evening that meets the next morning at midnight closes when the morning ends', () => {
    const restaurant = aRestaurant({
      openingHours: hoursOn({ tuesday: ['18:00|00:00'], wednesday: ['00:00|04:00'] }),
    })
    expect(openStateOf(restaurant, at('2026-03-10 20:00'))).toEqual({
      isOpen: true,
      closesAt: at('2026-03-11 04:00'),
    })
  })

  test.each([
    [['00:00|00:00'], true],
    [['00:00|23:59'], false],
  ])('hours %s are around the clock: %s', (hours, expected) => {
    const restaurant = aRestaurant({ openingHours: everyDay(...hours) })
    expect(isAlwaysOpen(restaurant, at('2026-03-10 12:00'))).toBe(expected)
  })
})

describe('what happened between two looks at a restaurant', () => {
  const UNTIL_22 = aRestaurant({ openingHours: everyDay('10:00|22:00') })
  const UNTIL_20 = aRestaurant({ openingHours: everyDay('10:00|20:00') })

  test.each([
    ['time passes its closing', UNTIL_22, '21:59', UNTIL_22, '22:00', 'closed'],
    ['time passes its opening', UNTIL_22, '09:59', UNTIL_22, '10:00', 'opened'],
    ['it closes earlier than was known', UNTIL_22, '21:00', UNTIL_20, '21:00', 'closed'],
    ['it stays open longer than was known', UNTIL_20, '21:00', UNTIL_22, '21:00', 'opened'],
    ['it is open as it was', UNTIL_22, '12:00', UNTIL_20, '19:59', undefined],
    ['it is closed as it was', UNTIL_20, '20:00', UNTIL_22, '22:00', undefined],
  ])('%s', (_, before, from, after, until, what) => {
    const onTuesday = (time: string) => at(`2026-03-10 ${time}`)
    expect(openingBetween(before, onTuesday(from), after, onTuesday(until))).toBe(what)
  })
})

describe('nights when the clocks change', () => {
  test.each([
    ['the autumn night lasts an hour longer', '2026-10-24 22:00', '2026-10-25 04:00', 7],
    ['the spring night lasts an hour shorter', '2027-03-27 22:00', '2027-03-28 04:00', 5],
    ['an ordinary night lasts what its clocks say', '2026-11-07 22:00', '2026-11-08 04:00', 6],
  ])('%s (S4.73)', (_, opens, closes, hours) => {
    const restaurant = aRestaurant({ openingHours: everyDay('22:00|04:00') })
    const [night] = intervalsBetween(restaurant, at(opens), at(opens))
    expect([night, hours * 3_600_000]).toEqual([
      { from: at(opens), until: at(closes) },
      at(closes) - at(opens),
    ])
  })

  test('hours that lie wholly in the skipped hour open as late as the clocks skipped (S4.73)', () => {
    const restaurant = aRestaurant({ openingHours: everyDay('02:15|02:45') })
    const [interval] = intervalsBetween(restaurant, at('2027-03-28 03:00'), at('2027-03-28 04:00'))
    expect(interval).toEqual({ from: at('2027-03-28 03:15'), until: at('2027-03-28 03:45') })
  })

  test('an interval the skipped hour swallows is not open at all (S4.73)', () => {
    const restaurant = aRestaurant({ openingHours: everyDay('02:30|03:00') })
    expect(intervalsBetween(restaurant, at('2027-03-28 01:00'), at('2027-03-28 12:00'))).toEqual([])
  })
})

test('the week is listed from Monday, closed days with nothing, intervals in order (S2.95)', () => {
  const restaurant = aRestaurant({
    openingHours: hoursOn({ sunday: ['17:00|00:00', '9:00|12:30'], monday: ['16:00|02:00'] }),
  })
  expect(
    hoursOfWeek(restaurant).map(
      ({ day, intervals }) =>
        `${day} ${intervals.map(({ opens, closes }) => `${opens}-${closes}`).join(' ')}`,
    ),
  ).toEqual([
    'monday 16:00-02:00',
    'tuesday ',
    'wednesday ',
    'thursday ',
    'friday ',
    'saturday ',
    'sunday 09:00-12:30 17:00-00:00',
  ])
})

test('open means inside an interval, and intervals never meet (S4.73, F29)', () => {
  fc.assert(
    fc.property(anyRestaurant, anyMoment, (restaurant, now) => {
      const intervals = intervalsBetween(restaurant, now - 86_400_000, now + 2 * 86_400_000)
      expect(isOpen(restaurant, now)).toBe(intervals.some(({ from, until }) => from <= now && now < until))
      intervals.reduce((previous, interval) => {
        expect(interval.from).toBeGreaterThan(previous)
        expect(interval.until).toBeGreaterThan(interval.from)
        return interval.until
      }, 0)
    }),
  )
})

test('what is said of opening and closing agrees with open or closed at that instant (S2.35)', () => {
  fc.assert(
    fc.property(anyRestaurant, anyMoment, (restaurant, now) => {
      const state = openStateOf(restaurant, now)
      expect(state.isOpen).toBe(isOpen(restaurant, now))
      if (!state.isOpen && state.opensAt !== undefined) expect(isOpen(restaurant, state.opensAt)).toBe(true)
      if (state.isOpen && !isAlwaysOpen(restaurant, now))
        expect(isOpen(restaurant, state.closesAt)).toBe(false)
    }),
  )
})

test('an opening hour reads on the restaurant’s clock as it is listed, all year round', () => {
  const restaurant = aRestaurant({ timeZone: 'America/New_York', openingHours: everyDay('08:30|17:15') })
  const year = at('2026-01-01 12:00')
  const clocks = intervalsBetween(restaurant, year, year + 365 * 86_400_000).map(({ from, until }) =>
    [from, until].map((instant) => clockAt(instant, 'America/New_York').slice(11)).join(),
  )
  expect(new Set(clocks)).toEqual(new Set(['08:30,17:15']))
})
