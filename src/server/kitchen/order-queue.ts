import { fromInstant } from '#contracts/wire/wire.ts'
import { textIn } from '#domain/catalogue/translated.ts'
import type { RestaurantId } from '#domain/ids.ts'
import { addMinor, toMajor } from '#domain/money/minor.ts'
import type { OrderedItem } from '#domain/orders/order.ts'
import type { Deps } from '../core/process/deps.ts'
import { customerOf } from '../webhooks/order-message.ts'
import { journeysTo } from '../orders/store/predictions.store.ts'

const QUEUE_LENGTH = 50

/** The newest orders of a restaurant as its kitchen needs them: who ordered only where they are served at a table. Total in major units. */
export async function queueOf(
  restaurantId: RestaurantId,
  { orders, database }: Pick<Deps, 'orders' | 'database'>,
  language: string,
) {
  const newest = await orders.newestOf(restaurantId, QUEUE_LENGTH)
  const journeys = await journeysTo(
    database,
    newest.map(({ order }) => order.id),
  )
  return newest.map(({ order, dueAt }) => {
    const journey = journeys.get(order.id)
    const served = order.pickUpMode === 'TABLE_SERVICE' ? customerOf(order) : undefined
    return {
      id: order.id,
      state: order.state,
      ...(order.posId !== undefined && { posId: order.posId }),
      ...(order.kitchenStep !== undefined && { kitchenStep: order.kitchenStep }),
      pickUpMode: order.pickUpMode,
      ...(order.tableNumber !== undefined && { tableNumber: order.tableNumber }),
      ...(served && { customer: served }),
      createdAt: fromInstant(order.createdAt),
      retrievalDate: fromInstant(order.retrievalDate),
      dueAt: fromInstant(dueAt),
      ...(journey && { eta: fromInstant(journey.approach.eta) }),
      ...(journey?.parkingBay !== undefined && { parkingBay: journey.parkingBay }),
      total: toMajor(addMinor(order.price, order.taxes)),
      items: order.items.map((item) => itemOf(item, language)),
    }
  })
}

export type QueuedOrder = Awaited<ReturnType<typeof queueOf>>[number]

function itemOf({ snapshot, quantity, isOutaged }: OrderedItem, language: string) {
  return { name: textIn(snapshot.name, language), quantity, isOutaged }
}
