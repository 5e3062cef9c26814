import { bit } from './bits/bits.ts'
import { morsel } from './plates.ts'
import { mixOf, strewn } from './bits/scatter.ts'
import { ball, dome, haze, lit, pipe, shaded, type Hex } from './shades.ts'
import { line, lump, oval, path, placed, short, type Art } from './strokes.ts'

/** A ball of ice cream with its torn skirt, 96 wide around 0 0. */
export function scoop(colour: Hex, chance: () => number): Art {
  const specks = Array.from({ length: 14 }, () =>
    oval(
      (chance() - 0.5) * 70,
      (chance() - 0.7) * 56,
      1.4 + chance() * 2,
      1 + chance(),
      chance() < 0.5 ? lit(colour, 0.6) : shaded(colour, 0.3),
      'opacity=".6"',
    ),
  ).join('')
  return (
    path('M-48 4C-50-34-28-52 0-52S50-34 48 4Z', ball(colour)) +
    path(
      `M-50 2Q-56 22-42 22-36 12-28 20-20 30-10 20 0 12 10 22 20 30 28 20 38 14 44 22 56 20 50 2 20 14 0 12T-50 2Z`,
      dome(colour),
    ) +
    specks +
    path('M-34-14C-32-32-18-42-4-43-18-34-26-24-28-8Z', 'ffffff', 'opacity=".45"')
  )
}

function scoops(colours: readonly Hex[], x: number, y: number, size: number, chance: () => number): Art {
  const spots = [
    [[0, 0]],
    [
      [-30, 4],
      [30, 0],
    ],
    [
      [-34, 6],
      [34, 4],
      [0, -42],
    ],
  ][Math.min(2, colours.length - 1)] ?? [[0, 0]]
  return spots
    .map(([dx = 0, dy = 0], index) =>
      placed(scoop(colours[index] ?? 'ffffff', chance), x + dx * size * 1.1, y + dy * size, { size }),
    )
    .join('')
}

/** Scoops one upon the other in a waffle cone. */
export function cone(colours: readonly Hex[], tops: readonly string[], chance: () => number): Art {
  const count = colours.length
  const size = count === 1 ? 1.12 : count === 2 ? 0.94 : 0.78
  const base = count === 1 ? 108 : count === 2 ? 124 : 132
  const high = colours
    .map((colour, index) =>
      placed(scoop(colour, chance), 120 + (index % 2 ? 5 : -3), base - index * 46 * size, { size }),
    )
    .join('')
  return (
    oval(120, 222, 30, 7, haze('3a1206'), 'opacity=".5"') +
    path(
      `M${short(120 - 46 * size)} ${base + 8}H${short(120 + 46 * size)}L126 220Q120 226 114 220Z`,
      pipe('dda04e'),
    ) +
    line(
      `M${short(120 - 40 * size)} ${base + 22}L132 204M${short(120 - 18 * size)} ${base + 10}L138 180M${short(120 + 8 * size)} ${base + 10}L146 152M${short(120 + 40 * size)} ${base + 22}L108 204M${short(120 + 18 * size)} ${base + 10}L102 180M${short(120 - 8 * size)} ${base + 10}L94 152`,
      '9a5a1c',
      2.4,
      'opacity=".6"',
    ) +
    high +
    strewn(tops, { x: 120, y: base - (count - 1) * 46 * size - 32 * size, rx: 22, ry: 12 }, chance, {
      size: 1.2,
    })
  )
}

/** Scoops in a paper cup. */
export function iceCup(
  paper: Hex,
  colours: readonly Hex[],
  tops: readonly string[],
  chance: () => number,
): Art {
  return (
    oval(120, 214, 70, 12, haze('3a1206'), 'opacity=".5"') +
    scoops(colours, 120, colours.length === 3 ? 108 : 104, colours.length === 1 ? 1.25 : 0.98, chance) +
    strewn(tops, { x: 120, y: 70, rx: 40, ry: 16 }, chance, { size: 1.3 }) +
    path('M46 116H194L176 200Q174 212 162 212H78Q66 212 64 200Z', pipe(paper)) +
    path(
      'M42 110Q42 104 50 104H190Q198 104 198 110V118Q198 124 190 124H50Q42 124 42 118Z',
      pipe(lit(paper, 0.4)),
    ) +
    line('M58 146q10 12 20 0t20 0 20 0 20 0 20 0 20 0', 'ffffff', 5, 'opacity=".7"')
  )
}

