import { bit } from './bits.ts'
import { strewn } from './scatter.ts'
import { ball, dome, haze, lit, pipe, shaded, type Hex } from './shades.ts'
import { box, faint, line, oval, path, placed, short, type Art } from './strokes.ts'

const floor = (half: number, y = 216): Art => oval(120, y, half, half * 0.16, haze('3a1206'), 'opacity=".5"')

const straw = (colour: Hex, x = 132, top = 14, bottom = 150): Art =>
  line(`M${x + 22} ${top}L${x} ${bottom}`, shaded(colour, 0.14), 7.4) +
  line(`M${x + 21} ${top}L${x - 1} ${bottom}`, lit(colour, 0.4), 3, 'stroke-dasharray="7 9"')

function iceCubes(count: number, y: number, half: number, chance: () => number): Art {
  return Array.from({ length: count }, (_, index) => {
    const x = 120 - half + ((index + 0.5) / count) * half * 2 + (chance() - 0.5) * 8
    return placed(
      box(-12, -12, 24, 24, 5, 'ffffff', 'opacity=".42"') +
        line('M-8-6-8 6M-8-8H6', 'ffffff', 2.4, 'opacity=".7"'),
      x,
      y + (index % 2) * 16 + chance() * 8,
      { turn: (chance() - 0.5) * 60 },
    )
  }).join('')
}

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

