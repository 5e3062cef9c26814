import { morsel, SIDES } from './plates.ts'
import { strewn } from './bits/scatter.ts'
import { ball, dome, haze, lit, pipe, shaded, type Hex } from './shades.ts'
import { box, line, oval, path, placed, type Art } from './strokes.ts'

/** A lacquered box in compartments: the main piece, rice, and what goes beside. */
export function bento(main: string, sides: readonly string[], gyoza: string, chance: () => number): Art {
  const well = (x: number, y: number, width: number, height: number): Art =>
    box(x, y, width, height, 9, '5a1a18') + box(x, y + 3, width, height - 3, 9, dome('7d2a24'))
  const side = (index: number): Art => SIDES[sides[index] ?? '']?.(chance) ?? ''
  return (
    box(16, 64, 208, 146, 22, haze('3a1206'), 'opacity=".5"') +
    box(14, 46, 212, 156, 18, '1f1a1c') +
    box(14, 40, 212, 156, 18, dome('3a3032')) +
    box(20, 46, 200, 144, 14, 'b5382c') +
    well(26, 52, 112, 76) +
    well(144, 52, 70, 62) +
    well(26, 134, 76, 50) +
    well(108, 134, 106, 50) +
    well(144, 120, 70, 8) +
    placed(SIDES['rice']?.(chance) ?? '', 178, 88, { size: 0.78 }) +
    strewn(['sesame', 'sesame'], { x: 178, y: 78, rx: 20, ry: 8 }, chance, { size: 1.2 }) +
    placed(morsel(main), 64, 84, { size: 0.56, turn: -8 }) +
    placed(morsel(main), 98, 96, { size: 0.56, turn: 6 }) +
    placed(side(0), 64, 164, { size: 0.78 }) +
    placed(morsel(gyoza), 134, 160, { size: 0.46 }) +
    placed(morsel(gyoza), 164, 164, { size: 0.46 }) +
    placed(side(1), 196, 166, { size: 0.5 }) +
    line('M30 50H120', 'ffffff', 3, 'opacity=".35"')
  )
}

/** A round tray with little bowls, rice and bread. */
export function thali(curries: readonly Hex[], chance: () => number): Art {
  const spots = [
    [62, 112],
    [104, 86],
    [152, 88],
    [186, 120],
  ] as const
  const katori = (colour: Hex): Art =>
    oval(2, 14, 30, 12, '3a1206', 'opacity=".3"') +
    path('M-30 0Q-28 20-16 24H16Q28 20 30 0Z', pipe('c4713a')) +
    oval(0, 0, 30, 14, dome('f0c79a')) +
    oval(0, 1, 25, 10.6, ball(colour)) +
    line('M-10-2Q0-8 12-3', lit(colour, 0.6), 2.6)
  return (
    oval(120, 166, 116, 58, haze('3a1206'), 'opacity=".5"') +
    oval(120, 148, 114, 76, shaded('c4713a', 0.2)) +
    oval(120, 141, 114, 76, dome('d98a4e')) +
    oval(120, 143, 101, 65, shaded('e8b184', 0.1)) +
    oval(120, 146, 98, 61, dome('eebd92')) +
    spots.map(([x, y], index) => placed(katori(curries[index] ?? 'fdf8ee'), x, y)).join('') +
    placed(SIDES['rice']?.(chance) ?? '', 82, 168, { size: 0.82 }) +
    placed(morsel('naan'), 150, 170, { size: 0.72, turn: -10 }) +
    strewn(['coriander', 'coriander'], { x: 120, y: 150, rx: 30, ry: 10 }, chance, { size: 1 })
  )
}

/** A basket or a stand of many small things, with leaves between them. */
export function sushiBoard(names: readonly string[], surface: 'slate' | 'board', chance: () => number): Art {
  const count = names.length
  const inRow = count <= 4 ? 2 : count <= 9 ? 3 : 4
  const rows = Math.ceil(count / inRow)
  const colour = surface === 'slate' ? '54565c' : 'b98349'
  const size = inRow === 2 ? 0.92 : inRow === 3 ? 0.68 : 0.52
  const top = 118 - rows * 20
  return (
    box(8, top + 14, 224, 222 - top, 22, haze('3a1206'), 'opacity=".45"') +
    path(`M30 ${top}H210L232 196Q232 208 220 208H20Q8 208 8 196Z`, shaded(colour, 0.4)) +
    path(`M30 ${top - 8}H210L232 188Q232 198 220 198H20Q8 198 8 188Z`, dome(colour)) +
    names
      .map((name, index) => {
        const row = Math.floor(index / inRow)
        const members = Math.min(inRow, count - row * inRow)
        return placed(
          morsel(name),
          120 +
            ((index % inRow) - (members - 1) / 2) *
              (inRow === 2 ? 98 : inRow === 3 ? 68 : 52) *
              (0.9 + row * 0.05),
          top + 22 + row * ((178 - top) / rows),
          { size: size * (0.92 + row * 0.05) },
        )
      })
      .join('') +
    strewn(['wasabi', 'ginger'], { x: 196, y: 180, rx: 10, ry: 6 }, chance, { size: 1.1 })
  )
}
