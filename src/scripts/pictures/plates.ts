import { bit } from './bits/bits.ts'
import { MORSEL_PREFIX, MORSELS } from './morsels/morsels.ts'
import { mixOf, strewn } from './bits/scatter.ts'
import { ball, dome, haze, lit, pipe, shaded, type Hex } from './shades.ts'
import { box, line, lump, oval, path, placed, short, type Art, type Spot } from './strokes.ts'

/** A morsel by name. Throws for a name there is none of: a recipe is checked when it is drawn. */
export function morsel(name: string): Art {
  if (!Object.hasOwn(MORSELS, name)) throw new Error(`there is no morsel '${name}'`)
  return `<use href="#${MORSEL_PREFIX}${name}"/>`
}

const round = (rim: Hex, well: Hex, band?: Hex): Art =>
  oval(120, 150, 119, 84, haze('3a1206'), 'opacity=".5"') +
  oval(120, 133, 116, 85, shaded(rim, 0.2)) +
  oval(120, 126, 116, 85, dome(rim)) +
  (band === undefined
    ? ''
    : `<ellipse cx="120" cy="126" rx="108" ry="78" fill="none" stroke="#${band}" stroke-width="3.4" opacity=".8"/>`) +
  oval(120, 128, 94, 66, shaded(well, 0.1)) +
  oval(120, 131, 91, 62, dome(lit(well, 0.2)))

const SLAB = 'M36 60H204Q214 60 217 70L233 178Q235 194 221 194H19Q5 194 7 178L23 70Q26 60 36 60Z'

const slab = (colour: Hex, grain: Hex): Art =>
  oval(120, 194, 122, 26, haze('3a1206'), 'opacity=".5"') +
  path(SLAB, shaded(colour, 0.3), 'transform="translate(0 9)"') +
  path(SLAB, dome(colour)) +
  line(
    'M30 84Q90 76 150 86T214 80M22 114Q80 106 130 116T222 110M16 146Q90 136 150 148T226 140M16 176Q100 168 224 174',
    grain,
    2,
    'opacity=".35"',
  )

export const SURFACES: Readonly<Record<string, Art>> = {
  white: round('f8f5ee', 'fffdf8'),
  blue: round('f4f2ea', 'fffdf8', '4f86b4'),
  sand: round('e3cfa8', 'f3e6ca'),
  sage: round('a9bf9a', 'dbe6cf'),
  terracotta: round('c77648', 'e3a67c', 'f3dcb8'),
  copper: round('c4713a', 'e3a878', 'f3d2a8'),
  iron: round('4a4442', '5c5552'),
  rose: round('f2c4c0', 'fff0ec'),
  navy: round('3f587d', 'dfe6ee'),
  board: slab('b98349', '7a4f22'),
  slate: slab('54565c', '2f3136'),
  tray: slab('c9cfd2', '8f979c'),
  paper:
    oval(120, 194, 112, 22, haze('3a1206'), 'opacity=".5"') +
    path('M8 122Q14 196 60 200H180Q226 196 232 122Z', pipe('c8301e')) +
    line('M22 142Q120 196 218 142M30 164Q120 208 210 164', '8f1c12', 4, 'opacity=".5"') +
    path(
      'M2 110 24 78 44 84 66 58 92 68 120 50 148 68 174 58 196 84 216 78 238 110 214 128 190 150 160 146 120 164 80 146 50 150 26 128Z',
      dome('fdf6e6'),
    ) +
    line(
      'M60 78 96 152M110 62 150 152M160 66 196 140M30 104 66 146M40 116 216 96M56 136 200 128M60 84 190 78',
      'e0705a',
      2.4,
      'opacity=".3"',
    ),
  basket:
    oval(120, 186, 116, 40, haze('3a1206'), 'opacity=".5"') +
    path('M8 122V162Q16 212 120 214T232 162V122Z', pipe('c9985a')) +
    line('M10 152Q120 216 230 152M14 172Q120 230 226 172', '8f6230', 4, 'opacity=".6"') +
    oval(120, 122, 112, 74, dome('d9aa68')) +
    oval(120, 124, 102, 65, '8f6230') +
    oval(120, 127, 100, 62, dome('e8c88c')) +
    line('M30 120H210M40 144H200M44 96H196', 'b98349', 3, 'opacity=".6"'),
  none: oval(120, 176, 96, 22, haze('3a1206'), 'opacity=".45"'),
}

type Side = (chance: () => number) => Art

