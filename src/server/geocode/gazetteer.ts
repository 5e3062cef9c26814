import { folded } from './fold-name.ts'
import gazetteer from './gazetteer.json' with { type: 'json' }

export type GazetteerPlace = {
  readonly label: string
  /** The label folded for comparison. */
  readonly key: string
  readonly latitude: number
  readonly longitude: number
  /** Located by the nearest post code, because the place's own position is not known. */
  readonly isApproximate: boolean
  readonly codes: readonly string[]
}

/** Every place known by name; some have no post code of their own. */
export const gazetteerPlaces: readonly GazetteerPlace[] = gazetteer.places.map(placeOf)

/** Every post code in ascending order. */
export const postCodes: readonly { readonly code: string; readonly place: GazetteerPlace }[] = gazetteerPlaces
  .flatMap((place) => place.codes.map((code) => ({ code, place })))
  .sort((a, b) => (a.code < b.code ? -1 : 1))

/** `name;latitude;longitude;1 when approximate;first post code and the steps to the following ones` */
function placeOf(line: string): GazetteerPlace {
  const [label = '', latitude, longitude, isApproximate, steps = ''] = line.split(';')
  let number = 0
  const codes = steps
    .split(' ')
    .filter(Boolean)
    .map((step) => {
      number += Number(step)
      return String(number).padStart(4, '0')
    })
  return {
    label,
    key: folded(label),
    latitude: Number(latitude),
    longitude: Number(longitude),
    isApproximate: isApproximate === '1',
    codes,
  }
}
