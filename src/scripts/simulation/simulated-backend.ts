import { EMPTY_BASKET, type BasketLine } from '#domain/basket/basket.ts'
import { linesFromItems } from '#domain/basket/order-items.ts'
import { basketTotals } from '#domain/basket/totals.ts'
import type { Menu, PickupMode, Product } from '#domain/catalogue/product.ts'
import { id, type OrderId, type RestaurantId } from '#domain/ids.ts'
import type { FeedbackKind } from '#domain/orders/after-order/feedback-message.ts'
import { currentOrders } from '#domain/orders/history/lists.ts'
import type { Order, OrderedItem } from '#domain/orders/order.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import type { Effect } from '#flows/core/conversation/conversation.ts'
import type { PortFailure } from '#flows/core/log/port.ts'
import type { FoundCoupon } from '#flows/basket/basket.events.ts'
import type { OrderRequest } from '#flows/checkout/checkout.events.ts'
import type { MenuKey } from '#flows/menu/menu.machine.ts'
import type { Found, Heard } from '#flows/orders/order-tracking.events.ts'
import type { Visitor } from '#flows/account/visitor.ts'

/** What the outside answers an effect with. */
export type Answer = { readonly output: unknown } | { readonly failure: PortFailure }

/** A restaurant of the simulated backend, with what it sells. */
export type SimulatedShop = {
  readonly restaurant: Restaurant
  readonly menus: { readonly EATIN: Menu; readonly TAKEOUT: Menu }
  readonly authenticationCode?: string
}

export type Surroundings = {
  readonly shops: readonly SimulatedShop[]
  readonly coupons?: readonly Product[]
  readonly visitor?: Visitor
  /** The orders of the past, newest first; without it nobody is signed in. */
  readonly history?: readonly Order[]
  /** Whether kitchens want to know when a customer arrives; where one is stays silent. */
  readonly isArrivalWanted?: boolean
}

/** The server refuses, with a code and perhaps a field. */
export function refused(code: string, field?: string): Answer {
  return { failure: { kind: 'refused', code, ...(field === undefined ? {} : { field }) } }
}

export type SimulatedBackend = ReturnType<typeof simulatedBackend>

/**
 * A small shop that keeps its word and answers at once. Watches, time and the account stay silent, until somebody
 * speaks for them. `clock` tells the time of the conversation in epoch ms.
 */