const mound =
  (colour: Hex, strands: Hex, rx = 46, ry = 26): Side =>
  (chance) => {
    const grains = Array.from({ length: 46 }, () => {
      const angle = chance() * 2 * Math.PI
      const far = Math.sqrt(chance()) * 0.9
      return `M${short(Math.cos(angle) * far * rx)} ${short(Math.sin(angle) * far * ry - 8)}l${short((chance() - 0.5) * 8)} ${short((chance() - 0.5) * 4)}`
    }).join('')
    return (
      oval(2, 8, rx, ry * 0.8, '3a1206', 'opacity=".16"') +
      path(lump(0, -6, rx, ry, chance, { corners: 14, uneven: 0.05 }), ball(colour)) +
      line(grains, strands, 2.2, 'opacity=".85"')
    )
  }

const strewnSide =
  (base: Hex, bits: readonly string[], count: number, size = 0.95): Side =>
  (chance) =>
    oval(2, 8, 44, 20, '3a1206', 'opacity=".16"') +
    path(lump(0, -4, 43, 23, chance, { uneven: 0.1 }), ball(base)) +
    strewn(mixOf(bits, count), { x: 0, y: -4, rx: 36, ry: 17 }, chance, { size, heap: 12 })

const pool =
  (colour: Hex, bits: readonly string[]): Side =>
  (chance) =>
    path(lump(0, 0, 44, 24, chance, { uneven: 0.06 }), ball(colour)) +
    line('M-24-2Q-12-16 6-10T22 4Q8 14-8 8T4-2', lit(colour, 0.5), 3.4, 'opacity=".8"') +
    strewn(bits, { x: 0, y: -2, rx: 22, ry: 10 }, chance, { size: 0.9 })

/** A potato stick, leaning. */
export function stick(colour: Hex, length: number): Art {
  return (
    box(-4.6, -length, 10, length, 2.6, shaded(colour, 0.28)) +
    box(-4.6, -length, 6.4, length, 2.4, dome(lit(colour, 0.1))) +
    path(`M-4.6 ${short(2 - length)}l3-3.4h6.6l-2.6 3.4Z`, lit(colour, 0.55))
  )
}

const sticks =
  (colour: Hex): Side =>
  (chance) =>
    oval(2, 8, 44, 18, '3a1206', 'opacity=".16"') +
    Array.from({ length: 17 }, (_, index) =>
      placed(
        stick(colour, 40 + chance() * 12),
        -34 + (index % 6) * 14 + chance() * 6,
        8 - Math.floor(index / 6) * 3,
        { turn: (chance() - 0.5) * 150 },
      ),
    ).join('')

export const SIDES: Readonly<Record<string, Side>> = {
  rice: mound('fdf8ea', 'ffffff'),
  'yellow-rice': mound('f5cf5a', 'fdeaa4'),
  'brown-rice': mound('c99f6a', 'e9cfa0'),
  'red-rice': mound('e8823a', 'f9bf80'),
  bulgur: mound('d9ae6a', 'f0d59c'),
  mash: (chance) =>
    path(lump(0, -4, 44, 26, chance, { uneven: 0.05 }), ball('f8e6ae')) +
    line('M-28-6Q-10-24 10-14T28-2M-20 6Q0-6 22 6', 'e3c67a', 3.4) +
    placed(bit('herbs'), 0, -8),
  potatoes: strewnSide('f3e0a8', ['potato'], 7, 1.5),
  fries: sticks('f6c04a'),
  'sweet-fries': sticks('ee8434'),
  salad: strewnSide('8cc057', ['lettuce', 'cherry-tomato', 'cucumber', 'red-onion', 'lettuce'], 11),
  greens: strewnSide('7fb94a', ['lettuce', 'rocket', 'salad'], 9),
  slaw: strewnSide('f0efd0', ['cabbage', 'carrot', 'lettuce'], 9),
  tabbouleh: strewnSide('7fa84a', ['parsley', 'cherry-tomato', 'quinoa', 'mint'], 11, 0.9),
  peas: strewnSide('8fbf4a', ['peas'], 10, 1.1),
  'mushy-peas': pool('8aae4a', ['peas']),
  carrots: strewnSide('f3a24a', ['carrot-disc', 'carrot', 'herbs'], 9, 1.2),
  beans: strewnSide('b5482a', ['beans'], 10, 1.1),
  'black-beans': strewnSide('4a3532', ['black-beans', 'coriander'], 10, 1.1),
  lingonberry: strewnSide('c22436', ['lingonberry'], 10, 1),
  hummus: pool('e3c78a', ['chickpeas', 'herbs']),
  guacamole: pool('9cbf4a', ['cherry-tomato', 'coriander']),
  yoghurt: pool('fdf8ee', ['mint']),
  gravy: pool('8a5428', []),
  remoulade: pool('efdc8c', ['chives']),
  ketchup: pool('c8301e', []),
  'cream-cheese': pool('fffaf0', ['chives']),
  corn: strewnSide('f7cf4a', ['corn', 'corn', 'herbs'], 9, 1.1),
  onions: strewnSide('e3b9d0', ['red-onion', 'onion-ring', 'lemon-wedge'], 8, 1.1),
  krapow: strewnSide('7a4422', ['basil', 'beef', 'chilli', 'green-beans', 'beef'], 12, 1.1),
  mango: (chance) =>
    oval(2, 8, 44, 18, '3a1206', 'opacity=".16"') +
    path(lump(0, -4, 44, 24, chance, { uneven: 0.05 }), ball('fbb52e')) +
    line('M-30-12-22 14M-16-20-8 18M0-24 6 18M16-22 20 14M30-14 32 8', 'e08a1a', 3, 'opacity=".7"') +
    line('M-30-8Q-6-24 24-18', 'fff0b8', 4, 'opacity=".7"'),
  lemon: (chance) =>
    strewn(['lemon-wedge', 'lemon-wedge', 'parsley'], { x: 0, y: 0, rx: 26, ry: 10 }, chance, { size: 1.5 }),
  berries: strewnSide('f6dfe4', ['strawberry', 'blueberry', 'raspberry'], 9, 1.1),
  edamame: strewnSide('8fc651', ['edamame'], 9, 1.1),
}

