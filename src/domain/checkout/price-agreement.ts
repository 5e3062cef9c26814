import { addMinor, type Minor } from '../money/minor.ts'

/** Whether the order's price plus taxes is the basket's total, in minor units, hence to 2 decimals (S5.23). */
export function agreesOnPrice(
  order: { readonly price: Minor; readonly taxes: Minor },
  basketTotal: Minor,
): boolean {
  return addMinor(order.price, order.taxes) === basketTotal
}
