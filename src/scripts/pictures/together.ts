import { placed, type Art } from './strokes.ts'

type Stand = readonly [x: number, y: number, size: number]

/** Where each stands, from the back to the front; all touch the same table. */
const STANDS: readonly (readonly Stand[])[] = [
  [],
  [[0, 0, 1]],
  [
    [82, 6, 0.68],
    [-4, 52, 0.78],
  ],
  [
    [112, 2, 0.56],
    [-8, 4, 0.58],
    [34, 62, 0.76],
  ],
  [
    [118, 6, 0.52],
    [56, -6, 0.5],
    [-10, 8, 0.52],
    [36, 68, 0.72],
  ],
]

/** Whole pictures side by side on one table, the last of them in front and the largest. */
export function together(pictures: readonly Art[]): Art {
  const stands = STANDS[pictures.length]
  if (stands === undefined) throw new Error(`no more than ${STANDS.length - 1} pictures stand together`)
  return pictures
    .map((art, index) => {
      const [x, y, size] = stands[index] ?? [0, 0, 1]
      return placed(art, x, y, { size })
    })
    .join('')
}
