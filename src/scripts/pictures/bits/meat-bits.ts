import { chunk, cluster, cube, disc, half, raised, ring, shine, slice, spots, stripes } from './bit-shapes.ts'
import { ball, lit, shaded, type Hex } from '../shades.ts'
import { line, oval, path, type Art } from '../strokes.ts'

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

/** Meat, fish, eggs and cheese, each drawn around 0 0 and about 24 wide. */
export const MEAT_BITS: Readonly<Record<string, Art>> = {
  anchovy: raised('M-12 2Q-4-5 12-2 4 5-8 5Z', '8d6a58', line('M-8 2Q0-1 9-1', 'd9b8a0', 1.2)),
  bacon: raised(
    'M-12-3Q-7-8-3-4T5-4 12-5L11 4Q6 8 2 4T-6 5-12 5Z',
    'a8402f',
    line('M-11 0Q-6-4-2-1T6-1 11-1', 'f3cba5', 2.4) + line('M-11 3.4Q-6 0-2 3T6 3 11 2.6', 'd9795a', 1.2),
  ),
  beef: chunk('7a4027', spots('572a16', 1.2)),
  'blue-cheese': cube(
    'f4eed8',
    cluster('5f7fa0', 1.6, [
      [-4, 3],
      [3, -5],
      [4, 5],
      [-2, -3],
    ]),
  ),
  'brown-cheese': raised('M-12-4 9-8 12 3-8 8Z', 'b97a3f'),
  butter: cube('fbd84a'),
  cheddar: chunk('f5a623', '', 'M-11-3 4-9 11-2 5 8-9 6Z'),
  chicken: chunk('e0aa62', stripes('9a5a22')),
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
  'goat-cheese': slice(9, 'efe6d2', 'fffdf5'),
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
  kebab: raised(
    'M-12 2Q-6-7 2-5T12-5Q13 0 8 3T-4 5-12 2Z',
    '8f4d29',
    line('M-8 1Q-2-4 4-2T10-2', 'c98050', 1.5),
  ),
  lamb: chunk('84492a', spots('5a2c14', 1.2)),
  meatball: disc(11, '7d4a2b', spots('5b3018', 1.2) + oval(-4, -5, 3, 1.8, 'd9a37c', 'opacity=".6"')),
  mozzarella: raised(
    'M-11 1C-12-7-3-11 4-9 12-7 12 3 6 7-1 11-10 9-11 1Z',
    'fffaf0',
    oval(-3, -4, 3.6, 2, 'ffffff'),
  ),
  'nugget-bit': chunk(
    'e0a040',
    cluster('f8d68f', 1.4, [
      [-4, -4],
      [3, -3],
      [5, 3],
      [-3, 4],
    ]),
  ),
  paneer: cube('fdf1d0', line('M-6-4-1-6.6', 'd9a34c', 1.6)),
  parmesan: raised('M-10 4-4-8 11-4 4 7Z', 'f7e3a4'),
  pepperoni: disc(11, 'c8402a', ring(9.6, 1.8, 'a82a1a') + spots('f0a184', 1.3)),
  pork: chunk('d59a6e', stripes('a86438', 1.4)),
  prawn: prawn('f58a5a'),
  prosciutto: raised(
    'M-13 2C-10-8-4-8-1-3 2-9 8-9 12-3 13 4 6 5 3 2 1 8-8 9-13 2Z',
    'cf5a62',
    line('M-10 0C-8-5-4-5-1 0 2-5 7-5 10-2', 'f9d3c8', 2) + line('M-8 4Q-3 3 0 3', 'e88d8d', 1.4),
  ),
  'rare-beef': raised(
    'M-13 4C-14-7-6-12 2-10 9-13 14-5 11 2 13 8 5 12-1 8-7 12-13 10-13 4Z',
    '8a4a34',
    path('M-10 4C-11-4-5-9 2-7 8-9 10-4 8 2 9 6 4 8-1 5-6 8-10 8-10 4Z', ball('d9606a')),
  ),
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
  tofu: cube('f7e8c4', line('M-7-4.4-1-8', 'd9b878', 1.4)),
  tuna: cube('cf3b4c', line('M-6-4 0-7.4M-3-1.6 4-6', 'f08a92', 1)),
  yolk: disc(7, 'ffab1f', shine),
}
