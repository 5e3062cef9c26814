import { geocodeNear, geocodeText } from './geocode.ts'

export type FoundPlace = { readonly label: string; readonly latitude: number; readonly longitude: number }

/** Where places come from; rejects where they cannot be looked up now. */
export type PlaceFinder = {
  /** Places a typed address, post code or name may mean, best first (S7.67). */
  byText(text: string): Promise<readonly FoundPlace[]>
  /** What lies at a position, nearest first (S7.67). */
  near(latitude: number, longitude: number): Promise<readonly FoundPlace[]>
}

/** The places that come with the product: those of Norway. */
export const gazetteerFinder: PlaceFinder = {
  byText: (text) => Promise.resolve(geocodeText(text)),
  near: (latitude, longitude) => Promise.resolve(geocodeNear(latitude, longitude)),
}
