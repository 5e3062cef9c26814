import type { SaleTerms } from '../catalogue/availability.ts'
import { productIn } from '../catalogue/menu.ts'
import { partsOf } from '../catalogue/options.ts'
import { canOrderSelection } from '../catalogue/orderable-selection.ts'
import type { Menu, Product, Tax } from '../catalogue/product.ts'
import type { LineId } from '../ids.ts'
import type { Minor } from '../money/minor.ts'
import { unitPriceOf } from '../money/pricing.ts'
import { taxedAmount } from '../money/tax.ts'
import type { Basket, BasketLine, ChosenPart } from './basket.ts'
import { removeLine } from './change-quantity.ts'
import { conflictOf, type LineConflict } from './line-conflicts.ts'

/** S3.37; prices are those of one piece with tax, in minor units. */
export type PriceChange = { readonly line: BasketLine; readonly was: Minor; readonly is: Minor }

/** What another menu did to a basket. */
export type MenuChange = {
  readonly disabled: readonly BasketLine[]
  readonly partsChanged: readonly BasketLine[]
  readonly priceChanged: readonly PriceChange[]
}

export type Conflicts = MenuChange & {
  /** What may come back: it is asked about and stays until then (S4.69). */
  readonly soldOut: readonly LineConflict[]
}

/** Lines the menu no longer sells as they are, each under its gravest reason; coupons are judged when paying (S4.68, S4.84). */
export function findConflicts(basket: Basket, menu: Menu, saleTerms: SaleTerms): Conflicts {
  const disabled: BasketLine[] = []
  const soldOut: LineConflict[] = []
  const partsChanged: BasketLine[] = []
  const priceChanged: PriceChange[] = []
  for (const line of basket.lines) {
    if (line.type === 'COUPON') continue
    const product = productIn(menu, line.code)
    const conflict = conflictOf(line, menu, saleTerms)
    if (product === undefined || (conflict && conflict.problem !== 'product.outage')) disabled.push(line)
    else if (haveChanged(line, product)) partsChanged.push(line)
    else {
      if (conflict) soldOut.push(conflict)
      const was = taxedAmount(line.unitPrice, line.tax).withTax
      const is = taxedAmount(unitPriceOf(product, line.selection), product.tax).withTax
      if (was !== is) priceChanged.push({ line, was, is })
    }
  }
  return { disabled, soldOut, partsChanged, priceChanged }
}

/** Whether a change of the menu touches the basket at all (S4.68). */
export function isTouched({ disabled, partsChanged, priceChanged }: MenuChange): boolean {
  return disabled.length + partsChanged.length + priceChanged.length > 0
}

/** The basket without the lines in conflict, which it lists as removed; what is sold out is asked about first (S4.84). */
export function dropConflicts(basket: Basket, conflicts: MenuChange): Basket {
  const { disabled, partsChanged, priceChanged } = conflicts
  const lines = [...disabled, ...partsChanged, ...priceChanged.map(({ line }) => line)]
  return dropLines(
    basket,
    lines.map(({ id }) => id),
  )
}

/** The basket without some lines, which it lists as removed (S3.26, S4.87). */
export function dropLines(basket: Basket, ids: readonly LineId[]): Basket {
  const gone = basket.lines.filter(({ id }) => ids.includes(id))
  if (gone.length === 0) return basket
  const rest = gone.reduce((left, { id }) => removeLine(left, id), basket)
  return { ...rest, removedItems: gone.map(({ code }) => code) }
}

/** The basket at the menu's prices; lines the menu does not know, and lines that cost the same, stay as they are. */
export function repriceLines(basket: Basket, menu: Menu): Basket {
  return { ...basket, lines: basket.lines.map((line) => repriced(line, productIn(menu, line.code))) }
}

function repriced(line: BasketLine, product: Product | undefined): BasketLine {
  if (product === undefined) return line
  const unitPrice = unitPriceOf(product, line.selection)
  const isSame = unitPrice === line.unitPrice && isSameTax(product.tax, line.tax)
  return isSame ? line : { ...line, unitPrice, tax: product.tax }
}

function isSameTax(tax: Tax, other: Tax): boolean {
  return (
    tax.rate === other.rate &&
    tax.isIncludedInPrice === other.isIncludedInPrice &&
    tax.calculationScale === other.calculationScale &&
    tax.roundingMode === other.roundingMode
  )
}

/** The choice is no longer allowed, or would now be made of other parts. */
function haveChanged(line: BasketLine, product: Product): boolean {
  if (!canOrderSelection(product, line.selection).ok) return true
  const parts = partsOf(product, line.selection)
  return (
    parts.length !== line.parts.length || parts.some((part, index) => !isSamePart(part, line.parts[index]))
  )
}

function isSamePart(part: ChosenPart, other: ChosenPart | undefined): boolean {
  return part.path === other?.path && part.quantity === other.quantity
}
