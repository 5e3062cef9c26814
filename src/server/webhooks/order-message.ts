import { fromInstant } from '#contracts/wire/wire.ts'
import { textIn } from '#domain/catalogue/translated.ts'
import { addMinor, toMajor } from '#domain/money/minor.ts'
import type { OrderedItem } from '#domain/orders/order.ts'
import type { StoredOrder } from '../store/order-row.ts'

/** An order as other systems are told it: nothing of who ordered, money in major units. */
export function orderMessageOf({ order, rev, currency }: StoredOrder, language: string) {
  return {
    orderId: order.id,
    revision: rev,
    restaurantId: order.restaurantId,
    state: order.state,
    createdAt: fromInstant(order.createdAt),
    pickUpMode: order.pickUpMode,
    retrievalDate: fromInstant(order.retrievalDate),
    ...(order.tableNumber !== undefined && { tableNumber: order.tableNumber }),
    ...(order.posId !== undefined && { posId: order.posId }),
    ...(order.kitchenStep !== undefined && { kitchenStep: order.kitchenStep }),
    ...(order.refusalReason !== undefined && { reason: order.refusalReason }),
    total: toMajor(addMinor(order.price, order.taxes)),
    taxes: toMajor(order.taxes),
    currency,
    items: order.items.map((item) => itemOf(item, language)),
  }
}

type Item = {
  readonly productCode: string
  readonly name: string
  readonly quantity: number
  readonly isOutaged: boolean
  readonly children: readonly Item[]
}

function itemOf(item: OrderedItem, language: string): Item {
  return {
    productCode: item.productCode,
    name: textIn(item.snapshot.name, language),
    quantity: item.quantity,
    isOutaged: item.isOutaged,
    children: item.children.map((child) => itemOf(child, language)),
  }
}
