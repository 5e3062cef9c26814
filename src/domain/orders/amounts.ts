import { addMinor, minor, type Minor } from '../money/minor.ts'
import type { Order } from './order.ts'

/** What was paid, with tax, in minor units (S3.34). */
export function paidFor({ price, taxes }: Pick<Order, 'price' | 'taxes'>): Minor {
  return addMinor(price, taxes)
}

/** What discounts took off the original price, in minor units; never negative. */
export function savingOf(order: Pick<Order, 'price' | 'taxes' | 'originalPrice'>): Minor {
  return minor(Math.max(0, (order.originalPrice ?? 0) - paidFor(order)))
}
