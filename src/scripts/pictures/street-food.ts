import { bit } from './bits/bits.ts'
import { mixOf, strewn } from './bits/scatter.ts'
import { stick } from './plates.ts'
import { ball, dome, haze, lit, pipe, shaded, type Hex } from './shades.ts'
import { box, line, oval, path, placed, short, type Art } from './strokes.ts'

/** A paper box of fries, with what is poured and strewn over them. */
export function friesBox(
  paper: Hex,
  mark: Hex,
  fry: Hex,
  {
    sauce,
    bits = [],
    big = false,
  }: { readonly sauce?: Hex | undefined; readonly bits?: readonly string[]; readonly big?: boolean },
  chance: () => number,
): Art {
  const count = big ? 22 : 17
  const spread = big ? 150 : 122
  const back = Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1) - 0.5
    return placed(
      stick(fry, (big ? 92 : 78) + chance() * 24 - Math.abs(share) * 40),
      120 + share * spread,
      132 + Math.abs(share) * 6,
      { turn: share * 66 + (chance() - 0.5) * 16 },
    )
  })
  const front = Array.from({ length: count - 6 }, (_, index) => {
    const share = index / (count - 7) - 0.5
    return placed(stick(fry, 54 + chance() * 22), 120 + share * (spread - 22), 138, {
      turn: share * 50 + (chance() - 0.5) * 26,
    })
  })
  const topping =
    sauce === undefined
      ? ''
      : path(
          'M52 104Q58 76 84 82 96 58 122 70 150 56 160 80 186 80 190 106 184 124 172 114 168 140 156 124 142 116 132 128 128 150 116 130 104 118 92 130 84 140 78 120 60 122 52 104Z',
          ball(sauce),
        ) + line('M70 96Q90 80 110 84M130 82Q150 76 168 92', lit(sauce, 0.6), 4, 'opacity=".7"')
  const half = big ? 84 : 70
  return (
    oval(120, 216, half, 12, haze('3a1206'), 'opacity=".5"') +
    back.join('') +
    front.join('') +
    topping +
    strewn(mixOf(bits, bits.length === 0 ? 0 : 14), { x: 120, y: 104, rx: 58, ry: 22 }, chance, {
      size: 1.1,
    }) +
    path(
      `M${120 - half} 122Q120 152 ${120 + half} 122L${120 + half - 18} 206Q${120 + half - 20} 214 ${120 + half - 30} 214H${120 - half + 30}Q${120 - half + 20} 214 ${120 - half + 18} 206Z`,
      pipe(paper),
    ) +
    path(
      `M${120 - half + 5} 142Q120 174 ${120 + half - 5} 142L${120 + half - 9} 162Q120 194 ${120 - half + 9} 162Z`,
      mark,
      'opacity=".9"',
    ) +
    path(
      `M${120 - half + 12} 132 ${120 - half + 26} 206h12L${120 - half + 28} 140Z`,
      'ffffff',
      'opacity=".22"',
    )
  )
}

/** A sausage in its bread, seen from above, lying across. */
export function hotdog(
  bread: Hex,
  sausage: Hex,
  tops: readonly string[],
  sauces: readonly Hex[],
  chance: () => number,
): Art {
  const wave = (y: number, colour: Hex) =>
    line(
      `M-72 ${y}${Array.from({ length: 9 }, (_, index) => `q8 ${index % 2 ? 11 : -11} 16 0`).join('')}`,
      colour,
      6.4,
    ) +
    line(
      `M-72 ${y - 1.6}${Array.from({ length: 9 }, (_, index) => `q8 ${index % 2 ? 11 : -11} 16 0`).join('')}`,
      lit(colour, 0.5),
      1.8,
      'opacity=".8"',
    )
  const art =
    oval(4, 40, 98, 22, haze('3a1206'), 'opacity=".5"') +
    path('M-96 10C-98-34-70-42 0-42S98-34 96 10C94 40 64 46 0 46S-94 40-96 10Z', ball(shaded(bread, 0.06))) +
    path('M-88-4C-86-30-60-32 0-32S86-30 88-4C80 16 50 18 0 18S-80 16-88-4Z', dome(lit(bread, 0.5))) +
    path(
      'M-106-4C-108-24-92-30-76-26-30-20 30-20 76-26 92-30 108-24 106-4 104 14 90 20 74 16 30 10-30 10-74 16-90 20-104 14-106-4Z',
      dome(sausage),
    ) +
    line('M-90-14Q0-6 88-15', 'ffffff', 5, 'opacity=".4"') +
    placed(
      strewn(mixOf(tops, tops.length === 0 ? 0 : 16), { x: 0, y: 6, rx: 78, ry: 13 }, chance, { size: 1.1 }),
      0,
      0,
    ) +
    sauces.map((colour, index) => wave(-10 + index * 9, colour)).join('') +
    path('M-96 16Q-60 34 0 34T96 16C94 44 64 50 0 50S-94 44-96 16Z', ball(bread)) +
    line('M-84 26Q-40 40 30 40', lit(bread, 0.6), 4, 'opacity=".6"')
  return placed(art, 120, 122, { turn: -24 })
}

