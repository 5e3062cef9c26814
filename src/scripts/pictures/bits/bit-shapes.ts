import { ball, lit, shaded, type Hex } from '../shades.ts'
import { box, line, oval, path, type Art } from '../strokes.ts'

/** A piece that lies on something: its shadow, itself and what is drawn upon it. */
export function raised(d: string, colour: Hex, upon: Art = '', more = ''): Art {
  return `${path(d, '3a1206', 'opacity=".26" transform="translate(.8 2)"')}${path(d, ball(colour), more)}${upon}`
}

export function disc(radius: number, colour: Hex, upon: Art = ''): Art {
  return `${oval(0.8, 2, radius, radius, '3a1206', 'opacity=".26"')}${oval(0, 0, radius, radius, ball(colour))}${upon}`
}

/** A slice of something with a skin: cucumber, lemon, radish. */
export function slice(radius: number, skin: Hex, flesh: Hex, upon: Art = ''): Art {
  return `${disc(radius, skin)}${oval(0, -0.3, radius * 0.84, radius * 0.84, ball(flesh))}${upon}`
}

export function cube(colour: Hex, upon: Art = ''): Art {
  return (
    box(-8.2, -5.6, 18, 16.4, 3.4, '3a1206', 'opacity=".24"') +
    path('M-9-4 0-9 9-4 9 6Q9 8 7 9L0 12-7 9Q-9 8-9 6Z', shaded(colour, 0.16)) +
    path('M0 1 9-4V6Q9 8 7 9L0 12Z', shaded(colour, 0.3)) +
    path('M-9-4-1.4-8.4Q0-9 1.4-8.4L9-4 0 1Z', lit(colour, 0.22)) +
    upon
  )
}

/** A ring seen from above: onion, olive, chilli. */
export function ring(radius: number, thick: number, colour: Hex, upon: Art = ''): Art {
  const round = `M${-radius} 0a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0-${radius * 2} 0`
  return (
    line(round, '3a1206', thick, 'opacity=".24" transform="translate(.8 1.8)"') +
    line(round, colour, thick) +
    line(
      `M${-radius * 0.8}-${radius * 0.6}A${radius} ${radius} 0 0 1 ${radius * 0.3}-${radius * 0.95}`,
      lit(colour, 0.5),
      thick * 0.4,
    ) +
    upon
  )
}

/** A strip that lies in a bow: peppers, carrot, sprouts. */
export function strip(d: string, colour: Hex, thick: number): Art {
  return (
    line(d, '3a1206', thick, 'opacity=".22" transform="translate(.8 2)"') +
    line(d, shaded(colour, 0.16), thick) +
    line(d, lit(colour, 0.12), thick * 0.66, 'transform="translate(-.3 -.6)"')
  )
}

/** A leaf from its stalk upward, with its middle rib. */
export function leaf(length: number, width: number, colour: Hex): Art {
  const d = `M0 ${length / 2}C${-width} ${length / 5}${-width * 0.9}-${length / 3} 0-${length / 2}C${width * 0.9}-${length / 3} ${width} ${length / 5} 0 ${length / 2}Z`
  return raised(
    d,
    colour,
    line(`M0 ${length * 0.44}Q.8 0 0-${length * 0.4}`, lit(colour, 0.4), 1, 'opacity=".8"') +
      line(
        `M0 ${length * 0.2}L${-width * 0.45} 0M0 ${length * 0.2}L${width * 0.45} 0M0-${length * 0.08}L${-width * 0.36}-${length * 0.24}M0-${length * 0.08}L${width * 0.36}-${length * 0.24}`,
        lit(colour, 0.3),
        0.7,
        'opacity=".6"',
      ),
  )
}

/** A sprig with its leaves left and right of a stalk. */
export function sprig(colour: Hex, size = 1): Art {
  const leaves = [-9, -5, -1, 3]
    .map(
      (y) =>
        oval(-4.4 * size, y, 4.2 * size, 2.1, ball(colour), `transform="rotate(24 ${-4.4 * size} ${y})"`) +
        oval(4.4 * size, y, 4.2 * size, 2.1, ball(colour), `transform="rotate(-24 ${4.4 * size} ${y})"`),
    )
    .join('')
  return `${line('M0 13Q1 4 0-11', shaded(colour, 0.2), 1.6)}${leaves}${oval(0, -12, 2.2, 3.6, ball(colour))}`
}

/** A heap of small round things. */
export function cluster(colour: Hex, radius: number, at: readonly (readonly [number, number])[]): Art {
  return at
    .map(
      ([x, y]) =>
        `${oval(x + 0.5, y + 1.2, radius, radius, '3a1206', 'opacity=".25"')}${oval(x, y, radius, radius, ball(colour))}`,
    )
    .join('')
}

/** Small short strokes in many directions: herbs, crumbs, sprinkles. */
export function flecks(colours: readonly Hex[], thick: number): Art {
  const strokes = [
    'M-9-5l4 1',
    'M-2-9l2 3.4',
    'M6-7l3.4 2',
    'M-8 3l3 2.6',
    'M0 0l4-1.4',
    'M8 3l-2 3.6',
    'M-1 8l4 1',
  ]
  return strokes.map((d, index) => line(d, colours[index % colours.length] ?? 'ffffff', thick)).join('')
}

/** Half of something with a stone or a yolk in it. */
export function half(rx: number, ry: number, outer: Hex, flesh: Hex, inner: Hex, innerSize = 0.46): Art {
  return (
    oval(0.8, 2, rx, ry, '3a1206', 'opacity=".26"') +
    oval(0, 0, rx, ry, outer) +
    oval(0, -0.4, rx * 0.88, ry * 0.88, ball(flesh)) +
    oval(0, ry * 0.12, rx * innerSize, rx * innerSize, ball(inner)) +
    oval(-rx * 0.16, -ry * 0.04, rx * 0.14, rx * 0.1, 'ffffff', 'opacity=".7"')
  )
}

/** A lump with a gleam: meat, cheese, dough. */
export function chunk(
  colour: Hex,
  upon: Art = '',
  d = 'M-9-3Q-7-9 0-8 8-8 9-2 10 5 4 8-3 10-8 6-11 3-9-3Z',
): Art {
  return raised(d, colour, line('M-5-4Q-1-6.6 4-5', lit(colour, 0.5), 1.6, 'opacity=".7"') + upon)
}

export function stripes(colour: Hex, width = 1.6): Art {
  return line('M-6 3 2-7M-1 7 7-4', colour, width, 'opacity=".75"')
}

export const shine: Art = oval(-3, -4, 2.6, 1.6, 'ffffff', 'opacity=".55" transform="rotate(-30 -3 -4)"')

/** Dots of another shade, as in a cut through meat. */
export const spots = (colour: Hex, radius = 1.3): Art =>
  [
    [-5, -3],
    [3, -6],
    [6, 2],
    [-2, 3],
    [-6, 5],
    [2, 7],
  ]
    .map(([x = 0, y = 0], index) =>
      oval(x, y, radius * (index % 2 ? 0.7 : 1), radius * (index % 2 ? 0.7 : 1), colour, 'opacity=".8"'),
    )
    .join('')

/** Lines from near the middle outwards, as in a cut fruit. */
export const rays = (count: number, from: number, to: number, colour: Hex, width: number): Art =>
  line(
    Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * 2 * Math.PI
      const at = (far: number) =>
        `${(Math.cos(angle) * far).toFixed(1)} ${(Math.sin(angle) * far).toFixed(1)}`
      return `M${at(from)}L${at(to)}`
    }).join(''),
    colour,
    width,
  )
