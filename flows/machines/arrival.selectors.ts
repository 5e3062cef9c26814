import type { OrderId, RestaurantId } from '#domain/ids.ts'
import type { ArrivalContext } from './arrival.machine.ts'

type Snapshot = { readonly value: unknown; readonly context: ArrivalContext }

/** Whether a kitchen wants to be told when a customer arrives, and is not told of another order (S4.101). */
export function isArrivalOffered({ value, context }: Snapshot, restaurantId: RestaurantId): boolean {
  return value === 'offered' && context.restaurantId === restaurantId
}

/** Whether the arrival to this order is being spoken of: from the question of consent until it is over. */
export function isArrivalOf({ context }: Snapshot, orderId: OrderId): boolean {
  return context.orderId === orderId
}
