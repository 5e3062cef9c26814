import { BITS } from './bits.ts'
import { ball, dome, lit, pipe, shaded, type Hex } from './shades.ts'
import { box, faint, line, oval, path, placed, short, type Art } from './strokes.ts'

const under = (rx: number, ry: number, y: number): Art => oval(2, y, rx, ry, '3a1206', 'opacity=".2"')
const one = (name: string, x: number, y: number, size: number, turn = 0): Art =>
  placed(BITS[name] ?? '', x, y, { size, turn })
const dots = (
  colour: Hex,
  radius: number,
  at: readonly (readonly [number, number])[],
  more = 'opacity=".8"',
): Art => at.map(([x, y]) => oval(x, y, radius, radius, colour, more)).join('')

/** Rice under what lies on it. */
function nigiri(cover: Art): Art {
  return (
    under(46, 13, 27) +
    path('M-44 12Q-48-8-26-10H28Q48-8 44 12 42 28 24 29H-24Q-42 28-44 12Z', dome('fdf8ec')) +
    line('M-34 14l8 3M-18 19l9-2M2 18l8 3M22 19l9-3M-30 22l6 2M12 24l8-1', 'd8cbb0', 2.2) +
    cover
  )
}

const draped = (colour: Hex, upon: Art): Art =>
  path(
    'M-52 6C-54-16-34-28 0-28S56-16 52 4C50 12 42 10 38 6 14 0-14 2-38 10-46 14-51 12-52 6Z',
    ball(colour),
  ) +
  upon +
  line('M-36-14Q-6-26 28-19', 'ffffff', 4, 'opacity=".45"')

/** A roll of rice, standing, with its filling. */
function maki(
  fillings: readonly Hex[],
  outer: 'nori' | 'rice' = 'nori',
  coat: Hex | undefined = undefined,
): Art {
  const at: readonly (readonly [number, number])[] =
    fillings.length === 1
      ? [[0, -14]]
      : [
          [-9, -14],
          [8, -18],
          [6, -8],
          [-4, -20],
        ]
  const wall = outer === 'nori' ? '2b3d33' : 'fbf4e4'
  return (
    under(38, 14, 29) +
    path('M-38-14V18Q-36 34 0 35T38 18V-14Z', pipe(wall)) +
    (coat === undefined
      ? ''
      : Array.from({ length: 18 }, (_, index) =>
          oval(-34 + ((index * 37) % 68), -2 + ((index * 23) % 30), 2.6, 2.6, ball(coat)),
        ).join('')) +
    oval(0, -14, 38, 22, wall) +
    oval(0, -14.5, 34, 19, ball('fdf8ec')) +
    line('M-26-18l4 3M-20-6l4 2M20-6l5-3M22-22l4 3M-12-28l4 2M10-30l4 1', 'd8cbb0', 2) +
    fillings
      .map((colour, index) =>
        oval(
          at[index]?.[0] ?? 0,
          at[index]?.[1] ?? 0,
          fillings.length === 1 ? 13 : 9,
          fillings.length === 1 ? 8 : 6,
          ball(colour),
        ),
      )
      .join('')
  )
}

const sashimi = (colour: Hex, fat: Hex): Art =>
  under(40, 12, 22) +
  path('M-42 14C-40-12-20-24 10-24 30-24 44-16 42 0 40 14 24 20 0 20-20 22-40 24-42 14Z', ball(colour)) +
  line('M-30 12Q-20-10 8-16M-12 16Q0-6 26-12M12 16Q22 2 36-2', fat, 3.4, 'opacity=".8"')

const gyoza = (dough: Hex, seared: Hex): Art =>
  under(46, 12, 24) +
  path('M-48 16C-46-18-22-34 2-34S48-16 48 14C44 26 20 28 0 28S-46 28-48 16Z', ball(dough)) +
  path('M-46 18Q-20 10 0 12T46 17Q40 28 0 28T-46 18Z', seared, 'opacity=".75"') +
  line(
    'M-34-12Q-30-22-22-16M-20-24Q-14-32-8-24M-4-29Q4-36 9-27M14-27Q22-31 25-21M29-19Q37-20 37-9',
    shaded(dough, 0.26),
    3.4,
  ) +
  line('M-28 0Q-10-12 20-6', 'ffffff', 3.4, 'opacity=".5"')

const dumpling: Art =
  under(38, 12, 30) +
  path(
    'M-38 10C-40-14-16-18-8-30Q0-38 8-30C16-18 40-14 38 10 36 30 16 34 0 34S-36 30-38 10Z',
    ball('f9efd9'),
  ) +
  line('M-26 8Q-18-10-6-26M-12 16Q-8-6-2-26M4 16Q4-6 2-26M20 12Q14-10 6-26', 'd8c49c', 3) +
  oval(0, -30, 7, 5, ball('f6e6c4'))

const wing = (glaze: Hex): Art =>
  under(44, 12, 24) +
  path(
    'M-46 6C-46-14-30-24-12-18-2-30 20-30 30-18 46-16 52 0 42 8 36 14 26 8 20 14 8 28-16 26-26 20-38 22-46 16-46 6Z',
    ball(glaze),
  ) +
  path('M38 0Q50-6 54-2 58 4 50 8 44 10 38 6Z', ball('f3dfb8')) +
  line('M-32-4Q-20-14-6-8M4-14Q14-20 24-12', 'ffffff', 4, 'opacity=".45"') +
  dots(shaded(glaze, 0.35), 2.6, [
    [-20, 6],
    [-4, 10],
    [10, 2],
    [-30, 6],
    [16, -4],
  ])

const drumstick = (glaze: Hex): Art =>
  under(46, 12, 26) +
  path('M22 4 46 20 50 14 58 18 52 26 56 34 46 34 12 16Z', ball('f6ecd6')) +
  path('M-48-4C-48-30-20-38 2-30 24-22 36-2 26 12 16 26-10 28-26 24-42 20-48 10-48-4Z', ball(glaze)) +
  line('M-34-10Q-22-26-2-22', 'ffffff', 5, 'opacity=".45"') +
  dots(shaded(glaze, 0.4), 3, [
    [-18, 4],
    [0, 8],
    [-30, 6],
    [6, -10],
    [-10, -8],
    [14, 4],
  ])

