import type { OrderId, RestaurantId } from '#domain/ids.ts'
import type { ArrivalContext } from './arrival.machine.ts'

type Snapshot = { readonly value: unknown; readonly context: ArrivalContext }

/** Whether a kitchen wants to be told when a customer arrives, and is not told of another order (S4.101). */
export function isArrivalOffered({ value, context }: Snapshot, restaurantId: RestaurantId): boolean {
  return value === 'offered' && context.restaurantId === restaurantId
}

/** Whether an arrival to this order is underway: from the question of consent until it has ended. */
export function isArrivalOf({ context }: Snapshot, orderId: OrderId): boolean {
  return context.orderId === orderId
}
