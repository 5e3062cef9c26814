import {
  fitted,
  graticuleStep,
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
  readonly center: At
  readonly rings: readonly MapRing[]
  /** What stands on the ground and must not be written under. */
  readonly pins: readonly MapPlace[]
}
export type GroundColours = {
  readonly land: string
  readonly town: string
  readonly line: string
  readonly ring: string
  readonly dot: string
  readonly text: string
  readonly font: string
}

type Town = { readonly name: string; readonly at: Point; readonly rank: number }
type Label = Town & { readonly box: Box }

/** From here on every town is painted, named or not. */
const ALL_TOWNS_ZOOM = 10
const LABEL_PX = 13
const LETTER_PX = 7.2
const LABEL_GAP_PX = 6
/** Below the name that stands under a pin. */
const PIN_GAP_PX = 26
const LABEL_PADDING_PX = 6
/** The built-up area drawn around a place, larger for the first ones of the list. */
const TOWN_METRES = { first: 2_600, last: 700 }
const TOWN_PX = { min: 9, max: 150 }
/** Strong lines, and four faint ones between two of them. */
const LINES: readonly (readonly [alpha: number, share: number])[] = [
  [0.35, 5],
  [1, 1],
]
const TOWN_STEPS = [1, 0.72, 0.45]

/** Paints one tile of a calm, invented ground: land, graticule, towns as soft discs, rings of distance, names. */
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
  paintTowns(
    context,
    frame,
    ground,
    tile.z >= ALL_TOWNS_ZOOM ? townsAt(ground.places, tile.z) : labels,
    tile.z,
    colours,
  )
  paintGraticule(context, frame, tile.z, colours)
  paintRings(context, ground, tile.z, colours)
  paintLabels(context, frame, labels, colours)
  context.translate(frame.left, frame.top)
}

/**
 * The names that find room at a zoom, the same for every tile, so that a name cut by a tile's edge goes on in the next.
 * What lies under a pin is named a little further down.
 */
export function labelsAt({ places, pins }: Ground, zoom: number): readonly Label[] {
  const covered = pins.flatMap((pin) => [pinBox(pin, zoom), pinNameBox(pin, zoom)])
  const boxesOf = ({ name, at }: Town) => {
    const isUnderPin = covered.some((box) => overlaps(box, square(at, LABEL_PADDING_PX)))
    return [labelBox(name, at, isUnderPin ? PIN_GAP_PX : LABEL_GAP_PX)]
  }
  return fitted(townsAt(places, zoom), boxesOf, covered).map(({ item, box }) => ({ ...item, box }))
}

function labelBox(name: string, { x, y }: Point, gap: number): Box {
  const half = (name.length * LETTER_PX) / 2 + LABEL_PADDING_PX
  return { left: x - half, right: x + half, top: y + gap, bottom: y + gap + LABEL_PX + LABEL_PADDING_PX }
}

function frameOf({ x, y }: { readonly x: number; readonly y: number }): Box {
  const left = x * TILE_PX
  const top = y * TILE_PX
  return { left, top, right: left + TILE_PX, bottom: top + TILE_PX }
}

function townsAt(places: readonly MapPlace[], zoom: number): readonly Town[] {
  return places.map((place, rank) => ({ name: place.name, rank, at: worldPixel(place, zoom) }))
}

function paintTowns(
  context: CanvasRenderingContext2D,
  frame: Box,
  { places, center }: Ground,
  towns: readonly Town[],
  zoom: number,
  colours: GroundColours,
): void {
  const pixel = metresPerPixel(center.latitude, zoom)
  context.fillStyle = colours.town
  context.globalAlpha = 0.4
  for (const step of TOWN_STEPS) {
    for (const { at, rank } of towns) {
      const share = 1 - rank / places.length
      const metres = TOWN_METRES.last + (TOWN_METRES.first - TOWN_METRES.last) * share ** 2
      const radius = Math.min(TOWN_PX.max, Math.max(TOWN_PX.min, metres / pixel)) * step
      if (!overlaps(frame, square(at, radius))) continue
      context.beginPath()
      context.arc(at.x, at.y, radius, 0, 2 * Math.PI)
      context.fill()
    }
  }
  context.globalAlpha = 1
}

function paintGraticule(
  context: CanvasRenderingContext2D,
  frame: Box,
  zoom: number,
  colours: GroundColours,
): void {
  const step = graticuleStep(zoom)
  context.strokeStyle = colours.line
  context.lineWidth = 1
  for (const [alpha, share] of LINES) {
    context.globalAlpha = alpha
    context.beginPath()
    traceLines(context, frame, zoom, step / share)
    context.stroke()
  }
  context.globalAlpha = 1
}

function traceLines(context: CanvasRenderingContext2D, frame: Box, zoom: number, step: number): void {
  const world = TILE_PX * 2 ** zoom
  const west = (frame.left / world) * 360 - 180
  const east = (frame.right / world) * 360 - 180
  for (let index = Math.ceil(west / step); index * step <= east; index += 1) {
    const x = Math.round(worldPixel({ latitude: 0, longitude: index * step }, zoom).x) + 0.5
    context.moveTo(x, frame.top)
    context.lineTo(x, frame.bottom)
  }
  // A degree of latitude is twice as high as a degree of longitude is wide at 60° north: half the step keeps fields square.
  const rows = step / 2
  const south = latitudeAt(frame.bottom, world)
  const north = latitudeAt(frame.top, world)
  for (let index = Math.ceil(south / rows); index * rows <= north; index += 1) {
    const y = Math.round(worldPixel({ latitude: index * rows, longitude: 0 }, zoom).y) + 0.5
    context.moveTo(frame.left, y)
    context.lineTo(frame.right, y)
  }
}

function paintRings(
  context: CanvasRenderingContext2D,
  { center, rings }: Ground,
  zoom: number,
  colours: GroundColours,
): void {
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
    write(context, label, { x: at.x, y: at.y - (km * 1000) / pixel - LABEL_PX / 2 }, colours)
  }
}

function paintLabels(
  context: CanvasRenderingContext2D,
  frame: Box,
  labels: readonly Label[],
  colours: GroundColours,
): void {
  context.font = `500 ${LABEL_PX}px ${colours.font}`
  for (const { name, at, box } of labels) {
    if (!overlaps(frame, { ...box, top: at.y - LABEL_PADDING_PX })) continue
    context.fillStyle = colours.dot
    context.beginPath()
    context.arc(at.x, at.y, 2.5, 0, 2 * Math.PI)
    context.fill()
    write(context, name, { x: at.x, y: box.top }, colours)
  }
}

function write(
  context: CanvasRenderingContext2D,
  text: string,
  { x, y }: Point,
  colours: GroundColours,
): void {
  context.textAlign = 'center'
  context.textBaseline = 'top'
  context.lineJoin = 'round'
  context.lineWidth = 3
  context.strokeStyle = colours.land
  context.strokeText(text, x, y)
  context.fillStyle = colours.text
  context.fillText(text, x, y)
}

function square({ x, y }: Point, radius: number): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius }
}

function latitudeAt(y: number, world: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / world))) * 180) / Math.PI
}
