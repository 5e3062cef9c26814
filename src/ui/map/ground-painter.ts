import {
  graticuleStep,
  metresPerPixel,
  overlaps,
  thinned,
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

type Label = { readonly name: string; readonly at: Point; readonly box: Box; readonly rank: number }

const LABEL_PX = 13
const LETTER_PX = 7.2
const LABEL_GAP_PX = 7
const LABEL_PADDING_PX = 6
/** The built-up area drawn around a place, larger for the first ones of the list. */
const TOWN_METRES = { first: 2_600, last: 700 }
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
  paintTowns(context, frame, ground.places.length, labels, tile.z, ground.center, colours)
  paintGraticule(context, frame, tile.z, colours)
  paintRings(context, ground, tile.z, colours)
  paintLabels(context, frame, labels, colours)
  context.translate(frame.left, frame.top)
}

/** The names that find room at a zoom, the same for every tile, so that a name cut by a tile's edge goes on in the next. */
export function labelsAt(places: readonly MapPlace[], zoom: number): readonly Label[] {
  const labels = places.map((place, rank): Label => {
    const at = worldPixel(place, zoom)
    const half = (place.name.length * LETTER_PX) / 2 + LABEL_PADDING_PX
    return {
      name: place.name,
      at,
      rank,
      box: {
        left: at.x - half,
        right: at.x + half,
        top: at.y - LABEL_PADDING_PX,
        bottom: at.y + LABEL_GAP_PX + LABEL_PX + LABEL_PADDING_PX,
      },
    }
  })
  return thinned(labels, (label) => label.box)
}

function frameOf({ x, y }: { readonly x: number; readonly y: number }): Box {
  const left = x * TILE_PX
  const top = y * TILE_PX
  return { left, top, right: left + TILE_PX, bottom: top + TILE_PX }
}

function paintTowns(
  context: CanvasRenderingContext2D,
  frame: Box,
  count: number,
  labels: readonly Label[],
  zoom: number,
  center: At,
  colours: GroundColours,
): void {
  const pixel = metresPerPixel(center.latitude, zoom)
  context.fillStyle = colours.town
  context.globalAlpha = 0.4
  for (const step of TOWN_STEPS) {
    for (const { at, rank } of labels) {
      const share = 1 - Math.min(1, rank / Math.max(1, count))
      const metres = TOWN_METRES.last + (TOWN_METRES.first - TOWN_METRES.last) * share ** 2
      const radius = Math.max(9, metres / pixel) * step
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
  const world = TILE_PX * 2 ** zoom
  const west = (frame.left / world) * 360 - 180
  const east = (frame.right / world) * 360 - 180
  context.strokeStyle = colours.line
  context.lineWidth = 1
  context.beginPath()
  for (let index = Math.ceil(west / step); index * step <= east; index += 1) {
    const x = Math.round(worldPixel({ latitude: 0, longitude: index * step }, zoom).x) + 0.5
    context.moveTo(x, frame.top)
    context.lineTo(x, frame.bottom)
  }
  // Half a degree of latitude takes twice the height at 60° north; half the step keeps the fields near square there.
  const rows = step / 2
  const south = latitudeAt(frame.bottom, world)
  const north = latitudeAt(frame.top, world)
  for (let index = Math.ceil(south / rows); index * rows <= north; index += 1) {
    const y = Math.round(worldPixel({ latitude: index * rows, longitude: 0 }, zoom).y) + 0.5
    context.moveTo(frame.left, y)
    context.lineTo(frame.right, y)
  }
  context.stroke()
}

function paintRings(
  context: CanvasRenderingContext2D,
  { center, rings }: Ground,
  zoom: number,
  colours: GroundColours,
): void {
  const at = worldPixel(center, zoom)
  const pixel = metresPerPixel(center.latitude, zoom)
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
    if (!overlaps(frame, box)) continue
    context.fillStyle = colours.dot
    context.beginPath()
    context.arc(at.x, at.y, 2.5, 0, 2 * Math.PI)
    context.fill()
    write(context, name, { x: at.x, y: at.y + LABEL_GAP_PX }, colours)
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
