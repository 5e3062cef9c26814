import { mixOf, strewn } from './bits/scatter.ts'
import { ball, dome, haze, lit, pipe, shaded, type Hex } from './shades.ts'
import { faint, line, lump, oval, path, short, tilted, type Art } from './strokes.ts'

export type Pizza = {
  readonly sauce: Hex
  readonly cheese?: Hex | undefined
  readonly toppings: readonly string[]
  readonly count?: number
}

/** A whole pizza seen from above, cut in eight. */
export function pizza({ sauce, cheese = 'fbe3a0', toppings, count = 26 }: Pizza, chance: () => number): Art {
  const char = Array.from({ length: 16 }, () => {
    const angle = chance() * 2 * Math.PI
    const far = 95 + chance() * 7
    return oval(
      Math.cos(angle) * far,
      Math.sin(angle) * far,
      3 + chance() * 5,
      2 + chance() * 3,
      '6b3413',
      `opacity="${short(0.25 + chance() * 0.3)}"`,
    )
  }).join('')
  const melted = Array.from({ length: 15 }, () => {
    const angle = chance() * 2 * Math.PI
    const far = Math.sqrt(chance()) * 74
    const size = 11 + chance() * 13
    return path(
      lump(Math.cos(angle) * far, Math.sin(angle) * far, size, size * (0.7 + chance() * 0.4), chance, {
        uneven: 0.2,
        corners: 8,
      }),
      ball(cheese),
    )
  }).join('')
  const browned = Array.from({ length: 12 }, () => {
    const angle = chance() * 2 * Math.PI
    const far = Math.sqrt(chance()) * 76
    return oval(
      Math.cos(angle) * far,
      Math.sin(angle) * far,
      3 + chance() * 4,
      2 + chance() * 3,
      'c46f1f',
      'opacity=".5"',
    )
  }).join('')
  const cuts = [0, 45, 90, 135]
    .map(
      (turn) =>
        `<path d="M-100 0H100" stroke="#5a2a0e" stroke-width="1.4" opacity=".3" transform="rotate(${turn + 12})"/>`,
    )
    .join('')
  return (
    oval(120, 134, 112, 96, haze('3a1206'), 'opacity=".5"') +
    tilted(
      path(lump(0, 6, 105, 105, chance, { corners: 18, uneven: 0.02 }), shaded('c98a45', 0.35)) +
        path(lump(0, 0, 105, 105, chance, { corners: 18, uneven: 0.022 }), ball('dfa055')) +
        char +
        path(lump(0, 0, 91, 91, chance, { corners: 16, uneven: 0.025 }), shaded(sauce, 0.2)) +
        path(lump(0, -1, 88, 88, chance, { corners: 16, uneven: 0.025 }), ball(sauce)) +
        faint(melted, 0.94) +
        browned +
        cuts +
        strewn(mixOf(toppings, count), { x: 0, y: 0, rx: 76, ry: 76 }, chance, { size: 1.16 }) +
        line('M-88-48A100 100 0 0 1-20-98', 'ffffff', 5, 'opacity=".3"'),
      120,
      116,
      0.93,
    )
  )
}

export type Ware = { readonly outside: Hex; readonly inside: Hex; readonly band?: Hex | undefined }

export const WARES = {
  white: { outside: 'f4efe6', inside: 'fffdf8', band: '3f7fa8' },
  cream: { outside: 'efe2c6', inside: 'fbf3e0' },
  copper: { outside: 'c4713a', inside: 'e8b184', band: 'f0c79a' },
  teal: { outside: '2f7f82', inside: 'cfe6e0' },
  navy: { outside: '33496b', inside: 'dfe6ee', band: 'e8edf2' },
  black: { outside: '3b3638', inside: '5a5254', band: 'b5382c' },
  red: { outside: 'b5362a', inside: 'f5e6d8', band: 'f2d9b8' },
  terracotta: { outside: 'c2673c', inside: 'e9b48c', band: 'f3dcb8' },
  kraft: { outside: 'c49a63', inside: 'f3e4c4' },
  wood: { outside: '9a6a3c', inside: 'c79a64' },
  mint: { outside: '9fcdb4', inside: 'f1faf3' },
  pink: { outside: 'f2a9b4', inside: 'fff1f0' },
  glass: { outside: 'dbe9ee', inside: 'eef6f8' },
} satisfies Record<string, Ware>

