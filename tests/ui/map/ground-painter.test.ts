import { expect, test } from 'vitest'
import { labelsAt, type Ground } from '#ui/map/map-labels.ts'
import { norwayPlaces } from '#ui/map/norway-places.ts'
import { overlaps, pinBox, pinNameBox, worldPixel } from '#ui/map/place-labels.ts'

const start = { latitude: 60.194255, longitude: 11.0990202 }
const jessheim = { name: 'Jessheim', latitude: 60.1415, longitude: 11.1752 }
const groundWith = (more: Partial<Ground>): Ground => ({
  places: norwayPlaces,
  center: start,
  rings: [],
  pins: [],
  ...more,
})

test.each([
  ['the whole country shows the big places only', 4, 'Oslo', 'Jessheim'],
  ['the airport region shows its own', 11, 'Jessheim', 'Nowhere'],
])('%s', (_, zoom, named, unnamed) => {
  const names = labelsAt(groundWith({}), zoom).map(({ name }) => name)
  expect(names).toContain(named)
  expect(names).not.toContain(unnamed)
})

test('a place under a pin is named below the name of the pin', () => {
  const pin = { ...jessheim, name: 'Bella Napoli' }
  const [label] = labelsAt(groundWith({ places: [jessheim], pins: [pin] }), 12)
  expect(label?.box.top).toBeGreaterThanOrEqual(pinNameBox(pin, 12).bottom)
})

test('a place beside no pin is named right below its dot', () => {
  const [label] = labelsAt(groundWith({ places: [jessheim] }), 12)
  expect((label?.box.top ?? 0) - worldPixel(jessheim, 12).y).toBeLessThan(10)
})

test('no name is ever written under a pin', () => {
  const pins = norwayPlaces.slice(0, 40).map((place) => ({ ...place, name: `Brygga ${place.name}` }))
  for (const zoom of [5, 8, 11, 14]) {
    const covered = pins.flatMap((pin) => [pinBox(pin, zoom), pinNameBox(pin, zoom)])
    const labels = labelsAt(groundWith({ pins }), zoom)
    expect(labels.filter(({ box }) => covered.some((other) => overlaps(other, box)))).toEqual([])
  }
})
