import { MAX_LINE_QUANTITY } from '../constants.ts'
import type { BasketLine, Selection } from './basket.ts'

/** Whether two lines are the same product with the same parts, and so one line of more pieces (S4.76). */
export function isSameChoice(line: BasketLine, other: BasketLine): boolean {
  return line.code === other.code && isSameSelection(line.selection, other.selection)
}

/** A line with pieces added, up to the most a line may hold (S4.76, S9.1). */
export function withMore(line: BasketLine, quantity: number): BasketLine {
  return { ...line, quantity: Math.min(MAX_LINE_QUANTITY, line.quantity + quantity) }
}

function isSameSelection(selection: Selection, other: Selection): boolean {
  const paths = Object.keys(selection)
  return paths.length === Object.keys(other).length && paths.every((path) => selection[path] === other[path])
}
