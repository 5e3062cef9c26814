import type { Restaurant } from '../restaurant/restaurant.ts'
import type { Basket } from './basket.ts'

const MINUTE_MS = 60_000

/** The basket with a pickup time that is not past: where it is, or is missing, now plus the injection delay (S4.83). */
export function movePickupForward(basket: Basket, restaurant: Restaurant, now: number): Basket {
  if (basket.pickUpTime !== undefined && basket.pickUpTime >= now) return basket
  return { ...basket, pickUpTime: now + restaurant.settings.ordersInjectionDelayMinutes * MINUTE_MS }
}
