import { bit } from './bits/bits.ts'
import { strewn } from './bits/scatter.ts'
import { floor, iceCubes, straw } from './drink-shapes.ts'
import { ball, lit, pipe, shaded, type Hex } from './shades.ts'
import { box, faint, line, oval, path, placed, short, type Art } from './strokes.ts'

export type Glass = {
  readonly drink: Hex
  /** What the drink shades into towards the bottom. */
  readonly sinking?: Hex
  readonly ice?: boolean
  readonly straw?: Hex
  readonly foam?: Hex
  /** A bit that hangs on the rim. */
  readonly rim?: string
  /** Bits that float in it. */
  readonly bits?: readonly string[]
  /** Bits on top, for foam and cream. */
  readonly top?: readonly string[]
  readonly pearls?: boolean
  readonly bubbles?: boolean
  readonly short?: boolean
}

/** A straight glass, filled. */
export function glass(
  {
    drink,
    sinking,
    ice = false,
    straw: ofStraw,
    foam,
    rim,
    bits = [],
    top = [],
    pearls = false,
    bubbles = false,
    short: isShort = false,
  }: Glass,
  chance: () => number,
): Art {
  const up = isShort ? 92 : 50
  const widest = isShort ? 62 : 56
  const low = isShort ? 46 : 40
  const level = up + (foam === undefined ? 20 : 12)
  const at = (y: number) => low + (widest - low) * ((210 - y) / (210 - up))
  const side = (y: number) => `${short(120 - at(y) + 5)} ${y}`
  const right = (y: number) => `${short(120 + at(y) - 5)} ${y}`
  const body = (y: number) =>
    `M${side(y)}L${side(198)}Q${short(120 - low + 7)} 204 ${short(120 - low + 14)} 204H${short(120 + low - 14)}Q${short(120 + low - 7)} 204 ${right(198)}L${right(y)}Z`
  return (
    floor(64) +
    path(
      `M${120 - widest} ${up}L${120 - low} 204Q${120 - low + 2} 212 ${120 - low + 12} 212H${120 + low - 12}Q${120 + low - 2} 212 ${120 + low} 204L${120 + widest} ${up}Z`,
      'f3fafb',
      'opacity=".75"',
    ) +
    (ofStraw === undefined ? '' : faint(straw(ofStraw, 128, 12, 190), 1)) +
    path(body(level), pipe(drink)) +
    (sinking === undefined
      ? ''
      : path(body(138), pipe(sinking), 'opacity=".75"') + path(body(166), pipe(sinking))) +
    oval(120, level, at(level) - 5, 9, lit(foam ?? drink, 0.3)) +
    (ice ? iceCubes(4, level + 18, at(level) - 18, chance) : '') +
    (bubbles
      ? Array.from({ length: 16 }, () =>
          oval(
            120 + (chance() - 0.5) * low * 1.7,
            level + 14 + chance() * 128,
            1 + chance() * 1.8,
            1 + chance() * 1.8,
            'ffffff',
            'opacity=".6"',
          ),
        ).join('')
      : '') +
    strewn(bits, { x: 120, y: 130, rx: low - 14, ry: 56 }, chance, { size: 1.25 }) +
    (pearls
      ? Array.from({ length: 22 }, (_, index) =>
          oval(
            120 - low + 14 + (index % 7) * ((low * 2 - 28) / 6),
            196 - Math.floor(index / 7) * 10 + (index % 2) * 4,
            6,
            6,
            ball('3a2218'),
          ),
        ).join('')
      : '') +
    (foam === undefined
      ? ''
      : path(
          `M${side(level - 2)}Q${short(120 - at(level) - 2)} ${level - 20} 96 ${level - 20}Q104 ${level - 32} 122 ${level - 27}Q150 ${level - 30} ${right(level - 2)}L${right(level + 6)}Q120 ${level + 18} ${side(level + 6)}Z`,
          ball(foam),
        )) +
    strewn(top, { x: 120, y: level - 18, rx: 26, ry: 6 }, chance, { size: 1.15 }) +
    path(
      `M${120 - widest + 9} ${up + 8}L${120 - low + 8} 196h8L${120 - widest + 20} ${up + 8}Z`,
      'ffffff',
      'opacity=".5"',
    ) +
    path(
      `M${120 + widest - 13} ${up + 14}L${120 + low - 12} 190h3L${120 + widest - 8} ${up + 14}Z`,
      'ffffff',
      'opacity=".3"',
    ) +
    `<ellipse cx="120" cy="${up}" rx="${widest}" ry="10" fill="none" stroke="#fff" stroke-width="3" opacity=".8"/>` +
    (rim === undefined ? '' : placed(bit(rim), 120 + widest - 8, up + 2, { turn: 16, size: 2.1 }))
  )
}

