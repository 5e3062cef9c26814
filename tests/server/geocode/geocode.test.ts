import { readFileSync } from 'node:fs'
import { assert, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { geocodeNear, geocodeText, NEAR_KM } from '#server/geocode/geocode.ts'
import { gazetteerPlaces, postCodes } from '#server/geocode/gazetteer.ts'

const labels = (text: string) => geocodeText(text).map((place) => place.label)

describe('typing a place (S7.67)', () => {
  test.each([
    ['2060', '2060 Gardermoen'],
    [' 2060 gardermoen ', '2060 Gardermoen'],
    ['Storgata 5, 2050 Jessheim', '2050 Jessheim'],
    ['0150', '0150 Oslo'],
    ['Gardermoen', 'Gardermoen'],
    ['JESSHEIM', 'Jessheim'],
    ['klofta', 'Kløfta'],
    ['Kløfta', 'Kløfta'],
    ['raholt', 'Råholt'],
    ['Storgata 5, Jessheim', 'Jessheim'],
    ['Storgata Jessheim', 'Jessheim'],
    ['Lillestrøm, Norge', 'Lillestrøm'],
    ['oslo luft', 'Oslo lufthavn'],
    ['lufthavn', 'Oslo lufthavn'],
    ['Ullensaker', 'Ullensaker'],
    ['gadermoen', 'Gardermoen'],
    ['jesheim', 'Jessheim'],
    ['nannesatd', 'Nannestad'],
  ])('%s finds %s first', (text, label) => {
    expect(labels(text)[0]).toBe(label)
  })

  test('an exact name stands before longer names that begin with it', () => {
    expect(labels('Eidsvoll').slice(0, 2)).toEqual(['Eidsvoll', 'Eidsvoll Verk'])
  })

  test('the beginning of a post code lists codes in order', () => {
    expect(labels('206')).toEqual([
      '2060 Gardermoen',
      '2061 Gardermoen',
      '2062 Jessheim',
      '2063 Jessheim',
      '2066 Jessheim',
    ])
  })

  test.each([
    ['two digits', '20', 5],
    ['one digit', '2', 0],
    ['two letters', 'je', 5],
    ['no letters', '  ', 0],
    ['five digits', '20600', 0],
    ['a code nobody has', '9999', 0],
  ])('%s: %s gives %i places', (_, text, count) => {
    expect(geocodeText(text)).toHaveLength(count)
  })

  test.each([
    ['one slip in 4 letters', 'oslu', true],
    ['two slips in 4 letters', 'uslu', false],
    ['two slips in 8 letters', 'jassheum', true],
    ['three slips in 8 letters', 'jossaeum', false],
  ])('%s: %s', (_, text, isFound) => {
    expect(geocodeText(text).length > 0).toBe(isFound)
  })

  test.each(['Stockholm', 'Berlin', 'qwertyuiop', '', '???', '<script>'])(
    'no result for %s, so that the page can say so (S8.42, S7.67)',
    (text) => {
      expect(geocodeText(text)).toEqual([])
    },
  )

  test('never more than 5 places, whatever is typed', () => {
    assert(property(string(), (text) => geocodeText(text).length <= 5))
  })
})

describe('standing somewhere', () => {
  test('the airport is nearest to the start of the map (S9.33)', () => {
    expect(geocodeNear(60.194255, 11.0990202)[0]?.label).toBe('Gardermoen')
  })

  test.each([
    ['just inside', NEAR_KM - 0.5, 1],
    ['just outside', NEAR_KM + 0.5, 0],
  ])('%s 50 km of the last place of the land (S7.67)', (_, km, count) => {
    const north = gazetteerPlaces.find((place) => place.label === 'Longyearbyen')
    if (!north) throw new Error('Longyearbyen is not in the gazetteer')
    expect(geocodeNear(north.latitude + km / 111.2, north.longitude)).toHaveLength(count)
  })

  test.each([
    ['Stockholm', 59.3293, 18.0686],
    ['not a number', Number.NaN, 11],
  ])('nothing at %s (S7.67)', (_, latitude, longitude) => {
    expect(geocodeNear(latitude, longitude)).toEqual([])
  })

  test('nearest places are never approximate ones', () => {
    expect(geocodeNear(60.194255, 11.0990202).some((place) => place.isApproximate)).toBe(false)
  })
})

describe('the gazetteer', () => {
  test('is at most 200 kB', () => {
    const file = new URL('../../../src/server/geocode/gazetteer.json', import.meta.url)
    expect(readFileSync(file).byteLength).toBeLessThanOrEqual(200_000)
  })

  test('knows every post code once', () => {
    expect(new Set(postCodes.map(({ code }) => code)).size).toBe(postCodes.length)
  })

  test('lies in Norway, Svalbard and Jan Mayen included', () => {
    const outside = gazetteerPlaces.filter(
      ({ latitude, longitude }) =>
        !(latitude >= 57.9 && latitude <= 79 && longitude >= -9 && longitude <= 31.2),
    )
    expect(outside).toEqual([])
  })

  test.each([
    ['Gardermoen', 60.194, 11.099],
    ['Jessheim', 60.1415, 11.1752],
    ['Ullensaker', 60.141, 11.175],
    ['Oslo lufthavn', 60.194, 11.1],
    ['Eidsvoll', 60.3311, 11.2626],
    ['Nannestad', 60.222, 11.005],
    ['Kløfta', 60.0741, 11.138],
    ['Lillestrøm', 59.956, 11.0492],
    ['Råholt', 60.2751, 11.179],
  ])('%s is exactly located', (label, latitude, longitude) => {
    expect(geocodeText(label)[0]).toEqual({ label, latitude, longitude, isApproximate: false })
  })
})
