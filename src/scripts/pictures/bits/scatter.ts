import { bit } from './bits.ts'
import { placed, type Art, type Spot } from '../strokes.ts'

export type Ground = {
  readonly x: number
  readonly y: number
  readonly rx: number
  readonly ry: number
}

type Strewn = {
  /** How large a bit is, 1 as it is drawn. */
  readonly size?: number
  /** How high the middle of the heap stands above its rim. */
  readonly heap?: number
}

const TRIES = 24

/** Bits strewn over a round ground, as far from one another as they find room, the farther ones behind the nearer. */
export function strewn(
  names: readonly string[],
  { x, y, rx, ry }: Ground,
  chance: () => number,
  { size = 1, heap = 0 }: Strewn = {},
): Art {
  const taken: Spot[] = []
  const found = names.map((name) => {
    const spot = freest(taken, chance)
    taken.push(spot)
    return { name, spot, turn: chance() * 360, grown: size * (0.9 + chance() * 0.2) }
  })
  return found
    .toSorted((a, b) => a.spot.y - b.spot.y)
    .map(({ name, spot, turn, grown }) => {
      const rise = heap * (1 - spot.x ** 2 - spot.y ** 2)
      return placed(bit(name), x + spot.x * rx, y + spot.y * ry - rise, { turn, size: grown })
    })
    .join('')
}

/** The same list over and over until it is long enough, so that every bit is there. */
export function mixOf(names: readonly string[], count: number): readonly string[] {
  return Array.from(
    { length: names.length === 0 ? 0 : count },
    (_, index) => names[index % names.length] ?? '',
  )
}

/** The spot of a unit circle that is farthest from those taken. */
function freest(taken: readonly Spot[], chance: () => number): Spot {
  let best: Spot = { x: 0, y: 0 }
  let bestRoom = -1
  for (let tries = 0; tries < TRIES; tries += 1) {
    const far = Math.sqrt(chance())
    const angle = chance() * 2 * Math.PI
    const spot = { x: Math.cos(angle) * far, y: Math.sin(angle) * far }
    const room = Math.min(
      1.4 - far * 0.4,
      ...taken.map((other) => Math.hypot(other.x - spot.x, other.y - spot.y)),
    )
    if (room > bestRoom) [best, bestRoom] = [spot, room]
  }
  return best
}
