import type { Minor } from './minor.ts'
import { minor } from './minor.ts'
import type { TaxedAmount } from './tax.ts'

/** What was taxed at one rate, in minor units; `gross` is always `net` plus `tax`. */
export type TaxRow = {
  /** Percent. */
  readonly rate: number
  readonly net: Minor
  readonly tax: Minor
  readonly gross: Minor
}

/**
 * Amounts summed by their rate, the lowest first, without rates nothing was paid at. Each amount was rounded before it is
 * summed, so that the rows add up to what is paid, to the last minor unit (S3.27, S5.64).
 */
export function taxRowsOf(
  taxed: readonly (Pick<TaxedAmount, 'withoutTax' | 'tax'> & { readonly rate: number })[],
): readonly TaxRow[] {
  const sums = new Map<number, { net: number; tax: number }>()
  for (const { rate, withoutTax, tax } of taxed) {
    const sum = sums.get(rate) ?? { net: 0, tax: 0 }
    sums.set(rate, { net: sum.net + withoutTax, tax: sum.tax + tax })
  }
  return [...sums]
    .toSorted(([rate], [other]) => rate - other)
    .map(([rate, { net, tax }]) => ({ rate, net: minor(net), tax: minor(tax), gross: minor(net + tax) }))
    .filter(({ gross }) => gross !== 0)
}
