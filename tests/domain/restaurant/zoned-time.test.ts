import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyMoment, anyZone } from '#tests/support/arbitraries/restaurant.ts'
import { at, clockAt } from '#tests/support/at.ts'
import {
  dayOf,
  daysLater,
  instantOf,
  minutesOfDay,
  offsetAt,
  showingOf,
  weekdayOf,
} from '#domain/restaurant/zoned-time.ts'

const SPRING = { year: 2027, month: 3, day: 28 }
const AUTUMN = { year: 2026, month: 10, day: 25 }

test.each([
  ['before the clocks skip', SPRING, '01:50', '2027-03-28T00:50Z'],
  ['at the first skipped minute', SPRING, '02:00', '2027-03-28T01:00Z'],
  ['inside the skipped hour', SPRING, '02:30', '2027-03-28T01:30Z'],
  ['after the skipped hour', SPRING, '03:00', '2027-03-28T01:00Z'],
  ['before the repeated hour', AUTUMN, '01:50', '2026-10-24T23:50Z'],
  ['at the start of the repeated hour', AUTUMN, '02:00', '2026-10-25T00:00Z'],
  ['inside the repeated hour', AUTUMN, '02:30', '2026-10-25T00:30Z'],
  ['after the repeated hour', AUTUMN, '03:00', '2026-10-25T02:00Z'],
] as const)('a clock time in Oslo %s is one instant (S4.73)', (_, day, time, instant) => {
  expect(instantOf(day, minutesIn(time), 'Europe/Oslo')).toBe(Date.parse(instant))
})

test.each([
  ['America/New_York', '2026-07-01T16:00Z'],
  ['Asia/Kathmandu', '2026-07-01T06:15Z'],
  ['Australia/Lord_Howe', '2026-07-01T01:30Z'],
  ['Pacific/Auckland', '2026-07-01T00:00Z'],
  ['UTC', '2026-07-01T12:00Z'],
])('noon in %s is the restaurant’s noon, not the browser’s (S3.6)', (zone, instant) => {
  expect(instantOf({ year: 2026, month: 7, day: 1 }, 720, zone)).toBe(Date.parse(instant))
})

test('minutes past midnight belong to the next day (S4.74)', () => {
  const instant = instantOf({ year: 2026, month: 12, day: 31 }, 1_500, 'Europe/Oslo')
  expect(clockAt(instant)).toBe('2027-01-01 01:00')
})

test('an instant falls on the day and minute the zone’s clocks show', () => {
  const instant = at('2026-03-10 00:30', 'Asia/Tokyo')
  expect([dayOf(instant, 'Asia/Tokyo'), minutesOfDay(instant, 'Asia/Tokyo')]).toEqual([
    { year: 2026, month: 3, day: 10 },
    30,
  ])
})

test('a zone this device does not know counts as Europe/Paris (S3.6, S9.17)', () => {
  // That summer alone of those around it set its clocks forward.
  expect(offsetAt(Date.parse('1978-07-01T00:00Z'), 'Nowhere/Atlantis')).toBe(7_200_000)
})

test.each([
  [{ year: 2026, month: 3, day: 9 }, 'monday'],
  [{ year: 2026, month: 3, day: 15 }, 'sunday'],
])('%o is a %s (S3.5)', (day, name) => {
  expect(weekdayOf(day)).toBe(name)
})

test('days are counted by the calendar, over month and year', () => {
  expect(daysLater({ year: 2026, month: 12, day: 31 }, 1)).toEqual({ year: 2027, month: 1, day: 1 })
})

test.each([
  ['Europe/Oslo', '2026-10-25 01:59', undefined],
  ['Europe/Oslo', '2026-10-25 02:00+02:00', 'first'],
  ['Europe/Oslo', '2026-10-25 02:59+02:00', 'first'],
  ['Europe/Oslo', '2026-10-25 02:00+01:00', 'second'],
  ['Europe/Oslo', '2026-10-25 02:59+01:00', 'second'],
  ['Europe/Oslo', '2026-10-25 03:00', undefined],
  ['Europe/Oslo', '2026-03-29 03:00', undefined],
  ['Europe/Oslo', '2026-10-26 02:30', undefined],
  ['America/New_York', '2026-11-01 01:30-04:00', 'first'],
  ['America/New_York', '2026-11-01 01:30-05:00', 'second'],
  ['Australia/Lord_Howe', '2026-04-05 01:45+11:00', 'first'],
  ['Australia/Lord_Howe', '2026-04-05 01:15+11:00', undefined],
  ['Asia/Tokyo', '2026-10-25 02:30', undefined],
])('in %s, %s is shown: %s (S4.73)', (zone, local, showing) => {
  expect(showingOf(at(local, zone), zone)).toBe(showing)
})

test('two instants that read the same are told apart, and no others (S4.73)', () => {
  fc.assert(
    fc.property(anyMoment, anyZone, fc.constantFrom(30, 60), (instant, zone, minutes) => {
      const later = instant + minutes * 60_000
      const readsTwice = clockAt(instant, zone) === clockAt(later, zone)
      if (readsTwice) expect([showingOf(instant, zone), showingOf(later, zone)]).toEqual(['first', 'second'])
    }),
  )
})

test('any instant reads as the clocks of its zone show it (S3.6)', () => {
  fc.assert(
    fc.property(anyMoment, anyZone, (instant, zone) => {
      const { year, month, day } = dayOf(instant, zone)
      const minutes = minutesOfDay(instant, zone)
      const shown = [month, day, Math.floor(minutes / 60), minutes % 60].map((value) =>
        String(value).padStart(2, '0'),
      )
      expect(`${year}-${shown[0]}-${shown[1]} ${shown[2]}:${shown[3]}`).toBe(clockAt(instant, zone))
    }),
  )
})

function minutesIn(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