const BACK: readonly (readonly Spot[])[] = [
  [],
  [{ x: 120, y: 96 }],
  [
    { x: 70, y: 102 },
    { x: 168, y: 100 },
  ],
  [
    { x: 56, y: 116 },
    { x: 122, y: 88 },
    { x: 184, y: 114 },
  ],
]

export type Plate = {
  readonly on: string
  readonly sides?: readonly string[]
  readonly morsels?: readonly string[]
  readonly size?: number
  /** How much each lies turned, in degrees; what is grilled on a stick lies across. */
  readonly turn?: number
  readonly bits?: readonly string[]
  /** A little bowl of sauce beside it. */
  readonly dip?: Hex
}

/** A plate or board with what lies on it: the sides behind, the pieces in front, herbs over them. */
export function plate(
  { on, sides = [], morsels = [], size = 1, turn = 0, bits = [], dip }: Plate,
  chance: () => number,
): Art {
  const surface = SURFACES[on]
  if (surface === undefined) throw new Error(`there is no surface '${on}'`)
  const places = BACK[Math.min(3, sides.length)] ?? []
  const grown = sides.length > 0 && morsels.length === 0 ? 1.36 : 1.16
  const behind = sides
    .map((name, index) =>
      placed(
        sideOf(name)(chance),
        places[index]?.x ?? 120,
        (places[index]?.y ?? 120) + (morsels.length === 0 ? 18 : 0),
        { size: grown },
      ),
    )
    .join('')
  const spots = rowsOf(morsels.length, size, sides.length > 0, dip !== undefined)
  const front = morsels
    .map((name, index) =>
      placed(morsel(name), spots[index]?.x ?? 120, spots[index]?.y ?? 140, {
        size: (spots[index]?.size ?? 1) * size,
        turn: turn + (chance() - 0.5) * 10,
      }),
    )
    .join('')
  return (
    surface +
    behind +
    front +
    (dip === undefined ? '' : placed(dipCup(dip), 184, 160, { size: 0.56 })) +
    strewn(
      bits,
      { x: dip === undefined ? 120 : 100, y: sides.length > 0 ? 150 : 124, rx: 56, ry: 30 },
      chance,
      { size: 1.4 },
    )
  )
}

function sideOf(name: string): Side {
  const side = SIDES[name]
  if (side === undefined) throw new Error(`there is no side '${name}'`)
  return side
}

/** How wide most morsels are drawn. */
const PIECE = 116
const WIDEST_ROW = 214

