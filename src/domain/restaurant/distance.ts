import type { Coordinates, Restaurant } from './restaurant.ts'

const EARTH_RADIUS_KM = 6_371
const KM_PER_MILE = 1.609344
/** Where roads are measured in miles (ISO 3166). */
const MILE_COUNTRIES: ReadonlySet<string> = new Set(['GB', 'LR', 'MM', 'US'])

/** Kilometres between two places along the surface of the earth (S9.34). */
export function distanceKm(a: Coordinates, b: Coordinates): number {
  const latitude = radians(b.latitude - a.latitude)
  const longitude = radians(b.longitude - a.longitude)
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitude / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** A distance with one decimal: miles in English, and in every language of a country that has them; else kilometres (S9.34). */
export function distanceIn(
  km: number,
  { language, country }: { readonly language: string; readonly country: string | undefined },
): { readonly value: number; readonly unit: 'km' | 'mi' } {
  const isEnglish = language === 'en' || language.startsWith('en-')
  const isMiles = isEnglish || (country !== undefined && MILE_COUNTRIES.has(country))
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
