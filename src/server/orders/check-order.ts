import type { NewOrder } from '#contracts/orders/order-calls.contract.ts'
import { EMPTY_BASKET } from '#domain/basket/basket.ts'
import type { Basket, BasketLine } from '#domain/basket/basket.ts'
import { findConflicts, isTouched } from '#domain/basket/conflicts.ts'
import { canApplyCoupon } from '#domain/basket/coupons.ts'
import { fieldOfItem } from '#domain/basket/item-field.ts'
import { conflictOf } from '#domain/basket/line-conflicts.ts'
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
import type { LineId } from '#domain/ids.ts'
import type { Minor } from '#domain/money/minor.ts'
import type { Problem } from '#domain/problem.ts'
import { takesOrdersAhead } from '#domain/restaurant/ordering-status.ts'
import { keptPickup } from '#domain/restaurant/pickup-slots.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'

export type SellingContext = {
  readonly restaurant: Restaurant
  readonly menu: Menu
  /** That of the campaign the order was made from, where it is another one that is known. */
  readonly earlier?: Menu
  readonly flags: FeatureFlags
  readonly minimum: Minor | undefined
}

export type CheckedOrder =
  /** `retrievalDate`: the pickup time it gets, epoch ms. */
  | { readonly ok: true; readonly basket: Basket; readonly retrievalDate: number }
  | { readonly ok: false; readonly problem: Problem; readonly field?: string }

/**
 * The same rules the customer's own view asked, asked again of the stored menu and the server's clock. `linesFromItems`
 * answers for quantities, parts and prices. A refusal about a line names its place, and that of the part it is about.
 */
export function checkOrder(
  wanted: NewOrder,
  { restaurant, menu, earlier, flags, minimum }: SellingContext,
  details: CheckoutDetails,
  isGuest: boolean,
  now: number,
): CheckedOrder {
  if (!isModeOffered(wanted.pickUpMode, flags)) return no('product.unavailable', 'pickUpMode')
  if (wanted.items.length === 0) return no('basket.empty', 'items')
  const saleTerms: SaleTerms = { mode: wanted.pickUpMode, outages: restaurant.outageProducts, flags }
  const isOfNow = wanted.campaignId === restaurant.currentCampaignId
  if (!isOfNow && !isUntouched(wanted, earlier, menu, saleTerms)) return no('basket.conflicts', 'campaignId')
  const lines = linesFromItems(wanted.items, menu, lineIdAt)
  if (!lines.ok) return no(lines.problem, lines.index === undefined ? 'items' : `items.${lines.index}`)
  const basket: Basket = {
    ...EMPTY_BASKET,
    restaurantId: restaurant.id,
    campaignId: restaurant.currentCampaignId,
    pickUpMode: wanted.pickUpMode,
    pickUpTime: wanted.retrievalDate,
    ...(wanted.tableNumber !== undefined && { tableNumber: wanted.tableNumber }),
    lines: lines.value,
  }
  const problem = firstProblem(wanted, basket, menu, saleTerms, now)
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
    case 'basket.tableUnknown':
      return no(payable.problem, 'tableNumber')
    default:
      return no(payable.problem)
  }
}

/** Whether all of an order is sold as it was under the campaign it was made from: then nobody need look at it again (S4.68). */
function isUntouched(
  { items }: NewOrder,
  earlier: Menu | undefined,
  menu: Menu,
  saleTerms: SaleTerms,
): boolean {
  const lines = earlier && linesFromItems(items, earlier, lineIdAt)
  return (
    lines?.ok === true && !isTouched(findConflicts({ ...EMPTY_BASKET, lines: lines.value }, menu, saleTerms))
  )
}

const lineIdAt = (index: number) => id<LineId>(`line-${index}`)

function firstProblem(
  { items }: NewOrder,
  basket: Basket,
  menu: Menu,
  saleTerms: SaleTerms,
  now: number,
): CheckedOrder | undefined {
  for (const [index, line] of basket.lines.entries()) {
    const conflict = conflictOf(line, menu, saleTerms)
    if (conflict) return no(conflict.problem, fieldOfItem(items, index, conflict.barred[0]?.path))
    if (line.type !== 'COUPON') continue
    const problem = problemOfCoupon(line, basket, menu, saleTerms.flags, now)
    if (problem) return no(problem, fieldOfItem(items, index))
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

function no(problem: Problem, field?: string): CheckedOrder {
  return field === undefined ? { ok: false, problem } : { ok: false, problem, field }
}
