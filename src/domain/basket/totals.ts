import { minor, ZERO } from '../money/minor.ts'
import type { Minor } from '../money/minor.ts'
import { taxedAmount } from '../money/tax.ts'
import type { TaxedAmount } from '../money/tax.ts'
import { taxRowsOf } from '../money/tax-rows.ts'
import type { TaxRow } from '../money/tax-rows.ts'
import type { Basket, BasketLine } from './basket.ts'
import { listedAmount, listedDiscounts } from './discounts.ts'

/** S3.27, in minor units. `total` is what is paid, `discount` what the coupons took off it, `count` pieces. */
export type BasketTotals = {
  readonly total: Minor
  readonly withoutTax: Minor
  readonly tax: Minor
  readonly taxRows: readonly TaxRow[]
  readonly discount: Minor
  readonly count: number
}

/** A line before any discount, in minor units (S3.28 totalPriceWithTax). */
export function lineTotals(line: BasketLine): TaxedAmount {
  return taxedAmount(listedAmount(line), line.tax)
}

/** The basket's sums with the discounts of its coupon lines taken off, each line taxed on what is left (S3.27, S5.64). */
export function basketTotals(basket: Basket): BasketTotals {
  const discounts = listedDiscounts(basket.lines)
  const taxed: (TaxedAmount & { readonly rate: number })[] = []
  let total = 0
  let tax = 0
  let discount = 0
  let count = 0
  for (const line of basket.lines) {
    const taken = discounts.get(line.id) ?? ZERO
    const full = lineTotals(line)
    const paid = taken === 0 ? full : taxedAmount(minor(listedAmount(line) - taken), line.tax)
    total += paid.withTax
    tax += paid.tax
    discount += full.withTax - paid.withTax
    count += line.quantity
    taxed.push({ ...paid, rate: line.tax.rate })
  }
  return {
    total: minor(total),
    withoutTax: minor(total - tax),
    tax: minor(tax),
    taxRows: taxRowsOf(taxed),
    discount: minor(discount),
    count,
  }
}
