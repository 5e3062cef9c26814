import { isWorthTelling } from '../catalogue/options.ts'
import type { PartKind } from '../catalogue/product.ts'
import type { Translated } from '../catalogue/translated.ts'
import type { Minor } from '../money/minor.ts'
import type { BasketLine, ChosenPart } from './basket.ts'
import { lineTotals } from './totals.ts'

export type LineDetail = { readonly kind: PartKind; readonly name: Translated; readonly quantity: number }

/** What of a part has to be known to tell it. */
type Told = Pick<ChosenPart, 'kind' | 'name' | 'quantity' | 'defaultQuantity'>

export type LineDescription = {
  readonly name: Translated
  readonly quantity: number
  readonly details: readonly LineDetail[]
  readonly total: Minor
}

/** A line as a recap tells it: what differs from a plain one, and the total with tax in minor units (S3.30). */
export function describeLine(line: BasketLine): LineDescription {
  return {
    name: line.name,
    quantity: line.quantity,
    details: line.parts.filter(isWorthTelling).map(detailOf),
    total: lineTotals(line).withTax,
  }
}

/** A part fewer than usual is told as what is missing: no onion, rather than 0 onion. */
export function detailOf({ kind, name, quantity, defaultQuantity }: Told): LineDetail {
  return quantity === 0 ? { kind: 'without', name, quantity: defaultQuantity } : { kind, name, quantity }
}
