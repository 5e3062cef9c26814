import type { Basket } from '../basket/basket.ts'
import { checkTableNumber, needsTable } from '../basket/table-number.ts'
import { basketTotals } from '../basket/totals.ts'
import type { FeatureFlags } from '../feature-flags.ts'
import type { Minor } from '../money/minor.ts'
import { canOrderFrom, takesOrdersAhead } from '../restaurant/ordering-status.ts'
import { earliestPickup, keptPickup } from '../restaurant/pickup-slots.ts'
import type { Restaurant } from '../restaurant/restaurant.ts'
import { allow, refuse, type Verdict } from '../verdict.ts'
import { canUseDetails, type CheckoutDetails } from './contact-details.ts'

type CheckOut = {
  readonly basket: Basket
  readonly restaurant: Restaurant | undefined
  readonly now: number
  readonly flags: FeatureFlags
}

type Placement = CheckOut & {
  readonly minimum: Minor | undefined
  readonly retrievalDate: number | undefined
}

type Payment = Placement & {
  readonly details: CheckoutDetails
  readonly isGuest: boolean
  readonly providerNeedsAll?: boolean
}

/** The Checkout button: something in the basket, and a restaurant that takes orders that can be picked up (S2.47, S4.57, S5.55). */
export function canCheckOut(checkOut: CheckOut): Verdict {
  const { basket, restaurant, now, flags } = checkOut
  const verdict = canOrder(checkOut)
  if (!verdict.ok || restaurant === undefined) return verdict
  const scheduling = takesOrdersAhead(basket.pickUpMode, flags)
  return earliestPickup(restaurant, now, scheduling) === undefined ? refuse('pickup.none') : allow
}

function canOrder({ basket, restaurant, now, flags }: CheckOut): Verdict {
  if (restaurant === undefined) return refuse('restaurant.notFound')
  if (basket.lines.length === 0) return refuse('basket.empty')
  return canOrderFrom(restaurant, now, takesOrdersAhead(basket.pickUpMode, flags))
}

/** All of the Pay button that does not depend on who pays: amounts, table and pickup time (S4.48, S5.21, S5.22). */
export function canPlaceOrder(placement: Placement): Verdict {
  const { basket, restaurant, now, flags, minimum, retrievalDate } = placement
  const order = canOrder(placement)
  if (!order.ok) return order
  if (restaurant === undefined) return refuse('restaurant.notFound')
  const worth = comesToEnough(basket, minimum)
  if (!worth.ok) return worth
  if (needsTable(basket.pickUpMode)) {
    if (basket.tableNumber === undefined) return refuse('basket.tableMissing')
    const table = checkTableNumber(basket.tableNumber, restaurant.tables)
    if (!table.ok) return table
  }
  if (retrievalDate === undefined) return refuse('pickup.none')
  const kept = keptPickup(restaurant, retrievalDate, now, takesOrdersAhead(basket.pickUpMode, flags))
  return kept.ok ? allow : kept
}

/** Whether what is in the basket comes to something, and to what an order has to (S5.21, S5.22). */
export function comesToEnough(basket: Basket, minimum: Minor | undefined): Verdict {
  const { total } = basketTotals(basket)
  if (total <= 0) return refuse('checkout.invalidTotal')
  return minimum !== undefined && total < minimum ? refuse('checkout.minimumAmount') : allow
}

/** The Pay button: the order can be placed and the customer's details are in order (S5.24, S5.25). */
export function canPay(payment: Payment): Verdict {
  const placement = canPlaceOrder(payment)
  if (!placement.ok) return placement
  return canUseDetails(payment.details, payment.flags, payment.isGuest, payment.providerNeedsAll)
}
