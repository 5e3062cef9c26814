import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { labelsAt } from '#ui/map/map-labels.ts'
import { norwayLandscape, type Outline } from '#ui/map/landscape.ts'
import { norwayPlaces } from '#ui/map/norway-places.ts'
import { unitPoint, type At } from '#ui/map/place-labels.ts'

/** Villages lie at the very shore, which is known to 200 m. */
const LARGER = 200
const { far, near, airport } = norwayLandscape

test.each([
  ['Mjøsa', { latitude: 60.6, longitude: 11.18 }],
  ['Hurdalssjøen', { latitude: 60.33, longitude: 11.05 }],
  ['the Oslofjord', { latitude: 59.82, longitude: 10.58 }],
])('near the restaurants, %s is water', (_, place) => {
  expect(isIn(near.shores, place)).toBe(true)
})

test.each([
  ['the Norwegian Sea', { latitude: 66, longitude: 6 }, true],
  ['the North Sea', { latitude: 58, longitude: 3 }, true],
  ['Skagerrak', { latitude: 58.2, longitude: 9 }, true],
  ['the mountains', { latitude: 61.6, longitude: 8.5 }, false],
  ['Finnmark', { latitude: 69.4, longitude: 24.5 }, false],
  ['Scotland', { latitude: 57.2, longitude: -2.9 }, false],
])('from far away, %s is water: %s', (_, place, isWater) => {
  expect(isIn(far.shores, place)).toBe(isWater)
})

test('no larger town near the restaurants stands in the water', () => {
  const drowned = norwayPlaces
    .slice(0, LARGER)
    .filter((place) => isInBox(near, place) && isIn(near.shores, place))
  expect(drowned.map(({ name }) => name)).toEqual([])
})

test.each([
  ['the western runway', { latitude: 60.2, longitude: 11.0825 }],
  ['the eastern runway', { latitude: 60.19, longitude: 11.1159 }],
  ['the terminal', { latitude: 60.1941, longitude: 11.0997 }],
])('%s lies on the airport', (_, place) => {
  expect(isIn([airport.field], place)).toBe(true)
})

test('the airport is named, and the motorway shows its number', () => {
  const ground = {
    places: norwayPlaces,
    landscape: norwayLandscape,
    center: norwayPlaces[0] ?? at(0, 0),
    rings: [],
    pins: [],
  }
  const names = labelsAt(ground, 13).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['Oslo lufthavn', 'E6', 'E16']))
})

test('what the map knows of the land is light to fetch: 24 kB packed at the most', () => {
  const files = ['norway-water', 'norway-places', 'gardermoen-ways'].map((name) =>
    readFileSync(`src/ui/map/${name}.json`),
  )
  expect(gzipSync(Buffer.concat(files)).length).toBeLessThanOrEqual(24 * 1024)
})

function at(latitude: number, longitude: number): At {
  return { latitude, longitude }
}

function isInBox({ box }: typeof near, place: At): boolean {
  const { x, y } = unitPoint(place)
  return box.left < x && x < box.right && box.top < y && y < box.bottom
}

/** By the even-odd rule, as it is painted. */
function isIn(outlines: readonly Outline[], place: At): boolean {
  const { x, y } = unitPoint(place)
  const crossings = outlines.flatMap(({ points }) =>
    Array.from({ length: points.length / 2 }, (_, index) => index * 2).filter((index) => {
      const [ax = 0, ay = 0] = points.slice(index, index + 2)
      const [bx = 0, by = 0] =
        index + 3 < points.length ? points.slice(index + 2, index + 4) : points.slice(0, 2)
      return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)
    }),
  )
  return crossings.length % 2 === 1
}
