import type { Basket } from '../basket/basket.ts'
import { toOrderItems } from '../basket/order-items.ts'
import { basketTotals } from '../basket/totals.ts'
import type { PickupMode } from '../catalogue/product.ts'
import { id } from '../ids.ts'
import { ZERO } from '../money/minor.ts'
import type { Order, OrderedItem, OrderItem } from './order.ts'

type Named = OrderedItem['snapshot']

/** A basket as an order that can be repeated like any other (S4.92); undefined where it holds nothing. `now` in epoch ms. */
export function basketAsOrder(basket: Basket, pickUpMode: PickupMode, now: number): Order | undefined {
  const { restaurantId, campaignId, lines } = basket
  if (restaurantId === undefined || campaignId === undefined || lines.length === 0) return undefined
  const { withoutTax, tax, count } = basketTotals(basket)
  const items = toOrderItems(basket).map((item, index): OrderedItem => {
    const line = lines[index]
    return line === undefined
      ? ordered(item, UNNAMED)
      : { ...ordered(item, { ...UNNAMED, name: line.name, type: line.type }), price: line.unitPrice }
  })
  return {
    id: id('kept-basket'),
    accountId: id('nobody'),
    restaurantId,
    campaignId,
    state: 'CREATED',
    createdAt: now,
    retrievalDate: now,
    price: withoutTax,
    taxes: tax,
    items,
    count,
    isOnMyWay: false,
    injectNow: false,
    isPredictOrder: false,
    pickUpMode,
  }
}

const UNNAMED: Named = {
  name: { plain: '', byLanguage: {} },
  description: { plain: '', byLanguage: {} },
  type: 'REGULAR',
  metadata: { allergens: [], alcoholByVolume: 0, nutritionalInfo: [] },
}

function ordered(item: OrderItem, snapshot: Named): OrderedItem {
  return {
    ...item,
    snapshot,
    price: ZERO,
    isOutaged: false,
    children: item.children.map((child) => ordered(child, UNNAMED)),
  }
}