/** Soft ice turned into a peak, in a cup or a cone. */
export function softServe(
  colour: Hex,
  vessel: 'cup' | 'cone',
  sauce: Hex | undefined,
  tops: readonly string[],
  chance: () => number,
): Art {
  const turns = [
    [64, 0],
    [52, -30],
    [38, -56],
    [24, -78],
  ]
  const peak =
    turns
      .map(
        ([half = 0, y = 0]) =>
          path(
            `M${-half} ${y}C${-half - 10} ${y - 24} ${half * 0.6} ${y - 34} ${half} ${y - 12}C${half + 12} ${y + 8} ${half * 0.4} ${y + 20} 0 ${y + 20}S${-half - 6} ${y + 14} ${-half} ${y}Z`,
            ball(colour),
          ) +
          line(
            `M${-half + 8} ${y + 4}Q0 ${y + 18} ${half - 6} ${y - 4}`,
            shaded(colour, 0.16),
            2.4,
            'opacity=".7"',
          ),
      )
      .join('') + path('M-16-84Q-4-116 14-118 6-106 16-92 8-78-16-84Z', ball(colour))
  const poured =
    sauce === undefined
      ? ''
      : path(
          'M-22-82Q-14-110 12-116 22-96 30-82 46-60 40-50 32-60 28-42 18-60 10-40 0-26-8-58-20-40-26-56-34-64-22-82Z',
          ball(sauce),
          'opacity=".95"',
        ) + line('M-12-84Q-4-102 8-106', 'ffffff', 3, 'opacity=".6"')
  const holder =
    vessel === 'cone'
      ? path('M62 122H178L168 148H72Z', pipe('e3a856')) +
        path('M74 148H166L140 216Q120 222 100 216Z', pipe('dda04e')) +
        line(
          'M80 164 160 156M88 188 154 176M92 152 116 214M124 150 128 216M150 150 134 214',
          '9a5a1c',
          2.4,
          'opacity=".55"',
        )
      : path('M52 124H188L172 204Q170 212 160 212H80Q70 212 68 204Z', pipe('f3f7f8')) +
        path('M60 148 176 148 172 172H66Z', pipe('f08a9c'))
  return (
    oval(120, 216, 60, 11, haze('3a1206'), 'opacity=".5"') +
    placed(peak + poured, 120, 122) +
    strewn(tops, { x: 120, y: 76, rx: 40, ry: 30 }, chance, { size: 1.1 }) +
    holder
  )
}

/** A tall glass in layers with a ball of ice cream, cream and fruit. */
export function sundae(
  layers: readonly Hex[],
  colour: Hex,
  tops: readonly string[],
  chance: () => number,
): Art {
  const [low = 'ffffff', middle = low, upper = middle] = layers
  return (
    oval(120, 217, 52, 9, haze('3a1206'), 'opacity=".5"') +
    oval(120, 212, 46, 8, 'e6f0f2') +
    path('M112 178H128V210H112Z', pipe('e3eef0')) +
    path('M52 84H188Q182 156 138 184H102Q58 156 52 84Z', 'f2f9fa', 'opacity=".9"') +
    path('M60 92H180Q174 150 134 176H106Q66 150 60 92Z', pipe(low)) +
    path('M60 92H180Q177 124 162 146 120 158 78 146 63 124 60 92Z', pipe(middle)) +
    path('M60 92H180Q178 108 174 118 120 134 66 118 62 108 60 92Z', pipe(upper)) +
    placed(scoop(colour, chance), 88, 84, { size: 0.84 }) +
    placed(scoop(lit(colour, 0.3), chance), 150, 84, { size: 0.84 }) +
    path(
      'M78 62Q74 42 94 42 100 18 122 26 146 16 152 42 170 46 162 64 140 76 120 74T78 62Z',
      ball('fffaf0'),
    ) +
    line('M92 56Q106 44 122 52T150 46', 'eadcc0', 3) +
    strewn(tops, { x: 120, y: 46, rx: 38, ry: 16 }, chance, { size: 1.5 }) +
    path('M66 98Q72 140 100 166 84 134 80 98Z', 'ffffff', 'opacity=".5"')
  )
}

