import { chunk, cluster, cube, disc, flecks, raised, rays, shine, slice } from './bit-shapes.ts'
import { ball, type Hex } from '../shades.ts'
import { faint, line, oval, path, type Art } from '../strokes.ts'

const citrus = (skin: Hex, flesh: Hex): Art =>
  slice(11, skin, 'fff6d8', oval(0, -0.3, 8, 8, ball(flesh)) + rays(8, 1, 8, 'fff6d8', 1.1))

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

/** Fruit, berries, nuts and what is sweet, each drawn around 0 0 and about 24 wide. */
export const FRUIT_BITS: Readonly<Record<string, Art>> = {
  almond: raised('M-7 2Q-4-5 8-3 6 5-4 6-7 5-7 2Z', 'f0d9ac', line('M-4 2Q1-1 6-2', 'a5763f', 0.9)),
  apple: raised(
    'M-11-2Q0-8 11-2 8 8 0 9-8 8-11-2Z',
    'c8362f',
    path('M-9.6-1Q0-5 9.6-1 6 6 0 6.6-6 6-9.6-1Z', 'fdf3d2'),
  ),
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
  blueberry: disc(
    7.4,
    '3f5aa8',
    path('M0-5l1.4 2.6L4-3 2.4-.6 4 1.8 1 1.4 0 4-1 1.4-4 1.8-2.4-.6-4-3l2.6.6Z', '27386f') +
      oval(-3, -4, 2, 1.3, 'c9d6ff', 'opacity=".7"'),
  ),
  cashew: raised('M-8 5C-12-3-4-9 4-7 10-6 11 1 6 3 4 3 4 0 1-1-3-1-3 4-4 6-6 8-8 7-8 5Z', 'e9cd92'),
  chia: cluster('3b3a44', 1.3, [
    [-6, -3],
    [-2, 4],
    [3, -5],
    [6, 2],
    [0, -1],
    [-6, 5],
    [5, 7],
  ]),
  chocolate: cube('5a3220'),
  'choc-chip': disc(3.4, '4a2716', oval(-1, -1.4, 1, 0.7, 'a7795c')),
  cinnamon: raised(
    'M-13-1Q-13-5-9-5L12-8Q14-6 13-3L-9 3Q-13 3-13-1Z',
    'a8612f',
    line('M-9-2 12-5.6', '7a3f18', 1.2),
  ),
  coconut: raised('M-11 2Q-2-8 11-4 4-3-1 2-6 7-11 2Z', 'ffffff', line('M-9 3Q-3-5 9-4.4', 'd8c2a0', 1)),
  dates: raised(
    'M-10 1Q-6-7 4-6 12-4 9 3 2 8-6 6-10 5-10 1Z',
    '6b3620',
    line('M-6 0Q0-3 6-1', 'a96b48', 1.2),
  ),
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
  honey: faint(raised('M-9 0Q-7-8 2-7 10-6 8 1 6 8-2 7-9 6-9 0Z', 'f2a71b', shine), 0.85),
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
  lemon: citrus('f5cf3a', 'fbe06a'),
  'lemon-wedge': raised(
    'M-12-3Q0 12 12-3Z',
    'f2c62c',
    path('M-9.6-2Q0 8 9.6-2Z', 'fdeb95') + line('M0-2V4M-5-2-2 3M5-2 2 3', 'fff7d2', 1),
  ),
  lime: citrus('5fa02f', 'b5d95f'),
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
  oats: cluster('e3c28c', 2.6, [
    [-6, -3],
    [0, -5],
    [6, -1],
    [-4, 4],
    [3, 4],
  ]),
  orange: citrus('ee8a1e', 'fbab47'),
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
  'pumpkin-seed': raised('M-7 2Q-2-6 8-2 4 5-3 5-7 5-7 2Z', '6f8f3f'),
  raisin: cluster('4b2a2a', 2.8, [
    [-5, -3],
    [4, -4],
    [0, 4],
  ]),
  raspberry: berry('d62f56'),
  sprinkles: flecks(['f2557a', '4aa8e0', 'ffc93c', '6cc45a'], 2.6),
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
  tapioca: cluster('3a2420', 4.4, [
    [-6, -3],
    [3, -5],
    [7, 4],
    [-3, 5],
  ]),
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
}
