import { type LandColours, paintLandscape } from './landscape-painter.ts'
import { type Box, type Point, TILE_PX, metresPerPixel, overlaps, worldPixel } from './place-labels.ts'
import { type Ground, LABEL_PADDING_PX, LABEL_PX, type Label, square } from './map-labels.ts'

export type GroundColours = LandColours & {
  readonly ring: string
  readonly dot: string
  readonly text: string
  readonly waterText: string
  readonly sign: string
  readonly signText: string
  readonly font: string
}
const SIGN_PX = 11
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
