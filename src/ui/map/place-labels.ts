export type At = { readonly latitude: number; readonly longitude: number }
export type Point = { readonly x: number; readonly y: number }
export type Box = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export const TILE_PX = 256
export const PIN_PX = 44
const NAME_LETTER_PX = 7.6
const NAME_PADDING_PX = 10
const NAME_HEIGHT_PX = 24
/** Beyond this the Mercator projection runs to infinity; every web map ends here. */
const MAX_LATITUDE = 85.0511
const EQUATOR_METRES = 40_075_016.686
/** Cells of the search grid; about as wide as a common label. */
const CELL_PX = 128

/** Where a place lies on the whole world drawn at a zoom, in CSS pixels from its north-western corner (Web Mercator). */
export function worldPixel(place: At, zoom: number): Point {
  const { x, y } = unitPoint(place)
  const size = TILE_PX * 2 ** zoom
  return { x: x * size, y: y * size }
}

/** The same on the whole world drawn one unit wide. */
export function unitPoint({ latitude, longitude }: At): Point {
  const sine = Math.sin((clamped(latitude) * Math.PI) / 180)
  return {
    x: (longitude + 180) / 360,
    y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI),
  }
}

/** Metres of ground under one CSS pixel at a latitude. */
export function metresPerPixel(latitude: number, zoom: number): number {
  return (EQUATOR_METRES * Math.cos((clamped(latitude) * Math.PI) / 180)) / (TILE_PX * 2 ** zoom)
}

/**
 * Gives each item the first of its boxes that is still free, first come first served: the most important stand first in
 * the list, and an item with no free box is left out. `reserved` ground is never given away.
 */
export function fitted<T>(
  items: readonly T[],
  boxesOf: (item: T) => readonly Box[],
  reserved: readonly Box[] = [],
): { readonly item: T; readonly box: Box }[] {
  const taken = new Map<string, Box[]>()
  for (const box of reserved) take(taken, box)
  return items.flatMap((item) => {
    const box = boxesOf(item).find((candidate) => isFree(taken, candidate))
    if (!box) return []
    take(taken, box)
    return [{ item, box }]
  })
}

/** Whether two boxes share ground; boxes that only touch do not. */
export function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

/** The ground a pin covers at a zoom; its tip stands on the place. */
export function pinBox(place: At, zoom: number): Box {
  const { x, y } = worldPixel(place, zoom)
  return { left: x - PIN_PX / 2, right: x + PIN_PX / 2, top: y - PIN_PX, bottom: y }
}

/** The ground the name below a pin covers at a zoom. */
export function pinNameBox({ name, ...at }: At & { readonly name: string }, zoom: number): Box {
  const { x, y } = worldPixel(at, zoom)
  const half = (name.length * NAME_LETTER_PX) / 2 + NAME_PADDING_PX
  return { left: x - half, right: x + half, top: y, bottom: y + NAME_HEIGHT_PX }
}

/** The pins whose names neither cover another pin nor another name, first come first served. */
export function namedPins<T extends At & { readonly name: string }>(pins: readonly T[], zoom: number): T[] {
  const heads = pins.map((pin) => pinBox(pin, zoom))
  return fitted(pins, (pin) => [pinNameBox(pin, zoom)], heads).map(({ item }) => item)
}

function isFree(taken: ReadonlyMap<string, readonly Box[]>, box: Box): boolean {
  return !cellsOf(box).some((cell) => taken.get(cell)?.some((other) => overlaps(box, other)))
}

function take(taken: Map<string, Box[]>, box: Box): void {
  for (const cell of cellsOf(box)) taken.set(cell, [...(taken.get(cell) ?? []), box])
}

function cellsOf({ left, top, right, bottom }: Box): string[] {
  const cells: string[] = []
  for (let x = Math.floor(left / CELL_PX); x <= Math.floor(right / CELL_PX); x += 1) {
    for (let y = Math.floor(top / CELL_PX); y <= Math.floor(bottom / CELL_PX); y += 1) cells.push(`${x}:${y}`)
  }
  return cells
}

function clamped(latitude: number): number {
  return Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, latitude))
}
