import { bit } from './bits/bits.ts'
import { strewn } from './bits/scatter.ts'
import { floor, iceCubes, straw } from './drink-shapes.ts'
import { ball, dome, haze, lit, pipe, shaded, type Hex } from './shades.ts'
import { box, faint, line, oval, path, placed, type Art } from './strokes.ts'

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