/** A halved banana with three balls in a long dish. */
export function bananaSplit(chance: () => number): Art {
  return (
    oval(120, 202, 108, 14, haze('3a1206'), 'opacity=".5"') +
    path('M12 116Q120 70 228 116 220 100 196 92 120 66 44 92 20 100 12 116Z', ball('f6d75a')) +
    [
      ['fbe6b4', 70],
      ['6b3d26', 120],
      ['f08a9c', 170],
    ]
      .map(([colour, x]) => placed(scoop(String(colour), chance), Number(x), 106, { size: 0.78 }))
      .join('') +
    path(
      'M40 84Q70 52 96 80 110 60 132 66 160 56 176 74 200 76 196 96 186 104 180 92 168 110 158 92 146 84 136 96 124 112 114 94 102 84 92 98 80 108 72 92 56 96 40 84Z',
      ball('5a2f1a'),
      'opacity=".92"',
    ) +
    [
      [72, 66],
      [120, 60],
      [168, 66],
    ]
      .map(
        ([x = 0, y = 0]) =>
          path(
            `M${x - 20} ${y}Q${x - 14} ${y - 22} ${x} ${y - 18} ${x + 16} ${y - 22} ${x + 20} ${y} ${x} ${y + 10} ${x - 20} ${y}Z`,
            ball('fffaf0'),
          ) + placed(oval(0, 0, 9, 9, ball('d8243a')) + line('M1-8Q4-18 12-22', '5f8a34', 2.4), x, y - 24),
      )
      .join('') +
    strewn(mixOf(['peanut', 'almond'], 8), { x: 120, y: 92, rx: 76, ry: 12 }, chance, { size: 0.9 }) +
    path('M10 118Q120 156 230 118 220 188 160 200H80Q20 188 10 118Z', pipe('e3eff2'), 'opacity=".95"') +
    path('M10 118Q120 168 230 118 228 128 222 136 120 176 18 136 12 128 10 118Z', ball('f6d75a')) +
    path('M30 150Q44 180 80 192 60 170 52 154Z', 'ffffff', 'opacity=".6"')
  )
}

/** Something baked on a plate with a ball of ice cream and fruit upon it. */
export function withIceCream(base: string, colour: Hex, tops: readonly string[], chance: () => number): Art {
  return (
    oval(120, 168, 112, 48, haze('3a1206'), 'opacity=".5"') +
    oval(120, 152, 110, 58, shaded('f8f5ee', 0.2)) +
    oval(120, 147, 110, 58, dome('f8f5ee')) +
    placed(morsel(base), 120, 140, { size: 1.5 }) +
    placed(scoop(colour, chance), 124, base === 'pancake-stack' ? 98 : 122, { size: 0.92 }) +
    strewn(tops, { x: 120, y: 158, rx: 76, ry: 22 }, chance, { size: 1.5 })
  )
}

/** A tub with a lid, to take home. */
export function tub(paper: Hex, colour: Hex, chance: () => number): Art {
  return (
    oval(120, 214, 80, 13, haze('3a1206'), 'opacity=".5"') +
    oval(120, 96, 84, 26, dome(lit(paper, 0.3))) +
    oval(120, 96, 76, 21, shaded(colour, 0.1)) +
    scoops([colour, colour, colour], 120, 92, 0.74, chance) +
    path('M36 100Q120 140 204 100L188 200Q186 212 172 212H68Q54 212 52 200Z', pipe(paper)) +
    path('M42 132Q120 172 198 132L193 166Q120 206 47 166Z', pipe('fffaf0')) +
    line('M84 172Q96 150 108 166T132 164 156 164', shaded(colour, 0.25), 6) +
    path('M48 122 66 204h12L62 132Z', 'ffffff', 'opacity=".35"')
  )
}

