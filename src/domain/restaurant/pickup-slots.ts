import { PICKUP_KEPT_MS, PICKUP_STEP_MINUTES } from '../constants.ts'
import { allow, refuse, succeed, type Result, type Verdict } from '../verdict.ts'
import { intervalsBetween, isOpen, isSameOpening, type Interval } from './opening-hours.ts'
import type { Restaurant } from './restaurant.ts'
import { minutesOfDay } from './zoned-time.ts'

const MINUTE_MS = 60_000
const STEP_MS = PICKUP_STEP_MINUTES * MINUTE_MS
const DAY_MS = 86_400_000
const LOOK_AHEAD_MS = 8 * DAY_MS

/** The first moment an order can be picked up, in epoch ms on a whole minute; undefined when there is none (S9.15). */
export function earliestPickup(restaurant: Restaurant, now: number, scheduling: boolean): number | undefined {
  return pickupWindow(restaurant, now, scheduling)?.from
}

/**
 * Pickup times in epoch ms: the earliest, then every 10 minutes to closing (S5.56, S9.13, S9.16). Reading: at the round
 * times of the restaurant's clock, so that they stand still while a customer looks at them.
 */
export function pickupSlots(restaurant: Restaurant, now: number, scheduling: boolean): readonly number[] {
  const window = pickupWindow(restaurant, now, scheduling)
  if (window === undefined) return []
  const { from, until } = window
  const round =
    from + (PICKUP_STEP_MINUTES - (minutesOfDay(from, restaurant.timeZone) % PICKUP_STEP_MINUTES)) * MINUTE_MS
  const count = Math.max(0, Math.floor((until - round) / STEP_MS) + 1)
  return [from, ...Array.from({ length: count }, (_, index) => round + index * STEP_MS)]
}

/** Whether an order placed now can be picked up at an instant: not before the earliest, not after closing (S4.48, S9.15, S9.16). */
export function canPickUpAt(restaurant: Restaurant, at: number, now: number, scheduling: boolean): Verdict {
  if (at < now) return refuse('pickup.tooEarly')
  const window = pickupWindow(restaurant, now, scheduling)
  if (window === undefined)
    return refuse(scheduling || isOpen(restaurant, now) ? 'pickup.none' : 'restaurant.closed')
  // The second a customer needs to answer must not spoil "as soon as possible": the bound is not rounded up.
  if (at < window.exactFrom) return refuse('pickup.tooEarly')
  if (at > window.until) return refuse('pickup.tooLate')
  return allow
}

/**
 * The pickup time of an order that comes now with the one it was offered, in epoch ms (S4.48, S9.15). What was to be had
 * within the last minutes is taken, as the earliest its opening has by now: the time a customer needs to pay spoils nothing.
 */
export function keptPickup(
  restaurant: Restaurant,
  at: number,
  now: number,
  scheduling: boolean,
): Result<number> {
  const verdict = canPickUpAt(restaurant, at, now, scheduling)
  if (verdict.ok) return succeed(at)
  if (!canPickUpAt(restaurant, at, now - PICKUP_KEPT_MS, scheduling).ok) return verdict
  const earliest = earliestPickup(restaurant, now, scheduling)
  // The last time of an opening was offered while the kitchen could still make it; it makes it a little later.
  const isLast = earliest === undefined || !isSameOpening(restaurant, at, earliest)
  return succeed(isLast ? at : Math.max(at, earliest))
}

type PickupWindow = Interval & { readonly exactFrom: number }

/** Reading (S5.55, S9.15): the opening that runs now; with scheduling the first one that can still be reached. */
function pickupWindow(restaurant: Restaurant, now: number, scheduling: boolean): PickupWindow | undefined {
  const { ordersEnabledAt, ordersInjectionDelayMinutes } = restaurant.settings
  const ready = Math.max(now, ordersEnabledAt ?? now)
  const intervals = intervalsBetween(restaurant, now, ready + LOOK_AHEAD_MS)
  for (const interval of intervals) {
    if (!scheduling && interval.from > now) return undefined
    const exactFrom = Math.max(ready, interval.from) + ordersInjectionDelayMinutes * MINUTE_MS
    const from = Math.ceil(exactFrom / MINUTE_MS) * MINUTE_MS
    // Around the clock has no closing time: one day of choices.
    const until = Math.min(interval.until, from + DAY_MS)
    if (now < interval.until && from <= until) return { exactFrom, from, until }
  }
  return undefined
}
