import { needsTable } from '../basket/table-number.ts'
import type { PickupMode } from '../catalogue/product.ts'
import type { FeatureFlags } from '../feature-flags.ts'
import { allow, refuse, type Verdict } from '../verdict.ts'
import { isOpen, openStateOf } from './opening-hours.ts'
import { isOrderingDisabled, type Restaurant } from './restaurant.ts'

/** S4.58 */
export type OrderingStatus = 'available' | 'unavailable' | 'none'

/** Whether an order in this mode may be for a later opening: not for who sits at a table, and is there now (S5.55, S3.26). */
export function takesOrdersAhead(mode: PickupMode | undefined, flags: FeatureFlags): boolean {
  return flags.orderScheduling && !needsTable(mode)
}

/** Whether the restaurant takes orders: enabled, and open; with scheduling, one that opens again is enough (S5.36, S5.55, S6.13). */
export function canOrderFrom(restaurant: Restaurant, now: number, scheduling: boolean): Verdict {
  if (isOrderingDisabled(restaurant)) return refuse('restaurant.orderingDisabled')
  // Every step of a conversation asks this, so the days ahead are looked through only where today does not say it.
  if (isOpen(restaurant, now)) return allow
  return scheduling && opensAgain(restaurant, now) ? allow : refuse('restaurant.closed')
}

function opensAgain(restaurant: Restaurant, now: number): boolean {
  const state = openStateOf(restaurant, now)
  return !state.isOpen && state.opensAt !== undefined
}

/** What a new look at the restaurant says of ordering there; none where its switch stands as it stood (S4.58, S4.66). */
export function orderingStatusOf(before: Restaurant | undefined, after: Restaurant): OrderingStatus {
  if (before?.id !== after.id || isOrderingDisabled(before) === isOrderingDisabled(after)) return 'none'
  return isOrderingDisabled(after) ? 'unavailable' : 'available'
}
