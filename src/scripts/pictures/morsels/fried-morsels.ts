import { dots, one, under } from './morsel-shapes.ts'
import { BITS } from '../bits/bits.ts'
import { ball, dome, lit, shaded, type Hex } from '../shades.ts'
import { line, oval, path, placed, type Art } from '../strokes.ts'

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

const tamale: Art =
  under(54, 12, 22) +
  path('M-60-2Q-40-24 0-22T58-6L66-16 62 2 68 14 56 10Q40 24 0 22T-60-2Z', ball('e3cf92')) +
  path('M-34-6Q-20-16 4-15T36-5Q34 10 4 13T-34 8Z', ball('f5d27a')) +
  line('M-54-2Q-30-16 0-18M-50 4Q-20 18 10 18M40-8 58-6M40 8 58 4', 'b59b52', 2.2) +
  line('M22-20 26 20', '8f7a3a', 3.6) +
  one('chilli', -8, -2, 0.9)

const fishcake: Art =
  nugget('cf8f3f') +
  line('M-22-8-8 12M-2-14 10 10M18-12 26 4', '8f5a1c', 3, 'opacity=".5"') +
  one('herbs', 0, 0, 0.8)

/** Dumplings and what is fried in a crust, each drawn around 0 0 and about 110 wide. */
export const FRIED_MORSELS: Readonly<Record<string, Art>> = {
  bhaji: fritter('c98a32', '5f8a34'),
  dumpling,
  falafel: placed(BITS['falafel'] ?? '', 0, 0, { size: 3.4 }),
  fishcake,
  gyoza: gyoza('f7e9c8', 'c47a26'),
  'green-gyoza': gyoza('dfe8b4', 'b98a34'),
  nugget: nugget('dd9a3f'),
  'chicken-bite': nugget('e3a74c'),
  omelette: nugget('f6cf5a'),
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
  karaage: nugget('b9702a'),
  'agedashi-tofu': placed(BITS['tofu'] ?? '', 0, 0, { size: 3 }) + one('spring-onion', -2, -18, 1.6),
  samosa,
  'spring-roll': springRoll,
  tamale,
  tempura,
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
}