const nugget = (crust: Hex): Art =>
  under(38, 11, 24) +
  path('M-38 4C-40-16-22-26-4-22 14-28 38-20 38 0 40 18 20 26 0 24-20 28-36 22-38 4Z', ball(crust)) +
  dots(lit(crust, 0.45), 2.6, [
    [-20, -10],
    [-4, -14],
    [14, -12],
    [24, 0],
    [-26, 4],
    [2, 0],
    [-10, 10],
    [14, 12],
  ]) +
  dots(shaded(crust, 0.35), 2, [
    [-12, -2],
    [8, 6],
    [-22, 12],
    [22, 10],
    [6, -18],
  ])

const fritter = (crust: Hex, leaf: Hex): Art =>
  nugget(crust) +
  line('M-26-6q10 8 18-2M4 4q8 8 18-2M-16 10q8 6 16 0M-4-16q8 4 14-2', lit(crust, 0.35), 3) +
  line('M-8-6l6 3M14-4l5-3M-20 4l5 2', leaf, 2.6)

const samosa: Art =
  under(46, 13, 34) +
  path('M-50 30Q-40-20 2-40 14-34 50 30 20 42-50 30Z', ball('dd9a45')) +
  path('M2-40Q16 0 6 38 30 38 50 30 30-20 2-40Z', shaded('dd9a45', 0.2), 'opacity=".6"') +
  line('M-38 28l6-9 7 10 7-10 7 11 7-11 7 11 7-11 7 10 7-10 7 9', 'b06f22', 3) +
  dots('a5641c', 2.4, [
    [-18, 4],
    [-2, -10],
    [22, 8],
    [28, 18],
    [-26, 18],
  ])

const springRoll: Art =
  under(50, 10, 20) +
  placed(
    path('M-52-10Q-54-18-44-19H44Q54-18 52-8V8Q52 18 44 18H-44Q-54 18-52 8Z', dome('dd9b46')) +
      line('M-44-12H40', 'fbe0a8', 4, 'opacity=".7"') +
      line('M-30-18Q-20 0-30 18M4-18Q16 0 4 18', 'b0701f', 2.6, 'opacity=".7"') +
      oval(48, 0, 6, 15, ball('f0d29a')) +
      oval(49, 0, 3.4, 10, '8fae4a') +
      dots('e8843a', 2, [
        [49, -4],
        [49, 4],
      ]),
    0,
    0,
    { turn: -14 },
  )

const tempura: Art =
  under(48, 10, 22) +
  path(
    'M-44 16C-50 0-40-18-22-20-4-24 22-22 34-12L44-16C46-6 42 2 34 2 28 18 4 26-16 26-32 28-42 26-44 16Z',
    ball('eeb450'),
  ) +
  path('M34-12 56-28 50-10 60-6 44 2Z', ball('ef6a3a')) +
  dots('f8dc9a', 3.4, [
    [-28, -8],
    [-12, -14],
    [6, -12],
    [-34, 6],
    [-18, 6],
    [0, 4],
    [18, -2],
    [-6, 16],
  ]) +
  dots('c4832a', 2.4, [
    [-20, -2],
    [-2, -4],
    [10, 10],
    [-28, 14],
    [22, -10],
  ])

const skewer = (pieces: readonly Art[]): Art =>
  line('M-64 0H66', 'b9874a', 4.4) +
  pieces.map((piece, index) => placed(piece, -40 + index * (80 / Math.max(1, pieces.length - 1)), 0)).join('')

const grilledCube = (colour: Hex): Art =>
  oval(1, 12, 15, 5, '3a1206', 'opacity=".2"') +
  box(-14, -14, 28, 27, 8, ball(colour)) +
  line('M-8-9 4 9M0-11 10 4', shaded(colour, 0.5), 3.4, 'opacity=".65"') +
  line('M-9-8Q-2-12 6-10', 'ffffff', 2.6, 'opacity=".4"')

const minced = (colour: Hex): Art =>
  line('M-72 0H74', 'b9874a', 4.4) +
  under(50, 9, 15) +
  path(
    'M-54 0Q-54-17-40-16-26-20-12-16 2-20 16-16 30-20 44-16 56-15 55 0 56 15 44 15 30 19 16 15 2 19-12 15-26 19-40 15-54 15-54 0Z',
    dome(colour),
  ) +
  line('M-40-8-34 8M-18-9-12 9M4-9 10 9M26-9 32 9', shaded(colour, 0.45), 4, 'opacity=".6"') +
  line('M-44-9Q0-15 44-10', 'ffffff', 3, 'opacity=".3"')

const naan = (bits: Art): Art =>
  under(52, 12, 34) +
  path('M-56 6C-56-18-34-28-10-30 10-40 44-34 54-10 60 12 42 26 18 30-6 40-54 34-56 6Z', ball('ecc689')) +
  [
    [-28, -8, 13],
    [8, -14, 15],
    [26, 6, 11],
    [-10, 12, 14],
    [-34, 12, 8],
    [34, -12, 8],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        oval(x, y, r, r * 0.7, ball('e3ad62')) + oval(x + 2, y, r * 0.5, r * 0.3, '8a4f1c', 'opacity=".55"'),
    )
    .join('') +
  bits

const croissant = (upon: Art): Art =>
  under(58, 12, 34) +
  path(
    'M-62 30C-74 8-58-18-38-26-22-42 22-42 38-26 58-18 74 8 62 30 56 38 48 30 44 22 30 6-30 6-44 22-48 30-56 38-62 30Z',
    ball('dd8f37'),
  ) +
  path(
    'M-38-26C-32-8-36 8-44 22M-16-35C-10-14-14 0-20 10M16-35C10-14 14 0 20 10M38-26C32-8 36 8 44 22',
    'none',
  ) +
  line(
    'M-38-26C-30-8-34 8-44 22M-15-36C-7-14-11 0-18 10M15-36C7-14 11 0 18 10M38-26C30-8 34 8 44 22',
    'a85f1c',
    3.4,
  ) +
  line(
    'M-52 2Q-50-10-42-16M-30-24Q-26-28-20-30M-8-32Q0-35 8-32M22-29Q30-26 34-20M46-12Q52-6 54 6',
    'ffe2a6',
    5,
    'opacity=".75"',
  ) +
  upon

const bun = (dough: Hex, upon: Art): Art =>
  under(52, 14, 34) +
  path('M-54 4C-54-26-28-40 0-40S54-26 54 4C54 26 28 38 0 38S-54 26-54 4Z', ball(dough)) +
  upon

const swirl = (dough: Hex, filling: Hex, upon: Art): Art =>
  bun(
    dough,
    line(
      'M-4-2Q4-10 10 0 12 14-6 14-22 10-18-10-14-24 10-24 34-22 30 6 26 28-4 28-42 26-38-6-34-34-2-34',
      filling,
      6.4,
    ) +
      line('M-40-8Q-30-30-4-34', lit(dough, 0.6), 4, 'opacity=".7"') +
      upon,
  )

