import { dots, one, under } from './morsel-shapes.ts'
import { ball, dome, lit, pipe, shaded, type Hex } from '../shades.ts'
import { box, line, oval, path, placed, type Art } from '../strokes.ts'

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

const meringue = (colour: Hex): Art =>
  path('M-30 20Q-40 0-18-6-16-26 4-24 12-40 20-22 34-14 26 0 38 14 26 22-2 30-30 20Z', ball(colour))

/** Cakes, cookies and sweets, each drawn around 0 0 and about 110 wide. */
export const CAKE_MORSELS: Readonly<Record<string, Art>> = {
  baklava,
  brownie:
    under(52, 12, 32) +
    path('M-52-8 0-28 52-10V16L2 40-52 18Z', '3a1d10') +
    path('M-52-8 2 14V40L-52 18Z', '56301c') +
    path('M-52-8 0-28 52-10 2 14Z', ball('6b3d26')) +
    line('M-30-8-10-16M-4 4 20-8M10-18 30-10', '8f5a3c', 2.4) +
    one('walnut', -8, -8, 1) +
    one('choc-chip', 22, -8, 1.4),
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
  cookie: cookie('d19a54', '4a2716'),
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
  kulfi:
    under(24, 8, 62) +
    box(-4, 34, 8, 34, 4, dome('d9a868')) +
    path('M-26 36Q-30 40-24 42H24Q30 40 26 36L22-34Q20-58 0-58T-22-34Z', ball('efe0a0')) +
    one('pistachio', -6, -28, 1.2) +
    one('pistachio', 8, -4, 1.2) +
    one('pistachio', -8, 18, 1.2) +
    line('M-14-36-18 26', 'ffffff', 4, 'opacity=".5"'),
  lollipop:
    line('M0 14V92', 'f6efe2', 7) +
    oval(2, -20, 44, 44, '3a1206', 'opacity=".15"') +
    oval(0, -24, 46, 46, ball('f0507a')) +
    line('M0-24Q10-34 18-24T2-4-24-22 2-52 36-24 0 16', 'ffffff', 7, 'opacity=".85"') +
    oval(-18, -42, 10, 6, 'ffffff', 'opacity=".6"'),
  meringue: meringue('fff8ee'),
  'mochi-mango': mochi('ffc04a'),
  'mochi-coconut': mochi('fff8ee'),
  'mochi-matcha': mochi('a9c76a'),
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
  apple:
    under(44, 12, 48) +
    path('M0-26C-14-40-54-34-54 6-54 42-20 58 0 48 20 58 54 42 54 6 54-34 14-40 0-26Z', ball('d8342f')) +
    path('M-14-30Q0-18 14-30 4-24-14-30Z', '7d1a14') +
    line('M0-26Q0-44 10-54', '6b4022', 5) +
    path('M8-44Q22-64 44-54 34-36 8-44Z', ball('6fae3f')) +
    path('M-40 0C-40-18-30-26-18-28-28-18-32-8-32 10Z', 'ffffff', 'opacity=".45"'),
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
}
