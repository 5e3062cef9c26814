import ways from './gardermoen-ways.json' with { type: 'json' }
import waters from './norway-water.json' with { type: 'json' }
import { unitPoint, type At, type Box } from './place-labels.ts'

/** Corners as x, y, x, y on the whole world one unit wide, and the box around them. */
export type Outline = { readonly points: readonly number[]; readonly box: Box }
export type Road = {
  readonly name?: string | undefined
  /** 1 for a motorway to 4 for a street: when it is drawn, and how wide. */
  readonly rank: number
  readonly outline: Outline
}
/** A name that is not a town's: what kind of thing it is, and from which zoom on it is told. */
export type LandName = {
  readonly kind: 'water' | 'airport'
  readonly name: string
  readonly at: At
  readonly from: number
}

type Waters = { readonly box: Box; readonly shores: readonly Outline[] }

/** Everything that is drawn beneath the names. */
export type Landscape = {
  readonly far: Waters
  /** The same water in detail, where the restaurants are. */
  readonly near: Waters
  readonly woods: readonly Outline[]
  readonly airport: {
    readonly field: Outline
    readonly apron: Outline
    readonly runways: readonly Outline[]
    readonly taxiways: readonly Outline[]
    readonly buildings: readonly Outline[]
  }
  readonly railways: readonly Outline[]
  readonly roads: readonly Road[]
  readonly names: readonly LandName[]
}

const BASE = 88
const FIRST_LETTER = 35
const BACKSLASH = 92

/** Norway's water, and the land around Oslo airport; sources and licences are told in README.md beside this file. */
export const norwayLandscape: Landscape = {
  far: watersOf(waters.far),
  near: watersOf(waters.near),
  woods: ways.woods.map(outlineOf),
  airport: {
    field: outlineOf(ways.airport.field),
    apron: outlineOf(ways.airport.apron),
    runways: ways.airport.runways.map(outlineOf),
    taxiways: ways.airport.taxiways.map(outlineOf),
    buildings: ways.airport.buildings.map(outlineOf),
  },
  railways: ways.railways.map(outlineOf),
  roads: ways.roads.map(({ name, rank, line }) => ({ name, rank, outline: outlineOf(line) })),
  names: ways.names.map(({ kind, name, at: [latitude = 0, longitude = 0], from }) => ({
    kind: kind === 'airport' ? 'airport' : 'water',
    name,
    at: { latitude, longitude },
    from,
  })),
}

type WrittenWaters = {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
  readonly step: number
  readonly water: readonly string[]
}

/** Shores are written as steps on a grid from the south-western corner, each from the corner before. */
function watersOf({ west, south, east, north, step, water }: WrittenWaters): Waters {
  const shores = water.map((line) => {
    const moves = unpacked(line)
    const places: number[] = []
    let [x, y] = [0, 0]
    for (let index = 0; index + 1 < moves.length; index += 2) {
      x += moves[index] ?? 0
      y += moves[index + 1] ?? 0
      places.push(south + y * step, west + x * step)
    }
    return outlineOf(places)
  })
  const { box } = outlineOf([south, west, north, east])
  return { box, shores }
}

/** The numbers of a line: a letter each, or two letters after a `~`; odd ones are negative (src/scripts/build-map.mjs). */
function unpacked(line: string): readonly number[] {
  const numbers: number[] = []
  for (let index = 0; index < line.length; index += 1) {
    let number = digitAt(line, index)
    if (line[index] === '~') {
      number = digitAt(line, index + 1) * BASE + digitAt(line, index + 2)
      index += 2
    }
    numbers.push(number % 2 === 0 ? number / 2 : -(number + 1) / 2)
  }
  return numbers
}

function digitAt(line: string, index: number): number {
  const code = line.charCodeAt(index)
  return code - FIRST_LETTER - (code > BACKSLASH ? 1 : 0)
}

/** From latitude, longitude, latitude, longitude. */
function outlineOf(places: readonly number[]): Outline {
  const points: number[] = []
  const box = { left: 1, right: 0, top: 1, bottom: 0 }
  for (let index = 0; index + 1 < places.length; index += 2) {
    const { x, y } = unitPoint({ latitude: places[index] ?? 0, longitude: places[index + 1] ?? 0 })
    points.push(x, y)
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  return { points, box }
}
