import { paintLandscape, type LandColours } from './landscape-painter.ts'
import type { Landscape, Road } from './landscape.ts'
import {
  fitted,
  metresPerPixel,
  overlaps,
  pinBox,
  pinNameBox,
  TILE_PX,
  worldPixel,
  type At,
  type Box,
  type Point,
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
export type GroundColours = LandColours & {
  readonly ring: string
  readonly dot: string
  readonly text: string
  readonly waterText: string
  readonly sign: string
  readonly signText: string
  readonly font: string
}

type Named = {
  readonly name: string
  readonly at: Point
  readonly kind: 'town' | 'water' | 'airport' | 'sign'
}
type Label = Named & { readonly box: Box }

const LABEL_PX = 13
const SIGN_PX = 11
const LETTER_PX = 7.2
const LABEL_GAP_PX = 6
/** Below the name that stands under a pin. */
const PIN_GAP_PX = 26
const LABEL_PADDING_PX = 6
const SIGN_HEIGHT_PX = 17
/** Road signs stand so far apart, on the screen and on the ground. */
const SIGN_GAP = { px: 190, metres: 1_800 }
const SIGN_ZOOM = 8
/** From here on the smaller roads show their numbers too. */
const ALL_SIGNS_ZOOM = 12
/** From here on towns have a size. */
const TOWN_ZOOM = 8
/** The built-up area drawn around a place, larger for the first ones of the list. */
const TOWN_METRES = { first: 3_400, last: 420 }
const TOWN_CORNERS = 11

/** Paints one tile of the ground: land and water, towns, railways and roads, rings of distance, names. */
export function paintTile(
  context: CanvasRenderingContext2D,
  tile: { readonly x: number; readonly y: number; readonly z: number },
  ground: Ground,
  labels: readonly Label[],
  colours: GroundColours,
): void {
  const frame = frameOf(tile)
  context.fillStyle = colours.land
  context.fillRect(0, 0, TILE_PX, TILE_PX)
  context.translate(-frame.left, -frame.top)
  if (tile.z >= TOWN_ZOOM) paintTowns(context, frame, ground, tile.z, colours)
  if (ground.landscape) paintLandscape(context, frame, tile.z, ground.landscape, colours)
  paintRings(context, ground, tile.z, colours)
  paintLabels(context, frame, labels, colours)
  context.translate(frame.left, frame.top)
}

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

function frameOf({ x, y }: { readonly x: number; readonly y: number }): Box {
  const left = x * TILE_PX
  const top = y * TILE_PX
  return { left, top, right: left + TILE_PX, bottom: top + TILE_PX }
}

function paintTowns(
  context: CanvasRenderingContext2D,
  frame: Box,
  { places, center }: Ground,
  zoom: number,
  { built }: GroundColours,
): void {
  const pixel = metresPerPixel(center.latitude, zoom)
  context.fillStyle = built
  context.beginPath()
  for (const [rank, place] of places.entries()) {
    const share = 1 - rank / places.length
    const metres = TOWN_METRES.last + (TOWN_METRES.first - TOWN_METRES.last) * share ** 5
    const radius = metres / pixel
    const at = worldPixel(place, zoom)
    if (radius < 1.5 || !overlaps(frame, square(at, radius * 1.3))) continue
    traceTown(context, at, radius, rank)
  }
  context.fill()
}

/** A town is not round: its edge goes in and out, always the same for the same town. */
function traceTown(context: CanvasRenderingContext2D, { x, y }: Point, radius: number, rank: number): void {
  const corner = (index: number): Point => {
    const uneven = Math.abs(Math.sin((rank + 1) * 12.9 + (index % TOWN_CORNERS) * 78.2) * 43.7) % 1
    const angle = (index / TOWN_CORNERS) * 2 * Math.PI
    const far = radius * (0.72 + uneven * 0.5)
    return { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far }
  }
  const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
  const start = middle(corner(0), corner(1))
  context.moveTo(start.x, start.y)
  for (let index = 1; index <= TOWN_CORNERS; index += 1) {
    const here = corner(index)
    const next = middle(here, corner(index + 1))
    context.quadraticCurveTo(here.x, here.y, next.x, next.y)
  }
}

function paintRings(
  context: CanvasRenderingContext2D,
  { center, rings }: Ground,
  zoom: number,
  colours: GroundColours,
): void {
  if (rings.length === 0) return
  const at = worldPixel(center, zoom)
  const pixel = metresPerPixel(center.latitude, zoom)
  context.globalAlpha = 0.7
  context.strokeStyle = colours.ring
  context.lineWidth = 1.5
  context.setLineDash([2, 6])
  context.lineCap = 'round'
  for (const { km } of rings) {
    context.beginPath()
    context.arc(at.x, at.y, (km * 1000) / pixel, 0, 2 * Math.PI)
    context.stroke()
  }
  context.setLineDash([])
  context.globalAlpha = 1
  context.font = `600 ${LABEL_PX - 1}px ${colours.font}`
  for (const { km, label } of rings) {
    const top = { x: at.x, y: at.y - (km * 1000) / pixel - LABEL_PX / 2 }
    write(context, label, top, colours.text, colours.land)
  }
}

function paintLabels(
  context: CanvasRenderingContext2D,
  frame: Box,
  labels: readonly Label[],
  colours: GroundColours,
): void {
  for (const label of labels) {
    if (!overlaps(frame, { ...label.box, top: Math.min(label.box.top, label.at.y - LABEL_PADDING_PX) }))
      continue
    if (label.kind === 'sign') paintSign(context, label, colours)
    else paintName(context, label, colours)
  }
}

function paintName(
  context: CanvasRenderingContext2D,
  { name, at, box, kind }: Label,
  colours: GroundColours,
): void {
  const top = { x: at.x, y: box.top + LABEL_PADDING_PX / 2 }
  if (kind === 'water') {
    context.font = `italic 500 ${LABEL_PX}px ${colours.font}`
    write(context, name, top, colours.waterText, colours.water)
    return
  }
  context.font = `${kind === 'airport' ? 650 : 500} ${LABEL_PX}px ${colours.font}`
  if (kind === 'town') {
    context.fillStyle = colours.dot
    context.beginPath()
    context.arc(at.x, at.y, 2.5, 0, 2 * Math.PI)
    context.fill()
  }
  write(context, name, top, colours.text, colours.land)
}

function paintSign(
  context: CanvasRenderingContext2D,
  { name, at, box }: Label,
  colours: GroundColours,
): void {
  context.fillStyle = colours.sign
  context.beginPath()
  context.roundRect(box.left, box.top, box.right - box.left, box.bottom - box.top, 4)
  context.fill()
  context.font = `650 ${SIGN_PX}px ${colours.font}`
  context.fillStyle = colours.signText
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(name, at.x, at.y + 0.5)
}

function write(
  context: CanvasRenderingContext2D,
  text: string,
  { x, y }: Point,
  colour: string,
  halo: string,
): void {
  context.textAlign = 'center'
  context.textBaseline = 'top'
  context.lineJoin = 'round'
  context.lineWidth = 3
  context.strokeStyle = halo
  context.strokeText(text, x, y)
  context.fillStyle = colour
  context.fillText(text, x, y)
}

function square({ x, y }: Point, radius: number): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius }
}
