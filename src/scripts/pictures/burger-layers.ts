import { bit } from './bits/bits.ts'
import { ball, dome, lit, shaded, type Hex } from './shades.ts'
import { box, line, oval, path, placed, short, smooth, type Art } from './strokes.ts'

type Layer = {
  /** How much higher the stack is with it. */
  readonly rise: number
  /** Draws it upon the height `y`, which counts downward. */
  readonly draw: (y: number, chance: () => number) => Art
}

/** Where the stack stands on the canvas, and half of its width. */
export const MIDDLE = 120

export const HALF = 74

/** A slab with rounded ends and an uneven edge: what was fried or grilled. */
function patty(colour: Hex, rise: number, { crumbs, marks }: { crumbs?: Hex; marks?: Hex } = {}): Layer {
  return {
    rise,
    draw: (y, chance) => {
      const reach = HALF + 4
      const points = Array.from({ length: 22 }, (_, index) => {
        const angle = (index / 22) * 2 * Math.PI
        const far = 1 + (chance() - 0.5) * 0.05
        const x = Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** 0.36 * reach * far
        const up =
          Math.sign(Math.sin(angle)) *
          Math.abs(Math.sin(angle)) ** 0.55 *
          (rise / 2 + 2) *
          (1 + (chance() - 0.5) * 0.16)
        return { x: MIDDLE + x, y: y - rise / 2 + up }
      })
      const grains = Array.from({ length: 26 }, () => {
        const x = MIDDLE + (chance() - 0.5) * reach * 1.86
        const dot = y - rise * (0.12 + chance() * 0.74)
        return oval(
          x,
          dot,
          1.2 + chance() * 2,
          0.9 + chance() * 1.2,
          chance() < 0.5 ? shaded(colour, 0.4) : lit(colour, 0.3),
          'opacity=".75"',
        )
      }).join('')
      const crust =
        crumbs === undefined
          ? ''
          : Array.from({ length: 34 }, () => {
              const x = MIDDLE + (chance() - 0.5) * reach * 1.96
              return oval(x, y - rise * chance(), 1.6 + chance() * 2.2, 1.5 + chance() * 1.4, ball(crumbs))
            }).join('')
      const grill =
        marks === undefined
          ? ''
          : [-48, -16, 16, 48]
              .map((x) =>
                line(
                  `M${MIDDLE + x - 9} ${short(y - rise + 3)}q4 ${short(rise / 2)} 10 ${short(rise - 5)}`,
                  marks,
                  3.4,
                  'opacity=".6"',
                ),
              )
              .join('')
      return (
        path(smooth(points), dome(colour)) +
        line(
          `M${MIDDLE - reach + 10} ${short(y - rise + 2.6)}Q${MIDDLE} ${short(y - rise - 0.4)} ${MIDDLE + reach - 14} ${short(y - rise + 3)}`,
          lit(colour, 0.4),
          2,
          'opacity=".55"',
        ) +
        grains +
        crust +
        grill
      )
    },
  }
}

function sheet(colour: Hex): Layer {
  return {
    rise: 7,
    draw: (y, chance) => {
      const drops = [-62, -36, -8, 20, 46, 66].map((x) => ({
        x: MIDDLE + x + (chance() - 0.5) * 10,
        far: 5 + chance() * 15,
      }))
      const edge = drops
        .map(
          ({ x, far }) =>
            `Q${short(x - 8)} ${short(y + 1)} ${short(x - 5)} ${short(y + far * 0.6)}Q${short(x)} ${short(y + far * 1.3)} ${short(x + 5)} ${short(y + far * 0.5)}Q${short(x + 7)} ${short(y + 1)} ${short(x + 11)} ${short(y + 1)}`,
        )
        .join('')
      const left = MIDDLE - HALF - 4
      const right = MIDDLE + HALF + 4
      return (
        path(
          `M${left} ${short(y - 6)}Q${MIDDLE} ${short(y - 9)} ${right} ${short(y - 6)}Q${right + 6} ${short(y - 2)} ${right} ${short(y + 1)}L${right - 2} ${short(y + 1)}${edgeBack(drops, y)}L${left} ${short(y + 1)}Q${left - 6} ${short(y - 2)} ${left} ${short(y - 6)}Z`,
          dome(colour),
        ) +
        line(
          `M${left + 4} ${short(y - 4)}Q${MIDDLE} ${short(y - 7)} ${right - 4} ${short(y - 4)}`,
          lit(colour, 0.6),
          1.8,
          'opacity=".8"',
        ) +
        (edge === '' ? '' : '')
      )
    },
  }
}

function edgeBack(drops: readonly { readonly x: number; readonly far: number }[], y: number): string {
  return drops
    .toReversed()
    .map(
      ({ x, far }) =>
        `L${short(x + 13)} ${short(y + 1)}Q${short(x + 7)} ${short(y + 1.6)} ${short(x + 5)} ${short(y + far * 0.6)}Q${short(x)} ${short(y + far * 1.35)} ${short(x - 5)} ${short(y + far * 0.6)}Q${short(x - 7)} ${short(y + 1.6)} ${short(x - 13)} ${short(y + 1)}`,
    )
    .join('')
}

