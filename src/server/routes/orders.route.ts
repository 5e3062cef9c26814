import { fromOrder, fromOrderList, fromOrderedItem } from '#contracts/orders.contract.ts'
import { RatingWire } from '#contracts/order-calls.contract.ts'
import { OrderQueryWire, toOrderQuery } from '#contracts/order-queries.contract.ts'
import type { OrderQuery } from '#contracts/order-queries.contract.ts'
import { PENDING_ORDER_KEPT_MS } from '#domain/constants.ts'
import { CURRENT_STATES, HISTORY_STATES } from '#domain/orders/lists.ts'
import { canRate } from '#domain/orders/rating.ts'
import type { Verdict } from '#domain/verdict.ts'
import type { Deps } from '../deps.ts'
import { refusal } from '../http/failure.ts'
import { hasVersion } from '../http/negotiation.ts'
import { PRIVATE, bodyOf, checked, ok, signedIn } from '../http/route.ts'
import type { Answer, Call, Route } from '../http/route.ts'
import type { OrderFilter } from '../store/orders.store.ts'
import type { StoredOrder } from '../store/order-row.ts'
import { settle } from '../orders/settle.ts'

const POLLED = { 'cache-control': 'private, no-cache' } as const

/** S7.43, S7.44: one's own orders; a poll that finds nothing new costs no query. */
export function orderListRoute(deps: Deps): Route {
  return {
    method: 'GET',
    path: '/orders',
    summary: 'The orders of the account signed in, pending or history, newest first.',
    async answer(call) {
      const { accountId } = await signedIn(call)
      const query = toOrderQuery(checked(call.query, OrderQueryWire))
      if (query.accountId !== accountId) throw refusal('order.notFound', 'accountId')
      const filter = filterOf(query, deps.clock.now())
      const tag = await deps.orders.listTag(accountId)
      const etag = `"${tag}.${query.list}.${filter.skip}.${filter.limit}.${filter.states.join('')}"`
      const headers = { ...POLLED, etag }
      if (hasVersion(call, etag)) return { status: 304, headers }
      return ok(fromOrderList(await deps.orders.list(accountId, filter)), headers)
    },
  }
}

/** S7.47 */
export function orderRoute(deps: Deps): Route {
  return {
    method: 'GET',
    path: '/orders/:id',
    summary: 'One order of the account signed in.',
    async answer(call) {
      const { accountId } = await signedIn(call)
      if (call.headers['if-none-match'] !== undefined) {
        const known = await deps.orders.revOf(call.params['id'] ?? '')
        const etag = etagOf(known?.rev ?? 0)
        if (known?.accountId === accountId && hasVersion(call, etag))
          return { status: 304, headers: { ...POLLED, etag } }
      }
      return orderAnswer(call, await ownOrder(call, deps), (stored) => fromOrder(stored.order))
    },
  }
}

/** S7.48 */
export function orderItemsRoute(deps: Deps): Route {
  return {
    method: 'GET',
    path: '/orders/:id/items',
    summary: 'What was ordered, as it was described then.',
    async answer(call) {
      return orderAnswer(call, await ownOrder(call, deps), ({ order }) => ({
        items: order.items.map(fromOrderedItem),
      }))
    },
  }
}

/** S7.51, S4.17 to S4.20: the money held is released with it. */
export function cancelOrderRoute(deps: Deps): Route {
  return {
    method: 'PATCH',
    path: '/orders/:id/cancel',
    summary: 'Cancels an order that is not yet due in the kitchen.',
    async answer(call) {
      const { order } = await ownOrder(call, deps)
      const restaurant = deps.catalogue.restaurant(order.restaurantId)
      const delayMinutes = restaurant?.settings.ordersInjectionDelayMinutes ?? 0
      const settled = await settle(
        deps.orders,
        order.id,
        { kind: 'cancelled', delayMinutes },
        deps.clock.now(),
      )
      if (!settled) throw refusal('order.notFound')
      if (settled.problem) throw refusal(settled.problem)
      await deps.payment.release(settled.stored)
      return ok(fromOrder(settled.stored.order), PRIVATE)
    },
  }
}

/** S7.52, S4.27, S4.28 */
export function rateOrderRoute(deps: Deps): Route {
  return {
    method: 'PATCH',
    path: '/orders/:id/rate',
    summary: 'Rates an order with 1 to 5 stars, once.',
    async answer(call) {
      const { rating } = bodyOf(call, RatingWire)
      const { order } = await ownOrder(call, deps)
      const changed = await deps.orders.change<Verdict>(
        order.id,
        (stored) => {
          const verdict = canRate(stored.order, rating)
          return verdict.ok ? { answer: verdict, change: { rating } } : { answer: verdict }
        },
        deps.clock.now(),
      )
      if (!changed) throw refusal('order.notFound')
      if (!changed.answer.ok) throw refusal(changed.answer.problem)
      return ok(fromOrder(changed.stored.order), PRIVATE)
    },
  }
}

/** The order of the address if it belongs to the caller; anybody else's does not exist. */
export async function ownOrder(call: Call, deps: Pick<Deps, 'orders'>): Promise<StoredOrder> {
  const { accountId } = await signedIn(call)
  const stored = await deps.orders.find(call.params['id'] ?? '')
  if (!stored || stored.order.accountId !== accountId) throw refusal('order.notFound')
  return stored
}

function orderAnswer(call: Call, stored: StoredOrder, bodyFor: (stored: StoredOrder) => unknown): Answer {
  const headers = { ...POLLED, etag: etagOf(stored.rev) }
  return hasVersion(call, headers.etag) ? { status: 304, headers } : ok(bodyFor(stored), headers)
}

function etagOf(rev: number): string {
  return `"${rev}"`
}

/** Pending orders leave the list 15 minutes after their pickup time, as the customer's own list drops them (S9.7). */
function filterOf(query: OrderQuery, now: number): OrderFilter {
  const isPending = query.list === 'PENDING'
  const allowed = isPending ? CURRENT_STATES : HISTORY_STATES
  const states = query.states.length === 0 ? allowed : allowed.filter((each) => query.states.includes(each))
  return {
    states,
    skip: query.skip,
    limit: query.limit,
    ...(isPending && { retrievedAfter: now - PENDING_ORDER_KEPT_MS }),
    ...(query.checkUpdate && query.since !== undefined && { changedSince: query.since }),
  }
}
