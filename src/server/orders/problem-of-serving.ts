import type { Order } from '#domain/orders/order.ts'
import type { Problem } from '#domain/problem.ts'
import { canOrderFrom, takesOrdersAhead } from '#domain/restaurant/ordering-status.ts'
import type { CatalogueStore } from '../catalogue/store/catalogue.store.ts'
import { hasOutagedItem } from './outaged-items.ts'

/** What may have changed since an order was made: the restaurant's hours and switch, the time, and the stock. */
export function problemOfServing(
  order: Order,
  catalogue: Pick<CatalogueStore, 'restaurant' | 'deployment'>,
  now: number,
): Problem | undefined {
  const restaurant = catalogue.restaurant(order.restaurantId)
  if (!restaurant) return 'restaurant.notFound'
  const scheduling = takesOrdersAhead(order.pickUpMode, catalogue.deployment().flags)
  const verdict = canOrderFrom(restaurant, now, scheduling)
  if (!verdict.ok) return verdict.problem
  if (order.retrievalDate < now) return 'pickup.tooEarly'
  return hasOutagedItem(order.items, restaurant.outageProducts) ? 'product.outage' : undefined
}
