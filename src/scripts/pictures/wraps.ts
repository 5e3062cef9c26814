import { mixOf, strewn } from './bits/scatter.ts'
import { ball, dome, haze, lit, pipe, shaded, type Hex } from './shades.ts'
import { line, oval, path, placed, type Art } from './strokes.ts'

/** Three tacos, one behind the other. */
export function tacos(shell: Hex, bits: readonly string[], sauce: Hex, chance: () => number): Art {
  const taco = (x: number, y: number, size: number): Art =>
    placed(
      path('M-74 44C-78-24-36-58 6-56S80-14 72 44Q40 56 0 56T-74 44Z', shaded(shell, 0.2)) +
        strewn(mixOf(bits, 20), { x: -2, y: -12, rx: 64, ry: 42 }, chance, { size: 1.1 }) +
        line('M-52-10q10 10 20-2t22-2 22-2 22 2', sauce, 5, 'opacity=".85"') +
        path('M-84 46C-88-8-52-36-8-34S66-2 62 46Q20 60-10 60T-84 46Z', ball(shell)) +
        [
          [-52, 16],
          [-26, -8],
          [4, -14],
          [30, 12],
          [-8, 28],
          [-40, 40],
          [40, 36],
          [14, 6],
        ]
          .map(([cx = 0, cy = 0], index) =>
            oval(cx, cy, 6 + (index % 3) * 2, 4 + (index % 2) * 2, 'a5662a', 'opacity=".4"'),
          )
          .join('') +
        line('M-76 26C-70-6-44-24-12-25', 'ffffff', 4, 'opacity=".4"'),
      x,
      y,
      { size, turn: -6 },
    )
  return (
    oval(120, 192, 112, 18, haze('3a1206'), 'opacity=".5"') +
    taco(168, 98, 0.8) +
    taco(128, 118, 0.86) +
    taco(90, 144, 0.94)
  )
}

/** A roll in paper, its filling looking out at the top. */
export function wrap(bread: Hex, paper: Hex, mark: Hex, bits: readonly string[], chance: () => number): Art {
  const art =
    path('M-46-70C-46-92 46-92 46-70L40 92Q38 100 30 100H-30Q-38 100-40 92Z', pipe(bread)) +
    [
      [-26, -30],
      [8, -44],
      [26, -14],
      [-10, -10],
      [20, -60],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 9, 6, '9a5f26', 'opacity=".45"'))
      .join('') +
    oval(0, -72, 46, 20, dome(shaded(bread, 0.14))) +
    oval(0, -73, 39, 15, shaded(bread, 0.4)) +
    strewn(mixOf(bits, 17), { x: 0, y: -76, rx: 32, ry: 12 }, chance, { size: 1.15, heap: 18 }) +
    path('M-48-4 50-34 43 92Q40 104 30 104H-30Q-40 104-43 92Z', pipe(paper)) +
    line('M-40 22 42-2M-38 50 40 26M-36 78 38 54', mark, 7, 'opacity=".85"') +
    path('M-40 8-32 100h10L-28 4Z', 'ffffff', 'opacity=".35"')
  return (
    oval(120, 214, 62, 12, haze('3a1206'), 'opacity=".45"') + placed(art, 122, 116, { turn: 10, size: 0.98 })
  )
}

/** A tortilla rolled shut and cut in two, the halves showing what is in them. */
export function burrito(
  bits: readonly string[],
  cover: { readonly sauce?: Hex | undefined; readonly foil?: boolean },
  chance: () => number,
): Art {
  const roll = (foil: boolean): Art =>
    path('M-86-38H30C56-38 62 38 30 40H-86C-108 36-108-34-86-38Z', dome('f0d9ac')) +
    [
      [-60, -20],
      [-30, -26],
      [-4, -16],
      [-46, 6],
      [-14, 14],
      [10, -4],
      [-74, 12],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 10, 6, 'b5793a', 'opacity=".4"'))
      .join('') +
    (foil
      ? path('M-92-40H-14L-26 0-8 42H-92C-114 36-114-34-92-40Z', dome('d5dade')) +
        line('M-80-30-60 30M-60-36-46 36M-40-36-30 20', 'ffffff', 3, 'opacity=".7"')
      : '') +
    oval(34, 1, 22, 40, dome('f6e6c4')) +
    oval(35, 1, 17, 33, '6b3a22') +
    strewn(mixOf(bits, 15), { x: 35, y: 1, rx: 11, ry: 26 }, chance, { size: 0.95 })
  const topped =
    cover.sauce === undefined
      ? ''
      : path(
          'M14 118Q40 84 96 92 150 76 206 100 228 118 212 140 190 132 184 152 170 140 150 160 132 142 108 158 92 142 70 158 58 140 34 150 16 138 14 118Z',
          ball(cover.sauce),
        ) + path('M50 112Q80 96 112 106T178 104Q192 112 176 120T110 124 50 112Z', ball('fbe0a0'))
  return (
    oval(120, 192, 112, 18, haze('3a1206'), 'opacity=".5"') +
    (cover.sauce === undefined
      ? placed(roll(false), 138, 88, { turn: -16, size: 0.86 }) +
        placed(roll(cover.foil ?? true), 116, 152, { turn: -8, size: 0.96 })
      : oval(120, 152, 112, 56, dome('e3cfa8')) +
        oval(120, 150, 96, 44, 'f3e6ca') +
        placed(roll(false), 116, 134, { size: 1.02, turn: -4 }) +
        topped +
        strewn(['coriander', 'chilli', 'coriander', 'chilli'], { x: 120, y: 116, rx: 66, ry: 12 }, chance, {
          size: 1.1,
        }))
  )
}

