import { isOpen } from './opening-hours.ts'
import { pickupSlots } from './pickup-slots.ts'
import { isOrderingDisabled, type Restaurant } from './restaurant.ts'

/** What a customer may expect of a restaurant before anything is chosen there; times in epoch ms. */
export type Readiness =
  /** Ordered now, it is ready in so many whole minutes, at this time. */
  | { readonly kind: 'soon'; readonly minutes: number; readonly from: number }
  /** It can be ordered now, for this time at the earliest. */
  | { readonly kind: 'ahead'; readonly from: number }
  /** Closed, and orders are taken only while it is open. */
  | { readonly kind: 'onOpening' }
  /** Still open, but too late for anything to be ready before it closes. */
  | { readonly kind: 'tooLate' }

const MINUTE_MS = 60_000
/** A wait this long is told by the clock: nobody counts on from "in 200 minutes". */
const LONG_WAIT_MINUTES = 90

/** How soon an order placed now could be picked up; undefined where none are taken (S9.13, S9.15). */
export function readinessOf(restaurant: Restaurant, now: number, scheduling: boolean): Readiness | undefined {
  if (isOrderingDisabled(restaurant)) return undefined
  const [earliest] = pickupSlots(restaurant, now, scheduling)
  if (earliest === undefined) return { kind: isOpen(restaurant, now) ? 'tooLate' : 'onOpening' }
  // Pickup times are whole minutes: the seconds of the running one are not a minute more to wait.
  const minutes = Math.floor((earliest - now) / MINUTE_MS)
  if (!isOpen(restaurant, now) || minutes > LONG_WAIT_MINUTES) return { kind: 'ahead', from: earliest }
  return { kind: 'soon', minutes, from: earliest }
}
