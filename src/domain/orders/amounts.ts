import { addMinor, minor, type Minor } from '../money/minor.ts'
import type { Order, OrderedItem } from './order.ts'

/** What was paid, with tax, in minor units (S3.34). */
export function paidFor({ price, taxes }: Pick<Order, 'price' | 'taxes'>): Minor {
  return addMinor(price, taxes)
}

/** What was bought, and the coupons that made it cheaper: they are no goods (S3.34). */
export function goodsAndCoupons({ items }: Pick<Order, 'items'>) {
  const isCoupon = ({ snapshot }: OrderedItem) => snapshot.type === 'COUPON'
  return { goods: items.filter((item) => !isCoupon(item)), coupons: items.filter(isCoupon) }
}

/** What discounts took off the original price, in minor units; never negative. */
export function savingOf(order: Pick<Order, 'price' | 'taxes' | 'originalPrice'>): Minor {
  return minor(Math.max(0, (order.originalPrice ?? 0) - paidFor(order)))
}
