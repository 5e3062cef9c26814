import { checkNumbersOnly } from '../account/fields.ts'
import { productIn } from '../catalogue/menu.ts'
import type { CouponAttributes, Menu, Product } from '../catalogue/product.ts'
import type { LineId } from '../ids.ts'
import type { OrderState } from '../orders/order.ts'
import { allow, refuse } from '../verdict.ts'
import type { Verdict } from '../verdict.ts'
import type { Basket } from './basket.ts'
import { composeLine } from './compose-line.ts'
import { eligibleAmounts } from './discounts.ts'

/** Whether the coupon found for a typed code may be used on this basket at `now`, its window included at both ends (S4.88, S4.89, S4.90). */
export function canApplyCoupon(
  basket: Basket,
  product: Product | undefined,
  code: string,
  now: number,
): Verdict {
  const coupon = product?.customParams.coupon
  if (product === undefined || coupon === undefined || product.code !== code) return refuse('coupon.invalid')
  if (product.type !== 'COUPON' || !product.isEnabled) return refuse('coupon.invalid')
  if (now < coupon.validFrom) return refuse('coupon.notYetValid')
  if (now > coupon.validUntil) return refuse('coupon.expired')
  if (basket.lines.some((line) => line.code === code)) return refuse('coupon.alreadyApplied')
  if (eligibleAmounts(coupon, basket.lines).size === 0) return refuse('coupon.noEligibleProduct')
  return allow
}

/** How often a coupon was used since it is valid. */
export type Redemptions = { readonly inAll: number; readonly byCustomer: number }

/** Whether a coupon may be used once more. */
export function canRedeem(
  { maxRedemptions, maxRedemptionsPerCustomer }: CouponAttributes,
  { inAll, byCustomer }: Redemptions,
): Verdict {
  if (maxRedemptionsPerCustomer !== undefined && byCustomer >= maxRedemptionsPerCustomer)
    return refuse('coupon.usedBefore')
  if (maxRedemptions !== undefined && inAll >= maxRedemptions) return refuse('coupon.usedUp')
  return allow
}

/** Orders that ended without food and without money: their coupons were not used. */
export const GIVES_COUPONS_BACK: readonly OrderState[] = ['CANCELLED', 'CONFLICTED', 'INJECTION_ERROR']

/** The basket with a zero-quantity coupon line at its end (S4.91, S9.25). */
export function applyCoupon(basket: Basket, product: Product, lineId: LineId, contextCode: string): Basket {
  const line = composeLine({ id: lineId, product, selection: {}, quantity: 0, contextCode })
  return { ...basket, lines: [...basket.lines, line] }
}

/** The codes that may be meant as those of coupons, each once: digits, and nothing one of the menus sells (S5.18, S4.88). */
export function couponCodesAmong(codes: readonly string[], menus: readonly Menu[]): readonly string[] {
  const isSold = (code: string) =>
    menus.some((menu) => (productIn(menu, code)?.type ?? 'COUPON') !== 'COUPON')
  return [...new Set(codes)].filter((code) => checkNumbersOnly(code).ok && !isSold(code))
}