/** Cobs on sticks with what they were rolled in. */
export function elote(chance: () => number): Art {
  const cob = (): Art =>
    line('M0 60V100', 'c79a5a', 9) +
    path('M-24 62C-34 10-28-70 0-82 28-70 34 10 24 62Q0 72-24 62Z', pipe('f6c63a')) +
    Array.from({ length: 11 }, (_, row) =>
      [-17, -6, 6, 17]
        .map((x) => oval(x * (1 - Math.abs(row - 6) * 0.03), -66 + row * 12, 5.4, 5, ball('fbd34a')))
        .join(''),
    ).join('') +
    line('M-20-40Q0-30 20-42M-24-10Q0 2 24-12M-24 22Q0 34 24 20', 'fffaf0', 7, 'opacity=".9"') +
    strewn(mixOf(['chilli', 'coriander', 'feta'], 9), { x: 0, y: -4, rx: 16, ry: 52 }, chance, { size: 0.72 })
  return (
    oval(120, 214, 80, 13, haze('3a1206'), 'opacity=".45"') +
    placed(cob(), 88, 112, { turn: -16 }) +
    placed(cob(), 150, 114, { turn: 14 }) +
    placed(bit('lime-wedge'), 122, 200, { size: 2.4 })
  )
}

/** Corn chips in a heap with what is poured over and stands in them. */
export function nachos(sauces: readonly Hex[], bits: readonly string[], chance: () => number): Art {
  const chips = Array.from({ length: 34 }, () => {
    const angle = chance() * 2 * Math.PI
    const far = Math.sqrt(chance())
    return {
      x: 120 + Math.cos(angle) * far * 92,
      y: 134 + Math.sin(angle) * far * 46 - (1 - far) * 52,
      turn: chance() * 360,
    }
  }).toSorted((a, b) => a.y - b.y)
  const poured = sauces
    .map((colour, index) =>
      path(
        `M${70 + index * 26} ${short(88 + index * 12)}q20-26 52-14 26 10 20 30-12 14-20 2-4 26-16 10-10-8-18 6-10 8-16-10-10-8-2-24Z`,
        ball(colour),
        'opacity=".95"',
      ),
    )
    .join('')
  return (
    oval(120, 192, 112, 18, haze('3a1206'), 'opacity=".5"') +
    oval(120, 158, 110, 50, dome('c2673c')) +
    oval(120, 152, 100, 42, 'a5512c') +
    chips.map(({ x, y, turn }) => placed(bit('nacho'), x, y, { turn, size: 1.8 })).join('') +
    poured +
    strewn(mixOf(bits, bits.length === 0 ? 0 : 14), { x: 120, y: 112, rx: 66, ry: 28 }, chance, { size: 1.1 })
  )
}

/** A box for something to give: the kids' surprise. */
export function giftBox(paper: Hex, ribbon: Hex): Art {
  return (
    oval(120, 208, 84, 13, haze('3a1206'), 'opacity=".5"') +
    box(48, 104, 144, 102, 8, dome(paper)) +
    box(40, 84, 160, 32, 7, dome(lit(paper, 0.1))) +
    box(106, 84, 28, 122, 0, dome(ribbon)) +
    path(
      'M120 84C96 84 70 70 74 54 80 38 108 52 120 82 132 52 160 38 166 54 170 70 144 84 120 84Z',
      ball(ribbon),
    ) +
    oval(120, 80, 11, 9, ball(shaded(ribbon, 0.1)))
  )
}
