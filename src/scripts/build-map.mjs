// Writes src/ui/map/norway-water.json from the package @geo-maps/earth-waterbodies-100m, which is too large to be installed with
// the others. Run `npm pack` for it, unpack it, and give the path of its map.geo.json.
import { readFileSync, writeFileSync } from 'node:fs'

const target = new URL('../ui/map/norway-water.json', import.meta.url)

/**
 * What is kept of the water, from far away and from near. `step` is the grid its corners are rounded to, `bend` how far a
 * line may be off, both in degrees of latitude; `island` and `lake` are the smallest that are kept, in km².
 */
const FAR = { west: -3, south: 54, east: 32, north: 72, step: 0.02, bend: 0.028, island: 60, lake: 140 }
const NEAR = {
  west: 10.2,
  south: 59.58,
  east: 11.9,
  north: 60.92,
  step: 0.001,
  bend: 0.0018,
  island: 0.2,
  lake: 0.25,
}
const KM_PER_DEGREE = 111.2
const BASE = 88
const FIRST_LETTER = 35
const BACKSLASH = 92

const [source] = process.argv.slice(2)
if (source === undefined) throw new Error('usage: node src/scripts/build-map.mjs MAP.GEO.JSON')
const [rivers, lakes, seas] = JSON.parse(readFileSync(source, 'utf8')).geometries.map(
  ({ coordinates }) => coordinates,
)

const far = {
  ...boxOf(FAR),
  step: FAR.step,
  water: [...ringsOf(seas, FAR, FAR.island), ...ringsOf(lakes, FAR, FAR.lake)],
}
const near = {
  ...boxOf(NEAR),
  step: NEAR.step,
  water: [
    ...ringsOf(seas, NEAR, NEAR.island),
    ...ringsOf(lakes, NEAR, NEAR.lake),
    ...ringsOf(rivers, NEAR, NEAR.lake),
  ],
}
writeFileSync(target, `${JSON.stringify({ far, near }, null, 1)}\n`)
process.stdout.write(`${far.water.length} and ${near.water.length} shores\n`)

function boxOf({ west, south, east, north }) {
  return { west, south, east, north }
}

/** The rings of polygons inside a box, simplified, each as a line: its first corner, then the way to each next. */
function ringsOf(polygons, box, smallest) {
  return polygons
    .flat()
    .filter((ring) => touches(ring, box))
    .map((ring) => thinned(clipped(ring, box), box.bend))
    .filter((ring) => ring.length > 3 && areaOf(ring) >= smallest)
    .map((ring) => written(ring, box))
    .filter((line) => line !== '')
}

function touches(ring, { west, south, east, north }) {
  let [left, bottom, right, top] = [180, 90, -180, -90]
  for (const [x, y] of ring) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    bottom = Math.min(bottom, y)
    top = Math.max(top, y)
  }
  return left < east && right > west && bottom < north && top > south
}

/** Cut at the four sides of the box, one after the other. */
function clipped(ring, { west, south, east, north }) {
  const sides = [
    [([x]) => x >= west, (a, b) => cutAtX(a, b, west)],
    [([x]) => x <= east, (a, b) => cutAtX(a, b, east)],
    [([, y]) => y >= south, (a, b) => cutAtY(a, b, south)],
    [([, y]) => y <= north, (a, b) => cutAtY(a, b, north)],
  ]
  return sides.reduce(
    (corners, [isInside, cut]) => {
      return corners.flatMap((corner, index) => {
        const before = corners.at(index - 1) ?? corner
        const crossing = isInside(corner) === isInside(before) ? [] : [cut(before, corner)]
        return isInside(corner) ? [...crossing, corner] : crossing
      })
    },
    ring.slice(0, -1),
  )
}

function cutAtX([ax, ay], [bx, by], x) {
  return [x, ay + ((by - ay) * (x - ax)) / (bx - ax)]
}

function cutAtY([ax, ay], [bx, by], y) {
  return [ax + ((bx - ax) * (y - ay)) / (by - ay), y]
}

/** Without the corners that lie less than `bend` beside the line between their neighbours (Douglas and Peucker). */
function thinned(ring, bend) {
  if (ring.length < 4) return ring
  const kept = new Set([0, ring.length - 1])
  const spans = [[0, ring.length - 1]]
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const [from, to] = span
    let farthest = -1
    let distance = bend
    for (let index = from + 1; index < to; index += 1) {
      const off = distanceOf(ring[index], ring[from], ring[to])
      if (off > distance) [farthest, distance] = [index, off]
    }
    if (farthest < 0) continue
    kept.add(farthest)
    spans.push([from, farthest], [farthest, to])
  }
  return ring.filter((_, index) => kept.has(index))
}

/** In degrees of latitude: a degree of longitude is half as long up here. */
function distanceOf([x, y], [ax, ay], [bx, by]) {
  const [dx, dy] = [(bx - ax) / 2, by - ay]
  const [px, py] = [(x - ax) / 2, y - ay]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / length))
  return Math.hypot(px - share * dx, py - share * dy)
}

function areaOf(ring) {
  let twice = 0
  ring.forEach(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length]
    twice += x * nextY - nextX * y
  })
  const latitude = ring[0][1]
  return (Math.abs(twice) / 2) * KM_PER_DEGREE ** 2 * Math.cos((latitude * Math.PI) / 180)
}

function written(ring, { west, south, step }) {
  let [atX, atY] = [0, 0]
  const steps = ring.flatMap(([x, y], index) => {
    const toX = Math.round((x - west) / step)
    const toY = Math.round((y - south) / step)
    const move = [toX - atX, toY - atY]
    ;[atX, atY] = [toX, toY]
    return index > 0 && move[0] === 0 && move[1] === 0 ? [] : [packed(move[0]) + packed(move[1])]
  })
  return steps.length < 4 ? '' : steps.join('')
}

/** One letter for a short way, `~` and two for a long one: read again by `unpacked` of src/ui/map/landscape.ts. */
function packed(way) {
  const number = way < 0 ? -2 * way - 1 : 2 * way
  return number < BASE
    ? letterOf(number)
    : `~${letterOf(Math.floor(number / BASE))}${letterOf(number % BASE)}`
}

/** Letters from `#` on, without the backslash, which would be written twice. */
function letterOf(digit) {
  return String.fromCharCode(digit + FIRST_LETTER + (digit + FIRST_LETTER >= BACKSLASH ? 1 : 0))
}