const knot: Art =
  under(54, 13, 34) +
  line('M-36 18Q-46-18-8-24 34-26 38 2 36 26 2 24-30 18-16-8 0-26 30-10', '9a5a20', 21) +
  line('M-36 18Q-46-18-8-24 34-26 38 2 36 26 2 24-30 18-16-8 0-26 30-10', 'd99a4a', 17) +
  line('M-38 8Q-40-16-8-24 30-26 36-2', 'f6d596', 5, 'opacity=".8"') +
  line('M-20 2Q-8-18 24-12M-14 16Q4 26 26 16', '7a4416', 2, 'opacity=".6"') +
  dots(
    'ffffff',
    3,
    [
      [-30, -6],
      [-10, -26],
      [14, -24],
      [34, -4],
      [24, 20],
      [-4, 24],
      [-24, 12],
      [6, -4],
    ],
    '',
  )

const cookie = (dough: Hex, chips: Hex): Art =>
  under(50, 14, 36) +
  oval(0, 4, 52, 42, shaded(dough, 0.3)) +
  oval(0, 0, 52, 42, ball(dough)) +
  [
    [-26, -14],
    [4, -22],
    [28, -8],
    [-10, 2],
    [16, 12],
    [-28, 14],
    [-4, 26],
    [34, 16],
    [-40, 0],
  ]
    .map(([x = 0, y = 0], index) => one('choc-chip', x, y, 1.6 + (index % 3) * 0.3))
    .join('')
    .replaceAll('4a2716', chips) +
  dots(lit(dough, 0.5), 2, [
    [-16, -24],
    [16, -4],
    [-34, 6],
    [4, 14],
  ])

const heartWaffle = (upon: Art): Art => {
  const heart = 'M0 4C-16-6-34-10-30-30-26-46-6-46 0-32 6-46 26-46 30-30 34-10 16-6 0 4Z'
  const grid = line('M-16-14V-38M0-2V-30M16-14V-38M-26-30H26M-24-18H24', '9a5a1c', 3, 'opacity=".55"')
  const petals = [0, 72, 144, 216, 288]
    .map(
      (turn) =>
        `<g transform="rotate(${turn})">${path(heart, ball('e6a348'), 'stroke="#b56f22" stroke-width="2"')}${grid}</g>`,
    )
    .join('')
  return `${under(50, 18, 34)}<g transform="scale(1.1 .86)">${petals}</g>${upon}`
}

const cakeSlice = (sponge: Hex, cream: Hex, top: Hex, upon: Art): Art =>
  under(56, 12, 40) +
  path('M-58-8 44-30Q56-28 56-18V34L-56 42Z', shaded(sponge, 0.1)) +
  path('M-58-8 56-18V-2L-57 8Z', cream) +
  path('M-57 8 56-2V10L-57 20Z', ball(sponge)) +
  path('M-57 20 56 10V20L-56 29Z', cream) +
  path('M-56 29 56 20V34L-56 42Z', ball(sponge)) +
  path('M-60-10 18-40Q54-44 58-22L-58-6Z', ball(top)) +
  line('M-44-12 16-34Q36-38 48-30', 'ffffff', 3.4, 'opacity=".5"') +
  upon

const loaf = (crust: Hex, cuts: number, dust: Hex): Art =>
  under(66, 13, 36) +
  path('M-68 12C-70-18-40-36 0-36S70-18 68 12C66 34 40 38 0 38S-66 34-68 12Z', ball(crust)) +
  Array.from({ length: cuts }, (_, index) => {
    const x = -44 + index * (88 / Math.max(1, cuts - 1))
    return (
      path(
        `M${short(x - 10)}-18Q${short(x + 8)}-8 ${short(x + 12)} 16 ${short(x)} 6 ${short(x - 10)}-18Z`,
        lit(crust, 0.55),
      ) + line(`M${short(x - 10)}-18Q${short(x + 8)}-8 ${short(x + 12)} 16`, shaded(crust, 0.4), 2.4)
    )
  }).join('') +
  dots(
    dust,
    2.2,
    [
      [-50, 0],
      [-36, 12],
      [-20, -22],
      [-4, 20],
      [14, -24],
      [26, 18],
      [44, -8],
      [54, 8],
      [-24, 24],
      [6, -6],
      [36, 26],
    ],
    'opacity=".7"',
  )

const tin = (crust: Hex, crumb: Hex, upon: Art): Art =>
  under(62, 12, 38) +
  path('M-60-4Q-66-34-40-36H34Q64-36 60-4L56 38H-56Z', ball(crust)) +
  path('M-4-30Q-10-10-6 38H56L60-4Q64-36 34-36 4-38-4-30Z', ball(crumb)) +
  line('M-4-30Q-10-10-6 38', shaded(crust, 0.2), 4) +
  upon

const fillet = (colour: Hex, upon: Art): Art =>
  under(62, 12, 26) +
  path('M-62 10C-62-14-34-26 2-26S64-16 62 4C60 22 32 28 0 28S-60 28-62 10Z', ball(colour)) +
  upon +
  line('M-40-8Q-10-22 30-16', 'ffffff', 4, 'opacity=".4"')

const steak = (colour: Hex, inner: Hex): Art =>
  [0, 1, 2, 3]
    .map((index) =>
      placed(
        under(20, 8, 30) +
          path('M-20 20C-26-8-14-30 4-30 22-30 28-8 22 18 18 30-14 32-20 20Z', shaded(colour, 0.2)) +
          path('M-14 18C-18-6-10-24 4-24 16-24 20-6 16 16 12 24-10 26-14 18Z', ball(inner)),
        -42 + index * 27,
        index % 2 ? 2 : -2,
        { turn: 8 },
      ),
    )
    .join('')

const sausage = (colour: Hex): Art =>
  under(60, 9, 16) +
  path(
    'M-62 0C-64-18-50-20-40-16-14-8 14-8 40-16 52-20 66-16 62 2 60 18 46 18 38 14 14 8-14 8-38 16-50 20-61 14-62 0Z',
    dome(colour),
  ) +
  line('M-44-8Q0 4 44-10', 'ffffff', 4, 'opacity=".45"') +
  line('M-30-4-22 8M-8 0-2 10M14-2 20 8', shaded(colour, 0.4), 3)

