import type { Landscape, Outline, Road } from './landscape.ts'
import { metresPerPixel, overlaps, TILE_PX, type Box } from './place-labels.ts'

export type LandColours = {
  readonly land: string
  readonly wood: string
  readonly water: string
  readonly built: string
  readonly road: string
  readonly roadEdge: string
  readonly motorway: string
  readonly motorwayEdge: string
  readonly rail: string
  readonly airport: string
  readonly apron: string
  readonly runway: string
  readonly building: string
}

type Sheet = {
  readonly context: CanvasRenderingContext2D
  readonly zoom: number
  /** How wide the whole world is at this zoom, in CSS pixels. */
  readonly world: number
  readonly frame: Box
  /** The same on the world one unit wide, with room for what is wider than its line. */
  readonly sight: Box
}

/** From here on the water is drawn in detail, where it is known. */
const NEAR_ZOOM = 9
/** By rank: the zoom a road appears at, and its width at zoom 10. */
const ROADS: readonly { readonly from: number; readonly px: number }[] = [
  { from: 99, px: 0 },
  { from: 6, px: 2.7 },
  { from: 8, px: 2.1 },
  { from: 10, px: 1.5 },
  { from: 13, px: 1.1 },
]
const WIDER_BY_ZOOM = 1.42
const WIDEST_PX = 22
const RAIL_ZOOM = 9
const SLEEPER_ZOOM = 12
const RUNWAY_METRES = 60
const TAXIWAY_METRES = 26
const LATITUDE = 60.2
/** So far beyond a tile's edge a line may lie and still show on it. */
const BLEED_PX = 24

/** Paints water, woods, the airport, railways and roads on a tile whose north-western corner is the canvas's own. */
export function paintLandscape(
  context: CanvasRenderingContext2D,
  frame: Box,
  zoom: number,
  landscape: Landscape,
  colours: LandColours,
): void {
  const world = TILE_PX * 2 ** zoom
  const sight = {
    left: (frame.left - BLEED_PX) / world,
    right: (frame.right + BLEED_PX) / world,
    top: (frame.top - BLEED_PX) / world,
    bottom: (frame.bottom + BLEED_PX) / world,
  }
  const sheet = { context, zoom, world, frame, sight }
  context.lineJoin = 'round'
  context.lineCap = 'round'
  paintWoods(sheet, landscape.woods, colours)
  paintWater(sheet, landscape, colours)
  paintAirport(sheet, landscape.airport, colours)
  paintRailways(sheet, landscape.railways, colours)
  paintRoads(sheet, landscape.roads, colours)
}

function paintWoods(
  { context, zoom, ...sheet }: Sheet,
  woods: readonly Outline[],
  { wood }: LandColours,
): void {
  if (zoom < NEAR_ZOOM) return
  context.fillStyle = wood
  context.beginPath()
  for (const outline of inSight(woods, sheet.sight)) traceBent({ context, zoom, ...sheet }, outline, true)
  context.fill()
}

function paintWater(sheet: Sheet, { far, near }: Landscape, { water }: LandColours): void {
  const { context, zoom, sight } = sheet
  const isNear = zoom >= NEAR_ZOOM && overlaps(near.box, sight)
  context.fillStyle = water
  context.strokeStyle = water
  // Lakes were cut where two sheets of the source meet: a hair of their own colour closes the gap.
  context.lineWidth = 0.6
  paintOpenSea(sheet, far.box)
  if (!isNear || !contains(near.box, sight)) {
    context.save()
    if (isNear) {
      traceBetween(sheet, near.box)
      context.clip('evenodd')
    }
    fillShores(sheet, far.shores)
    context.restore()
  }
  if (isNear) fillShores(sheet, near.shores)
}

/** Around what is known of the land there is sea: nobody orders there, and it looks less wrong than land would. */
function paintOpenSea(sheet: Sheet, known: Box): void {
  if (contains(known, sheet.sight)) return
  traceBetween(sheet, known)
  sheet.context.fill('evenodd')
}

/** What is in sight and not in a box, by the even-odd rule. */
function traceBetween({ context, world, sight }: Sheet, inner: Box): void {
  context.beginPath()
  for (const { left, right, top, bottom } of [sight, inner])
    context.rect(left * world, top * world, (right - left) * world, (bottom - top) * world)
}

/** The sea and its islands are told by which of them lies in which. */
function fillShores(sheet: Sheet, shores: readonly Outline[]): void {
  const { context, sight } = sheet
  context.beginPath()
  for (const outline of inSight(shores, sight)) trace(sheet, outline)
  context.fill('evenodd')
  context.stroke()
}

