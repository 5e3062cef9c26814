import type { Basket } from '../basket/basket.ts'
import { outagedLines } from '../basket/conflicts.ts'
import { allow, refuse, type Verdict } from '../verdict.ts'
import { openStateOf } from './opening-hours.ts'
import { isOrderingDisabled, type Restaurant } from './restaurant.ts'

/** S4.58 */
export type OrderingStatus = 'available' | 'unavailable' | 'none'

/** S4.64 */
export type StatusModal =
  'NULL' | 'AVAILABLE_RESTAURANT' | 'UNAVAILABLE_RESTAURANT' | 'CAMPAIGN_CHANGE' | 'UNAVAILABLE_PRODUCT'

/** Whether the restaurant takes orders: enabled, and open; with scheduling, one that opens again is enough (S5.36, S5.55, S6.13). */
export function canOrderFrom(restaurant: Restaurant, now: number, scheduling: boolean): Verdict {
  if (isOrderingDisabled(restaurant)) return refuse('restaurant.orderingDisabled')
  const state = openStateOf(restaurant, now)
  if (state.isOpen || (scheduling && state.opensAt !== undefined)) return allow
  return refuse('restaurant.closed')
}

/** The status the poll keeps: none without a restaurant, else by its switch, not by its hours (S4.58). */
export function orderingStatusOf(restaurant: Restaurant | undefined): OrderingStatus {
  if (restaurant === undefined) return 'none'
  return isOrderingDisabled(restaurant) ? 'unavailable' : 'available'
}

/**
 * The modal after the restaurant was fetched again (S4.60 to S4.69). `hasAccepted`: the customer has continued past
 * the disabled notice; `hasConflicts`: the basket conflicts with the campaign's menu; `open`: the modal shown now.
 */
export function statusModalOf(refetch: {
  readonly before: Restaurant | undefined
  readonly after: Restaurant
  readonly basket: Basket
  readonly hasAccepted: boolean
  readonly hasConflicts: boolean
  readonly open: StatusModal
}): StatusModal {
  const { before, after, basket, hasAccepted, hasConflicts, open } = refetch
  const wasDisabled = before?.id === after.id && isOrderingDisabled(before)
  const wasEnabled = before?.id === after.id && !isOrderingDisabled(before)
  // A customer held by the disabled notice is let go the moment orders are taken again.
  if (open === 'UNAVAILABLE_RESTAURANT' && !isOrderingDisabled(after)) return 'AVAILABLE_RESTAURANT'
  if (open !== 'NULL') return open
  if (wasEnabled && isOrderingDisabled(after) && !hasAccepted) return 'UNAVAILABLE_RESTAURANT'
  if (wasDisabled && !isOrderingDisabled(after)) return 'AVAILABLE_RESTAURANT'
  if (hasCampaignChanged(basket, after) && hasConflicts) return 'CAMPAIGN_CHANGE'
  if (outagedLines(basket, after.outageProducts).length > 0) return 'UNAVAILABLE_PRODUCT'
  return 'NULL'
}

/** Whether a filled basket was made under another campaign of its restaurant (S4.68). */
export function hasCampaignChanged(basket: Basket, restaurant: Restaurant): boolean {
  return basket.lines.length > 0 && basket.campaignId !== restaurant.currentCampaignId
}
