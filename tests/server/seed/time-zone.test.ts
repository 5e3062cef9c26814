import { expect, test } from 'vitest'
import { timeZoneOf } from '#server/seed/time-zone.ts'

test.each([
  ['a country with one', 'FR', 5.7, 'UTC', 'Europe/Paris'],
  ['a country with one, on a machine elsewhere', 'NO', 11.1, 'America/New_York', 'Europe/Oslo'],
  ['a country with many, where the machine stands in it', 'US', -118, 'America/New_York', 'America/New_York'],
  ['a country with many, by what lies nearest', 'US', -87.6, 'UTC', 'America/Chicago'],
  ['the west of it', 'ES', -16.2, 'UTC', 'Atlantic/Canary'],
  ['a country nobody knows', 'XX', 5, 'Europe/Oslo', 'Europe/Oslo'],
  ['no country at all', 'Norway', 5, 'Europe/Oslo', 'Europe/Oslo'],
])('the clock of a new restaurant is that of %s', (_where, country, longitude, own, zone) => {
  expect(timeZoneOf(country, longitude, own)).toBe(zone)
})
