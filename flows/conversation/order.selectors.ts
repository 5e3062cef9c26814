import type { OrderId, RestaurantId } from '#domain/ids.ts'
import { liveFirst } from '#domain/orders/history/lists.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import type { Conversation } from './conversation.ts'

type Standing = Pick<Conversation, 'flows'>

/** The followed order or one of the current orders, by its id. */
export function orderOf(id: OrderId, { flows }: Standing): Order | undefined {
  const { order, orders } = flows.tracking.context
  return order?.id === id ? order : orders.find((known) => known.id === id)
}

/** The newest known state of a restaurant: the chosen one, that of the followed order, or one of the list. */
export function restaurantOf(id: RestaurantId, { flows }: Standing): Restaurant | undefined {
  const { chosen, list } = flows.restaurant.context
  const known = [chosen, flows.tracking.context.restaurant, ...list]
  return known.find((each) => each?.id === id)
}

/** Minutes between the kitchen's call and the pickup; 0 where the restaurant is not known. */
export function injectionDelayOf(restaurant: Restaurant | undefined): number {
  return restaurant?.settings.ordersInjectionDelayMinutes ?? 0
}

/**
 * The orders of the current-order page: the followed one first, then the others, newest first (S2.53); one that is over
 * after those that are not.
 */
export function shownOrders({ flows }: Standing): readonly Order[] {
  const { order, orders } = flows.tracking.context
  return liveFirst(order ? [order, ...orders.filter(({ id }) => id !== order.id)] : orders)
}

/** Whether the requested order does not exist, or not for this customer (S4.46). */
export function isOrderMissing({ value, context }: Standing['flows']['tracking']): boolean {
  return value === 'notFound' && context.problem === 'order.notFound'
}

/** Whether a problem code says that a mailed link did not let its guest in (S4.44). */
export function isLinkProblem(code: string | undefined): boolean {
  return code === 'order.linkInvalid' || code === 'order.linkExpired'
}