/** Something leafy that looks out on all sides. */
function frill(colour: Hex, rise: number, waves: number, deep: number): Layer {
  return {
    rise,
    draw: (y, chance) => {
      const left = MIDDLE - HALF - 9
      const step = ((HALF + 9) * 2) / waves
      const wave = (from: number, far: number) => {
        let d = ''
        for (let index = 0; index < waves; index += 1) {
          const drop = far * (0.6 + chance() * 0.8)
          d += `q${short(step * 0.25)} ${short(drop)} ${short(step / 2)} ${short(drop * 0.1)}t${short(step / 2)} ${short(-drop * 0.1)}`
        }
        return `M${left} ${short(from)}${d}`
      }
      const under = wave(y - 1, deep)
      const over = wave(y - rise * 0.6, deep * 0.8)
      const back = `L${MIDDLE + HALF + 7} ${short(y - rise - 2)}Q${MIDDLE} ${short(y - rise - 5)} ${left + 2} ${short(y - rise - 2)}Z`
      return (
        path(under + back, dome(shaded(colour, 0.16))) +
        path(over + back, dome(lit(colour, 0.1))) +
        line(over, lit(colour, 0.5), 1.2, 'opacity=".7"')
      )
    },
  }
}

/** Slices that lie side by side and show their edge. */
function slices(colour: Hex, flesh: Hex, rise: number, count: number): Layer {
  return {
    rise,
    draw: (y, chance) =>
      Array.from({ length: count }, (_, index) => {
        const width = (HALF * 2 + 6) / count + 7
        const x = MIDDLE - HALF - 6 + index * ((HALF * 2 + 6) / count)
        const drop = (chance() - 0.5) * 2.4
        return (
          box(x, y - rise + drop, width, rise + 1.4, (rise + 1) / 2, dome(colour)) +
          box(x + 4, y - rise * 0.78 + drop, width - 8, rise * 0.4, rise * 0.2, flesh, 'opacity=".75"')
        )
      }).join(''),
  }
}

/** Rings or strands that hang out of the stack. */
function tangle(colours: readonly Hex[], rise: number, thick: number, count: number): Layer {
  return {
    rise,
    draw: (y, chance) =>
      Array.from({ length: count }, (_, index) => {
        const x = MIDDLE - HALF - 2 + (index / (count - 1)) * (HALF * 2 - 14) + (chance() - 0.5) * 8
        const wide = 16 + chance() * 14
        const sag = 2 + chance() * 8
        const colour = colours[index % colours.length] ?? 'ffffff'
        const top = y - rise * (0.25 + chance() * 0.7)
        const d = `M${short(x)} ${short(top)}q${short(wide / 2)} ${short(sag)} ${short(wide)} ${short((chance() - 0.5) * 5)}`
        return (
          line(d, shaded(colour, 0.3), thick + 1) +
          line(d, colour, thick) +
          line(d, lit(colour, 0.5), thick * 0.3, 'opacity=".7"')
        )
      }).join(''),
  }
}

/** Bits in a row, standing out at the edge. */
function row(names: readonly string[], rise: number, count: number, size: number): Layer {
  return {
    rise,
    draw: (y, chance) =>
      Array.from({ length: count }, (_, index) => {
        const x = MIDDLE - HALF + 3 + (index / (count - 1)) * (HALF * 2 - 6)
        const turn = (chance() - 0.5) * 70
        const name = names[index % names.length] ?? ''
        return placed(bit(name), x, y - rise * 0.42 + (chance() - 0.5) * 3, { turn, size })
      }).join(''),
  }
}

/** A sauce that runs over the edge. */
function drip(colour: Hex): Layer {
  return {
    rise: 4,
    draw: (y, chance) => {
      const drops = [-58, -24, 12, 48].map((x) => ({
        x: MIDDLE + x + (chance() - 0.5) * 16,
        far: 7 + chance() * 13,
      }))
      const left = MIDDLE - HALF
      const right = MIDDLE + HALF
      return (
        path(
          `M${left} ${short(y - 5)}Q${MIDDLE} ${short(y - 8)} ${right} ${short(y - 5)}Q${right + 5} ${short(y - 2)} ${right - 1} ${short(y + 1)}${edgeBack(drops, y)}L${left} ${short(y + 1)}Q${left - 5} ${short(y - 2)} ${left} ${short(y - 5)}Z`,
          dome(colour),
        ) +
        drops.map(({ x, far }) => oval(x - 1.6, y + far * 0.3, 1.2, 2.4, 'ffffff', 'opacity=".5"')).join('')
      )
    },
  }
}

