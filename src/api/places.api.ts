import type { Coordinates } from '#domain/restaurant/restaurant.ts'
import { GeocodeSchema, toPlaces } from '#contracts/system/places.contract.ts'
import type { FoundPlace } from '#contracts/system/places.contract.ts'
import { answer } from './http.ts'
import type { Http } from './http.ts'

const readPlaces = answer(GeocodeSchema, toPlaces)

/** GET /x/geocode?q= (S7.67): by postcode, place or address. */
export function findPlaces(http: Http) {
  return (text: string): Promise<readonly FoundPlace[]> =>
    http({ path: '/x/geocode', query: { q: text }, read: readPlaces })
}

/** GET /x/geocode?lat=&lng= (S7.67): what lies here. */
export function findPlacesNear(http: Http) {
  return ({ latitude, longitude }: Coordinates): Promise<readonly FoundPlace[]> =>
    http({ path: '/x/geocode', query: { lat: latitude, lng: longitude }, read: readPlaces })
}
