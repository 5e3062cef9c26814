import { availabilityOf, soldNow } from '../catalogue/availability.ts'
import type { SaleTerms } from '../catalogue/availability.ts'
import { productIn } from '../catalogue/menu.ts'
import { barredParts, partPath, sellableSelection } from '../catalogue/options.ts'
import type { Menu } from '../catalogue/product.ts'
import type { Problem } from '../problem.ts'
import type { Basket, BasketLine, ChosenPart, Selection } from './basket.ts'

/** A line that cannot be had as it is. */
export type LineConflict = {
  readonly line: BasketLine
  readonly problem: Problem
  /** The chosen parts that stand in the way; none where it is the product itself. */
  readonly barred: readonly ChosenPart[]
  /** The line's choices without them, where the product itself can be had; something may have to be chosen instead. */
  readonly mended?: Selection
}

/**
 * Why a line cannot be had by these terms: gone, sold out or with something sold out, not sold this way, or with alcohol
 * that stays in the house; undefined where it can (S4.69, S4.84, S5.47, S5.49). Coupons are judged when paying.
 */
export function conflictOf(line: BasketLine, menu: Menu, saleTerms: SaleTerms): LineConflict | undefined {
  if (line.type === 'COUPON') return undefined
  const product = productIn(menu, line.code)
  if (!product) return { line, problem: 'product.notFound', barred: [] }
  const { problem } = availabilityOf(product, saleTerms)
  if (problem) return { line, problem, barred: [] }
  const now = soldNow(product, saleTerms)
  const barred = barredParts(now, line.selection)
  const [first] = barred
  if (first?.problem === undefined) return undefined
  const paths = barred.map(partPath)
  return {
    line,
    problem: first.problem,
    barred: line.parts.filter(({ path }) => paths.includes(path)),
    mended: sellableSelection(now, line.selection),
  }
}

/** The lines that could not be had by these terms, asked before a mode is chosen too; what another menu knows besides is found when it has come. */
export function lineConflicts(basket: Basket, menu: Menu, saleTerms: SaleTerms): readonly LineConflict[] {
  return basket.lines.flatMap((line) => conflictOf(line, menu, saleTerms) ?? [])
}
