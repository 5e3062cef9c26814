import type { Coordinates, Restaurant } from './restaurant.ts'

const EARTH_RADIUS_KM = 6_371
const KM_PER_MILE = 1.609344

/** Kilometres between two places along the surface of the earth (S9.34). */
export function distanceKm(a: Coordinates, b: Coordinates): number {
  const latitude = radians(b.latitude - a.latitude)
  const longitude = radians(b.longitude - a.longitude)
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitude / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** A distance as the language shows it: miles in English, else kilometres, one decimal (S9.34). */
export function distanceIn(
  km: number,
  language: string,
): { readonly value: number; readonly unit: 'km' | 'mi' } {
  const isMiles = language === 'en' || language.startsWith('en-')
  return { value: oneDecimal(isMiles ? km / KM_PER_MILE : km), unit: isMiles ? 'mi' : 'km' }
}

/** Restaurants with their distance in km, nearest first (S1.12). */
export function byDistance(
  restaurants: readonly Restaurant[],
  from: Coordinates,
): readonly { readonly restaurant: Restaurant; readonly km: number }[] {
  return restaurants
    .map((restaurant) => ({ restaurant, km: distanceKm(from, restaurant.geolocation) }))
    .sort((one, other) => one.km - other.km)
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10
}