const halfChicken: Art =
  under(62, 14, 40) +
  path('M30 14 62 34 66 28 74 34 68 40 70 48 60 46 20 28Z', ball('f6ecd6')) +
  path(
    'M-62 8C-66-20-44-40-14-36 0-48 40-44 48-18 62-8 56 20 38 24 24 42-22 44-40 34-56 34-62 24-62 8Z',
    ball('c9702a'),
  ) +
  path('M4-4C14-20 44-20 48-2 50 16 26 26 12 20 2 16-2 6 4-4Z', ball('b85f20')) +
  line('M-48-4Q-36-26-10-26M10-30Q30-34 38-18', 'ffe0b0', 5, 'opacity=".55"') +
  dots(
    '6b2f0e',
    3,
    [
      [-34, 8],
      [-18, 16],
      [-6, 4],
      [20, 8],
      [-26, -10],
      [30, 0],
      [0, -18],
    ],
    'opacity=".6"',
  ) +
  one('herbs', -10, -8, 1.2)

const churro: Art =
  under(54, 9, 16) +
  placed(
    path('M-54-8Q-58 0-54 10L48 12Q58 2 50-10Z', dome('c9812f')) +
      line('M-52-3 50-5M-52 5 50 5', '8f5216', 2.6) +
      dots(
        'fff0cf',
        1.8,
        [
          [-44, -6],
          [-30, 2],
          [-14, -6],
          [0, 2],
          [16, -6],
          [30, 2],
          [42, -5],
          [-38, 8],
          [8, 9],
        ],
        '',
      ),
    0,
    0,
    { turn: -12 },
  )

const baklava: Art =
  under(42, 11, 26) +
  path('M-44-6 0-22 44-8V12L2 32-44 14Z', '9a5a1c') +
  path('M-44-6 2 12V32L-44 14Z', 'c98a36') +
  path('M2 12 44-8V12L2 32Z', 'b07024') +
  line('M-44 0 2 18 44-2M-44 7 2 25 44 5', 'f3cf8a', 2.2) +
  path('M-44-6 0-22 44-8 2 12Z', ball('e8ac4a')) +
  one('pistachio', 0, -7, 1.5)

const mochi = (colour: Hex): Art =>
  under(40, 12, 26) +
  path('M-42 8C-42-18-24-30 0-30S42-18 42 8C42 24 24 30 0 30S-42 24-42 8Z', ball(colour)) +
  oval(-14, -14, 13, 7, 'ffffff', 'opacity=".55"')

const tamale: Art =
  under(54, 12, 22) +
  path('M-60-2Q-40-24 0-22T58-6L66-16 62 2 68 14 56 10Q40 24 0 22T-60-2Z', ball('e3cf92')) +
  path('M-34-6Q-20-16 4-15T36-5Q34 10 4 13T-34 8Z', ball('f5d27a')) +
  line('M-54-2Q-30-16 0-18M-50 4Q-20 18 10 18M40-8 58-6M40 8 58 4', 'b59b52', 2.2) +
  line('M22-20 26 20', '8f7a3a', 3.6) +
  one('chilli', -8, -2, 0.9)

const meringue = (colour: Hex): Art =>
  path('M-30 20Q-40 0-18-6-16-26 4-24 12-40 20-22 34-14 26 0 38 14 26 22-2 30-30 20Z', ball(colour))

const fishcake: Art =
  nugget('cf8f3f') +
  line('M-22-8-8 12M-2-14 10 10M18-12 26 4', '8f5a1c', 3, 'opacity=".5"') +
  one('herbs', 0, 0, 0.8)

const toast = (crumb: Hex, crust: Hex, upon: Art): Art =>
  under(62, 14, 40) +
  path(
    'M-62-6C-66-30-48-38-34-34-16-42 16-42 34-34 48-38 66-30 62-6L58 34Q56 42 46 42H-46Q-56 42-58 34Z',
    ball(crust),
  ) +
  path(
    'M-54-8C-56-26-42-30-32-27-14-34 14-34 32-27 42-30 56-26 54-8L51 28Q50 33 43 33H-43Q-50 33-51 28Z',
    ball(crumb),
  ) +
  upon

/** Sets the id of a morsel apart from that of a bit with the same name. */
export const MORSEL_PREFIX = 'piece-'

