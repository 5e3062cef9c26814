import norway from './norway-places.json' with { type: 'json' }
import type { MapPlace } from './map-labels.ts'

/** The places named on the drawn map of Norway, the biggest first; © GeoNames, CC BY 4.0. */
export const norwayPlaces: readonly MapPlace[] = norway.places.map((line) => {
  const [name = '', latitude, longitude] = line.split(';')
  return { name, latitude: Number(latitude), longitude: Number(longitude) }
})
