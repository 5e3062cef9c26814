import {
  OrderItemsSchema,
  OrderListSchema,
  OrderSchema,
  fromOrder,
  fromOrderList,
} from '#contracts/orders/orders.contract.ts'
import { fromOrderedItem } from '#contracts/orders/ordered-item.contract.ts'
import { OrderQuerySchema, toOrderQuery } from '#contracts/orders/order-queries.contract.ts'
import type { OrderQuery } from '#contracts/orders/order-queries.contract.ts'
import { PENDING_ORDER_KEPT_MS } from '#domain/constants.ts'
import { CURRENT_STATES, HISTORY_STATES } from '#domain/orders/history/lists.ts'
import { id } from '#domain/ids.ts'
import type { OrderId } from '#domain/ids.ts'
import { OWN_ORDER } from '../../core/http/refusals.ts'
import type { Deps } from '../../core/process/deps.ts'
import { refusal } from '../../core/http/failure.ts'
import { hasVersion } from '../../core/http/negotiation.ts'
import { ok, queryOf, route, signedIn } from '../../core/http/route.ts'
import type { Answer, Call, Route } from '../../core/http/route.ts'
import type { OrderFilter } from '../store/orders.store.ts'
import { orderFor } from '../store/order-row.ts'
import type { StoredOrder } from '../store/order-row.ts'
import { maySee, ownOrder } from './own-order.ts'

/** S7.43, S7.44: one's own orders; a poll that finds nothing new costs no query. */
export function orderListRoute(deps: Deps): Route {
  return route({
    id: 'orders',
    method: 'GET',
    path: '/orders',
    summary: 'The orders of the account signed in, pending or history, newest first.',
    query: OrderQuerySchema,
    gives: OrderListSchema,
    isVersioned: true,
    refuses: OWN_ORDER,
    async answer(call) {
      const { accountId, orderIds, broughtOrderIds: brought } = await signedIn(call)
      const query = toOrderQuery(queryOf(call))
      if (query.accountId !== accountId) throw refusal('order.notFound', 'accountId')
      const now = deps.clock.now()
      const filter = { ...filterOf(query, now), brought, ...(orderIds && { only: orderIds }) }
      const tag = await deps.orders.listTag(accountId, now, brought)
      const etag = `"${tag}.${query.list}.${filter.skip}.${filter.limit}.${filter.states.join('')}.${orderIds?.length ?? ''}.${query.mobileOnly}"`
      const headers = { etag }
      if (hasVersion(call, etag)) return { status: 304, headers }
      return ok(fromOrderList(await deps.orders.list(accountId, filter)), headers)
    },
  })
}

/** S7.47 */
export function orderRoute(deps: Deps): Route {
  return {
    id: 'order',
    method: 'GET',
    path: '/orders/:id',
    summary: 'One order of the account signed in.',
    gives: OrderSchema,
    isVersioned: true,
    refuses: OWN_ORDER,
    async answer(call) {
      const session = await signedIn(call)
      const orderId = id<OrderId>(call.params['id'] ?? '')
      if (call.headers['if-none-match'] !== undefined) {
        const known = await deps.orders.revOf(orderId)
        const etag = etagOf(known?.rev ?? 0)
        if (known && maySee(session, { order: { ...known, id: orderId } }) && hasVersion(call, etag))
          return { status: 304, headers: { etag } }
      }
      return orderAnswer(call, await ownOrder(call, deps), (stored) =>
        fromOrder(orderFor(session.accountId, stored)),
      )
    },
  }
}

/** S7.48 */
export function orderItemsRoute(deps: Deps): Route {
  return {
    id: 'orderItems',
    method: 'GET',
    path: '/orders/:id/items',
    summary: 'What was ordered, as it was described then.',
    gives: OrderItemsSchema,
    isVersioned: true,
    refuses: OWN_ORDER,
    async answer(call) {
      return orderAnswer(call, await ownOrder(call, deps), ({ order }) => ({
        items: order.items.map(fromOrderedItem),
      }))
    },
  }
}

function orderAnswer(call: Call, stored: StoredOrder, bodyFor: (stored: StoredOrder) => unknown): Answer {
  const headers = { etag: etagOf(stored.rev) }
  return hasVersion(call, headers.etag) ? { status: 304, headers } : ok(bodyFor(stored), headers)
}

function etagOf(rev: number): string {
  return `"${rev}"`
}

/**
 * Pending orders leave the list 15 minutes after their pickup time, as the customer's own list drops them (S9.7).
 * Reading (S7.43): `since-time` leaves out what has not changed where `checkUpdate` asks for changes only; the total
 * still counts all. `mobileOnly` leaves out what was not ordered from a telephone.
 */
function filterOf(query: OrderQuery, now: number): OrderFilter {
  const isPending = query.list === 'PENDING'
  const allowed = isPending ? CURRENT_STATES : HISTORY_STATES
  const states = query.states.length === 0 ? allowed : allowed.filter((each) => query.states.includes(each))
  return {
    states,
    skip: query.skip,
    limit: query.limit,
    ...(isPending && { retrievedAfter: now - PENDING_ORDER_KEPT_MS }),
    ...(query.mobileOnly && { isMobile: true }),
    ...(query.checkUpdate && query.since !== undefined && { changedSince: query.since }),
  }
}
