import type { Infer } from 'superstruct'
import type { Coordinates } from '#domain/restaurant/restaurant.ts'
import { Count } from '../wire/wire.ts'
import { array, enums, number, string, type } from '../wire/wire-types.ts'

/** GET /x/geocode?q= or ?lat=&lng= (S7.67). */
export const GeocodeSchema = type({
  status: enums(['OK', 'ZERO_RESULTS']),
  results: array(
    type({
      formatted_address: string(),
      geometry: type({ location: type({ lat: number(), lng: number() }) }),
    }),
  ),
})

/** GET /x/time: the server's clock in epoch ms. */
export const TimeSchema = type({ now: Count })

export type FoundPlace = { readonly label: string; readonly position: Coordinates }

/** No results is an empty list (S8.42). */
export function toPlaces(wire: Infer<typeof GeocodeSchema>): readonly FoundPlace[] {
  return wire.results.map(({ formatted_address: label, geometry: { location } }) => ({
    label,
    position: { latitude: location.lat, longitude: location.lng },
  }))
}

export function fromPlaces(places: readonly FoundPlace[]): Infer<typeof GeocodeSchema> {
  return {
    status: places.length > 0 ? 'OK' : 'ZERO_RESULTS',
    results: places.map(({ label, position }) => ({
      formatted_address: label,
      geometry: { location: { lat: position.latitude, lng: position.longitude } },
    })),
  }
}