/** Half a round bread, open at the top and filled. */
export function pita(bits: readonly string[], sauce: Hex, chance: () => number): Art {
  return (
    oval(120, 210, 84, 13, haze('3a1206'), 'opacity=".5"') +
    path('M22 118C30 72 74 46 120 46S210 72 218 118Q170 136 120 136T22 118Z', shaded('e3b56c', 0.2)) +
    strewn(mixOf(bits, 32), { x: 120, y: 98, rx: 84, ry: 28 }, chance, { size: 1.3, heap: 26 }) +
    line('M52 92q14 16 28 0t28 0 28 0 28 0 24-6', sauce, 7) +
    line('M52 90q14 16 28 0t28 0 28 0 28 0', lit(sauce, 0.6), 2, 'opacity=".8"') +
    path('M14 116Q66 146 120 146T226 116C228 172 182 212 120 212S12 172 14 116Z', ball('e8bd74')) +
    [
      [60, 164, 12],
      [96, 184, 9],
      [142, 172, 13],
      [184, 156, 10],
      [120, 158, 8],
      [162, 192, 8],
    ]
      .map(([x = 0, y = 0, r = 0]) => oval(x, y, r, r * 0.66, 'a5662a', 'opacity=".4"'))
      .join('') +
    line('M22 128Q70 154 120 154T214 130', 'fbe3ae', 5, 'opacity=".8"') +
    line('M38 158Q52 186 84 198', 'ffffff', 5, 'opacity=".35"')
  )
}

/** A long, flat bread with turned-up edges: pide, lahmacun. */
export function flatbread(
  shape: 'boat' | 'oval',
  crust: Hex,
  spread: Hex,
  bits: readonly string[],
  chance: () => number,
): Art {
  const art =
    shape === 'boat'
      ? path(
          'M-112 0Q-70-46 0-48T112 0Q70 46 0 48T-112 0Z',
          shaded(crust, 0.3),
          'transform="translate(0 7)"',
        ) +
        path('M-112 0Q-70-46 0-48T112 0Q70 46 0 48T-112 0Z', ball(crust)) +
        path('M-78 0Q-48-29 0-30T78 0Q48 29 0 30T-78 0Z', shaded(spread, 0.14)) +
        path('M-75 0Q-46-26 0-27T75 0Q46 27 0 28T-75 0Z', ball(spread)) +
        strewn(mixOf(bits, 18), { x: 0, y: 0, rx: 56, ry: 18 }, chance, { size: 1.05 })
      : path(
          'M-104 4C-106-46-50-66 2-64S108-44 104 6 50 66-2 64-104 50-104 4Z',
          shaded(crust, 0.3),
          'transform="translate(0 6)"',
        ) +
        path('M-104 4C-106-46-50-66 2-64S108-44 104 6 50 66-2 64-104 50-104 4Z', ball(crust)) +
        path('M-90 4C-90-38-44-54 2-53S92-36 90 5 44 54-2 53-90 42-90 4Z', ball(spread)) +
        strewn(mixOf(bits, 26), { x: 0, y: 0, rx: 72, ry: 38 }, chance, { size: 1.05 })
  return (
    oval(124, 150, 112, 60, haze('3a1206'), 'opacity=".5"') + placed(art, 120, 126, { turn: -16, size: 0.98 })
  )
}

/** Folded tortillas, cut in wedges that show their cheese. */
export function quesadilla(bits: readonly string[], chance: () => number): Art {
  const wedge = (): Art =>
    path('M-66 34 0-52Q66-34 70 30L66 44-64 48Z', shaded('e3b36a', 0.2)) +
    path('M-62 36Q-30 52-10 40T40 44 66 34L68 44-62 48Z', 'fbc93a') +
    strewn(mixOf(bits, 7), { x: 0, y: 42, rx: 56, ry: 3 }, chance, { size: 0.8 }) +
    path('M-66 30 0-56Q66-38 70 26 4 44-66 30Z', ball('efcb8c')) +
    line('M-34 12-10-20M-8 18 18-22M18 18 42-12', '9a5a22', 5, 'opacity=".5"')
  return (
    oval(120, 190, 112, 20, haze('3a1206'), 'opacity=".5"') +
    placed(wedge(), 152, 96, { turn: 14, size: 0.9 }) +
    placed(wedge(), 88, 110, { turn: -18, size: 0.96 }) +
    placed(wedge(), 128, 152, { turn: 4, size: 0.98 })
  )
}