function wavyBacon(): Layer {
  return {
    rise: 8,
    draw: (y, chance) => {
      const left = MIDDLE - HALF - 13
      const right = MIDDLE + HALF + 13
      const waves = 7
      const step = (right - left) / waves
      const d = (from: number) =>
        `M${left} ${short(from)}${Array.from({ length: waves }, (_, index) => `q${short(step / 2)} ${index % 2 ? 8 : -7} ${short(step)} ${short((chance() - 0.5) * 2)}`).join('')}`
      return (
        line(d(y - 3), '7d2a20', 10) +
        line(d(y - 3.6), 'b9482f', 8) +
        line(d(y - 5.4), 'f4cfa4', 2.2) +
        line(d(y - 1.6), 'e08a63', 1.6)
      )
    },
  }
}

const egg: Layer = {
  rise: 9,
  draw: (y) =>
    path(
      `M${MIDDLE - 80} ${short(y - 4)}Q${MIDDLE - 60} ${short(y - 13)} ${MIDDLE} ${short(y - 13)}T${MIDDLE + 80} ${short(y - 4)}Q${MIDDLE + 84} ${short(y + 8)} ${MIDDLE + 66} ${short(y + 4)}T${MIDDLE + 36} ${short(y + 7)} ${MIDDLE + 4} ${short(y + 4)} ${MIDDLE - 34} ${short(y + 9)} ${MIDDLE - 62} ${short(y + 4)} ${MIDDLE - 80} ${short(y - 4)}Z`,
      dome('fff6ea'),
    ) +
    path(
      `M${MIDDLE - 26} ${short(y - 8)}Q${MIDDLE} ${short(y - 26)} ${MIDDLE + 26} ${short(y - 8)}Q${MIDDLE + 22} ${short(y + 10)} ${MIDDLE + 12} ${short(y + 2)}T${MIDDLE - 10} ${short(y + 1)} ${MIDDLE - 26} ${short(y - 8)}Z`,
      ball('ffab1f'),
    ),
}

export const LAYERS = {
  beef: patty('6b3a22', 21),
  'thin-beef': patty('6b3a22', 15),
  moose: patty('5a3026', 22),
  beetroot: patty('8c2f4a', 20),
  plant: patty('7d4a30', 20),
  bean: patty('5f3a33', 20),
  'crispy-chicken': patty('d98a35', 25, { crumbs: 'e9a850' }),
  'hot-chicken': patty('c4501c', 25, { crumbs: 'e0702a' }),
  'crispy-fish': patty('e2a24a', 21, { crumbs: 'f0bd6a' }),
  'halloumi-slab': patty('f1d491', 18, { marks: '8f5420' }),
  cheddar: sheet('fdb022'),
  jarlsberg: sheet('f8dc7c'),
  'pepper-jack': sheet('fbe6a2'),
  'vegan-cheddar': sheet('f8c35a'),
  'blue-cheese': sheet('eeead6'),
  feta: row(['feta'], 8, 8, 0.85),
  lettuce: frill('6fb93f', 9, 11, 9),
  'little-gem': frill('8cc44f', 9, 9, 10),
  rocket: row(['rocket'], 9, 12, 1.1),
  tomato: slices('d63a28', 'f58b6a', 9, 3),
  onion: tangle(['f6ecf2', 'e9d3e2'], 6, 3, 9),
  'pickled-onion': tangle(['d4498a', 'e87fb0', 'c23a78'], 7, 3.4, 11),
  'red-onion': tangle(['a8427c', 'd07fae'], 6, 3, 9),
  pickles: row(['pickle'], 7, 7, 1),
  cucumber: row(['cucumber'], 7, 7, 1),
  jalapeno: row(['jalapeno'], 8, 8, 1.15),
  mushrooms: row(['mushroom'], 12, 8, 1.05),
  pear: row(['pear'], 8, 6, 1.1),
  nachos: row(['nacho'], 10, 7, 1.05),
  'fried-onion': row(['fried-onion', 'crumbs'], 8, 11, 1.05),
  peppers: row(['pepper'], 8, 7, 1.1),
  mint: row(['mint'], 7, 9, 0.9),
  slaw: tangle(['e9efc8', 'f6f0dc', 'f39b4a', 'dfe8b4'], 10, 2.6, 18),
  bacon: wavyBacon(),
  egg,
  dressing: drip('f2b08a'),
  ketchup: drip('cf2a1c'),
  mustard: drip('eeb018'),
  mayo: drip('fbf0d2'),
  'truffle-mayo': drip('dcc9a0'),
  'chilli-mayo': drip('ef8a4e'),
  'herb-mayo': drip('cfdd9a'),
  'dill-mayo': drip('eaf0c6'),
  remoulade: drip('f0e09a'),
  bbq: drip('6e2415'),
  hummus: drip('e6cf9a'),
  'red-onion-jam': drip('7d2140'),
  'lingon-mayo': drip('e79ab0'),
  'hot-butter': drip('d9571a'),
} satisfies Record<string, Layer>

export type LayerName = keyof typeof LAYERS
