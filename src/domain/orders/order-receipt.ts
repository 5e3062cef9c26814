import { brandOf, lastDigitsOf } from '../account/saved-method.ts'
import type { CardBrand } from '../account/saved-method.ts'
import { traitsOf, type PaymentProvider } from '../checkout/payment-provider.ts'
import { isTrial } from '../checkout/payment-way.ts'
import type { TaxRow } from '../money/tax-rows.ts'
import { paidFor } from './amounts.ts'
import type { Order, PaidWith } from './order.ts'

/** A row of the tax of a receipt; without a rate where only the sum is known. */
export type ReceiptTax = Omit<TaxRow, 'rate'> & { readonly rate?: number }

/**
 * The tax of an order by rate (S3.33, S5.64). Rows that do not add up to what was paid, or that nobody told, are one row
 * without a rate; an order without tax has none.
 */
export function receiptTaxes(
  order: Pick<Order, 'price' | 'taxes'> & { readonly taxRows?: readonly TaxRow[] },
): readonly ReceiptTax[] {
  const { price, taxes, taxRows = [] } = order
  if (sumOf(taxRows, 'net') === price && sumOf(taxRows, 'tax') === taxes) return taxRows
  return taxes === 0 ? [] : [{ net: price, tax: taxes, gross: paidFor(order) }]
}

function sumOf(rows: readonly TaxRow[], amount: 'net' | 'tax'): number {
  return rows.reduce((sum: number, row) => sum + row[amount], 0)
}

/** How a receipt calls a payment: by its card as far as the number may be shown (S3.41), or by what else it was paid with. */
export function receiptPayment({ provider, maskedPan }: PaidWith): {
  readonly by: CardBrand | PaymentProvider
  readonly digits?: string
} {
  if (isTrial({ provider }) || traitsOf(provider).isApp) return { by: provider }
  if (maskedPan === undefined) return { by: 'other' }
  const digits = lastDigitsOf({ maskedPan })
  return { by: brandOf({ maskedPan }), ...(digits !== undefined && { digits }) }
}
