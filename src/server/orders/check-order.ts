import type { NewOrder } from '#contracts/orders/order-calls.contract.ts'
import { EMPTY_BASKET } from '#domain/basket/basket.ts'
import type { Basket, BasketLine } from '#domain/basket/basket.ts'
import { outagedLines } from '#domain/basket/conflicts.ts'
import { canApplyCoupon } from '#domain/basket/coupons.ts'
import { problemOfLine } from '#domain/basket/line-availability.ts'
import { isModeOffered } from '#domain/basket/offered-modes.ts'
import { linesFromItems } from '#domain/basket/order-items.ts'
import type { SaleTerms } from '#domain/catalogue/availability.ts'
import { productIn } from '#domain/catalogue/menu.ts'
import type { Menu } from '#domain/catalogue/product.ts'
import { canPay } from '#domain/checkout/can-pay.ts'
import { DETAIL_FIELDS, checkDetail, missingDetails } from '#domain/checkout/contact-details.ts'
import type { CheckoutDetails } from '#domain/checkout/contact-details.ts'
import type { FeatureFlags } from '#domain/feature-flags.ts'
import { id } from '#domain/ids.ts'
import type { Minor } from '#domain/money/minor.ts'
import type { Problem } from '#domain/problem.ts'
import { takesOrdersAhead } from '#domain/restaurant/ordering-status.ts'
import { keptPickup } from '#domain/restaurant/pickup-slots.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'

export type SellingContext = {
  readonly restaurant: Restaurant
  readonly menu: Menu
  readonly flags: FeatureFlags
  readonly minimum: Minor | undefined
}

export type CheckedOrder =
  /** `retrievalDate`: the pickup time it gets, epoch ms. */
  | { readonly ok: true; readonly basket: Basket; readonly retrievalDate: number }
  | { readonly ok: false; readonly problem: Problem; readonly field?: string }

/**
 * The same rules the customer's own view asked, asked again of the stored menu and the server's clock. `linesFromItems`
 * answers for quantities, parts and prices.
 */
export function checkOrder(
  wanted: NewOrder,
  { restaurant, menu, flags, minimum }: SellingContext,
  details: CheckoutDetails,
  isGuest: boolean,
  now: number,
): CheckedOrder {
  if (!isModeOffered(wanted.pickUpMode, flags)) return no('product.unavailable', 'pickUpMode')
  if (wanted.items.length === 0) return no('basket.empty', 'items')
  if (wanted.campaignId !== restaurant.currentCampaignId) return no('basket.conflicts', 'campaignId')
  const lines = linesFromItems(wanted.items, menu, (index) => id(`line-${index}`))
  if (!lines.ok) return no(lines.problem, 'items')
  const basket: Basket = {
    ...EMPTY_BASKET,
    restaurantId: restaurant.id,
    campaignId: restaurant.currentCampaignId,
    pickUpMode: wanted.pickUpMode,
    pickUpTime: wanted.retrievalDate,
    ...(wanted.tableNumber !== undefined && { tableNumber: wanted.tableNumber }),
    lines: lines.value,
  }
  const saleTerms: SaleTerms = { mode: wanted.pickUpMode, outages: restaurant.outageProducts, flags }
  const problem = firstProblem(basket, menu, saleTerms, now)
  if (problem) return problem
  const payable = canPay({
    basket,
    restaurant,
    details,
    isGuest,
    flags,
    minimum,
    now,
    retrievalDate: wanted.retrievalDate,
  })
  if (payable.ok) {
    const kept = keptPickup(restaurant, wanted.retrievalDate, now, takesOrdersAhead(wanted.pickUpMode, flags))
    if (!kept.ok) return no(kept.problem, 'retrievalDate')
    return wrongDetail(wanted) ?? { ok: true, basket, retrievalDate: kept.value }
  }
  switch (payable.problem) {
    case 'checkout.detailsMissing':
      return no(payable.problem, missingDetails(details, flags)[0])
    case 'basket.tableMissing':
      return no(payable.problem, 'tableNumber')
    default:
      return no(payable.problem)
  }
}

function firstProblem(
  basket: Basket,
  menu: Menu,
  saleTerms: SaleTerms,
  now: number,
): CheckedOrder | undefined {
  const outaged = outagedLines(basket, saleTerms.outages)[0]
  if (outaged) return no('product.outage', fieldOf(outaged, basket))
  for (const line of basket.lines) {
    const problem =
      line.type === 'COUPON'
        ? problemOfCoupon(line, basket, menu, saleTerms.flags, now)
        : problemOfLine(line, menu, saleTerms)
    if (problem) return no(problem, fieldOf(line, basket))
  }
  return undefined
}

function problemOfCoupon(
  line: BasketLine,
  basket: Basket,
  menu: Menu,
  flags: FeatureFlags,
  now: number,
): Problem | undefined {
  if (!flags.discounts) return 'coupon.invalid'
  const without = { ...basket, lines: basket.lines.filter((each) => each !== line) }
  const verdict = canApplyCoupon(without, productIn(menu, line.code), line.code, now)
  return verdict.ok ? undefined : verdict.problem
}

/** What came with the order is as the checkout form takes it, asked for or not; what the account holds was judged when it was kept. */
function wrongDetail(wanted: NewOrder): CheckedOrder | undefined {
  for (const field of DETAIL_FIELDS) {
    const value = wanted[field] ?? ''
    const verdict = value === '' ? undefined : checkDetail(field, value)
    if (verdict && !verdict.ok) return no(verdict.problem, field)
  }
  return undefined
}

function fieldOf(line: BasketLine, basket: Basket): string {
  return `items.${basket.lines.indexOf(line)}`
}

function no(problem: Problem, field?: string): CheckedOrder {
  return field === undefined ? { ok: false, problem } : { ok: false, problem, field }
}