function paintAirport(sheet: Sheet, airport: Landscape['airport'], colours: LandColours): void {
  const { context, zoom, sight } = sheet
  if (zoom < NEAR_ZOOM || !overlaps(airport.field.box, sight)) return
  fillAll(sheet, [airport.field], colours.airport)
  fillAll(sheet, [airport.apron], colours.apron)
  const pixel = metresPerPixel(LATITUDE, zoom)
  context.strokeStyle = colours.runway
  context.lineCap = 'butt'
  context.lineWidth = Math.max(0.6, TAXIWAY_METRES / pixel)
  strokeAll(sheet, airport.taxiways)
  context.lineWidth = Math.max(2, RUNWAY_METRES / pixel)
  strokeAll(sheet, airport.runways)
  if (zoom >= SLEEPER_ZOOM) {
    context.strokeStyle = colours.airport
    context.lineWidth = Math.max(0.8, 5 / pixel)
    context.setLineDash([40 / pixel, 30 / pixel])
    strokeAll(sheet, airport.runways)
    context.setLineDash([])
    fillAll(sheet, airport.buildings, colours.building)
  }
  context.lineCap = 'round'
}

function paintRailways(sheet: Sheet, railways: readonly Outline[], { rail, land }: LandColours): void {
  const { context, zoom, sight } = sheet
  if (zoom < RAIL_ZOOM) return
  const seen = inSight(railways, sight)
  context.strokeStyle = rail
  context.lineWidth = zoom >= SLEEPER_ZOOM ? 3.4 : 1.4
  strokeBent(sheet, seen)
  if (zoom < SLEEPER_ZOOM) return
  context.strokeStyle = land
  context.lineWidth = 1.8
  context.lineCap = 'butt'
  context.setLineDash([8, 8])
  strokeBent(sheet, seen)
  context.setLineDash([])
  context.lineCap = 'round'
}

/** All edges before all surfaces, so that roads that meet run into one another; the widest come last, on top. */
function paintRoads(sheet: Sheet, roads: readonly Road[], colours: LandColours): void {
  const { context, zoom, sight } = sheet
  const seen = roads
    .filter(({ rank, outline }) => zoom >= (ROADS[rank]?.from ?? 99) && overlaps(outline.box, sight))
    .toSorted((a, b) => b.rank - a.rank)
  for (const layer of ['edge', 'surface'] as const) {
    for (const { rank, outline } of seen) {
      const width = widthOf(rank, zoom)
      if (layer === 'edge' && width < 2) continue
      context.lineWidth = layer === 'edge' ? width + Math.min(2.4, width * 0.5) : width
      context.strokeStyle = colourOf(rank, layer, width, colours)
      strokeBent(sheet, [outline])
    }
  }
}

/** A road too thin for an edge is drawn in the edge's colour: its own would be lost on the land. */
function colourOf(rank: number, layer: 'edge' | 'surface', width: number, colours: LandColours): string {
  const [surface, edge] =
    rank === 1 ? [colours.motorway, colours.motorwayEdge] : [colours.road, colours.roadEdge]
  return layer === 'edge' || width < 2 ? edge : surface
}

function widthOf(rank: number, zoom: number): number {
  return Math.min(WIDEST_PX, (ROADS[rank]?.px ?? 1) * WIDER_BY_ZOOM ** (zoom - 10))
}

function fillAll(sheet: Sheet, outlines: readonly Outline[], colour: string): void {
  sheet.context.fillStyle = colour
  sheet.context.beginPath()
  for (const outline of inSight(outlines, sheet.sight)) {
    trace(sheet, outline)
    sheet.context.closePath()
  }
  sheet.context.fill()
}

function strokeAll(sheet: Sheet, outlines: readonly Outline[]): void {
  sheet.context.beginPath()
  for (const outline of inSight(outlines, sheet.sight)) trace(sheet, outline)
  sheet.context.stroke()
}

function strokeBent(sheet: Sheet, outlines: readonly Outline[]): void {
  sheet.context.beginPath()
  for (const outline of outlines) traceBent(sheet, outline, false)
  sheet.context.stroke()
}

function trace({ context, world }: Sheet, { points }: Outline): void {
  for (let index = 0; index + 1 < points.length; index += 2) {
    const x = (points[index] ?? 0) * world
    const y = (points[index + 1] ?? 0) * world
    if (index === 0) context.moveTo(x, y)
    else context.lineTo(x, y)
  }
}

/** Through the middle between every two corners, rounded at each: a road bends, it has no corners. */
function traceBent({ context, world }: Sheet, { points }: Outline, isClosed: boolean): void {
  const count = points.length / 2
  const x = (index: number) => (points[(index % count) * 2] ?? 0) * world
  const y = (index: number) => (points[(index % count) * 2 + 1] ?? 0) * world
  const toMiddle = (index: number) =>
    context.quadraticCurveTo(x(index), y(index), (x(index) + x(index + 1)) / 2, (y(index) + y(index + 1)) / 2)
  if (isClosed) {
    context.moveTo((x(0) + x(1)) / 2, (y(0) + y(1)) / 2)
    for (let index = 1; index <= count; index += 1) toMiddle(index)
    return
  }
  context.moveTo(x(0), y(0))
  for (let index = 1; index < count - 1; index += 1) toMiddle(index)
  context.lineTo(x(count - 1), y(count - 1))
}

function inSight(outlines: readonly Outline[], sight: Box): readonly Outline[] {
  return outlines.filter(({ box }) => overlaps(box, sight))
}

function contains(outer: Box, inner: Box): boolean {
  return (
    outer.left <= inner.left &&
    outer.right >= inner.right &&
    outer.top <= inner.top &&
    outer.bottom >= inner.bottom
  )
}
