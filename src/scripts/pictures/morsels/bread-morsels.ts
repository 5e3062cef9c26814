import { dots, one, under } from './morsel-shapes.ts'
import { ball, lit, pipe, shaded, type Hex } from '../shades.ts'
import { line, oval, path, placed, short, type Art } from '../strokes.ts'

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

/** Breads and what is baked with cheese, each drawn around 0 0 and about 110 wide. */
export const BREAD_MORSELS: Readonly<Record<string, Art>> = {
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
}
