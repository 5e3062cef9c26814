import { allow, refuse, type Verdict } from '../../verdict.ts'
import type { Order } from '../order.ts'

export const RATING_MIN = 1
export const RATING_MAX = 5

/** Whether the food is made or being made: from then on it can be spoken of (S4.27). */
export function isServed({ state }: Pick<Order, 'state'>): boolean {
  return state === 'PAID' || state === 'SENT'
}

/**
 * Whether its customer may be asked how it was. Reading: nobody tells when it was collected, so it counts as collected
 * from the time (epoch ms) it was to be collected at.
 */
export function isCollected(order: Pick<Order, 'state' | 'retrievalDate'>, now: number): boolean {
  return isServed(order) && now >= order.retrievalDate
}

/** Whether a number is a rating: whole stars, 1 to 5 (S4.28). */
export function isRating(stars: number): boolean {
  return Number.isInteger(stars) && stars >= RATING_MIN && stars <= RATING_MAX
}

/** PAID or SENT, whole stars 1 to 5, and only once (S4.27, S4.28). */
export function canRate(order: Order, rating: number): Verdict {
  if (!isServed(order)) return refuse('order.notRatable')
  if (order.rating !== undefined) return refuse('order.alreadyRated')
  return isRating(rating) ? allow : refuse('order.invalidRating')
}
