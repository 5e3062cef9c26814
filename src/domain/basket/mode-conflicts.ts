import { availabilityOf, isBarred } from '../catalogue/availability.ts'
import type { SaleTerms } from '../catalogue/availability.ts'
import { productIn } from '../catalogue/menu.ts'
import { chooseNone, partAt } from '../catalogue/options.ts'
import type { Menu } from '../catalogue/product.ts'
import type { Basket, BasketLine, ChosenPart, Selection } from './basket.ts'
import { problemOfLine } from './line-availability.ts'

/** A line that cannot be had in another mode as it is. */
export type ModeConflict = {
  readonly line: BasketLine
  /** The chosen parts that stand in the way; none where it is the product itself. */
  readonly barred: readonly ChosenPart[]
  /** The line's choices without them, where the product itself can be had; something may have to be chosen instead. */
  readonly mended?: Selection
}

/**
 * The lines that could not be had in the mode of these terms, asked before it is chosen (S4.84, S5.47, S5.49). What the
 * menu of that mode knows besides is found when it has come.
 */
export function modeConflicts(basket: Basket, menu: Menu, saleTerms: SaleTerms): readonly ModeConflict[] {
  return basket.lines.flatMap((line) => {
    if (line.type === 'COUPON' || problemOfLine(line, menu, saleTerms) === undefined) return []
    return [conflictOf(line, menu, saleTerms)]
  })
}

function conflictOf(line: BasketLine, menu: Menu, saleTerms: SaleTerms): ModeConflict {
  const product = productIn(menu, line.code)
  if (product === undefined || availabilityOf(product, saleTerms).problem !== undefined)
    return { line, barred: [] }
  const barred = line.parts.filter(({ path, quantity, kind }) => {
    const abv = partAt(product, path)?.product.metadata.alcoholByVolume ?? 0
    return quantity > 0 && kind !== 'without' && isBarred(abv, saleTerms)
  })
  const mended = barred.reduce<Selection>((rest, { path }) => chooseNone(product, rest, path), line.selection)
  return { line, barred, mended }
}
