import { dots, one, under } from './morsel-shapes.ts'
import { ball, dome, lit, shaded, type Hex } from '../shades.ts'
import { line, oval, path, placed, type Art } from '../strokes.ts'

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

const tin = (crust: Hex, crumb: Hex, upon: Art): Art =>
  under(62, 12, 38) +
  path('M-60-4Q-66-34-40-36H34Q64-36 60-4L56 38H-56Z', ball(crust)) +
  path('M-4-30Q-10-10-6 38H56L60-4Q64-36 34-36 4-38-4-30Z', ball(crumb)) +
  line('M-4-30Q-10-10-6 38', shaded(crust, 0.2), 4) +
  upon

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

/** Sweet dough: buns, croissants, waffles, each drawn around 0 0 and about 110 wide. */
export const PASTRY_MORSELS: Readonly<Record<string, Art>> = {
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
  'blueberry-swirl': swirl(
    'dda356',
    '5a4a8f',
    one('blueberry', 0, -2, 1.6) +
      one('blueberry', -20, 10, 1.3) +
      one('blueberry', 18, 12, 1.3) +
      one('blueberry', 12, -18, 1.2),
  ),
  'cardamom-knot': knot,
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
  'heart-waffle': heartWaffle(''),
  'pain-au-chocolat':
    under(54, 13, 34) +
    path('M-54 0Q-58-28-30-30H30Q58-28 54 0V12Q56 34 30 36H-30Q-56 34-54 12Z', ball('d98c36')) +
    line('M-30-30Q-22 2-30 36M-10-31Q-4 2-10 37M12-31Q18 2 12 37M32-30Q38 2 32 35', 'a5601c', 3) +
    line('M-46-10Q-40-22-32-22M-20-24H-14M2-24H8M22-24H28', 'ffe2a6', 5, 'opacity=".75"') +
    oval(-55, 2, 5, 8, '4a2716') +
    oval(-55, 20, 5, 8, '4a2716') +
    oval(55, 2, 4, 8, '4a2716') +
    oval(55, 20, 4, 8, '4a2716'),
  'pancake-stack':
    [26, 12, -2, -16]
      .map((y) => oval(0, y + 5, 58, 19, '9a5a1c') + oval(0, y, 58, 19, ball('e8b35a')))
      .join('') + oval(0, -17, 48, 14, ball('d9963a')),
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
}