export function simulatedBackend(given: Surroundings, clock: () => number) {
  let shops = given.shops
  const ordersByKey = new Map<string, Order>()
  const contentByKey = new Map<string, string>()

  function answer({ src, input }: Effect): Answer | undefined {
    switch (src) {
      case 'currentVisitor':
        return given.visitor && { output: given.visitor }
      case 'logOut':
        return { output: null }
      case 'listRestaurants':
        return { output: shops.map(({ restaurant }) => restaurant) }
      case 'findRestaurant': {
        const { slug } = input as { slug: string }
        const shop = shops.find(({ restaurant }) => restaurant.slug === slug)
        return shop ? { output: shop.restaurant } : refused('restaurant.notFound')
      }
      case 'geocode':
        return { output: { latitude: 59.9, longitude: 10.7, label: 'Oslo' } }
      case 'locate':
        return { output: { latitude: 60.2, longitude: 11.1 } }
      case 'submitCode': {
        const { id: wanted, code } = input as { id: RestaurantId; code: string }
        const shop = shopOf(wanted)
        return shop?.authenticationCode === code
          ? { output: shop.restaurant }
          : refused('restaurant.wrongCode')
      }
      case 'loadMenu': {
        const { restaurantId, mode } = input as MenuKey
        const menu = menuOf(restaurantId, mode)
        return menu ? { output: menu } : refused('restaurant.notFound')
      }
      case 'findCoupon': {
        const { code } = input as { code: string }
        const product = given.coupons?.find((known) => known.code === code)
        return product
          ? { output: { product, at: clock() } satisfies FoundCoupon }
          : refused('coupon.invalid')
      }
      case 'identify':
        return { output: { guestId: 'guest-1' } }
      case 'createOrder':
        return createOrder(input as OrderRequest)
      case 'pay': {
        const { order } = input as { order: Order }
        return { output: keepOrder({ ...order, state: 'VALIDATED' }) }
      }
      case 'recallPaymentWay':
      case 'leaveToPay':
        return { output: null }
      case 'findOrder': {
        const order = madeOrder((input as { id: OrderId }).id)
        return order ? { output: order } : refused('order.notFound')
      }
      case 'openOrder': {
        const order = madeOrder((input as { id: OrderId }).id)
        return order
          ? { output: { order, restaurant: shopOf(order.restaurantId)?.restaurant } satisfies Found }
          : refused('order.notFound')
      }
      case 'watchOrders': {
        const { order, heardAt } = input as { order: Order | undefined; heardAt: number | undefined }
        return heardAt === undefined ? { output: heardOf(order) } : undefined
      }
      case 'cancelOrder': {
        const order = madeOrder((input as { id: OrderId }).id)
        return order ? { output: keepOrder({ ...order, state: 'CANCELLED' }) } : refused('order.notFound')
      }
      case 'changeOrder': {
        const { id: wanted, change } = input as { id: OrderId; change: Partial<Order> }
        const order = madeOrder(wanted)
        return order ? { output: keepOrder({ ...order, ...change }) } : refused('order.notFound')
      }
      case 'listHistory': {
        if (!given.history) return refused('account.notSignedIn')
        const { skip, limit } = input as { skip: number; limit: number }
        return { output: { orders: given.history.slice(skip, skip + limit), total: given.history.length } }
      }
      case 'rateOrder': {
        const { id: wanted, rating } = input as { id: OrderId; rating: number }
        const order = madeOrder(wanted)
        return order ? { output: { ...order, rating } satisfies Order } : refused('order.notFound')
      }
      case 'resendEmail':
        return { output: null }
      case 'sendFeedback': {
        const { id: wanted, kind } = input as { id: OrderId; kind: FeedbackKind }
        const order = madeOrder(wanted)
        const told = kind === 'problem' ? { reportedAt: clock() } : { feedbackedAt: clock() }
        return order ? { output: { ...order, ...told } satisfies Order } : refused('order.notFound')
      }
      case 'checkArrival':
        return { output: given.isArrivalWanted ?? false }
      case 'tellParkingBay':
      case 'endArrival':
        return { output: null }
      default:
        return undefined
    }
  }

  function madeOrder(wanted: OrderId): Order | undefined {
    return [...(given.history ?? []), ...ordersByKey.values()].find(({ id }) => id === wanted)
  }

  function createOrder(request: OrderRequest): Answer {
    const content = JSON.stringify({ ...request, contact: {} })
    const known = ordersByKey.get(request.key)
    if (known)
      return contentByKey.get(request.key) === content ? { output: known } : refused('request.keyReused')
    const menu = menuOf(request.restaurantId, request.pickUpMode)
    const lines = menu && linesFromItems(request.items, withCoupons(menu), (index) => id(`line-${index}`))
    if (!lines?.ok) return refused('basket.conflicts')
    const { tax, withoutTax, count } = basketTotals({ ...EMPTY_BASKET, lines: lines.value })
    const order: Order = {
      id: id(`order-${ordersByKey.size + 1}`),
      restaurantId: request.restaurantId,
      accountId: id('account-1'),
      campaignId: request.campaignId,
      state: 'CREATED',
      createdAt: clock(),
      retrievalDate: request.retrievalDate,
      price: withoutTax,
      taxes: tax,
      items: lines.value.map(orderedItemOf),
      count,
      isOnMyWay: false,
      injectNow: false,
      isPredictOrder: false,
      pickUpMode: request.pickUpMode,
    }
    ordersByKey.set(request.key, order)
    contentByKey.set(request.key, content)
    return { output: order }
  }

  function keepOrder(order: Order): Order {
    const [key = order.id] = [...ordersByKey].find(([, { id: known }]) => known === order.id) ?? []
    ordersByKey.set(key, order)
    return order
  }

  function heardOf(order: Order | undefined): Heard {
    return {
      orders: currentOrders([], [...ordersByKey.values()], clock()),
      order: (order && madeOrder(order.id)) ?? order,
      at: clock(),
      isLost: false,
    }
  }

  function withCoupons(menu: Menu): Menu {
    const coupons = Object.fromEntries((given.coupons ?? []).map((product) => [product.code, product]))
    return { ...menu, products: { ...menu.products, ...coupons } }
  }

  function shopOf(wanted: RestaurantId | undefined): SimulatedShop | undefined {
    return shops.find(({ restaurant }) => restaurant.id === wanted)
  }

  function menuOf(restaurantId: RestaurantId, mode: PickupMode): Menu | undefined {
    return shopOf(restaurantId)?.menus[mode === 'TAKEOUT' ? 'TAKEOUT' : 'EATIN']
  }

  return {
    /** What an effect is answered with at once; undefined where the outside stays silent. */
    answer,
    /** What a poll of the orders hears. */
    heardOf,
    keepOrder,
    orders: (): readonly Order[] => [...ordersByKey.values()],
    /** A restaurant is found changed; nobody is told. */
    changeRestaurant(wanted: RestaurantId | undefined, change: Partial<Restaurant>): Restaurant {
      const shop = shopOf(wanted)
      if (!shop) throw new Error('no restaurant is chosen')
      const restaurant = { ...shop.restaurant, ...change }
      shops = shops.map((known) => (known === shop ? { ...shop, restaurant } : known))
      return restaurant
    },
    /** The menus of every restaurant change; nobody is told. */
    changeMenus(change: (menu: Menu) => Menu): void {
      shops = shops.map((shop) => ({
        ...shop,
        menus: { EATIN: change(shop.menus.EATIN), TAKEOUT: change(shop.menus.TAKEOUT) },
      }))
    },
  }
}

function orderedItemOf(line: BasketLine): OrderedItem {
  return {
    productCode: line.code,
    quantity: line.quantity,
    contextCode: line.contextCode,
    price: line.unitPrice,
    isOutaged: false,
    children: [],
    snapshot: {
      name: line.name,
      description: { plain: '', byLanguage: {} },
      type: line.type,
      metadata: { allergens: [], alcoholByVolume: 0, nutritionalInfo: [] },
    },
  }
}
