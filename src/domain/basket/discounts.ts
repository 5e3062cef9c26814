import type { CouponAttributes } from '../catalogue/product.ts'
import type { LineId } from '../ids.ts'
import { minor, timesMinor, ZERO } from '../money/minor.ts'
import type { Minor } from '../money/minor.ts'
import { percentOf } from '../money/rounding.ts'
import type { BasketLine } from './basket.ts'

/** S4.89: the tag of products a coupon on the whole order may touch. */
export const DISCOUNT_ALLOWED_TAG = 'Discount_Allowed'

/**
 * The amounts a coupon's rate is taken of, by line, in minor units as listed (S4.89, S4.90).
 * Reading: ORDER takes its rate off every line that allows discounts; ITEM off one piece, the dearest target, and
 * only with the required pieces in the basket. A coupon line is never a target.
 */
export function eligibleAmounts(
  coupon: CouponAttributes,
  lines: readonly BasketLine[],
): ReadonlyMap<LineId, Minor> {
  const products = lines.filter(({ type, quantity }) => type !== 'COUPON' && quantity > 0)
  if (coupon.type === 'ORDER') {
    const allowed = products.filter(({ tags }) => tags.includes(DISCOUNT_ALLOWED_TAG))
    return new Map(allowed.map((line) => [line.id, listedAmount(line)]))
  }
  const target = hasRequired(coupon, products) ? dearest(products.filter(isTargetOf(coupon))) : undefined
  return new Map(target === undefined ? [] : [[target.id, target.unitPrice]])
}

/**
 * What the coupon lines take off each line's listed amount, never more than the amount itself, in minor units. What is taxed
 * without decimals is taken off without: its currency has none.
 */
export function listedDiscounts(lines: readonly BasketLine[]): ReadonlyMap<LineId, Minor> {
  const discounts = new Map<LineId, Minor>()
  const lineOf = new Map(lines.map((line) => [line.id, line]))
  for (const { coupon } of lines) {
    if (coupon === undefined) continue
    for (const [id, amount] of eligibleAmounts(coupon, lines)) {
      const line = lineOf.get(id)
      if (line === undefined) continue
      const taken = percentOf(amount, coupon.discRate, line.tax.calculationScale === 0)
      discounts.set(id, minor(Math.min((discounts.get(id) ?? ZERO) + taken, listedAmount(line))))
    }
  }
  return discounts
}

/** A line as the menu lists it: unit price times quantity, in minor units. */
export function listedAmount(line: BasketLine): Minor {
  return timesMinor(line.unitPrice, line.quantity)
}

function hasRequired(coupon: CouponAttributes, products: readonly BasketLine[]): boolean {
  const { reqTag, reqQty } = coupon
  if (reqTag === undefined && reqQty === undefined) return true
  const required = reqTag === undefined ? products : products.filter(({ tags }) => tags.includes(reqTag))
  return required.reduce((sum, { quantity }) => sum + quantity, 0) >= (reqQty ?? 1)
}

function isTargetOf({ discProd, discTag }: CouponAttributes): (line: BasketLine) => boolean {
  if (discProd !== undefined) return ({ code }) => code === discProd
  return ({ tags }) => discTag !== undefined && tags.includes(discTag)
}

function dearest(lines: readonly BasketLine[]): BasketLine | undefined {
  return lines.toSorted((one, other) => other.unitPrice - one.unitPrice)[0]
}