export type Bowl = {
  readonly ware: keyof typeof WARES
  /** What fills it: soup, sauce, rice, leaves. */
  readonly filling: Hex
  readonly bits: readonly string[]
  readonly count?: number
  readonly size?: number
  /** How high its middle stands above the rim; 0 is liquid. */
  readonly heap?: number
  /** What is laid on top in the middle, once each. */
  readonly top?: readonly string[]
  readonly swirl?: Hex
  readonly grains?: boolean
  readonly noodles?: Hex
}

/** A bowl seen from the side of the table, with what is in it. */
export function bowl(
  { ware, filling, bits, count = 16, size = 0.95, heap = 14, top = [], swirl, grains = false, noodles }: Bowl,
  chance: () => number,
): Art {
  const { outside, inside, band }: Ware = WARES[ware]
  const rim = 100
  const body = `M8 ${rim}C12 ${rim + 62} 58 202 84 204H156C182 202 228 ${rim + 62} 232 ${rim}Z`
  return (
    oval(120, 207, 88, 14, haze('3a1206'), 'opacity=".5"') +
    path('M82 198H158L154 210Q120 215 86 210Z', pipe(shaded(outside, 0.2))) +
    path(body, pipe(outside)) +
    (band === undefined
      ? ''
      : line(`M13 ${rim + 24}Q120 ${rim + 104} 227 ${rim + 24}`, band, 4, 'opacity=".85"')) +
    path(
      `M24 ${rim + 40}Q38 ${rim + 78} 66 ${rim + 94}Q52 ${rim + 70} 46 ${rim + 52}Z`,
      'ffffff',
      'opacity=".28"',
    ) +
    oval(120, rim, 112, 64, dome(lit(outside, 0.25))) +
    oval(120, rim + 2, 104, 57.5, shaded(inside, 0.18)) +
    oval(120, rim + 5, 101, 54, ball(filling)) +
    (heap > 4
      ? path(
          lump(120, rim + 4 - heap * 0.36, 98, 50 + heap * 0.5, chance, { corners: 14, uneven: 0.03 }),
          ball(filling),
        )
      : oval(92, rim - 12, 50, 18, lit(filling, 0.3), 'opacity=".35"')) +
    (grains ? grainsOn(rim, heap, filling, chance) : '') +
    (noodles === undefined ? '' : nest(noodles, rim, heap, chance)) +
    (swirl === undefined
      ? ''
      : line(
          `M66 ${rim + 10}Q84 ${rim - 28} 126 ${rim - 20}T172 ${rim + 10}Q160 ${rim + 38} 112 ${rim + 32}T94 ${rim + 4}Q112 ${rim - 10} 136 ${rim + 2}`,
          swirl,
          5.4,
          'opacity=".9"',
        )) +
    strewn(mixOf(bits, count), { x: 120, y: rim + 2, rx: 82, ry: 42 }, chance, { size: size * 1.3, heap }) +
    strewn(top, { x: 120, y: rim - heap * 0.9, rx: 28, ry: 14 }, chance, {
      size: size * 1.55,
      heap: heap * 0.3,
    })
  )
}

function grainsOn(rim: number, heap: number, colour: Hex, chance: () => number): Art {
  const d = Array.from({ length: 90 }, () => {
    const angle = chance() * 2 * Math.PI
    const far = Math.sqrt(chance())
    const x = 120 + Math.cos(angle) * far * 94
    const y = rim + 3 - heap * 0.5 * (1 - far * far) + Math.sin(angle) * far * (48 + heap * 0.4)
    return `M${short(x)} ${short(y)}l${short((chance() - 0.5) * 7)} ${short((chance() - 0.5) * 4)}`
  })
  return (
    line(d.slice(0, 45).join(''), lit(colour, 0.6), 2.2) +
    line(d.slice(45).join(''), shaded(colour, 0.16), 1.6, 'opacity=".6"')
  )
}

function nest(colour: Hex, rim: number, heap: number, chance: () => number): Art {
  const strand = () => {
    const angle = chance() * 2 * Math.PI
    const far = 0.2 + chance() * 0.66
    const x = 120 + Math.cos(angle) * far * 82
    const y = rim + 2 - heap * (1 - far * far) + Math.sin(angle) * far * 42
    const wide = 24 + chance() * 30
    return `M${short(x - wide / 2)} ${short(y)}q${short(wide / 3)} ${short((chance() - 0.5) * 34)} ${short(wide * 0.6)} ${short((chance() - 0.5) * 10)}t${short(wide * 0.5)} ${short((chance() - 0.5) * 12)}`
  }
  const d = Array.from({ length: 26 }, strand)
  return (
    line(d.join(''), shaded(colour, 0.3), 5) +
    line(d.slice(0, 13).join(''), colour, 3.4) +
    line(d.slice(13).join(''), lit(colour, 0.3), 3.4)
  )
}