/** A glass dish of something set or layered. */
export function pot(layers: readonly Hex[], tops: readonly string[], chance: () => number): Art {
  const [low = 'ffffff', upper = low] = layers
  return (
    oval(120, 212, 66, 12, haze('3a1206'), 'opacity=".5"') +
    path('M50 74H190L174 196Q172 210 158 210H82Q68 210 66 196Z', 'f3fafb', 'opacity=".95"') +
    path('M58 88H182L168 194Q166 202 158 202H82Q74 202 72 194Z', pipe(low)) +
    path('M58 88H182L175 136Q120 152 65 136Z', pipe(upper)) +
    oval(120, 88, 62, 17, ball(upper)) +
    strewn(tops, { x: 120, y: 84, rx: 46, ry: 11 }, chance, { size: 1.35, heap: 10 }) +
    path('M64 100 78 196h11L78 104Z', 'ffffff', 'opacity=".5"') +
    '<ellipse cx="120" cy="75" rx="70" ry="16" fill="none" stroke="#fff" stroke-width="3.4" opacity=".85"/>'
  )
}

/** A slice of bread or a half roll with what lies on it, seen a little from above. */
export function openSandwich(
  bread: Hex,
  spread: Hex,
  layers: readonly string[],
  tops: readonly string[],
  chance: () => number,
): Art {
  return (
    oval(120, 178, 110, 26, haze('3a1206'), 'opacity=".5"') +
    path(
      'M18 132C14 96 54 84 120 84S226 96 222 132V154C222 180 180 186 120 186S18 180 18 154Z',
      ball(bread),
    ) +
    path(lump(120, 128, 100, 42, chance, { corners: 16, uneven: 0.03 }), ball(lit(bread, 0.55))) +
    path(lump(120, 126, 92, 37, chance, { corners: 12, uneven: 0.08 }), ball(spread)) +
    strewn(mixOf(layers, 16), { x: 120, y: 122, rx: 74, ry: 26 }, chance, { size: 1.75, heap: 18 }) +
    strewn(tops, { x: 120, y: 108, rx: 56, ry: 18 }, chance, { size: 1.6, heap: 12 })
  )
}

/** Two halves of a roll with a filling that shows at its edge. */
export function filledRoll(crust: Hex, layers: readonly string[], frill: Hex, chance: () => number): Art {
  const row = (y: number, size: number, from: number) =>
    Array.from({ length: 9 }, (_, index) =>
      placed(
        bit(layers[(index + from) % layers.length] ?? ''),
        36 + index * 21 + (chance() - 0.5) * 6,
        y + (chance() - 0.5) * 4,
        { size, turn: (chance() - 0.5) * 60 },
      ),
    ).join('')
  return (
    oval(120, 190, 106, 14, haze('3a1206'), 'opacity=".5"') +
    path('M18 148H222Q226 186 190 188H50Q14 186 18 148Z', dome(crust)) +
    path('M18 148Q120 138 222 148 120 164 18 148Z', lit(crust, 0.6)) +
    line('M14 140q13 16 26 0t26 0 26 0 26 0 26 0 26 0 26 0 26 0', shaded(frill, 0.12), 12) +
    line('M14 138q13 16 26 0t26 0 26 0 26 0 26 0 26 0 26 0 26 0', lit(frill, 0.2), 6) +
    row(130, 1.5, 0) +
    row(120, 1.4, 1) +
    path('M14 116C10 66 60 52 120 52S230 66 226 116Q120 130 14 116Z', ball(crust)) +
    path('M38 90Q54 66 104 62 64 76 52 98Z', 'ffffff', 'opacity=".4"') +
    line(
      'M74 70Q90 82 88 104M116 64Q130 78 128 106M158 68Q172 82 168 104',
      shaded(crust, 0.3),
      3,
      'opacity=".6"',
    )
  )
}
