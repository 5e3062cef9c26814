import { ball, dome, haze, lit, shaded, type Hex } from './shades.ts'
import { line, oval, path, placed, type Art } from './strokes.ts'

/** A coupon with what it makes cheaper. */
export function ticket(paper: Hex, percent: boolean, art: Art): Art {
  const sheet =
    path(
      'M-104-62H104V-22A22 22 0 0 0 104 22V62H-104V22A22 22 0 0 0-104-22Z',
      shaded(paper, 0.35),
      'transform="translate(0 7)"',
    ) +
    path('M-104-62H104V-22A22 22 0 0 0 104 22V62H-104V22A22 22 0 0 0-104-22Z', dome(paper)) +
    line('M34-50V50', lit(paper, 0.7), 4, 'stroke-dasharray="2 9"')
  const sign = percent
    ? oval(56, -16, 11, 11, 'none', 'stroke="#fff" stroke-width="7"') +
      oval(84, 16, 11, 11, 'none', 'stroke="#fff" stroke-width="7"') +
      line('M86-24 54 24', 'ffffff', 7)
    : oval(70, 0, 26, 26, ball(lit(paper, 0.6))) + line('M70-26V26', paper, 5)
  return (
    oval(120, 186, 110, 18, haze('3a1206'), 'opacity=".4"') +
    placed(sheet + sign + placed(art, -106, -66, { size: 0.55 }), 120, 124, { turn: -8 })
  )
}
