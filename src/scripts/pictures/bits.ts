import {
  chunk,
  cluster,
  cube,
  disc,
  flecks,
  half,
  leaf,
  raised,
  ring,
  shine,
  slice,
  sprig,
  strip,
  stripes,
} from './bit-shapes.ts'
import { ball, lit, shaded, type Hex } from './shades.ts'
import { faint, line, oval, path, type Art } from './strokes.ts'

const spots = (colour: Hex, radius = 1.3): Art =>
  [
    [-5, -3],
    [3, -6],
    [6, 2],
    [-2, 3],
    [-6, 5],
    [2, 7],
  ]
    .map(([x = 0, y = 0], index) =>
      oval(x, y, radius * (index % 2 ? 0.7 : 1), radius * (index % 2 ? 0.7 : 1), colour, 'opacity=".8"'),
    )
    .join('')

const rays = (count: number, from: number, to: number, colour: Hex, width: number): Art =>
  line(
    Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * 2 * Math.PI
      const at = (far: number) =>
        `${(Math.cos(angle) * far).toFixed(1)} ${(Math.sin(angle) * far).toFixed(1)}`
      return `M${at(from)}L${at(to)}`
    }).join(''),
    colour,
    width,
  )

const prawn = (colour: Hex): Art =>
  raised(
    'M-2 9C-12 7-12-8 0-9 6-10 11-6 11 0 11 3 9 5 7 4 8-1 4-4 0-3-4-2-4 3 1 4Z',
    colour,
    line(
      'M-8.4-3.6-3.6-1.8M-5-7.6-2-3M.6-8.8.8-3.4M6-7.6 4.4-2.8M9.6-4 6.4-1',
      lit(colour, 0.6),
      1.3,
      'opacity=".9"',
    ) + path('M-2 9l-6 5 3.6-6.6-5.4 1.6 6.4-4Z', shaded(colour, 0.12)),
  )

const egg = half(8.6, 10.6, 'f4ede0', 'ffffff', 'ffb321', 0.56)

const citrus = (skin: Hex, flesh: Hex): Art =>
  slice(11, skin, 'fff6d8', oval(0, -0.3, 8, 8, ball(flesh)) + rays(8, 1, 8, 'fff6d8', 1.1))

const floret = (crown: Hex, stalk: Hex): Art =>
  path('M-3 2h6l1.6 9q-4.6 3-9.2 0Z', shaded(stalk, 0.1)) +
  cluster(crown, 4.6, [
    [-6, -1],
    [6, -1],
    [0, 1],
    [-3.4, -6],
    [4, -6],
    [0, -3],
  ])

const mushroom = (cap: Hex, flesh: Hex): Art =>
  raised(
    'M-11 0C-12-8-5-11 0-11S12-8 11 0C10 3 5 2 3.4 2.4 3 6 4 9 3 11Q0 13-3 11C-4 9-3 6-3.4 2.4-5 2-10 3-11 0Z',
    cap,
    path(
      'M-8.6-.6C-9-6-4-8.6 0-8.6S9-6 8.6-.6C7 .8 3 0 2 .6 1.4 3 2 7 1.6 9.4Q0 10.4-1.6 9.4C-2 7-1.4 3-2 .6-3 0-7 .8-8.6-.6Z',
      flesh,
    ) + line('M-6-2Q0-4 6-2', shaded(flesh, 0.22), 1.2),
  )

const berry = (colour: Hex): Art =>
  cluster(colour, 3.3, [
    [-4.6, -4.6],
    [0, -6.4],
    [4.6, -4.6],
    [-5.6, 0],
    [5.6, 0],
    [0, -1.6],
    [-3.4, 4],
    [3.4, 4],
    [0, 7],
    [0, 2.4],
  ])

const greens = (dark: Hex, pale: Hex): Art =>
  raised(
    'M-2 12C-8 12-14 7-12 2-15-2-11-8-7-8-6-13 1-14 4-10 9-12 14-7 12-2 15 2 12 9 7 9 6 12 1 13-2 12Z',
    dark,
    line('M0 11Q1 2-2-8M0 4-7-2M0 1 7-4M1 7 8 3', pale, 1.4, 'opacity=".75"'),
  )

