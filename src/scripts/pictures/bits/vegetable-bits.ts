import {
  chunk,
  cluster,
  cube,
  disc,
  flecks,
  leaf,
  raised,
  rays,
  ring,
  shine,
  slice,
  spots,
  sprig,
  strip,
  stripes,
} from './bit-shapes.ts'
import { ball, shaded, type Hex } from '../shades.ts'
import { faint, line, oval, path, type Art } from '../strokes.ts'

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

const greens = (dark: Hex, pale: Hex): Art =>
  raised(
    'M-2 12C-8 12-14 7-12 2-15-2-11-8-7-8-6-13 1-14 4-10 9-12 14-7 12-2 15 2 12 9 7 9 6 12 1 13-2 12Z',
    dark,
    line('M0 11Q1 2-2-8M0 4-7-2M0 1 7-4M1 7 8 3', pale, 1.4, 'opacity=".75"'),
  )

/** Vegetables, herbs, pulses and what is strewn or spread, each drawn around 0 0 and about 24 wide. */
export const VEGETABLE_BITS: Readonly<Record<string, Art>> = {
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
  bamboo: raised('M-11-3 10-5 11 3-10 5Z', 'ecd79a', line('M-9-1 9-3M-9 2 9 .6', 'c9a95e', 0.9)),
  basil: leaf(26, 9, '3f9a3c'),
  beans: cluster('7a2a1f', 4, [
    [-5, -3],
    [4, -4],
    [0, 4],
    [8, 4],
    [-8, 5],
  ]),
  beetroot: slice(10, '7d1f45', 'b03263', ring(5.6, 1, '8c2450')),
  'black-beans': cluster('3d2a2b', 3.6, [
    [-5, -3],
    [4, -4],
    [0, 4],
    [8, 3],
    [-8, 5],
  ]),
  'black-olive': ring(6, 4.6, '3b2a35'),
  broccoli: floret('3f8f3d', '9cc56c'),
  cabbage:
    line('M-11-3Q-4-10 4-6T12-3M-11 3Q-3-3 4 1T11 5M-8 8Q0 3 8 9', '8e3a7d', 2.6) +
    line('M-9-1Q-2-6 5-3M-6 5Q1 1 8 6', 'dfb3d8', 1.4),
  caper: disc(4, '6f7f3a') + oval(-1, -1.4, 1.2, 0.9, 'c8d28c'),
  carrot: strip('M-11 3Q-2-6 11-3', 'f08a24', 4.4),
  'carrot-disc': slice(8.5, 'e67817', 'f99b3c', oval(0, 0, 3.2, 3.2, 'f6b25f')),
  cauliflower: floret('f6ecd2', 'dfe0b0'),
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
  chives: strip('M-10 4 8-6', '4f9a3e', 2.4) + strip('M-5 9 11 3', '67b04e', 2.2),
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
  'fried-onion': flecks(['b5651d', 'd98f3e', '8f4a14'], 2.4),
  garlic: raised('M0-10Q9-3 7 4 4 9 0 9T-7 4Q-9-3 0-10Z', 'fbf1dc', line('M0-8Q-2 0 0 8', 'd8bf92', 1)),
  ginger: raised(
    'M-11 2Q-7-8 0-5 8-9 11-2 7 2 8 6 0 8-2 4-9 8-11 2Z',
    'f6b7a8',
    line('M-7 1Q-1-4 7-3', 'fde0d6', 1.6),
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
  herbs: flecks(['4e9a3f', '6fb555', '3a7f33'], 1.9),
  jalapeno: ring(
    6.4,
    3.4,
    '5d9a35',
    cluster('f3e7a8', 1.2, [
      [-1.8, 0],
      [2, 1],
    ]),
  ),
  lettuce: greens('69b23e', 'd8eea6'),
  'lime-leaf': leaf(22, 7, '2f7a3a'),
  mint: leaf(22, 8, '4fae5e'),
  mushroom: mushroom('b98a5c', 'fbf1df'),
  nori: path('M-10-6 8-9 11 6-8 9Z', '24352c') + line('M-6-4 6-6M-5 2 7 0', '3f5a4a', 1),
  nacho: raised('M-11 8 1-11 12 6Q2 11-11 8Z', 'efb341', spots('c9791f', 1)),
  'onion-ring': ring(8, 2.6, 'f3e6ee'),
  'oyster-mushroom': mushroom('a99a8d', 'efe7da'),
  parsley: raised('M0 10Q0 4-2 3-9 5-9-1-12-5-6-8-4-13 1-10 7-12 9-6 13-1 7 1 6 5 1 4Z', '3f9440'),
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
  potato: chunk('eccb7a', spots('c79a3f', 0.9)),
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
  'red-onion': ring(8, 2.4, 'b0467f') + ring(4.6, 1.6, 'd98fb8'),
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
  'spring-onion': ring(4, 2.2, '7dbb4a'),
  'slaw-bit':
    line('M-10 4Q-3-6 9-4M-8 8Q2 0 11 3M-9-2Q0-9 8-9', 'f0efcc', 2.4) +
    line('M-8 1Q2-6 10 0', 'f08a24', 2) +
    line('M-6 6Q3-1 9 6', '8fc25a', 2),
  sprouts: strip('M-10 5Q-2-8 8-5', 'f5efdc', 2.6) + oval(9, -5, 3, 2, ball('e3d36f')),
  'sweet-potato': chunk('ee7f2c', stripes('b54f12', 1.2)),
  thyme: sprig('5d8a4a', 0.6),
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
  wakame:
    line('M-11 5Q-8-8-2-2T6-7 12 2M-8 8Q-1 1 4 5T11 7', '2f6d4a', 3) +
    line('M-9 3Q-6-5-1 0T7-4', '5fae7a', 1.2),
  wasabi: chunk('9cc25a', '', 'M-8 6Q-8-2-2-4 0-9 3-4 9-2 8 6Z'),
}
