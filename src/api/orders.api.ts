import type { CampaignId, OrderId, RestaurantId } from '#domain/ids.ts'
import type { Order, OrderItem, OrderedItem } from '#domain/orders/order.ts'
import {
  FeedbackSchema,
  NewOrderSchema,
  OrderChangeSchema,
  RatingSchema,
  fromNewOrder,
  fromOrderChange,
  fromOrderItem,
} from '#contracts/orders/order-calls.contract.ts'
import type { Feedback, NewOrder, OrderChange } from '#contracts/orders/order-calls.contract.ts'
import {
  ConflictQuestionSchema,
  ConflictsSchema,
  fromOrderQuery,
  toConflicts,
} from '#contracts/orders/order-queries.contract.ts'
import type { Conflicts, OrderQuery } from '#contracts/orders/order-queries.contract.ts'
import {
  OrderItemsSchema,
  OrderListSchema,
  OrderSchema,
  toOrder,
  toOrderList,
} from '#contracts/orders/orders.contract.ts'
import { toOrderedItem } from '#contracts/orders/ordered-item.contract.ts'
import type { OrderList } from '#contracts/orders/orders.contract.ts'
import { BOT_CHECK_HEADER, IDEMPOTENCY_KEY_HEADER } from '#contracts/wire/problem.contract.ts'
import { answer, exactly, nothing, path } from './http.ts'
import type { Http } from './http.ts'

const readOrder = answer(OrderSchema, toOrder)

/** A list of orders, which version of it this is, and when it was made by the server's own clock (epoch ms), where that is told. */
export type AnsweredOrders = OrderList & { readonly version?: string; readonly madeAt?: number }

/** GET /orders (S7.43, S7.44); fails with status 304 where the server has no other version than the one that is known. */
export function fetchOrders(http: Http) {
  return (query: OrderQuery, known?: string): Promise<AnsweredOrders> =>
    http({
      path: '/orders',
      query: fromOrderQuery(query),
      ...(known !== undefined && { headers: { 'if-none-match': known } }),
      read: answer(OrderListSchema, toAnsweredOrders),
    })
}

function toAnsweredOrders(wire: OrderListSchema, headers: Headers): AnsweredOrders {
  const version = headers.get('etag')
  const madeAt = Date.parse(headers.get('date') ?? '')
  return {
    ...toOrderList(wire),
    ...(version !== null && { version }),
    ...(!Number.isNaN(madeAt) && { madeAt }),
  }
}

/** POST /orders (S7.45): the same key answers the same order (S4.55). */
export function createOrder(http: Http) {
  return (order: NewOrder, idempotencyKey: string): Promise<Order> =>
    http({
      method: 'POST',
      path: '/orders',
      body: exactly(NewOrderSchema, fromNewOrder(order)),
      headers: { [IDEMPOTENCY_KEY_HEADER]: idempotencyKey },
      read: readOrder,
    })
}

/** PATCH /orders/{id} (S7.46). */
export function changeOrder(http: Http) {
  return (orderId: OrderId, change: OrderChange): Promise<Order> =>
    http({
      method: 'PATCH',
      path: path`/orders/${orderId}`,
      body: exactly(OrderChangeSchema, fromOrderChange(change)),
      read: readOrder,
    })
}

/** GET /orders/{id} (S7.47). */
export function fetchOrder(http: Http) {
  return (orderId: OrderId): Promise<Order> => http({ path: path`/orders/${orderId}`, read: readOrder })
}

/** GET /orders/{id}/items (S7.48). */
export function fetchOrderItems(http: Http) {
  return (orderId: OrderId): Promise<readonly OrderedItem[]> =>
    http({
      path: path`/orders/${orderId}/items`,
      read: answer(OrderItemsSchema, (wire) => wire.items.map(toOrderedItem)),
    })
}

/** POST /orders/{id}/resend-email (S7.49). */
export function resendEmail(http: Http) {
  return (orderId: OrderId): Promise<void> =>
    http({ method: 'POST', path: path`/orders/${orderId}/resend-email`, read: nothing })
}

/** POST /orders/find-conflicts (S7.50). */
export function fetchConflicts(http: Http) {
  return (question: {
    readonly restaurantId: RestaurantId
    readonly campaignId: CampaignId
    readonly items: readonly OrderItem[]
  }): Promise<Conflicts> =>
    http({
      method: 'POST',
      path: '/orders/find-conflicts',
      body: exactly(ConflictQuestionSchema, { ...question, items: question.items.map(fromOrderItem) }),
      read: answer(ConflictsSchema, toConflicts),
    })
}

/** PATCH /orders/{id}/cancel (S7.51). */
export function cancelOrder(http: Http) {
  return (orderId: OrderId): Promise<Order> =>
    http({ method: 'PATCH', path: path`/orders/${orderId}/cancel`, read: readOrder })
}

/** PATCH /orders/{id}/rate (S7.52): 1 to 5. */
export function rateOrder(http: Http) {
  return (orderId: OrderId, rating: number): Promise<Order> =>
    http({
      method: 'PATCH',
      path: path`/orders/${orderId}/rate`,
      body: exactly(RatingSchema, { rating }),
      read: readOrder,
    })
}

/** POST /orders/{id}/feedback (S7.53). */
export function sendFeedback(http: Http) {
  return (orderId: OrderId, feedback: Feedback, botCheck: string): Promise<void> =>
    http({
      method: 'POST',
      path: path`/orders/${orderId}/feedback`,
      body: exactly(FeedbackSchema, feedback),
      headers: { [BOT_CHECK_HEADER]: botCheck },
      read: nothing,
    })
}