/** Small things that lie on a dish, each drawn around 0 0 and about 24 wide. */
export const BITS: Readonly<Record<string, Art>> = {
  almond: raised('M-7 2Q-4-5 8-3 6 5-4 6-7 5-7 2Z', 'f0d9ac', line('M-4 2Q1-1 6-2', 'a5763f', 0.9)),
  anchovy: raised('M-12 2Q-4-5 12-2 4 5-8 5Z', '8d6a58', line('M-8 2Q0-1 9-1', 'd9b8a0', 1.2)),
  apple: raised(
    'M-11-2Q0-8 11-2 8 8 0 9-8 8-11-2Z',
    'c8362f',
    path('M-9.6-1Q0-5 9.6-1 6 6 0 6.6-6 6-9.6-1Z', 'fdf3d2'),
  ),
  artichoke: raised(
    'M0-11Q8-6 8 3 5 11 0 11T-8 3Q-8-6 0-11Z',
    'b9b873',
    line('M0-9V9M-4-5Q-2 2 0 8M4-5Q2 2 0 8', '7f8148', 1.2),
  ),
  asparagus: strip('M-2 12Q1 0 0-11', '6fa03f', 5) + path('M-3-8Q0-17 3-8 1-5 0-5T-3-8Z', '557f33'),
  aubergine: slice(11.5, '4b2350', 'e9d8a8', spots('b89a62', 1)) + stripes('7a5a33', 1.8),
  avocado: raised(
    'M-11 5C-12-6 0-12 8-8 13-4 9 1 4 1-2 1-2 6-5 8-9 9-11 8-11 5Z',
    '4f7a2b',
    path('M-9 4C-9-4 1-9 7-6.4 10-4 7-.8 3-.6-3-.4-4 4-6 6-8 7-9 6-9 4Z', ball('d9e08a')),
  ),
  bacon: raised(
    'M-12-3Q-7-8-3-4T5-4 12-5L11 4Q6 8 2 4T-6 5-12 5Z',
    'a8402f',
    line('M-11 0Q-6-4-2-1T6-1 11-1', 'f3cba5', 2.4) + line('M-11 3.4Q-6 0-2 3T6 3 11 2.6', 'd9795a', 1.2),
  ),
  bamboo: raised('M-11-3 10-5 11 3-10 5Z', 'ecd79a', line('M-9-1 9-3M-9 2 9 .6', 'c9a95e', 0.9)),
  banana: slice(
    9.5,
    'f2d36b',
    'fff3c4',
    cluster('c9a55a', 0.7, [
      [-1.5, 0],
      [1.5, 0],
      [0, 2],
    ]),
  ),
  basil: leaf(26, 9, '3f9a3c'),
  beans: cluster('7a2a1f', 4, [
    [-5, -3],
    [4, -4],
    [0, 4],
    [8, 4],
    [-8, 5],
  ]),
  beef: chunk('7a4027', spots('572a16', 1.2)),
  beetroot: slice(10, '7d1f45', 'b03263', ring(5.6, 1, '8c2450')),
  'black-beans': cluster('3d2a2b', 3.6, [
    [-5, -3],
    [4, -4],
    [0, 4],
    [8, 3],
    [-8, 5],
  ]),
  'black-olive': ring(6, 4.6, '3b2a35'),
  blueberry: disc(
    7.4,
    '3f5aa8',
    path('M0-5l1.4 2.6L4-3 2.4-.6 4 1.8 1 1.4 0 4-1 1.4-4 1.8-2.4-.6-4-3l2.6.6Z', '27386f') +
      oval(-3, -4, 2, 1.3, 'c9d6ff', 'opacity=".7"'),
  ),
  'blue-cheese': cube(
    'f4eed8',
    cluster('5f7fa0', 1.6, [
      [-4, 3],
      [3, -5],
      [4, 5],
      [-2, -3],
    ]),
  ),
  broccoli: floret('3f8f3d', '9cc56c'),
  'brown-cheese': raised('M-12-4 9-8 12 3-8 8Z', 'b97a3f'),
  butter: cube('fbd84a'),
  cabbage:
    line('M-11-3Q-4-10 4-6T12-3M-11 3Q-3-3 4 1T11 5M-8 8Q0 3 8 9', '8e3a7d', 2.6) +
    line('M-9-1Q-2-6 5-3M-6 5Q1 1 8 6', 'dfb3d8', 1.4),
  caper: disc(4, '6f7f3a') + oval(-1, -1.4, 1.2, 0.9, 'c8d28c'),
  carrot: strip('M-11 3Q-2-6 11-3', 'f08a24', 4.4),
  'carrot-disc': slice(8.5, 'e67817', 'f99b3c', oval(0, 0, 3.2, 3.2, 'f6b25f')),
  cashew: raised('M-8 5C-12-3-4-9 4-7 10-6 11 1 6 3 4 3 4 0 1-1-3-1-3 4-4 6-6 8-8 7-8 5Z', 'e9cd92'),
  cauliflower: floret('f6ecd2', 'dfe0b0'),
  cheddar: chunk('f5a623', '', 'M-11-3 4-9 11-2 5 8-9 6Z'),
  chanterelle: raised(
    'M-11-5Q0-13 11-5 8 1 3 3 4 9 1 12H-2Q-4 8-3 3-8 1-11-5Z',
    'eda43a',
    line('M-6-3-1 5M0-5V6M6-3 1 5', 'b86f16', 1),
  ),
  'cherry-tomato': slice(
    8,
    'c9241c',
    'ee5a43',
    cluster('f9c06a', 1.3, [
      [-3, -2],
      [3, -2],
      [0, 3.4],
    ]),
  ),
  chia: cluster('3b3a44', 1.3, [
    [-6, -3],
    [-2, 4],
    [3, -5],
    [6, 2],
    [0, -1],
    [-6, 5],
    [5, 7],
  ]),
  chicken: chunk('e0aa62', stripes('9a5a22')),
  chickpeas: cluster('e3bd77', 4.2, [
    [-5, -4],
    [4, -4],
    [-1, 4],
    [8, 4],
    [-9, 4],
  ]),
  chilli: ring(5.4, 3.6, 'd4251b', oval(0, 0, 1.4, 1.4, 'f7d98a')),
  'chilli-pod': raised(
    'M-12 6C-4 5 4 1 9-7L12-5C10 4 0 10-12 6Z',
    'd62a1e',
    line('M10-6 13-11', '4d8a34', 2.4) + line('M-6 5Q3 2 8-4', 'ff9a86', 1.3, 'opacity=".8"'),
  ),
  chocolate: cube('5a3220'),
  'choc-chip': disc(3.4, '4a2716', oval(-1, -1.4, 1, 0.7, 'a7795c')),
  chives: strip('M-10 4 8-6', '4f9a3e', 2.4) + strip('M-5 9 11 3', '67b04e', 2.2),
  cinnamon: raised(
    'M-13-1Q-13-5-9-5L12-8Q14-6 13-3L-9 3Q-13 3-13-1Z',
    'a8612f',
    line('M-9-2 12-5.6', '7a3f18', 1.2),
  ),
  coconut: raised('M-11 2Q-2-8 11-4 4-3-1 2-6 7-11 2Z', 'ffffff', line('M-9 3Q-3-5 9-4.4', 'd8c2a0', 1)),
  coriander: raised(
    'M0 11Q1 4-1 2-9 5-11-1-9-4-8-5-8-11-1-10 1-14 6-9 12-8 10-2 10 4 3 3 2 6 2 11Z',
    '57a844',
    line('M0 8V-5M0 0-6-3M0-1 6-4', 'a8d98c', 0.9),
  ),
  corn: cluster('ffd447', 3.4, [
    [-6, -3],
    [0, -5],
    [6, -2],
    [-3, 3],
    [4, 4],
  ]),
  courgette: slice(
    10,
    '4d8a3c',
    'e7eeb0',
    cluster('c4d080', 1, [
      [-3, -2],
      [3, -2],
      [0, 3.4],
      [-4, 3],
      [4, 3],
    ]),
  ),
  crouton: cube(
    'd99a4b',
    cluster('a5662a', 1, [
      [-4, -5],
      [3, -4],
      [-4, 4],
    ]),
  ),
  crumbs: flecks(['d18a3a', 'b96d22', 'e9ae5e'], 3.2),
  cucumber: slice(10, '3e8a3d', 'd7ecb0', rays(7, 2.4, 5, 'b3d487', 1.6)),
  'curry-leaf': leaf(20, 5, '3c7d38'),
  dates: raised(
    'M-10 1Q-6-7 4-6 12-4 9 3 2 8-6 6-10 5-10 1Z',
    '6b3620',
    line('M-6 0Q0-3 6-1', 'a96b48', 1.2),
  ),
  dill: line(
    'M0 13Q1 2 0-12M0 8-7 3M0 8 7 3M0 3-8-3M0 3 8-3M0-2-7-8M0-2 7-8M0-6-4-11M0-6 4-11',
    '3f8f46',
    1.5,
  ),
  edamame: cluster('8fc651', 4.4, [
    [-6, -2],
    [2, -4],
    [7, 3],
    [-2, 5],
  ]),
  'edamame-pod': raised(
    'M-13 4C-12-4-6-5-4-4-1-8 3-7 4-5 8-8 13-5 13-1 12 5 6 5 5 4 2 8-2 8-4 6-7 9-12 8-13 4Z',
    '86b84a',
    oval(-7, 1, 3, 2.6, 'b5d97a') + oval(1, 0, 3, 2.6, 'b5d97a') + oval(8, -1, 3, 2.6, 'b5d97a'),
  ),
  egg,
  falafel: chunk(
    '8f6430',
    spots('5f3d17', 1.5) +
      cluster('7d9a3f', 0.9, [
        [-3, -5],
        [5, -3],
        [0, 4],
      ]),
  ),
  feta: cube('fffaf0'),
  'fish-cube': cube('f8f0e2', line('M-6-4 0-7M-3-2 4-6', 'd9c4a8', 0.9)),
  'fried-egg': raised(
    'M-13 1C-14-8-5-13 3-11 12-12 15-3 12 3 11 10 2 13-4 10-11 10-13 6-13 1Z',
    'fffdf6',
    oval(0, -1, 5.6, 5.4, ball('ffb01f')) + oval(-2, -3, 1.6, 1, 'fff', 'opacity=".8"'),
  ),
  'fried-onion': flecks(['b5651d', 'd98f3e', '8f4a14'], 2.4),
  garlic: raised('M0-10Q9-3 7 4 4 9 0 9T-7 4Q-9-3 0-10Z', 'fbf1dc', line('M0-8Q-2 0 0 8', 'd8bf92', 1)),
  ginger: raised(
    'M-11 2Q-7-8 0-5 8-9 11-2 7 2 8 6 0 8-2 4-9 8-11 2Z',
    'f6b7a8',
    line('M-7 1Q-1-4 7-3', 'fde0d6', 1.6),
  ),
  'goat-cheese': slice(9, 'efe6d2', 'fffdf5'),
  granola: chunk(
    'c98a3c',
    cluster('8f5a22', 1.5, [
      [-4, -2],
      [3, -4],
      [4, 4],
      [-3, 5],
    ]) +
      cluster('f0d59a', 1.3, [
        [0, 0],
        [-6, 2],
        [6, 0],
      ]),
  ),
  'green-beans': strip('M-12 4Q0-5 12-4', '5f9e3f', 4.2),
  'green-olive': ring(5.4, 5, '8a9a3c', oval(0, 0, 2.4, 2.4, 'cf3a25')),
  'green-pepper': strip('M-10 4C-8-8 6-9 10 0', '5fa03a', 5),
  'guacamole-dab': raised(
    'M-10 2C-11-6-3-10 3-8 11-9 12 2 7 6 1 10-9 9-10 2Z',
    '9cbf4a',
    cluster('d9401f', 1.2, [
      [-3, -2],
      [3, 2],
    ]) +
      cluster('5f8a34', 1, [
        [2, -4],
        [-4, 3],
      ]),
  ),
  halloumi: raised(
    'M-11-5 9-8 11 5-9 8Z',
    'f4dd9f',
    line('M-8 2-2-6M-2 6 5-6.6M4 5.6 9-2', '9a5f22', 2, 'opacity=".8"'),
  ),
  ham: raised(
    'M-10-5Q-2-11 8-7 13-1 8 6 0 11-8 7-12 1-10-5Z',
    'eb98a2',
    line('M-7-2Q0-6 7-3M-5 4Q1 1 6 3', 'fbd3d3', 1.8),
  ),
  herbs: flecks(['4e9a3f', '6fb555', '3a7f33'], 1.9),
  honey: faint(raised('M-9 0Q-7-8 2-7 10-6 8 1 6 8-2 7-9 6-9 0Z', 'f2a71b', shine), 0.85),
  jalapeno: ring(
    6.4,
    3.4,
    '5d9a35',
    cluster('f3e7a8', 1.2, [
      [-1.8, 0],
      [2, 1],
    ]),
  ),
  kebab: raised(
    'M-12 2Q-6-7 2-5T12-5Q13 0 8 3T-4 5-12 2Z',
    '8f4d29',
    line('M-8 1Q-2-4 4-2T10-2', 'c98050', 1.5),
  ),
  kiwi: slice(
    10,
    '8a6a34',
    '9ac63f',
    oval(0, 0, 3, 3, 'eff3c0') +
      cluster('2f3a18', 0.9, [
        [-4.6, -1],
        [4.6, 1],
        [0, -5],
        [1, 5],
        [-3, 4],
        [4, -4],
        [-4, -4.4],
      ]),
  ),
  lamb: chunk('84492a', spots('5a2c14', 1.2)),
  lemon: citrus('f5cf3a', 'fbe06a'),
  'lemon-wedge': raised(
    'M-12-3Q0 12 12-3Z',
    'f2c62c',
    path('M-9.6-2Q0 8 9.6-2Z', 'fdeb95') + line('M0-2V4M-5-2-2 3M5-2 2 3', 'fff7d2', 1),
  ),
  lettuce: greens('69b23e', 'd8eea6'),
  lime: citrus('5fa02f', 'b5d95f'),
  'lime-leaf': leaf(22, 7, '2f7a3a'),
  'lime-wedge': raised(
    'M-12-3Q0 12 12-3Z',
    '5b9c2e',
    path('M-9.6-2Q0 8 9.6-2Z', 'c6e27a') + line('M0-2V4M-5-2-2 3M5-2 2 3', 'eef8c8', 1),
  ),
  lingonberry: cluster('c81e2f', 3.8, [
    [-5, -3],
    [3, -5],
    [6, 3],
    [-2, 4],
  ]),
  mango: cube('fbb02d'),
  meatball: disc(11, '7d4a2b', spots('5b3018', 1.2) + oval(-4, -5, 3, 1.8, 'd9a37c', 'opacity=".6"')),
  mint: leaf(22, 8, '4fae5e'),
  mozzarella: raised(
    'M-11 1C-12-7-3-11 4-9 12-7 12 3 6 7-1 11-10 9-11 1Z',
    'fffaf0',
    oval(-3, -4, 3.6, 2, 'ffffff'),
  ),
  mushroom: mushroom('b98a5c', 'fbf1df'),
  nori: path('M-10-6 8-9 11 6-8 9Z', '24352c') + line('M-6-4 6-6M-5 2 7 0', '3f5a4a', 1),
  nacho: raised('M-11 8 1-11 12 6Q2 11-11 8Z', 'efb341', spots('c9791f', 1)),
  'nugget-bit': chunk(
    'e0a040',
    cluster('f8d68f', 1.4, [
      [-4, -4],
      [3, -3],
      [5, 3],
      [-3, 4],
    ]),
  ),
  oats: cluster('e3c28c', 2.6, [
    [-6, -3],
    [0, -5],
    [6, -1],
    [-4, 4],
    [3, 4],
  ]),
  'onion-ring': ring(8, 2.6, 'f3e6ee'),
  orange: citrus('ee8a1e', 'fbab47'),
  'oyster-mushroom': mushroom('a99a8d', 'efe7da'),
  paneer: cube('fdf1d0', line('M-6-4-1-6.6', 'd9a34c', 1.6)),
  parmesan: raised('M-10 4-4-8 11-4 4 7Z', 'f7e3a4'),
  parsley: raised('M0 10Q0 4-2 3-9 5-9-1-12-5-6-8-4-13 1-10 7-12 9-6 13-1 7 1 6 5 1 4Z', '3f9440'),
  peanut: raised(
    'M-10-3C-9-9-2-8 0-5 3-7 10-6 10 0 10 6 3 6 0 4-3 6-9 5-10-3Z',
    'd9a75e',
    line('M-6-2Q-3-4-1-2M3 0Q6-2 8 0', 'a8702f', 1),
  ),
  pear: raised(
    'M-2-12Q5-11 5-4 11 3 7 9 0 14-7 9-10 3-5-3-6-10-2-12Z',
    'c9c458',
    path('M-1.6-9.6Q2.6-9 2.8-3 8 3 5 7.4 0 11-5 7.4-7.4 3-3.4-2.4-4-8-1.6-9.6Z', 'fbf3d0') +
      oval(0, 4, 2, 2.8, 'e0cf9a'),
  ),
  peas: cluster('7cbb3c', 3.9, [
    [-6, -2],
    [1, -5],
    [6, 2],
    [-2, 4],
  ]),
  pepper: strip('M-10 4C-8-8 6-9 10 0', 'd9321f', 5),
  peppercorn: cluster('4a3128', 1.8, [
    [-5, -3],
    [4, -5],
    [2, 4],
    [-5, 5],
  ]),
  pepperoni: disc(11, 'c8402a', ring(9.6, 1.8, 'a82a1a') + spots('f0a184', 1.3)),
  pesto: faint(raised('M-10 1Q-9-7 0-6 10-7 9 1 7 8-1 6-9 8-10 1Z', '5d8a2f', shine), 0.9),
  pickle: slice(
    9,
    '6f8f2a',
    'c5cf78',
    cluster('97a545', 1.1, [
      [-3, -2],
      [3, -2],
      [0, 3.6],
    ]),
  ),
  'pickled-onion': ring(8, 2.8, 'd8408a') + ring(4.6, 1.8, 'ee8fba'),
  'pine-nut': raised('M-6 2Q-2-5 7-2 4 5-2 5-6 5-6 2Z', 'f1dfae'),
  pineapple: raised(
    'M-10-2Q-4-10 6-8L11-1Q7 7-2 8Z',
    'fbc531',
    line('M-6-1 4-6M-3 4 8-1M-4-5 3 5', 'd99a17', 1, 'opacity=".8"'),
  ),
  pistachio: cluster('a5b85a', 2.4, [
    [-5, -3],
    [2, -5],
    [6, 1],
    [-3, 4],
    [3, 5],
  ]),
  pomegranate: cluster('c41f45', 3, [
    [-5, -3],
    [3, -5],
    [6, 2],
    [-2, 4],
  ]),
  pork: chunk('d59a6e', stripes('a86438', 1.4)),
  potato: chunk('eccb7a', spots('c79a3f', 0.9)),
  prawn: prawn('f58a5a'),
  'pumpkin-seed': raised('M-7 2Q-2-6 8-2 4 5-3 5-7 5-7 2Z', '6f8f3f'),
  prosciutto: raised(
    'M-13 2C-10-8-4-8-1-3 2-9 8-9 12-3 13 4 6 5 3 2 1 8-8 9-13 2Z',
    'cf5a62',
    line('M-10 0C-8-5-4-5-1 0 2-5 7-5 10-2', 'f9d3c8', 2) + line('M-8 4Q-3 3 0 3', 'e88d8d', 1.4),
  ),
  quinoa: cluster('ead9ad', 1.8, [
    [-7, -2],
    [-3, -6],
    [2, -3],
    [6, -5],
    [-5, 4],
    [0, 2],
    [5, 3],
    [-1, 7],
  ]),
  radish: slice(8.5, 'd8325f', 'fff4f4'),
  raisin: cluster('4b2a2a', 2.8, [
    [-5, -3],
    [4, -4],
    [0, 4],
  ]),
  'rare-beef': raised(
    'M-13 4C-14-7-6-12 2-10 9-13 14-5 11 2 13 8 5 12-1 8-7 12-13 10-13 4Z',
    '8a4a34',
    path('M-10 4C-11-4-5-9 2-7 8-9 10-4 8 2 9 6 4 8-1 5-6 8-10 8-10 4Z', ball('d9606a')),
  ),
  raspberry: berry('d62f56'),
  'red-onion': ring(8, 2.4, 'b0467f') + ring(4.6, 1.6, 'd98fb8'),
  roe: cluster('fb7a2a', 2.7, [
    [-5, -4],
    [0, -5.6],
    [5, -3],
    [-5, 1],
    [0, 0],
    [5, 2],
    [-2, 5],
    [3, 6],
  ]),
  rosemary: line(
    'M0 12Q1 0 0-12M0 8-5 4M0 8 5 4M0 4-5 0M0 4 5 0M0 0-5-4M0 0 5-4M0-4-4-8M0-4 4-8',
    '3f7a4a',
    1.8,
  ),
  rocket: raised(
    'M0 14Q0 6-1 4-7 5-6 0-10-1-7-5-9-9-3-9-2-14 2-12 5-9 4-7 9-7 7-3 9 1 4 2 4 6 1 5 2 10 2 14Z',
    '4c9636',
    line('M.6 12Q0 0 0-9', 'bfe39a', 1),
  ),
  salad: greens('559f3a', 'bfe08a'),
  salami: disc(
    10.5,
    'b23a36',
    cluster('f4c7bd', 1.3, [
      [-5, -3],
      [2, -6],
      [5, 1],
      [-1, 3],
      [-5, 5],
      [3, 6],
    ]),
  ),
  salmon: cube('fb8a55', line('M-6-4 0-7.4M-3-1.6 4-6M-6 4-1 7', 'ffd9bd', 1.1)),
  'salmon-fold': raised(
    'M-12 4C-13-6-5-11 2-8 9-11 13-4 10 1 12 7 3 11-2 7-7 10-12 9-12 4Z',
    'fb8450',
    line('M-9 3Q-6-6 2-5M-4 5Q-1-2 7-3M2 6Q5 2 9 1', 'ffd6b8', 1.5),
  ),
  sesame: cluster('f6e3b4', 1.4, [
    [-7, -2],
    [-2, -6],
    [4, -3],
    [7, 3],
    [-4, 5],
    [1, 2],
  ]),
  shiitake: mushroom('7a4f33', 'e9d6b8'),
  spinach: leaf(24, 10, '2f7d3c'),
  sprinkles: flecks(['f2557a', '4aa8e0', 'ffc93c', '6cc45a'], 2.6),
  'spring-onion': ring(4, 2.2, '7dbb4a'),
  'slaw-bit':
    line('M-10 4Q-3-6 9-4M-8 8Q2 0 11 3M-9-2Q0-9 8-9', 'f0efcc', 2.4) +
    line('M-8 1Q2-6 10 0', 'f08a24', 2) +
    line('M-6 6Q3-1 9 6', '8fc25a', 2),
  sprouts: strip('M-10 5Q-2-8 8-5', 'f5efdc', 2.6) + oval(9, -5, 3, 2, ball('e3d36f')),
  'star-anise':
    path('M0-11 2.4-3.4 10-6 5 0 11 5 3 3.6 1 12-1.6 4-9 7-4 1-12-2-4-2.6Z', '7a4322') +
    cluster('c98a4f', 1.2, [
      [0, -6],
      [6, -3],
      [6, 3],
      [0, 7],
      [-5, 4],
      [-7, -1],
    ]),
  strawberry: raised(
    'M0 12C-7 8-11 0-8-6-4-9 4-9 8-6 11 0 7 8 0 12Z',
    'e0303c',
    path('M0 9C-4 6-7 0-5-4-2-6 2-6 5-4 7 0 4 6 0 9Z', 'f7848a') +
      path('M0 6C-1.6 4-2.6 0-1.6-2.4Q0-3.4 1.6-2.4C2.6 0 1.6 4 0 6Z', 'fde3df'),
  ),
  'sweet-potato': chunk('ee7f2c', stripes('b54f12', 1.2)),
  tapioca: cluster('3a2420', 4.4, [
    [-6, -3],
    [3, -5],
    [7, 4],
    [-3, 5],
  ]),
  thyme: sprig('5d8a4a', 0.6),
  tofu: cube('f7e8c4', line('M-7-4.4-1-8', 'd9b878', 1.4)),
  tomato: slice(
    11.5,
    'c4261c',
    'e8503a',
    [0, 120, 240]
      .map(
        (turn) =>
          `<g transform="rotate(${turn})">${oval(0, -5.4, 3.6, 2.8, 'f79a6a')}${oval(-1, -5.2, 0.9, 0.6, 'ffe2a0')}${oval(1.2, -5.8, 0.9, 0.6, 'ffe2a0')}</g>`,
      )
      .join(''),
  ),
  truffle: slice(7, '2f2420', '5a463b', line('M-4 0Q0-3 4 0M-3 3Q0 1 3 3', 'b8a28e', 0.8)),
  tuna: cube('cf3b4c', line('M-6-4 0-7.4M-3-1.6 4-6', 'f08a92', 1)),
  wakame:
    line('M-11 5Q-8-8-2-2T6-7 12 2M-8 8Q-1 1 4 5T11 7', '2f6d4a', 3) +
    line('M-9 3Q-6-5-1 0T7-4', '5fae7a', 1.2),
  walnut: chunk('b07a43', line('M0-7Q-3 0 0 7M-5-3Q-2 0-6 4M5-3Q2 0 6 4', '7a4a20', 1.2)),
  'whole-apple': disc(
    13,
    'd8342f',
    line('M0-9Q1-14 4-17', '6b4022', 1.8) + oval(-5, -5, 3, 2, 'ffffff', 'opacity=".6"'),
  ),
  'whole-banana': raised(
    'M-16-6C-12 8 4 14 17 6L19 3C6 6-6 0-10-10L-14-11Z',
    'f6d23f',
    line('M-13-6Q-4 8 15 4', 'fff0a8', 1.6),
  ),
  'whole-pear': raised(
    'M-1-16C6-16 7-9 6-5 14 2 11 15 0 15S-14 2-6-5C-7-9-6-16-1-16Z',
    'c4c648',
    line('M0-15Q1-19 4-20', '6b4022', 1.8) + oval(-5, 3, 2.4, 3.6, 'ffffff', 'opacity=".5"'),
  ),
  wasabi: chunk('9cc25a', '', 'M-8 6Q-8-2-2-4 0-9 3-4 9-2 8 6Z'),
  yolk: disc(7, 'ffab1f', shine),
}

/** The drawing of a bit. Throws for a name there is none of: a recipe is checked when it is drawn. */
export function bit(name: string): Art {
  if (!Object.hasOwn(BITS, name)) throw new Error(`there is no bit '${name}'`)
  return `<use href="#${name}"/>`
}
