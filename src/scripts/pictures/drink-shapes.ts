import { haze, lit, shaded, type Hex } from './shades.ts'
import { box, line, oval, placed, type Art } from './strokes.ts'

/** The shadow that a vessel casts. */
export const floor = (half: number, y = 216): Art =>
  oval(120, y, half, half * 0.16, haze('3a1206'), 'opacity=".5"')

/** A straw that leans out of a vessel. */
export const straw = (colour: Hex, x = 132, top = 14, bottom = 150): Art =>
  line(`M${x + 22} ${top}L${x} ${bottom}`, shaded(colour, 0.14), 7.4) +
  line(`M${x + 21} ${top}L${x - 1} ${bottom}`, lit(colour, 0.4), 3, 'stroke-dasharray="7 9"')

/** Ice that swims in a drink. */
export function iceCubes(count: number, y: number, half: number, chance: () => number): Art {
  return Array.from({ length: count }, (_, index) => {
    const x = 120 - half + ((index + 0.5) / count) * half * 2 + (chance() - 0.5) * 8
    return placed(
      box(-12, -12, 24, 24, 5, 'ffffff', 'opacity=".42"') +
        line('M-8-6-8 6M-8-8H6', 'ffffff', 2.4, 'opacity=".7"'),
      x,
      y + (index % 2) * 16 + chance() * 8,
      { turn: (chance() - 0.5) * 60 },
    )
  }).join('')
}
