import { intervalAround, isSameOpening } from './opening-hours.ts'
import { canPickUpAt, earliestPickup } from './pickup-slots.ts'
import type { Restaurant } from './restaurant.ts'

/** A pickup time a customer was shown, in epoch ms: one they chose, or the earliest there was. */
export type ShownPickup = { readonly at: number; readonly isChosen: boolean }

/** What it comes to, in epoch ms; `isElsewhere` where that is of another opening, so that it has to be agreed on anew. */
export type PickupByNow = { readonly at: number; readonly isElsewhere: boolean }

const MINUTE_MS = 60_000

/** A chosen time while the kitchen can meet it, else the earliest by now; undefined where there is none (S4.48, S4.83, S9.15). */
export function pickupByNow(
  shown: ShownPickup | undefined,
  restaurant: Restaurant,
  now: number,
  scheduling: boolean,
): PickupByNow | undefined {
  const earliest = earliestPickup(restaurant, now, scheduling)
  if (earliest === undefined) return undefined
  if (!shown) return { at: earliest, isElsewhere: false }
  const isKept =
    shown.isChosen && (shown.at > earliest || canPickUpAt(restaurant, shown.at, now, scheduling).ok)
  if (isKept) return { at: shown.at, isElsewhere: false }
  return { at: earliest, isElsewhere: !isSameOpening(restaurant, shown.at, earliest) }
}

/**
 * From when (epoch ms) a shown time is no longer to be had: a chosen one is too early then, and the earliest there is has
 * left the opening it was shown for (S4.83, S9.16); undefined where it never closes.
 */
export function lapseOf({ at, isChosen }: ShownPickup, restaurant: Restaurant): number | undefined {
  const last = isChosen ? at : intervalAround(restaurant, at)?.until
  return last === undefined
    ? undefined
    : last - restaurant.settings.ordersInjectionDelayMinutes * MINUTE_MS + 1
}
