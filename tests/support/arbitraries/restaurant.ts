import fc from 'fast-check'
import { WEEKDAYS, type Restaurant } from '#domain/restaurant/restaurant.ts'
import { aRestaurant } from '#tests/support/builders/restaurant.ts'

const clock = fc
  .integer({ min: 0, max: 95 })
  .map((quarters) => `${pad(Math.floor(quarters / 4))}:${pad((quarters % 4) * 15)}`)

const openingHours = fc.array(
  fc.record({
    name: fc.constantFrom(...WEEKDAYS),
    value: fc.tuple(clock, clock).map((times) => times.join('|')),
  }),
  { maxLength: 12 },
)

/** Zones with whole, half and quarter hours, and one whose clocks change by half an hour. */
export const anyZone = fc.constantFrom(
  'Europe/Oslo',
  'America/New_York',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
)

/** Restaurants of any hours, zone, delay and date from which orders are taken. */
export const anyRestaurant: fc.Arbitrary<Restaurant> = fc
  .record({
    openingHours,
    timeZone: anyZone,
    ordersInjectionDelayMinutes: fc.integer({ min: 0, max: 90 }),
  })
  .map(({ ordersInjectionDelayMinutes, ...hours }) =>
    aRestaurant({ ...hours, settings: { ordersInjectionDelayMinutes } }),
  )

/** Moments to the millisecond, half of them around the nights when the clocks change in Oslo. */
export const anyMoment = fc.oneof(
  fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 0, 1) }),
  around(Date.UTC(2026, 9, 25, 1)),
  around(Date.UTC(2027, 2, 28, 1)),
)

function around(instant: number): fc.Arbitrary<number> {
  return fc.integer({ min: instant - 86_400_000, max: instant + 86_400_000 })
}

function pad(value: number): string {
  return String(value).padStart(2, '0')
}
