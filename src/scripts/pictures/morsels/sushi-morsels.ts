import { one, under } from './morsel-shapes.ts'
import { ball, dome, pipe, type Hex } from '../shades.ts'
import { line, oval, path, type Art } from '../strokes.ts'

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

/** Rice and fish as they come from the sushi bar, each drawn around 0 0 and about 110 wide. */
export const SUSHI_MORSELS: Readonly<Record<string, Art>> = {
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
  'sashimi-salmon': sashimi('fb8048', 'ffd2b0'),
  'sashimi-tuna': sashimi('cc3045', 'ea8a92'),
  'sashimi-scallop': sashimi('fff3e0', 'ecd6b4'),
  'sashimi-halibut': sashimi('fbeee6', 'f2c9bb'),
}
