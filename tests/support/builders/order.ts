import { id } from '#domain/ids.ts'
import { ZERO, minor } from '#domain/money/minor.ts'
import type { Order, OrderedItem } from '#domain/orders/order.ts'
import { at } from '#tests/support/at.ts'

/** A paid-for, not yet sent take-away order for 12:00 in Oslo, unless said otherwise. */
export function anOrder(given: Partial<Order> = {}): Order {
  return {
    id: id('order-1'),
    restaurantId: id('restaurant'),
    accountId: id('account-1'),
    campaignId: id('campaign'),
    state: 'VALIDATED',
    createdAt: at('2026-03-10 11:00'),
    retrievalDate: at('2026-03-10 12:00'),
    price: minor(8_000),
    taxes: minor(2_000),
    items: [],
    count: 0,
    isOnMyWay: false,
    injectNow: false,
    isPredictOrder: false,
    pickUpMode: 'TAKEOUT',
    ...given,
  }
}

/** One ordered burger at no price, unless said otherwise. */
export function anOrderedItem(
  given: Partial<Omit<OrderedItem, 'snapshot'>> & {
    readonly snapshot?: Partial<OrderedItem['snapshot']>
  } = {},
): OrderedItem {
  const { snapshot, ...rest } = given
  return {
    productCode: id('burger'),
    quantity: 1,
    contextCode: 'context',
    price: ZERO,
    isOutaged: false,
    children: [],
    ...rest,
    snapshot: {
      name: { plain: 'Burger', byLanguage: {} },
      description: { plain: '', byLanguage: {} },
      type: 'REGULAR',
      metadata: { allergens: [], alcoholByVolume: 0, nutritionalInfo: [] },
      ...snapshot,
    },
  }
}
