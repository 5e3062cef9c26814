import type { Landscape, Road } from './landscape.ts'
import {
  type At,
  type Box,
  type Point,
  TILE_PX,
  fitted,
  metresPerPixel,
  overlaps,
  pinBox,
  pinNameBox,
  worldPixel,
} from './place-labels.ts'

export type MapPlace = At & { readonly name: string }
export type MapRing = { readonly km: number; readonly label: string }
export type Ground = {
  /** The most important first: where room is short the later ones stay unnamed. */
  readonly places: readonly MapPlace[]
  readonly landscape?: Landscape | undefined
  readonly center: At
  readonly rings: readonly MapRing[]
  /** What stands on the ground and must not be written under. */
  readonly pins: readonly MapPlace[]
}

type Named = {
  readonly name: string
  readonly at: Point
  readonly kind: 'town' | 'water' | 'airport' | 'sign'
}
export type Label = Named & { readonly box: Box }

export const LABEL_PX = 13
const LETTER_PX = 7.2
const LABEL_GAP_PX = 6
/** Below the name that stands under a pin. */
const PIN_GAP_PX = 26
export const LABEL_PADDING_PX = 6
const SIGN_HEIGHT_PX = 17
/** Road signs stand so far apart, on the screen and on the ground. */
const SIGN_GAP = { px: 190, metres: 1_800 }
const SIGN_ZOOM = 8
/** From here on the smaller roads show their numbers too. */
const ALL_SIGNS_ZOOM = 12

/**
 * The names that find room at a zoom, the same for every tile, so that a name cut by a tile's edge goes on in the next.
 * What lies under a pin is named a little further down.
 */
export function labelsAt({ places, pins, landscape }: Ground, zoom: number): readonly Label[] {
  const covered = pins.flatMap((pin) => [pinBox(pin, zoom), pinNameBox(pin, zoom)])
  const boxesOf = ({ name, at, kind }: Named) => {
    if (kind === 'sign') return [signBox(name, at)]
    if (kind !== 'town') return [labelBox(name, at, -LABEL_PX / 2), labelBox(name, at, PIN_GAP_PX)]
    const isUnderPin = covered.some((box) => overlaps(box, square(at, LABEL_PADDING_PX)))
    return [labelBox(name, at, isUnderPin ? PIN_GAP_PX : LABEL_GAP_PX)]
  }
  const named = [...landNamesAt(landscape, zoom), ...townsAt(places, zoom), ...signsAt(landscape, zoom)]
  return fitted(named, boxesOf, covered).map(({ item, box }) => ({ ...item, box }))
}

function townsAt(places: readonly MapPlace[], zoom: number): readonly Named[] {
  return places.map((place) => ({ name: place.name, kind: 'town', at: worldPixel(place, zoom) }))
}

function landNamesAt(landscape: Landscape | undefined, zoom: number): readonly Named[] {
  const told = (landscape?.names ?? []).filter(({ from }) => zoom >= from)
  return told.map(({ kind, name, at }) => ({ kind, name, at: worldPixel(at, zoom) }))
}

/** The numbers of the roads that have one, again and again along them. */
function signsAt(landscape: Landscape | undefined, zoom: number): readonly Named[] {
  if (zoom < SIGN_ZOOM) return []
  const roads = (landscape?.roads ?? []).filter(({ rank }) => rank <= 2 || zoom >= ALL_SIGNS_ZOOM)
  return roads.flatMap((road) => signsOf(road, zoom))
}

function signsOf({ name, outline: { points } }: Road, zoom: number): readonly Named[] {
  if (name === undefined) return []
  const world = TILE_PX * 2 ** zoom
  const signs: Named[] = []
  let since = SIGN_GAP.px
  for (let index = 2; index + 1 < points.length; index += 2) {
    const from = { x: (points[index - 2] ?? 0) * world, y: (points[index - 1] ?? 0) * world }
    const to = { x: (points[index] ?? 0) * world, y: (points[index + 1] ?? 0) * world }
    since += Math.hypot(to.x - from.x, to.y - from.y)
    const gap = Math.max(SIGN_GAP.px, SIGN_GAP.metres / metresPerPixel(60, zoom))
    if (since < gap) continue
    since = 0
    signs.push({ name, kind: 'sign', at: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 } })
  }
  return signs
}

function labelBox(name: string, { x, y }: Point, gap: number): Box {
  const half = (name.length * LETTER_PX) / 2 + LABEL_PADDING_PX
  return { left: x - half, right: x + half, top: y + gap, bottom: y + gap + LABEL_PX + LABEL_PADDING_PX }
}

function signBox(name: string, { x, y }: Point): Box {
  const half = (name.length * LETTER_PX) / 2 + LABEL_PADDING_PX - 1
  return { left: x - half, right: x + half, top: y - SIGN_HEIGHT_PX / 2, bottom: y + SIGN_HEIGHT_PX / 2 }
}

export function square({ x, y }: Point, radius: number): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius }
}
