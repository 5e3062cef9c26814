import type { OrderId, RestaurantId } from '#domain/ids.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import type { Conversation } from './conversation.ts'

type Standing = Pick<Conversation, 'flows'>

/** An order the customer is shown, by its id. */
export function orderOf(id: OrderId, { flows }: Standing): Order | undefined {
  const { order, orders } = flows.tracking.context
  return order?.id === id ? order : orders.find((known) => known.id === id)
}

/** A restaurant as it was last heard of: the chosen one, that of the order at hand, or one of the list. */
export function restaurantOf(id: RestaurantId, { flows }: Standing): Restaurant | undefined {
  const { chosen, list } = flows.restaurant.context
  const known = [chosen, flows.tracking.context.restaurant, ...list]
  return known.find((each) => each?.id === id)
}

/** Minutes between the kitchen's call and the pickup; 0 where the restaurant is not known. */
export function injectionDelayOf(restaurant: Restaurant | undefined): number {
  return restaurant?.settings.ordersInjectionDelayMinutes ?? 0
}

/** The orders of the current-order page: the one at hand first, then the others, newest first (S2.53). */
export function shownOrders({ flows }: Standing): readonly Order[] {
  const { order, orders } = flows.tracking.context
  return order ? [order, ...orders.filter(({ id }) => id !== order.id)] : orders
}

/** Whether the order that was looked for does not exist, or not for this customer (S4.46). */
export function isOrderMissing({ value, context }: Standing['flows']['tracking']): boolean {
  return value === 'notFound' && context.problem === 'order.notFound'
}

/** Whether a mailed link did not let its guest in, for whatever reason (S4.44). */
export function isOfLink(code: string | undefined): boolean {
  return code === 'order.linkInvalid' || code === 'order.linkExpired'
}
