import { array, assert, string, type, union, literal, number, optional, tuple } from 'superstruct'
import type { Geocoder } from '#contracts/system/deployment.contract.ts'
import { boundedMap } from '../core/http/bounded-map.ts'
import type { FoundPlace, PlaceFinder } from './place-finder.ts'

/** What is said of a geocoding service, with its key where it wants one. */
export type GeocoderSettings = Geocoder & { readonly key?: string }

export type GeocodingOutside = {
  readonly fetch: typeof fetch
  /** Epoch ms. */
  readonly now: () => number
  /** The one country places are looked for in (ISO 3166, capital letters; S7.67). */
  readonly country: () => string
  /** Whom the service may write to, as services ask. */
  readonly publicUrl: string
}

const MOST_PLACES = 5
/** Somebody waits with a half-typed address; the list of restaurants is there meanwhile. */
const ANSWER_MS = 3_000
const KEPT_MS = 24 * 3_600_000
const MOST_KEPT = 1_000
/** Of a degree: some hundred metres, enough to name a place and no more than has to be told of somebody. */
const DECIMALS = 3

/** Places of a geocoding service over HTTP: a day from memory, and a rejection where it does not answer in three seconds. */
export function geocodingService(settings: GeocoderSettings, outside: GeocodingOutside): PlaceFinder {
  const { search, reverse, placesOf } = SPEECHES[settings.kind]
  const kept = boundedMap<string, { readonly at: number; readonly places: readonly FoundPlace[] }>(MOST_KEPT)

  async function placesAt(path: string, asked: Readonly<Record<string, string>>) {
    const country = outside.country()
    const query = new URLSearchParams({ ...asked, ...search.within(country) })
    const key = `${path}?${query}`
    const known = kept.get(key)
    if (known && outside.now() - known.at < KEPT_MS) return known.places
    if (settings.key !== undefined) query.set('key', settings.key)
    const answer = await outside.fetch(`${settings.url}${path}?${query}`, {
      headers: { accept: 'application/json', 'user-agent': `Orda (${outside.publicUrl})` },
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    const places = await readAnswer(answer, (body) => placesOf(body, country).slice(0, MOST_PLACES))
    kept.set(key, { at: outside.now(), places })
    return places
  }

  return {
    byText: (text) => placesAt(search.path, search.asked(text)),
    near: (latitude, longitude) =>
      Number.isFinite(latitude) && Number.isFinite(longitude)
        ? placesAt(reverse.path, {
            ...reverse.asked,
            lat: latitude.toFixed(DECIMALS),
            lon: longitude.toFixed(DECIMALS),
          })
        : Promise.resolve([]),
  }
}

/** Some services say by their status that there is no such place. Neither key nor what was typed may stand in the error. */
async function readAnswer(
  answer: Response,
  read: (body: unknown) => readonly FoundPlace[],
): Promise<readonly FoundPlace[]> {
  if (answer.status === 404) return []
  if (!answer.ok) throw new Error(`the geocoding service answered ${answer.status}`)
  return read(await answer.json())
}

type Speech = {
  readonly search: {
    readonly path: string
    readonly asked: (text: string) => Readonly<Record<string, string>>
    readonly within: (country: string) => Readonly<Record<string, string>>
  }
  readonly reverse: { readonly path: string; readonly asked: Readonly<Record<string, string>> }
  /** Throws where the answer has another shape. */
  readonly placesOf: (body: unknown, country: string) => readonly FoundPlace[]
}

const NominatimPlace = type({ display_name: string(), lat: string(), lon: string() })
const NominatimAnswer = union([
  array(NominatimPlace),
  NominatimPlace,
  type({ error: union([string(), type({})]) }),
])

const nominatim: Speech = {
  search: {
    path: '/search',
    asked: (text) => ({ format: 'jsonv2', limit: String(MOST_PLACES), q: text }),
    within: (country) => ({ countrycodes: country.toLowerCase() }),
  },
  reverse: { path: '/reverse', asked: { format: 'jsonv2', zoom: '16' } },
  placesOf: (body) => {
    assert(body, NominatimAnswer)
    if ('error' in body) return []
    return [body].flat().map((place) => ({
      label: place.display_name,
      latitude: Number(place.lat),
      longitude: Number(place.lon),
    }))
  },
}

const PhotonAnswer = type({
  features: array(
    type({
      geometry: type({ type: literal('Point'), coordinates: tuple([number(), number()]) }),
      properties: type({
        name: optional(string()),
        street: optional(string()),
        housenumber: optional(string()),
        postcode: optional(string()),
        city: optional(string()),
        countrycode: optional(string()),
      }),
    }),
  ),
})

const photon: Speech = {
  search: {
    path: '/api',
    // Asked for more than are shown: those of other countries are left out.
    asked: (text) => ({ limit: String(4 * MOST_PLACES), q: text }),
    within: () => ({}),
  },
  reverse: { path: '/reverse', asked: { limit: String(MOST_PLACES) } },
  placesOf: (body, country) => {
    assert(body, PhotonAnswer)
    return body.features
      .filter(({ properties }) => (properties.countrycode ?? country) === country)
      .map(({ geometry, properties: { name, street, housenumber, postcode, city } }) => {
        const [longitude, latitude] = geometry.coordinates
        const house = [street, housenumber].filter(Boolean).join(' ')
        const town = [postcode, city === name ? undefined : city].filter(Boolean).join(' ')
        return { label: [name, house, town].filter(Boolean).join(', '), latitude, longitude }
      })
  },
}

const SPEECHES = { nominatim, photon }
