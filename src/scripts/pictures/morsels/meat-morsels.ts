import { dots, one, under } from './morsel-shapes.ts'
import { BITS } from '../bits/bits.ts'
import { ball, dome, shaded, type Hex } from '../shades.ts'
import { box, faint, line, oval, path, placed, type Art } from '../strokes.ts'

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

/** Meat, fish and eggs, each drawn around 0 0 and about 110 wide. */
export const MEAT_MORSELS: Readonly<Record<string, Art>> = {
  'cod-fillet': fillet(
    'f7ead2',
    line('M-40 4Q-30-8-34-18M-16 8Q-4-6-8-22M10 8Q20-6 16-22M34 6Q42-4 38-14', 'dcc49a', 3) +
      one('dill', 4, -4, 1.5, 60),
  ),
  drumstick: drumstick('c9722a'),
  'tandoori-drumstick': drumstick('c8391f'),
  'egg-fried': placed(BITS['fried-egg'] ?? '', 0, 0, { size: 3.6 }),
  'half-chicken': halfChicken,
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
  meatball: placed(BITS['meatball'] ?? '', 0, 0, { size: 3 }),
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
  sausage: sausage('c4562c'),
  'steak-slices': steak('6b3a22', 'c4505a'),
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
