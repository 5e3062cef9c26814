import { fromInstant } from '#contracts/wire.ts'
import { toMajor } from '#domain/money/minor.ts'
import { addMinor } from '#domain/money/minor.ts'
import type { Order } from '#domain/orders/order.ts'
import type { RestaurantId } from '#domain/ids.ts'
import type { Orders } from '../store/orders.store.ts'

export const QUEUE_LENGTH = 50

/** The newest orders of a restaurant as its kitchen needs them: nothing of who ordered. Total in major units. */
export async function queueOf(restaurantId: RestaurantId, orders: Pick<Orders, 'newestOf'>) {
  return (await orders.newestOf(restaurantId, QUEUE_LENGTH)).map(({ order, dueAt }) => ({
    id: order.id,
    state: order.state,
    ...(order.posId !== undefined && { posId: order.posId }),
    pickUpMode: order.pickUpMode,
    createdAt: fromInstant(order.createdAt),
    retrievalDate: fromInstant(order.retrievalDate),
    dueAt: fromInstant(dueAt),
    total: toMajor(addMinor(order.price, order.taxes)),
    items: order.items.map(itemOf),
  }))
}

export type QueuedOrder = Awaited<ReturnType<typeof queueOf>>[number]

function itemOf({ snapshot, quantity, isOutaged }: Order['items'][number]) {
  return { name: snapshot.name.plain, quantity, isOutaged }
}