/** Rows from the back to the front, each a little in front of the one behind it. */
function rowsOf(
  count: number,
  size: number,
  hasSides: boolean,
  hasDip: boolean,
): readonly (Spot & { readonly size: number })[] {
  const inRow = count <= 3 ? Math.max(1, count) : count <= 4 ? 2 : count <= 9 ? 3 : 4
  const rows = Math.ceil(count / inRow)
  const grown = sizeOf(count, hasSides)
  const wide = Math.min(84, PIECE * grown * size * 0.86)
  // What would stand out over the rim is made smaller, all of it alike.
  const fit = Math.min(1, WIDEST_ROW / ((inRow - 1) * wide + PIECE * grown * size))
  const middle = hasDip ? 112 : 120
  const front = hasSides ? 156 : 124
  return Array.from({ length: count }, (_, index) => {
    const rowIndex = Math.floor(index / inRow)
    const members = Math.min(inRow, count - rowIndex * inRow)
    const x = middle + ((index % inRow) - (members - 1) / 2) * wide * fit
    return { x, y: front + (rowIndex - (rows - 1) / 2) * Math.min(46, 62 * grown * size), size: grown * fit }
  })
}

/** How large each of so many pieces is, so that together they fill the plate. */
function sizeOf(count: number, hasSides: boolean): number {
  if (hasSides) return [0, 1.25, 0.98, 0.8][count] ?? 0.74
  return [0, 1.7, 1.12, 1, 0.98, 0.84, 0.82, 0.74, 0.72, 0.7][count] ?? 0.54
}

/** A little bowl of sauce, 110 wide around 0 0. */
export function dipCup(sauce: Hex): Art {
  return (
    oval(3, 44, 52, 12, haze('3a1206'), 'opacity=".5"') +
    path('M-54-12Q-52 40-34 46H34Q52 40 54-12Z', pipe('f6f0e4')) +
    oval(0, -12, 54, 22, 'fffdf8') +
    oval(0, -11, 46, 17, ball(sauce)) +
    line('M-24-12Q-8-22 14-16', lit(sauce, 0.6), 4, 'opacity=".8"')
  )
}

export type Pasta = {
  readonly on: string
  readonly noodles: Hex
  readonly sauce?: Hex | undefined
  readonly bits: readonly string[]
  readonly top?: readonly string[]
}

/** A nest of noodles on a plate, with its sauce and what is strewn over it. */
export function pasta({ on, noodles, sauce, bits, top = [] }: Pasta, chance: () => number): Art {
  const surface = SURFACES[on]
  if (surface === undefined) throw new Error(`there is no surface '${on}'`)
  const strand = () => {
    const angle = chance() * 2 * Math.PI
    const far = Math.sqrt(chance()) * 0.86
    const x = 120 + Math.cos(angle) * far * 82
    const y = 126 + Math.sin(angle) * far * 48 - (1 - far) * 30
    const wide = 26 + chance() * 34
    return `M${short(x - wide / 2)} ${short(y)}q${short(wide * 0.3)} ${short((chance() - 0.5) * 40)} ${short(wide * 0.6)} ${short((chance() - 0.5) * 12)}t${short(wide * 0.4)} ${short((chance() - 0.5) * 18)}`
  }
  const under = Array.from({ length: 40 }, strand).join('')
  const over = Array.from({ length: 24 }, strand).join('')
  const last = Array.from({ length: 12 }, strand).join('')
  return (
    surface +
    oval(120, 136, 92, 56, shaded(noodles, 0.3), 'opacity=".9"') +
    path(lump(120, 122, 86, 56, chance, { corners: 16, uneven: 0.06 }), ball(noodles)) +
    line(under, shaded(noodles, 0.34), 6.4) +
    line(under, noodles, 4.6) +
    line(over, shaded(noodles, 0.26), 6) +
    line(over, lit(noodles, 0.2), 4.4) +
    (sauce === undefined
      ? ''
      : path(lump(120, 104, 56, 34, chance, { corners: 13, uneven: 0.16 }), ball(sauce)) +
        line('M90 98Q110 80 142 90', lit(sauce, 0.5), 3.4, 'opacity=".7"')) +
    line(last, shaded(noodles, 0.26), sauce === undefined ? 6 : 0.1) +
    line(sauce === undefined ? last : 'M0 0', lit(noodles, 0.34), 4.4) +
    strewn(mixOf(bits, bits.length === 0 ? 0 : 15), { x: 120, y: 116, rx: 72, ry: 40 }, chance, {
      size: 1.35,
      heap: 16,
    }) +
    strewn(top, { x: 120, y: 92, rx: 24, ry: 12 }, chance, { size: 1.9 })
  )
}