/** A drinks can with a band and the fruit it tastes of. */
export function can(colour: Hex, band: Hex, fruit?: string): Art {
  return (
    floor(50) +
    path('M78 52Q80 40 92 38H148Q160 40 162 52V196Q160 208 148 212H92Q80 208 78 196Z', pipe(colour)) +
    path('M78 104Q120 122 162 92V158Q120 186 78 166Z', pipe(band)) +
    (fruit === undefined
      ? path('M96 142Q108 116 120 138T146 128', 'none') +
        line('M96 144Q108 120 120 140T146 128', lit(colour, 0.7), 7)
      : placed(bit(fruit), 120, 136, { size: 2, turn: -12 })) +
    oval(120, 42, 36, 8, pipe('d8dde0')) +
    oval(120, 41, 29, 5.6, 'b7bfc4') +
    path('M112 38q8-4 16 0l-2 5h-12Z', 'eef2f4') +
    path('M80 198Q120 214 160 198L152 210Q120 218 88 210Z', pipe('c3cacd')) +
    path('M88 56H98V196Q92 194 88 190Z', 'ffffff', 'opacity=".42"')
  )
}

/** A bottle with a label; `neck` as long as that of a beer. */
export function bottle({
  glass: colour,
  label,
  cap,
  mark,
  wine = false,
}: {
  readonly glass: Hex
  readonly label: Hex
  readonly cap: Hex
  readonly mark: Hex
  readonly wine?: boolean
}): Art {
  const body = wine
    ? 'M106 30H134V78Q134 92 148 102 156 110 156 124V202Q156 214 144 214H96Q84 214 84 202V124Q84 110 92 102 106 92 106 78Z'
    : 'M108 34H132V66Q132 82 146 98 154 108 154 122V202Q154 214 142 214H98Q86 214 86 202V122Q86 108 94 98 108 82 108 66Z'
  return (
    floor(46) +
    path(body, pipe(colour)) +
    box(104, wine ? 22 : 22, 32, wine ? 34 : 16, 4, pipe(cap)) +
    path(
      wine ? 'M84 128Q120 134 156 128V186Q120 192 84 186Z' : 'M86 128Q120 134 154 128V180Q120 186 86 180Z',
      pipe(label),
    ) +
    line('M98 144Q120 148 142 144', mark, 6) +
    line('M102 158Q120 161 138 158M106 168Q120 170 134 168', shaded(label, 0.25), 2.4) +
    path('M94 108Q112 88 112 66V42H116V66Q116 92 102 112V204H94Z', 'ffffff', 'opacity=".34"')
  )
}

/** Clear water in a bottle with a blue cap. */
export function waterBottle(label: Hex, cap: Hex, bubbles: boolean): Art {
  const rings = bubbles
    ? [
        [104, 96],
        [132, 112],
        [116, 190],
        [138, 196],
        [100, 200],
        [128, 86],
        [110, 118],
      ]
        .map(([x = 0, y = 0]) => oval(x, y, 2.6, 2.6, 'ffffff', 'opacity=".9"'))
        .join('')
    : ''
  return (
    floor(46) +
    path(
      'M106 40H134V58Q152 70 156 92V204Q156 216 144 216H96Q84 216 84 204V92Q88 70 106 58Z',
      pipe('bfe3f2'),
    ) +
    path(
      'M88 92Q92 74 108 64H132Q148 74 152 92V202Q152 212 142 212H98Q88 212 88 202Z',
      pipe('d9f0f8'),
      'opacity=".8"',
    ) +
    rings +
    path('M84 120Q120 126 156 120V176Q120 182 84 176Z', pipe(label)) +
    path('M96 160Q108 138 118 152T144 140L148 162Q120 168 96 164Z', 'ffffff', 'opacity=".85"') +
    box(103, 24, 34, 20, 5, pipe(cap)) +
    path('M94 94Q98 82 106 76V206Q96 208 94 200Z', 'ffffff', 'opacity=".6"')
  )
}