/** A paper cup with a lid and a straw. */
export function paperCup(colour: Hex, mark: Hex, drink: Hex): Art {
  return (
    floor(58) +
    straw(mark, 128, 8, 74) +
    path('M66 72H174L160 202Q159 212 149 212H91Q81 212 80 202Z', pipe(colour)) +
    path('M71 118H169L164 166H76Z', pipe(mark)) +
    oval(120, 142, 17, 17, lit(colour, 0.5)) +
    path('M120 128Q132 142 128 150A9 9 0 0 1 112 150Q108 142 120 128Z', ball(drink)) +
    path('M60 62Q60 54 70 54H170Q180 54 180 62V70Q180 76 172 76H68Q60 76 60 70Z', pipe('f5efe6')) +
    path('M72 54Q76 42 90 42H150Q164 42 168 54Z', pipe('fdfaf4')) +
    path('M78 84 88 202h9L90 84Z', 'ffffff', 'opacity=".32"')
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

export type Cup = {
  readonly ware: Hex
  readonly drink: Hex
  /** What is drawn on top: a leaf of milk, cream, nothing. */
  readonly art?: 'leaf' | 'heart' | 'foam' | 'cream' | undefined
  readonly small?: boolean
  readonly beside?: string
}

/** A cup on its saucer, seen from the side of the table. */
export function cup({ ware, drink, art, small = false, beside }: Cup): Art {
  const cream = 'fff4e0'
  const tops = {
    leaf:
      path('M120 70C96 76 96 92 120 102 144 92 144 76 120 70Z', cream) +
      line(
        'M120 72V104M108 80Q114 88 120 88M132 80Q126 88 120 88M104 88Q112 96 120 96M136 88Q128 96 120 96',
        drink,
        2.4,
      ),
    heart: path(
      'M120 104C92 90 96 72 110 74 118 75 120 82 120 82S122 75 130 74C144 72 148 90 120 104Z',
      cream,
    ),
    foam: oval(120, 87, 58, 22, ball('f5dfba')) + oval(112, 84, 30, 10, 'fff6e4', 'opacity=".8"'),
    cream:
      path(
        'M74 92Q70 74 92 72 96 56 120 58 146 54 150 72 172 76 166 92 150 108 120 108T74 92Z',
        ball('fffaf0'),
      ) + line('M94 80Q106 68 124 72T148 82', 'e9d9bd', 3),
  }
  const body =
    oval(120, 198, 100, 20, haze('3a1206'), 'opacity=".4"') +
    oval(120, 190, 98, 25, dome(shaded(ware, 0.08))) +
    oval(120, 186, 98, 25, dome(ware)) +
    oval(120, 187, 60, 14, shaded(ware, 0.14)) +
    line('M182 104Q218 100 214 130T172 152', shaded(ware, 0.12), 13) +
    line('M182 103Q214 100 210 129T172 149', lit(ware, 0.5), 5) +
    path('M48 86C50 140 70 176 92 186H148C170 176 190 140 192 86Z', pipe(ware)) +
    oval(120, 86, 72, 31, dome(lit(ware, 0.4))) +
    oval(120, 88, 65, 26, ball(drink)) +
    (art === undefined ? oval(100, 82, 26, 7, 'ffffff', 'opacity=".25"') : tops[art]) +
    path('M58 104Q66 146 86 168 76 136 74 112Z', 'ffffff', 'opacity=".4"')
  const steam =
    art === 'cream'
      ? ''
      : faint(
          line(
            'M100 50Q92 38 100 28T98 8M124 46Q116 34 124 24T122 4M146 50Q138 40 146 30T144 12',
            'ffffff',
            5,
          ),
          0.5,
        )
  const whole =
    body + steam + (beside === undefined ? '' : placed(bit(beside), 44, 186, { size: 2.1, turn: -16 }))
  return small ? placed(whole, 27, 34, { size: 0.78 }) : whole
}

/** A tall glass of coffee in layers. */
export function layeredCoffee(layers: readonly Hex[], chance: () => number, ice = false): Art {
  const [low = 'ffffff', middle = low, upper = middle] = layers
  return (
    floor(52) +
    (ice ? straw('3f3a36', 128, 14, 180) : '') +
    path('M74 52H166L156 200Q155 212 144 212H96Q85 212 84 200Z', 'f3fafb', 'opacity=".85"') +
    path('M80 72H160L151 198Q150 206 142 206H98Q90 206 89 198Z', pipe(low)) +
    path('M80 72H160L155 146Q120 154 85 146Z', pipe(middle)) +
    path('M80 72H160L158 104Q120 112 82 104Z', pipe(upper)) +
    oval(120, 72, 40, 9, lit(upper, 0.3)) +
    (ice
      ? iceCubes(4, 88, 28, chance)
      : path('M80 72Q82 56 104 58 118 48 136 57 158 56 160 72 120 84 80 72Z', ball('fff6e6'))) +
    path('M84 80 93 196h9L95 80Z', 'ffffff', 'opacity=".5"') +
    '<ellipse cx="120" cy="52" rx="46" ry="8" fill="none" stroke="#fff" stroke-width="3" opacity=".85"/>'
  )
}

/** A shake with cream, what is poured over it and what lies on it. */
export function shake(
  drink: Hex,
  sauce: Hex,
  tops: readonly string[],
  chance: () => number,
  small = false,
): Art {
  const whole =
    floor(50) +
    straw('d8402f', 124, 2, 110) +
    path(
      'M66 70H174L150 188Q148 196 142 198V206Q160 208 160 214H80Q80 208 98 206V198Q92 196 90 188Z',
      'f3fafb',
      'opacity=".9"',
    ) +
    path('M73 78H167L146 182Q144 190 136 190H104Q96 190 94 182Z', pipe(drink)) +
    line('M84 82Q88 112 100 96T118 118 136 92 156 84', sauce, 7, 'opacity=".7"') +
    path(
      'M62 76Q54 60 74 54 74 38 98 42 106 20 128 34 152 26 156 48 184 52 176 74 168 86 120 88T62 76Z',
      ball('fff8ec'),
    ) +
    line('M78 64Q92 50 108 58T144 50M96 44Q108 34 126 42', 'f0dfc4', 3.4) +
    line('M84 58Q98 42 110 54T138 42 156 60', sauce, 4.4) +
    strewn(tops, { x: 116, y: 46, rx: 30, ry: 12 }, chance, { size: 1.4 }) +
    path('M84 92 104 184h8L96 92Z', 'ffffff', 'opacity=".4"')
  return small ? placed(whole, 29, 40, { size: 0.76 }) : whole
}

/** A clear cup with a dome: bubble tea, slush. */
export function domedCup(layers: readonly Hex[], ofStraw: Hex, pearls: boolean, chance: () => number): Art {
  const [low = 'ffffff', upper = low] = layers
  return (
    floor(54) +
    line('M152 6 128 190', shaded(ofStraw, 0.1), 12) +
    line('M150 8 126 188', lit(ofStraw, 0.4), 4) +
    path('M70 76H170L156 204Q155 214 145 214H95Q85 214 84 204Z', pipe(low), 'opacity=".96"') +
    path('M70 76H170L163 140Q120 152 77 140Z', pipe(upper), 'opacity=".85"') +
    (pearls
      ? Array.from({ length: 24 }, (_, index) =>
          oval(
            93 + (index % 7) * 9 + (Math.floor(index / 7) % 2) * 4,
            204 - Math.floor(index / 7) * 11,
            6.4,
            6.4,
            ball('35201a'),
          ),
        ).join('')
      : Array.from({ length: 26 }, () =>
          oval(
            120 + (chance() - 0.5) * 76,
            84 + chance() * 112,
            3 + chance() * 5,
            2 + chance() * 4,
            'ffffff',
            'opacity=".4"',
          ),
        ).join('')) +
    path('M66 74Q72 28 120 28T174 74Z', 'ffffff', 'opacity=".5"') +
    box(60, 68, 120, 13, 6, pipe('fdfaf4')) +
    path('M82 66Q86 40 110 36 94 46 92 66Z', 'ffffff', 'opacity=".8"') +
    path('M80 90 92 204h9L92 90Z', 'ffffff', 'opacity=".45"')
  )
}

/** A pot, a beaker and what is drunk from them. */
export function teaSet(pot: Hex, tea: Hex): Art {
  return (
    oval(120, 202, 108, 16, haze('3a1206'), 'opacity=".45"') +
    line('M150 110Q182 96 178 136T140 172', shaded(pot, 0.2), 11) +
    path('M44 118Q16 100 22 82L32 80Q34 98 54 104Z', dome(pot)) +
    path('M40 132Q40 90 92 88T146 132Q146 184 118 196H68Q40 184 40 132Z', ball(pot)) +
    path('M64 92Q70 78 93 78T122 92Q93 102 64 92Z', dome(lit(pot, 0.1))) +
    oval(93, 74, 9, 8, ball(pot)) +
    path('M54 116Q60 102 80 98 64 112 62 140Z', 'ffffff', 'opacity=".4"') +
    path('M142 152H216Q214 190 196 202H162Q144 190 142 152Z', pipe('f6efe2')) +
    oval(179, 152, 37, 11, 'fffaf0') +
    oval(179, 153, 32, 8.4, ball(tea)) +
    faint(line('M168 132Q160 120 168 110T166 92M188 130Q180 120 188 110T186 96', 'ffffff', 4.4), 0.55)
  )
}

/** A flask of sake with its cup. */
export function sakeSet(ware: Hex): Art {
  return (
    oval(120, 206, 88, 14, haze('3a1206'), 'opacity=".45"') +
    path(
      'M88 34H122Q120 58 116 74 144 88 146 128V186Q146 206 128 208H82Q64 206 64 186V128Q66 88 94 74 90 58 88 34Z',
      pipe(ware),
    ) +
    oval(105, 35, 17, 5, 'd9cdb8') +
    line('M66 140Q105 152 145 140', '3f6a9a', 5) +
    line('M66 152Q105 164 145 152', '3f6a9a', 2.4) +
    path('M78 116Q82 98 96 90 88 104 88 184 80 184 78 176Z', 'ffffff', 'opacity=".55"') +
    path('M150 166H206Q204 200 190 206H166Q152 200 150 166Z', pipe(ware)) +
    oval(178, 166, 28, 8, 'fffaf0') +
    oval(178, 167, 23, 5.6, 'e6eef0')
  )
}

/** A young coconut, opened. */
export function coconutDrink(): Art {
  return (
    oval(120, 206, 84, 14, haze('3a1206'), 'opacity=".5"') +
    path('M40 110Q40 196 120 210 200 196 200 110Z', ball('7ea845')) +
    path('M40 110Q46 84 120 82T200 110Q186 140 120 142T40 110Z', ball('f7f1df')) +
    oval(120, 110, 52, 17, 'e2d8bd') +
    oval(120, 113, 47, 13, ball('f4fbfa')) +
    straw('e0533f', 136, 22, 112) +
    path('M58 130Q62 170 90 190 72 168 72 138Z', 'ffffff', 'opacity=".3"') +
    placed(bit('lime-wedge'), 74, 92, { size: 2.2, turn: -20 })
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
