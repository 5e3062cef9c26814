import { BITS } from '../bits/bits.ts'
import type { Hex } from '../shades.ts'
import { oval, placed, type Art } from '../strokes.ts'

/** The shadow that a morsel casts. */
export const under = (rx: number, ry: number, y: number): Art => oval(2, y, rx, ry, '3a1206', 'opacity=".2"')

/** A bit that lies on a morsel. */
export const one = (name: string, x: number, y: number, size: number, turn = 0): Art =>
  placed(BITS[name] ?? '', x, y, { size, turn })

/** Seeds, crumbs and drops. */
export const dots = (
  colour: Hex,
  radius: number,
  at: readonly (readonly [number, number])[],
  more = 'opacity=".8"',
): Art => at.map(([x, y]) => oval(x, y, radius, radius, colour, more)).join('')
