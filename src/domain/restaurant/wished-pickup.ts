import { canPickUpAt, pickupSlots } from './pickup-slots.ts'
import type { Restaurant } from './restaurant.ts'
import { dayOf, daysLater, instantOf } from './zoned-time.ts'

/** A pickup time as it is said: a time of day `18:30`, `+20` for minutes from now, or as soon as possible. */
export type SaidPickup = string

/** What a said pickup time comes to; times in epoch ms. */
export type WishedPickup =
  | { readonly kind: 'earliest'; readonly at: number }
  | { readonly kind: 'exact'; readonly at: number }
  /** It cannot be had then: `at` is the nearest time that is offered, `wished` the one that was meant. */
  | { readonly kind: 'nearest'; readonly at: number; readonly wished: number; readonly isEarliest: boolean }

const MINUTE_MS = 60_000

/**
 * The time a said one means: the next such time of day in the restaurant's zone that an order can be picked up at, else the
 * offered time nearest to it; undefined where none is offered, or nothing was said (S4.48, S9.13, S9.15).
 */
export function wishedPickup(
  said: SaidPickup,
  restaurant: Restaurant,
  now: number,
  scheduling: boolean,
): WishedPickup | undefined {
  const slots = pickupSlots(restaurant, now, scheduling)
  const [earliest] = slots
  if (earliest === undefined) return undefined
  if (said === 'earliest') return { kind: 'earliest', at: earliest }
  const meant = instantsOf(said, restaurant, now)
  const exact = meant.find((at) => canPickUpAt(restaurant, at, now, scheduling).ok)
  if (exact !== undefined) return { kind: 'exact', at: exact }
  const [nearest] = meant
    .flatMap((wished) => slots.map((at) => ({ at, wished })))
    .toSorted((one, other) => Math.abs(one.at - one.wished) - Math.abs(other.at - other.wished))
  return nearest && { kind: 'nearest', ...nearest, isEarliest: nearest.at === earliest }
}

/** The instants a said time may mean: minutes from now, or the time of day today and tomorrow. */
function instantsOf(said: SaidPickup, { timeZone }: Restaurant, now: number): readonly number[] {
  const minutes = /^\+(\d{1,3})$/.exec(said)
  if (minutes) return [now + Number(minutes[1]) * MINUTE_MS]
  const clock = /^(\d{2}):(\d{2})$/.exec(said)
  if (!clock) return []
  const today = dayOf(now, timeZone)
  const ofDay = Number(clock[1]) * 60 + Number(clock[2])
  return [today, daysLater(today, 1)].map((day) => instantOf(day, ofDay, timeZone))
}
