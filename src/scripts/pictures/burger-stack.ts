import { HALF, LAYERS, MIDDLE, type LayerName } from './burger-layers.ts'
import { ball, dome, haze, shaded, type Hex } from './shades.ts'
import { line, oval, path, placed, short, type Art } from './strokes.ts'

const FLOOR = 212

/** A low burger fills the picture's width, a tower its height. */
const WIDEST = 1.22

const TALLEST = 196

export type Bun = { readonly crust: Hex; readonly crumb: Hex; readonly seeds: Hex | undefined }

export const BUNS = {
  brioche: { crust: 'e09a45', crumb: 'f8dfa8', seeds: undefined },
  sesame: { crust: 'dc9040', crumb: 'f8dfa8', seeds: 'fdf0cc' },
  sourdough: { crust: 'c57f3c', crumb: 'efd3a0', seeds: 'e8c890' },
  dark: { crust: '8f5a2e', crumb: 'd9b07a', seeds: 'f0d9a8' },
  spelt: { crust: 'b5793f', crumb: 'e8cc9c', seeds: '6b4a2a' },
} satisfies Record<string, Bun>

/** A bun with what is in it, the lowest first, seen from the side. */
export function burgerStack(
  bun: keyof typeof BUNS,
  layers: readonly LayerName[],
  chance: () => number,
  stick = false,
): Art {
  const { crust, crumb, seeds }: Bun = BUNS[bun]
  const height = 22 + 56 + layers.reduce((total, name) => total + LAYERS[name].rise, 0)
  const size = Math.min(WIDEST, TALLEST / height)
  let y = FLOOR - 22
  let inside = ''
  for (const name of layers) {
    inside += LAYERS[name].draw(y, chance)
    y -= LAYERS[name].rise
  }
  const art =
    oval(MIDDLE, FLOOR - 2, 88, 12, haze('3a1206'), 'opacity=".42"') +
    heel(crust, crumb) +
    inside +
    crown(y + 3, crust, crumb, seeds, chance) +
    (stick ? skewer(y) : '')
  return placed(art, MIDDLE * (1 - size), 126 - (FLOOR - height / 2) * size, { size })
}

function heel(crust: Hex, crumb: Hex): Art {
  const left = MIDDLE - HALF - 2
  const right = MIDDLE + HALF + 2
  return (
    path(
      `M${left} ${FLOOR - 24}H${right}Q${right + 5} ${FLOOR - 2} ${right - 22} ${FLOOR}H${left + 22}Q${left - 5} ${FLOOR - 2} ${left} ${FLOOR - 24}Z`,
      dome(crust),
    ) +
    path(
      `M${left} ${FLOOR - 24}Q${MIDDLE} ${FLOOR - 29} ${right} ${FLOOR - 24}Q${MIDDLE} ${FLOOR - 15} ${left} ${FLOOR - 24}Z`,
      dome(crumb),
    )
  )
}

function crown(y: number, crust: Hex, crumb: Hex, seeds: Hex | undefined, chance: () => number): Art {
  const left = MIDDLE - HALF - 4
  const right = MIDDLE + HALF + 4
  const dots =
    seeds === undefined
      ? ''
      : Array.from({ length: 17 }, (_, index) => {
          const x = (((index * 7) % 17) / 16 - 0.5) * 112 + (chance() - 0.5) * 6
          const lift = Math.sqrt(Math.max(0, 1 - (x / 74) ** 2))
          const up = 12 + lift * (12 + chance() * 24)
          return oval(
            MIDDLE + x,
            y - up,
            3,
            1.8,
            seeds,
            `transform="rotate(${Math.round(x / 2)} ${short(MIDDLE + x)} ${short(y - up)})"`,
          )
        }).join('')
  return (
    path(
      `M${left} ${short(y)}Q${MIDDLE} ${short(y + 7)} ${right} ${short(y)}L${right - 2} ${short(y - 8)}H${left + 2}Z`,
      dome(shaded(crumb, 0.1)),
    ) +
    path(
      `M${left - 2} ${short(y - 4)}C${left - 6} ${short(y - 42)} ${left + 34} ${short(y - 57)} ${MIDDLE} ${short(y - 57)}S${right + 6} ${short(y - 42)} ${right + 2} ${short(y - 4)}Q${MIDDLE} ${short(y + 5)} ${left - 2} ${short(y - 4)}Z`,
      ball(crust),
    ) +
    path(
      `M${left + 16} ${short(y - 26)}C${left + 28} ${short(y - 44)} ${MIDDLE - 14} ${short(y - 52)} ${MIDDLE + 4} ${short(y - 51)}C${MIDDLE - 22} ${short(y - 46)} ${left + 40} ${short(y - 38)} ${left + 16} ${short(y - 26)}Z`,
      'ffffff',
      'opacity=".34"',
    ) +
    line(
      `M${left + 3} ${short(y - 5)}Q${MIDDLE} ${short(y + 3)} ${right - 3} ${short(y - 5)}`,
      shaded(crust, 0.4),
      1.6,
      'opacity=".35"',
    ) +
    dots
  )
}

function skewer(y: number): Art {
  return (
    line(`M${MIDDLE} ${short(y - 52)}V${short(y - 84)}`, 'c99a5a', 3.6) +
    oval(MIDDLE, y - 84, 6.6, 6.6, ball('6f9a34')) +
    oval(MIDDLE, y - 73, 6, 5.4, ball('d8342a'))
  )
}
