import { editDistance, folded } from './fold-name.ts'
import { gazetteerPlaces, postCodes, type GazetteerPlace } from './gazetteer.ts'

export type Place = {
  readonly label: string
  readonly latitude: number
  readonly longitude: number
  readonly isApproximate: boolean
}

const MAX_PLACES = 5
const SHORTEST_PREFIX = 2
/** A place further away than this says nothing about where somebody stands; beyond it lies sea or another country (S7.67). */
export const NEAR_KM = 50
const KM_PER_DEGREE = 111.2

/** Places of Norway a typed address, post code or name may mean, best first, at most 5 (S7.67, S8.42 when empty). */
export function geocodeText(text: string): Place[] {
  const code = /(?<!\d)\d{4}(?!\d)/.exec(text)?.[0]
  const coded = code === undefined ? [] : byPostCode(code)
  if (coded.length > 0) return coded
  const digits = text.trim()
  if (/^\d+$/.test(digits)) return digits.length < SHORTEST_PREFIX ? [] : byPostCode(digits)
  for (const part of placeParts(text)) {
    const named = byName(part)
    if (named.length > 0) return named
  }
  return byExactName(lastWord(text))
}

/** The post places nearest to a position, nearest first, at most 5; none further than 50 km away (S7.67). */
export function geocodeNear(latitude: number, longitude: number): Place[] {
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return []
  const narrowing = Math.cos((latitude * Math.PI) / 180)
  return gazetteerPlaces
    .filter((place) => !place.isApproximate && place.codes.length > 0)
    .map((place) => ({
      place,
      km: KM_PER_DEGREE * Math.hypot(place.latitude - latitude, (place.longitude - longitude) * narrowing),
    }))
    .filter(({ km }) => km <= NEAR_KM)
    .sort((a, b) => a.km - b.km || byLabel(a.place, b.place))
    .slice(0, MAX_PLACES)
    .map(({ place }) => shown(place))
}

function byPostCode(prefix: string): Place[] {
  return postCodes
    .filter(({ code }) => code.startsWith(prefix))
    .slice(0, MAX_PLACES)
    .map(({ code, place }) => ({ ...shown(place), label: `${code} ${place.label}` }))
}

function byName(text: string): Place[] {
  const wanted = folded(text)
  if (wanted.length < SHORTEST_PREFIX) return byExactName(wanted)
  const ranked = ranking((place) => {
    if (place.key === wanted) return 0
    if (place.key.startsWith(wanted)) return 1
    return place.key.includes(` ${wanted}`) ? 2 : undefined
  })
  if (ranked.length > 0) return ranked
  const allowed = allowedEdits(wanted)
  return ranking((place) => {
    const edits = allowed === 0 ? 1 : editDistance(wanted, place.key, allowed)
    return edits <= allowed ? edits : undefined
  })
}

function byExactName(text: string): Place[] {
  const wanted = folded(text)
  return ranking((place) => (place.key === wanted ? 0 : undefined))
}

/** Lower ranks come first; within one rank the place with more post codes, which is the bigger one. */
function ranking(rankOf: (place: GazetteerPlace) => number | undefined): Place[] {
  const ranked: { place: GazetteerPlace; rank: number }[] = []
  for (const place of gazetteerPlaces) {
    const rank = rankOf(place)
    if (rank !== undefined) ranked.push({ place, rank })
  }
  return ranked
    .sort(
      (a, b) => a.rank - b.rank || b.place.codes.length - a.place.codes.length || byLabel(a.place, b.place),
    )
    .slice(0, MAX_PLACES)
    .map(({ place }) => shown(place))
}

/** One slip from 4 letters on, two from 8 on: shorter names are too alike. */
function allowedEdits(wanted: string): number {
  if (wanted.length < 4) return 0
  return wanted.length < 8 ? 1 : 2
}

/** The whole text, then what follows the last comma, each without the country's own name. */
function placeParts(text: string): string[] {
  const plain = text.replace(/[\s,]*\b(norge|noreg|norway)\s*$/i, '').trim()
  const comma = plain.lastIndexOf(',')
  return comma < 0 ? [plain] : [plain, plain.slice(comma + 1)]
}

function lastWord(text: string): string {
  return text.trim().split(/\s+/).at(-1) ?? ''
}

function shown({ label, latitude, longitude, isApproximate }: GazetteerPlace): Place {
  return { label, latitude, longitude, isApproximate }
}

function byLabel(a: GazetteerPlace, b: GazetteerPlace): number {
  if (a.key === b.key) return 0
  return a.key < b.key ? -1 : 1
}
