import { array, assert, double, integer, property, record } from 'fast-check'
import { CRS, latLng } from 'leaflet'
import { describe, expect, test } from 'vitest'
import { fitted, metresPerPixel, namedPins, overlaps, worldPixel, type Box } from '#ui/map/place-labels.ts'

const boxAt = (left: number, top: number): Box => ({ left, top, right: left + 10, bottom: top + 10 })

describe('where a place lies on the map', () => {
  test('names stand where leaflet puts the pins of the same place', () => {
    const oslo = { latitude: 59.9127, longitude: 10.7461 }
    const pin = CRS.EPSG3857.latLngToPoint(latLng(oslo.latitude, oslo.longitude), 12)
    const name = worldPixel(oslo, 12)
    expect(Math.hypot(name.x - pin.x, name.y - pin.y)).toBeLessThan(0.01)
  })

  test.each([
    ['the middle of the world', { latitude: 0, longitude: 0 }, 0, 128, 128],
    ['the western edge', { latitude: 0, longitude: -180 }, 1, 0, 256],
    ['the northern edge', { latitude: 85.0511, longitude: 0 }, 0, 128, 0],
    ['beyond the northern edge', { latitude: 90, longitude: 0 }, 0, 128, 0],
    ['the start of the map (S9.33)', { latitude: 60.194255, longitude: 11.0990202 }, 14, 2226465, 1213485],
  ])('%s', (_, at, zoom, x, y) => {
    const point = worldPixel(at, zoom)
    expect([Math.round(point.x), Math.round(point.y)]).toEqual([x, y])
  })

  test('one zoom more is twice the size', () => {
    const place = record({
      latitude: double({ min: -85, max: 85, noNaN: true }),
      longitude: double({ min: -180, max: 180, noNaN: true }),
    })
    assert(
      property(place, integer({ min: 0, max: 17 }), (at, zoom) => {
        const near = worldPixel(at, zoom + 1)
        const far = worldPixel(at, zoom)
        expect(near.x).toBeCloseTo(far.x * 2, 4)
        expect(near.y).toBeCloseTo(far.y * 2, 4)
      }),
    )
  })

  test('a pixel covers half the ground at 60 degrees north that it covers at the equator', () => {
    expect(metresPerPixel(60, 10) / metresPerPixel(0, 10)).toBeCloseTo(0.5, 3)
  })
})

describe('which labels find room', () => {
  test.each([
    ['touching', boxAt(10, 0), false],
    ['one pixel in', boxAt(9, 0), true],
    ['touching below', boxAt(0, 10), false],
    ['one pixel in below', boxAt(0, 9), true],
  ])('%s', (_, other, expected) => {
    expect(overlaps(boxAt(0, 0), other)).toBe(expected)
  })

  test('the first of two that would cover one another stays', () => {
    const kept = fitted(['Oslo', 'Lillestrøm'], () => [boxAt(0, 0)])
    expect(kept.map(({ item }) => item)).toEqual(['Oslo'])
  })

  test('a label takes its second place when the first is reserved', () => {
    expect(fitted(['Jessheim'], () => [boxAt(0, 0), boxAt(0, 20)], [boxAt(5, 5)])).toEqual([
      { item: 'Jessheim', box: boxAt(0, 20) },
    ])
  })

  test('a label whose every place is reserved is left out', () => {
    expect(fitted(['Jessheim'], () => [boxAt(0, 0)], [boxAt(5, 5)])).toEqual([])
  })

  test('no two kept labels ever cover one another, and what is left out had no room', () => {
    const corner = record({
      left: integer({ min: -400, max: 400 }),
      top: integer({ min: -400, max: 400 }),
      width: integer({ min: 1, max: 300 }),
      height: integer({ min: 1, max: 60 }),
    })
    assert(
      property(array(corner, { maxLength: 60 }), (corners) => {
        const boxes = corners.map(({ left, top, width, height }): Box => ({
          left,
          top,
          right: left + width,
          bottom: top + height,
        }))
        const kept = fitted(boxes, (box) => [box]).map(({ box }) => box)
        const clashes = (box: Box) => kept.some((other) => other !== box && overlaps(box, other))
        expect(kept.some(clashes)).toBe(false)
        expect(boxes.filter((box) => !kept.includes(box)).every(clashes)).toBe(true)
      }),
    )
  })

  test.each([
    ['side by side on the map', 14, ['Brygga Burger', 'Bella Napoli']],
    ['far away from both', 4, ['Bella Napoli']],
  ])('restaurants %s show the names that cover no other pin (S1.11)', (_, zoom, names) => {
    const pins = [
      { name: 'Brygga Burger', latitude: 60.1937, longitude: 11.1004 },
      { name: 'Bella Napoli', latitude: 60.1418, longitude: 11.176 },
    ]
    expect(namedPins(pins, zoom).map(({ name }) => name)).toEqual(names)
  })
})
