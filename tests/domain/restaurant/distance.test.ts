import { expect, test } from 'vitest'
import { byDistance, distanceIn, distanceKm } from '#domain/restaurant/distance.ts'
import { aRestaurant } from '#tests/support/builders/restaurant.ts'

const OSLO = { latitude: 59.9111, longitude: 10.7528 }
const BERGEN = { latitude: 60.3913, longitude: 5.3221 }

test('Oslo and Bergen are about 305 km apart, either way (S9.34)', () => {
  expect(distanceKm(OSLO, BERGEN)).toBeCloseTo(305, -1)
  expect(distanceKm(BERGEN, OSLO)).toBe(distanceKm(OSLO, BERGEN))
})

test('the other side of the date line is near (S9.34)', () => {
  const km = distanceKm({ latitude: 0, longitude: 179.9 }, { latitude: 0, longitude: -179.9 })
  expect(km).toBeCloseTo(22.2, 1)
})

const MILES = { value: 6.2, unit: 'mi' }
const KM = { value: 10, unit: 'km' }

test.each([
  ['en', 'NO', MILES],
  ['en-GB', 'FI', MILES],
  ['no', 'NO', KM],
  ['fr', 'FR', KM],
  ['fr', undefined, KM],
  ['es', 'US', MILES],
  ['fr', 'GB', MILES],
  ['it', 'LR', MILES],
  ['sv', 'MM', MILES],
  ['fr', 'CA', KM],
  ['en', 'IE', MILES],
])('10.04 km in %s, in the country %s, is %o (S9.34)', (language, country, shown) => {
  expect(distanceIn(10.04, { language, country })).toEqual(shown)
})

test('restaurants come nearest first (S1.12)', () => {
  const far = aRestaurant({ slug: 'far', geolocation: BERGEN })
  const near = aRestaurant({ slug: 'near', geolocation: OSLO })
  expect(
    byDistance([far, near], OSLO).map(({ restaurant, km }) => [restaurant.slug, Math.round(km)]),
  ).toEqual([
    ['near', 0],
    ['far', 305],
  ])
})