/** Half a litre of beer with its foam. */
export function beer(colour: Hex): Art {
  return (
    floor(56) +
    line('M160 92H184Q196 92 196 106V150Q196 166 182 170L160 176', 'dfeaec', 13, 'opacity=".9"') +
    line('M160 92H182Q192 92 192 106V150Q192 162 180 166L160 172', 'ffffff', 4, 'opacity=".8"') +
    path('M68 58H166L162 202Q162 212 152 212H82Q72 212 72 202Z', 'eef6f8', 'opacity=".85"') +
    path('M75 72H159L156 196Q156 204 148 204H86Q78 204 78 196Z', pipe(colour)) +
    [
      [96, 190],
      [112, 160],
      [128, 184],
      [140, 150],
      [104, 130],
      [132, 118],
      [118, 100],
      [146, 196],
    ]
      .map(([x = 0, y = 0], index) =>
        oval(x, y, 2 + (index % 3) * 0.7, 2 + (index % 3) * 0.7, 'fff3c4', 'opacity=".85"'),
      )
      .join('') +
    path(
      'M66 74Q56 54 76 48 82 30 104 38 120 22 138 36 160 30 164 48 180 56 168 74 160 84 152 76 146 100 138 78 118 90 104 78 96 88 88 80 74 86 66 74Z',
      ball('fffaf0'),
    ) +
    path('M78 56Q92 42 108 48', 'none') +
    line('M80 58Q92 44 110 48M124 46Q136 40 150 50', 'ffffff', 4) +
    path('M84 96 88 194h8L94 96Z', 'ffffff', 'opacity=".5"')
  )
}

/** A glass on a stem. */
export function wineGlass(
  wine: Hex,
  { ice = false, rim }: { readonly ice?: boolean; readonly rim?: string } = {},
  chance: () => number = () => 0.5,
): Art {
  return (
    floor(44) +
    oval(120, 211, 38, 7, 'e6f0f2') +
    oval(120, 209, 38, 7, 'f8fcfd') +
    path('M115 146H125V206Q120 210 115 206Z', pipe('e3eef0')) +
    path('M72 32H168Q180 112 142 138 120 152 98 138 60 112 72 32Z', 'f2f9fa', 'opacity=".8"') +
    path('M70 74H170Q170 114 138 132 120 142 102 132 70 114 70 74Z', ball(wine)) +
    oval(120, 74, 50, 9, lit(wine, 0.28)) +
    (ice ? iceCubes(3, 80, 36, chance) : '') +
    path('M80 40Q74 92 96 124 86 92 90 40Z', 'ffffff', 'opacity=".6"') +
    `<ellipse cx="120" cy="33" rx="48" ry="8" fill="none" stroke="#fff" stroke-width="3" opacity=".85"/>` +
    (rim === undefined ? '' : placed(bit(rim), 160, 44, { turn: 18, size: 2.1 }))
  )
}

/** A wide glass on a stem, with salt or sugar on its rim. */
export function coupe(drink: Hex, salt: Hex, rim: string): Art {
  return (
    floor(46) +
    oval(120, 211, 40, 7, 'e6f0f2') +
    oval(120, 209, 40, 7, 'f8fcfd') +
    path('M115 132H125V206Q120 210 115 206Z', pipe('e3eef0')) +
    path(
      'M44 52H196Q190 98 150 112 134 124 126 140H114Q106 124 90 112 50 98 44 52Z',
      'f2f9fa',
      'opacity=".85"',
    ) +
    path('M52 64H188Q180 94 148 106 132 114 124 130H116Q108 114 92 106 60 94 52 64Z', ball(drink)) +
    oval(120, 64, 68, 10, lit(drink, 0.3)) +
    `<ellipse cx="120" cy="52" rx="76" ry="12" fill="none" stroke="#${salt}" stroke-width="6" stroke-dasharray="2 3"/>` +
    path('M56 66Q64 92 92 102 72 88 68 68Z', 'ffffff', 'opacity=".6"') +
    placed(bit(rim), 182, 48, { turn: 12, size: 2.2 })
  )
}

/** A shot glass and the root it is pressed of. */
export function shot(drink: Hex, beside: string): Art {
  return (
    floor(70) +
    path('M72 92H152L142 206H82Z', 'f3fafb', 'opacity=".9"') +
    path('M79 108H145L138 198H86Z', pipe(drink)) +
    oval(112, 108, 33, 7, lit(drink, 0.35)) +
    path('M82 112 90 196h7L92 112Z', 'ffffff', 'opacity=".5"') +
    placed(bit(beside), 172, 192, { size: 2.8, turn: -8 })
  )
}