/** Things that are eaten whole or lie on a plate as one, each drawn around 0 0 and about 110 wide. */
export const MORSELS: Readonly<Record<string, Art>> = {
  bagel:
    under(52, 14, 36) +
    path(
      'M-54 0C-54-26-28-38 0-38S54-26 54 0 28 38 0 38-54 26-54 0ZM-16 0C-16 8-8 11 0 11S16 8 16 0 8-10 0-10-16-8-16 0Z',
      ball('cf8a3c'),
      'fill-rule="evenodd"',
    ) +
    one('sesame', -30, -10, 1.4) +
    one('sesame', 26, -16, 1.4) +
    one('sesame', 30, 14, 1.4) +
    one('sesame', -20, 22, 1.4),
  baguette:
    under(80, 10, 22) +
    placed(
      path('M-84 4C-84-14-60-18 0-18S84-14 84 4 60 20 0 20-84 20-84 4Z', ball('d8923f')) +
        [-54, -20, 14, 48]
          .map(
            (x) =>
              path(`M${x - 12}-12Q${x + 8}-8 ${x + 18} 10 ${x} 4 ${x - 12}-12Z`, 'f3d398') +
              line(`M${x - 12}-12Q${x + 8}-8 ${x + 18} 10`, '8f5216', 2),
          )
          .join(''),
      0,
      0,
      { turn: -18 },
    ),
  baklava,
  'banana-bread': tin(
    '8f5420',
    'd9a45a',
    one('walnut', 14, 0, 1) +
      one('walnut', 36, 16, 0.9) +
      one('banana', 24, -20, 1) +
      dots('6b3a14', 2, [
        [8, 14],
        [44, -4],
        [30, 28],
        [4, -10],
      ]),
  ),
  berliner: bun(
    'd98f40',
    line('M-52 4Q0 22 52 4', 'f6dda8', 9) +
      path('M-30-32Q0-46 30-32 40-18 20-20T-6-18-30-20Z', ball('c22f4c'), 'opacity=".9"') +
      dots(
        'ffffff',
        2.2,
        [
          [-38, -10],
          [-26, -24],
          [-8, -8],
          [10, -28],
          [26, -12],
          [38, -4],
          [-14, -34],
          [0, -20],
        ],
        '',
      ),
  ),
  bhaji: fritter('c98a32', '5f8a34'),
  'blueberry-swirl': swirl(
    'dda356',
    '5a4a8f',
    one('blueberry', 0, -2, 1.6) +
      one('blueberry', -20, 10, 1.3) +
      one('blueberry', 18, 12, 1.3) +
      one('blueberry', 12, -18, 1.2),
  ),
  brioche:
    under(52, 14, 38) +
    path('M-46 6 40-4 34 38H-34Z', pipe('b8702a')) +
    [-34, 0, 34]
      .map((x) =>
        path(`M${x - 24} 8C${x - 28}-18 ${x - 12}-28 ${x}-28S${x + 28}-18 ${x + 24} 8Z`, ball('dd9440')),
      )
      .join('') +
    path('M-20-22C-22-40 0-46 0-46S22-40 20-22Z', ball('e6a04a')) +
    line('M-44-8Q-36-20-26-20M-8-38Q0-42 8-38', 'ffffff', 4, 'opacity=".5"'),
  brownie:
    under(52, 12, 32) +
    path('M-52-8 0-28 52-10V16L2 40-52 18Z', '3a1d10') +
    path('M-52-8 2 14V40L-52 18Z', '56301c') +
    path('M-52-8 0-28 52-10 2 14Z', ball('6b3d26')) +
    line('M-30-8-10-16M-4 4 20-8M10-18 30-10', '8f5a3c', 2.4) +
    one('walnut', -8, -8, 1) +
    one('choc-chip', 22, -8, 1.4),
  calzone:
    under(84, 14, 44) +
    path('M-86 34C-90-30-46-58 0-58S90-30 86 34Q0 54-86 34Z', ball('dfa254')) +
    path(
      'M-86 34Q0 54 86 34L90 42Q78 56 66 46 54 60 42 50 28 64 14 52 0 66-14 52-28 64-42 50-54 60-66 46-78 56-90 42Z',
      ball('cf8f40'),
    ) +
    dots(
      '7a3f14',
      5,
      [
        [-50, -4],
        [-20, -30],
        [24, -34],
        [52, -2],
        [0, 8],
        [-34, 20],
        [34, 22],
      ],
      'opacity=".4"',
    ) +
    one('basil', -12, -18, 1.5, 40) +
    one('basil', 14, -10, 1.4, -50) +
    one('herbs', 40, -18, 1.4),
  'caramel-flan':
    under(52, 14, 36) +
    path('M-34-22H34L50 28Q0 44-50 28Z', pipe('f5cf72')) +
    oval(0, -22, 34, 12, ball('b0611c')) +
    path(
      'M-34-22Q-38 4-46 14-40 2-34 4-26 22-20 0Q0 4 20-2 26 14 32 2 40 10 34-22Q0-8-34-22Z',
      'b0611c',
      'opacity=".85"',
    ) +
    line('M-22-24Q0-30 18-26', 'ffffff', 3, 'opacity=".6"') +
    one('orange', 26, 34, 1.3),
  'cardamom-knot': knot,
  'carrot-cake': cakeSlice(
    'c57f3a',
    'fff6e6',
    'fffaf0',
    one('walnut', 20, -32, 1) +
      one('carrot', 36, -28, 1) +
      dots('e8852a', 2.4, [
        [-30, 14],
        [-6, 10],
        [20, 6],
        [44, 4],
        [-20, 34],
        [10, 31],
        [36, 28],
      ]),
  ),
  churro,
  'cinnamon-bun': swirl(
    'd9954a',
    '8f4a1c',
    dots(
      'ffffff',
      3.2,
      [
        [-30, -16],
        [-10, -30],
        [16, -28],
        [34, -8],
        [26, 18],
        [-6, 22],
        [-34, 10],
        [2, -8],
      ],
      '',
    ),
  ),
  'cod-fillet': fillet(
    'f7ead2',
    line('M-40 4Q-30-8-34-18M-16 8Q-4-6-8-22M10 8Q20-6 16-22M34 6Q42-4 38-14', 'dcc49a', 3) +
      one('dill', 4, -4, 1.5, 60),
  ),
  cookie: cookie('d19a54', '4a2716'),
  croissant: croissant(''),
  'almond-croissant': croissant(
    [
      [-40, -4],
      [-24, -22],
      [-4, -28],
      [16, -26],
      [34, -10],
      [44, 8],
      [0, -12],
    ]
      .map(([x = 0, y = 0], index) => one('almond', x, y, 1.1, index * 50))
      .join('') +
      dots(
        'ffffff',
        2.4,
        [
          [-30, -12],
          [-12, -18],
          [8, -18],
          [26, -18],
          [38, -2],
          [-46, 8],
        ],
        '',
      ),
  ),
  drumstick: drumstick('c9722a'),
  'tandoori-drumstick': drumstick('c8391f'),
  dumpling,
  'egg-fried': placed(BITS['fried-egg'] ?? '', 0, 0, { size: 3.6 }),
  falafel: placed(BITS['falafel'] ?? '', 0, 0, { size: 3.4 }),
  fishcake,
  focaccia:
    under(76, 14, 40) +
    path('M-78-6C-80-28-60-36 0-36S80-28 78-6V22C78 38 60 42 0 42S-78 38-78 22Z', ball('c98a40')) +
    path('M-74-8C-76-28-56-33 0-33S76-28 74-8 56 24 0 24-76 12-74-8Z', ball('e3b163')) +
    [
      [-46, -10],
      [-14, -20],
      [22, -16],
      [50, -6],
      [-30, 8],
      [6, 4],
      [36, 10],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 8, 4.6, 'b57a30', 'opacity=".6"'))
      .join('') +
    one('rosemary', -34, -6, 1.1, 60) +
    one('rosemary', 10, -10, 1.1, -40) +
    one('rosemary', 40, 2, 1, 80) +
    dots(
      'ffffff',
      2,
      [
        [-52, 2],
        [-20, -6],
        [4, -24],
        [30, -4],
        [54, 4],
        [-4, 14],
      ],
      '',
    ),
  'garlic-bread': [-34, 0, 34]
    .map((x, index) =>
      placed(
        under(24, 8, 36) +
          path('M-22-30C-8-40 14-40 24-28L26 26C14 40-14 40-24 30Z', ball('c98438')) +
          path('M-17-24C-6-32 12-32 19-23L20 22C10 32-10 32-18 25Z', ball('f5dc94')) +
          one('mozzarella', 0, -8, 1) +
          one('herbs', 0, 0, 1.3) +
          one('herbs', 2, 16, 1.1),
        x,
        index === 1 ? -4 : 2,
        { turn: 14 },
      ),
    )
    .join(''),
  'gulab-jamun': [
    [-28, 8],
    [28, 8],
    [0, -14],
  ]
    .map(([x = 0, y = 0]) =>
      placed(
        under(26, 9, 22) +
          oval(0, 0, 26, 25, ball('8a3f16')) +
          oval(-8, -9, 8, 5, 'ffffff', 'opacity=".55"') +
          one('pistachio', 2, -8, 0.9),
        x,
        y,
      ),
    )
    .join(''),
  gyoza: gyoza('f7e9c8', 'c47a26'),
  'green-gyoza': gyoza('dfe8b4', 'b98a34'),
  'half-chicken': halfChicken,
  'heart-waffle': heartWaffle(''),
  kulfi:
    under(24, 8, 62) +
    box(-4, 34, 8, 34, 4, dome('d9a868')) +
    path('M-26 36Q-30 40-24 42H24Q30 40 26 36L22-34Q20-58 0-58T-22-34Z', ball('efe0a0')) +
    one('pistachio', -6, -28, 1.2) +
    one('pistachio', 8, -4, 1.2) +
    one('pistachio', -8, 18, 1.2) +
    line('M-14-36-18 26', 'ffffff', 4, 'opacity=".5"'),
  'lamb-skewer': skewer(['8a4a28', '7d3f20', '8a4a28', '7d3f20'].map(grilledCube)),
  'chicken-skewer': skewer(['dd8a32', 'cf7a28', 'dd8a32', 'cf7a28'].map(grilledCube)),
  'tikka-skewer': skewer([
    grilledCube('d8562a'),
    BITS['pepper'] ?? '',
    grilledCube('c94a22'),
    BITS['onion-ring'] ?? '',
    grilledCube('d8562a'),
  ]),
  'minced-skewer': minced('7d4426'),
  'seekh-skewer': minced('9a4a2a'),
  'satay-skewer':
    line('M-72 6H74', 'b9874a', 4.4) +
    under(46, 8, 15) +
    path(
      'M-50 2C-48-14-32-12-24-6-16-16 0-14 6-6 14-16 32-14 40-4 52-4 50 14 38 12 28 18 14 18 6 10-4 18-20 18-26 10-36 18-50 14-50 2Z',
      ball('d8923c'),
    ) +
    line('M-38-2-30 8M-10-4-4 8M18-4 26 8', '7a4416', 3.4, 'opacity=".6"'),
  lasagne:
    under(64, 13, 42) +
    path('M-64-6 46-24 62-14V30L-48 46-64 36Z', '8f2f16') +
    [0, 14, 28]
      .map((y) =>
        path(`M-64 ${-2 + y}-48 ${8 + y} 62 ${-8 + y}V${-2 + y}L-48 ${14 + y}-64 ${4 + y}Z`, 'f3dca0'),
      )
      .join('') +
    path(
      'M-66-8Q-40-32 20-34 60-38 66-14 50-6 40-2 34 12 26 0 0 2-10 6-16 22-24 8-46 16-66-8Z',
      ball('f3c65a'),
    ) +
    dots(
      'b5641c',
      4,
      [
        [-30, -10],
        [0, -20],
        [30, -22],
        [10, -8],
        [46, -14],
      ],
      'opacity=".6"',
    ) +
    one('basil', 6, -18, 1.3, 40),
  'loaf-sourdough': loaf('b87432', 3, 'fff2d8'),
  'loaf-rye': loaf('6b4022', 2, 'e3c28c'),
  'loaf-spelt': loaf('9a6530', 4, 'f0d59a'),
  lollipop:
    line('M0 14V92', 'f6efe2', 7) +
    oval(2, -20, 44, 44, '3a1206', 'opacity=".15"') +
    oval(0, -24, 46, 46, ball('f0507a')) +
    line('M0-24Q10-34 18-24T2-4-24-22 2-52 36-24 0 16', 'ffffff', 7, 'opacity=".85"') +
    oval(-18, -42, 10, 6, 'ffffff', 'opacity=".6"'),
  meatball: placed(BITS['meatball'] ?? '', 0, 0, { size: 3 }),
  meringue: meringue('fff8ee'),
  'mochi-mango': mochi('ffc04a'),
  'mochi-coconut': mochi('fff8ee'),
  'mochi-matcha': mochi('a9c76a'),
  naan: naan(''),
  'garlic-naan': naan(
    one('garlic', -22, -4, 0.9, 30) +
      one('garlic', 18, 8, 0.8, -50) +
      one('garlic', 20, -18, 0.8, 80) +
      one('coriander', -4, 6, 0.9) +
      one('coriander', 32, -4, 0.8, 60) +
      one('herbs', -24, 14, 1.2) +
      one('herbs', 4, -20, 1.2),
  ),
  'cheese-naan':
    naan('') +
    path('M4 4C20-8 44-4 52-10 58 12 42 26 18 30 6 32-2 18 4 4Z', ball('fbe7a8')) +
    line('M12 14Q26 4 46 8M20 24Q32 16 44 18', 'f2c968', 3.4),
  roti:
    under(50, 12, 32) +
    oval(0, 2, 54, 38, shaded('d8ab6a', 0.3)) +
    oval(0, -1, 54, 38, ball('deb476')) +
    dots(
      '8a5424',
      5,
      [
        [-26, -6],
        [-6, -18],
        [18, -10],
        [30, 8],
        [-14, 12],
        [6, 6],
      ],
      'opacity=".5"',
    ),
  nugget: nugget('dd9a3f'),
  'chicken-bite': nugget('e3a74c'),
  'nigiri-salmon': nigiri(
    draped(
      'fb8048',
      line('M-40 2Q-24-10-20-26M-18-2Q-2-12 4-28M8-4Q24-12 28-24M32 0Q42-8 44-14', 'ffd2b0', 3.4),
    ),
  ),
  'nigiri-tuna': nigiri(draped('cc3045', line('M-30 0Q-16-10-14-24M2-4Q18-14 20-26', 'ea8a92', 2.8))),
  'nigiri-prawn': nigiri(
    draped(
      'fbe3d3',
      line(
        'M-42 2Q-34-8-36-16M-24-2Q-14-12-16-25M-4-4Q6-14 4-28M16-4Q26-12 24-26M34 0Q42-6 40-18',
        'f2754a',
        5,
      ),
    ) + path('M44-8 64-20 58-4 66 6 46 4Z', ball('ef5f34')),
  ),
  'nigiri-scallop': nigiri(
    draped('fff3e0', line('M-34-4Q0-16 34-8', 'e3a75a', 5, 'opacity=".6"')) + one('chives', 0, -18, 0.9),
  ),
  'nigiri-tamago': nigiri(
    path('M-50 4V-18Q-48-28-38-28H40Q50-28 50-18V4Z', dome('fbcb4a')) +
      line('M-44-12H44M-44-2H44', 'e3a526', 2.2) +
      path('M-9-30H9V29H-9Z', '2b3d33'),
  ),
  'nigiri-avocado': nigiri(
    [-30, -10, 10, 30]
      .map(
        (x) =>
          path(`M${x - 15} 4Q${x - 12}-28 ${x + 8}-28 ${x + 16}-18 ${x + 10} 4Z`, ball('b9cf62')) +
          line(`M${x - 14} 2Q${x - 10}-26 ${x + 8}-27`, '5f8a34', 3),
      )
      .join('') + one('sesame', 0, -14, 1),
  ),
  'maki-salmon': maki(['fb8048', 'a9cc5a', 'fff6e6']),
  'maki-tuna': maki(['cc3045', 'e0582a', '7dbb4a'], 'rice', 'e9ae5e'),
  'maki-prawn': maki(['eeb450', 'f58a5a', 'a9cc5a']),
  'maki-flamed':
    maki(['fb8048', 'a9cc5a'], 'rice') +
    path('M-36-18C-30-36 30-38 38-16 20-8-20-8-36-18Z', ball('f0854c')) +
    line('M-24-22-10-12M-2-26 10-12M18-24 26-14', '7a3414', 3, 'opacity=".6"') +
    one('roe', 4, -22, 1),
  'maki-california': maki(['f3e0d0', 'a9cc5a', 'e0503a'], 'rice', 'fb7a2a'),
  'maki-sweet-potato': maki(['ee7f2c', 'a9cc5a']),
  'maki-cucumber': maki(['8fc25a']),
  'maki-avocado': maki(['a9cc5a']),
  'maki-asparagus': maki(['6fa03f', 'fdf6c4']),
  omelette: nugget('f6cf5a'),
  'pain-au-chocolat':
    under(54, 13, 34) +
    path('M-54 0Q-58-28-30-30H30Q58-28 54 0V12Q56 34 30 36H-30Q-56 34-54 12Z', ball('d98c36')) +
    line('M-30-30Q-22 2-30 36M-10-31Q-4 2-10 37M12-31Q18 2 12 37M32-30Q38 2 32 35', 'a5601c', 3) +
    line('M-46-10Q-40-22-32-22M-20-24H-14M2-24H8M22-24H28', 'ffe2a6', 5, 'opacity=".75"') +
    oval(-55, 2, 5, 8, '4a2716') +
    oval(-55, 20, 5, 8, '4a2716') +
    oval(55, 2, 4, 8, '4a2716') +
    oval(55, 20, 4, 8, '4a2716'),
  papadum:
    under(54, 12, 34) +
    path('M-58 0C-54-24-30-36 2-34 36-38 58-22 56 0 60 24 30 38 0 36-34 38-58 22-58 0Z', ball('f0c56a')) +
    dots(
      'fbe3a4',
      6,
      [
        [-30, -10],
        [-6, -20],
        [22, -14],
        [36, 6],
        [10, 14],
        [-18, 16],
        [-38, 8],
        [6, -2],
      ],
      '',
    ) +
    dots(
      '8a5a24',
      1.8,
      [
        [-20, -4],
        [14, -24],
        [28, -2],
        [-4, 8],
        [-30, 18],
        [20, 24],
        [-10, -28],
      ],
      '',
    ),
  'pancake-stack':
    [26, 12, -2, -16]
      .map((y) => oval(0, y + 5, 58, 19, '9a5a1c') + oval(0, y, 58, 19, ball('e8b35a')))
      .join('') + oval(0, -17, 48, 14, ball('d9963a')),
  'prawn-cracker':
    path(
      'M-40 8C-46-12-30-30-10-26 0-38 28-34 32-18 48-14 46 10 30 14 22 28-6 24-12 18-26 24-38 20-40 8Z',
      ball('fdf0d6'),
    ) +
    dots(
      'ffffff',
      5,
      [
        [-20, -6],
        [4, -16],
        [18, 0],
        [-4, 6],
      ],
      '',
    ) +
    dots('f3b79a', 2, [
      [-10, -16],
      [12, -8],
      [-26, 4],
    ]),
  'salmon-fillet': fillet(
    'f2804a',
    line('M-40 6Q-28-8-32-20M-18 8Q-4-6-8-24M6 8Q20-6 16-24M30 6Q42-4 38-16', 'ffc9a4', 3.4) +
      one('sesame', -10, -6, 1.6),
  ),
  'teriyaki-salmon': fillet(
    'b5501f',
    line('M-40 6Q-28-8-32-20M-14 8Q0-6-4-24M14 8Q28-6 24-22', 'f2a06a', 3) +
      one('sesame', -6, -6, 1.8) +
      one('sesame', 24, 0, 1.6),
  ),
  karaage: nugget('b9702a'),
  'agedashi-tofu': placed(BITS['tofu'] ?? '', 0, 0, { size: 3 }) + one('spring-onion', -2, -18, 1.6),
  samosa,
  'sashimi-salmon': sashimi('fb8048', 'ffd2b0'),
  'sashimi-tuna': sashimi('cc3045', 'ea8a92'),
  'sashimi-scallop': sashimi('fff3e0', 'ecd6b4'),
  'sashimi-halibut': sashimi('fbeee6', 'f2c9bb'),
  sausage: sausage('c4562c'),
  'school-bun': bun(
    'dd9f50',
    path('M-44-8C-46-28-24-36 0-35S46-26 43-6 26 20 0 20-42 12-44-8Z', 'fffdf6') +
      [
        [-34, -8],
        [-30, -20],
        [-14, -29],
        [6, -30],
        [24, -24],
        [34, -10],
        [32, 4],
        [20, 13],
        [0, 16],
        [-20, 13],
        [-33, 3],
      ]
        .map(([x = 0, y = 0], index) => one('coconut', x, y, 0.5, index * 41))
        .join('') +
      path('M-22-8C-22-20-10-24 0-24S23-20 22-7 10 8 0 8-22 4-22-8Z', ball('fbbf2c')) +
      line('M-12-14Q0-20 12-15', 'fff0b4', 3, 'opacity=".8"'),
  ),
  'spring-roll': springRoll,
  'steak-slices': steak('6b3a22', 'c4505a'),
  'success-tart': cakeSlice(
    'd9b178',
    'f6cf4a',
    'f9c938',
    one('almond', 10, -34, 1.2) + one('almond', 34, -30, 1.2, 60) + one('almond', -14, -22, 1.1, 20),
  ),
  'berry-cake': cakeSlice(
    'f3d596',
    'fffaf2',
    'fffaf2',
    one('strawberry', 22, -38, 1.3) +
      one('blueberry', 42, -32, 1.1) +
      one('raspberry', 2, -30, 1.1) +
      one('strawberry', -16, 15, 0.7) +
      one('strawberry', 26, 8, 0.7),
  ),
  tiramisu: cakeSlice(
    '8a5a34',
    'fbeccb',
    '6b3d22',
    dots('4a2716', 1.8, [
      [-20, -18],
      [0, -26],
      [16, -32],
      [34, -34],
      [44, -26],
      [10, -22],
    ]),
  ),
  tamale,
  tempura,
  'toast-avocado': toast(
    'b9cf62',
    'b5793a',
    one('avocado', -24, -8, 1.3) +
      one('avocado', 10, -12, 1.3, 20) +
      one('cherry-tomato', 32, 12, 1.2) +
      one('chilli', -4, 14, 1.1) +
      one('chilli', 30, -16, 1) +
      one('sesame', -28, 18, 1.4) +
      one('lemon-wedge', 40, 30, 1.3),
  ),
  apple:
    under(44, 12, 48) +
    path('M0-26C-14-40-54-34-54 6-54 42-20 58 0 48 20 58 54 42 54 6 54-34 14-40 0-26Z', ball('d8342f')) +
    path('M-14-30Q0-18 14-30 4-24-14-30Z', '7d1a14') +
    line('M0-26Q0-44 10-54', '6b4022', 5) +
    path('M8-44Q22-64 44-54 34-36 8-44Z', ball('6fae3f')) +
    path('M-40 0C-40-18-30-26-18-28-28-18-32-8-32 10Z', 'ffffff', 'opacity=".45"'),
  'apple-pie':
    under(56, 12, 42) +
    path('M-58-4 44-26Q56-24 58-14L54 30-52 42Z', shaded('d99a48', 0.2)) +
    path('M-56 6 56-8 54 26-53 38Z', ball('f3d07a')) +
    [
      [-34, 18],
      [-8, 14],
      [18, 10],
      [40, 8],
      [-20, 28],
      [8, 24],
      [32, 20],
    ]
      .map(
        ([x = 0, y = 0]) => oval(x, y, 10, 5, 'fbe9a8') + line(`M${x - 8} ${y + 2}q8 4 16 0`, 'c9862e', 1.6),
      )
      .join('') +
    path('M-62-6 16-40Q54-46 62-16L-58 4Z', ball('dd9f4c')) +
    line('M-40-10 40-34M-20-4 58-22M-30-22-14-6M0-34 18-14M28-42 46-22', 'f6d597', 5) +
    dots(
      'fff3d6',
      2,
      [
        [-36, -14],
        [-6, -24],
        [20, -28],
        [38, -30],
        [10, -12],
        [-20, -12],
      ],
      '',
    ),
  'fried-banana': [-26, 0, 26]
    .map((x, index) =>
      placed(
        path('M-44 6C-30 22 22 22 44-8 48-16 40-20 34-14 18 4-20 6-36-4-46-8-50 0-44 6Z', ball('d9952e')) +
          dots('f8d487', 2.4, [
            [-28, 6],
            [-10, 9],
            [10, 5],
            [26, -4],
          ]) +
          line('M-34 2Q-6 12 30-8', 'fbe3a0', 2.4, 'opacity=".7"'),
        x * 0.5,
        x * 0.5,
        { turn: index * 8, size: 1.1 },
      ),
    )
    .join(''),
  'fried-ring':
    under(40, 10, 26) +
    path(
      'M-42 0C-44-24-20-34 2-33 28-34 44-20 42 2 42 24 22 34-2 33-26 34-42 22-42 0ZM-18 1C-18 11-8 15 1 14 12 14 19 8 18-1 18-10 8-14-1-13-11-13-18-8-18 1Z',
      ball('e0a040'),
      'fill-rule="evenodd"',
    ) +
    dots('f8d68f', 3, [
      [-30, -10],
      [-14, -24],
      [10, -26],
      [30, -12],
      [32, 8],
      [18, 24],
      [-8, 26],
      [-28, 14],
    ]) +
    dots('a8661c', 2, [
      [-26, 2],
      [-4, -20],
      [22, -20],
      [26, 16],
      [-16, 22],
    ]),
  'oat-cookie':
    cookie('c08a4a', '5a2f1a') +
    [
      [-16, -6],
      [12, -10],
      [24, 6],
      [-2, 16],
      [-30, 4],
    ]
      .map(([x = 0, y = 0], index) => one('oats', x, y, 0.8, index * 40))
      .join(''),
  'salt-cookie':
    cookie('a8703a', '35190e') +
    dots(
      'ffffff',
      2.6,
      [
        [-20, -4],
        [10, -10],
        [24, 10],
        [-6, 14],
        [-34, -4],
        [4, 30],
        [36, -2],
        [-14, -28],
      ],
      '',
    ),
  'spinach-calzone':
    under(84, 14, 44) +
    path('M-86 34C-90-30-46-58 0-58S90-30 86 34Q0 54-86 34Z', ball('d0944a')) +
    path('M-86 34Q0 54 86 34 60 8 0 12T-86 34Z', ball('fdf3dc')) +
    [-52, -26, 0, 26, 52]
      .map((x, index) => one('spinach', x, 26 - Math.abs(index - 2) * -3, 1.2, 60 + index * 30))
      .join('') +
    path('M-86 34C-90-34-46-62 0-62S90-34 86 34Q60-6 0-4T-86 34Z', ball('dfa254')) +
    dots(
      '7a3f14',
      5,
      [
        [-50, -14],
        [-20, -40],
        [24, -44],
        [52, -14],
      ],
      'opacity=".4"',
    ) +
    one('sesame', -10, -30, 1.4) +
    one('sesame', 30, -26, 1.4),
  wing: wing('b9581c'),
  'hot-wing': wing('cf4a1c'),
  'kebab-heap':
    faint(under(56, 14, 30), 1) +
    [
      [-34, 12],
      [-12, 16],
      [14, 15],
      [36, 10],
      [-24, -2],
      [0, -4],
      [24, -4],
      [-10, -18],
      [12, -18],
    ]
      .map(([x = 0, y = 0], index) => one('kebab', x, y, 1.7, index * 47))
      .join(''),
}
