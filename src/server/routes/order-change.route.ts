import { OrderChangeWire, fromOrderItem, toOrderChange } from '#contracts/order-calls.contract.ts'
import type { OrderChange as WantedChange } from '#contracts/order-calls.contract.ts'
import { fromOrder } from '#contracts/orders.contract.ts'
import { canModifyPickup, canSendNow, sendNowPickup } from '#domain/orders/modify-pickup.ts'
import { injectionMoment } from '#domain/orders/injection.ts'
import type { Problem } from '#domain/problem.ts'
import { canPickUpAt } from '#domain/restaurant/pickup-slots.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import type { Deps } from '../deps.ts'
import { Failure, refusal } from '../http/failure.ts'
import { PRIVATE, bodyOf, ok } from '../http/route.ts'
import type { Route } from '../http/route.ts'
import type { OrderChange } from '../store/orders.store.ts'
import type { StoredOrder } from '../store/order-row.ts'
import { ownOrder } from './orders.route.ts'

/** S7.46: another pickup time, send it now, or "on my way". Items and mode of an order made cannot change yet. */
export function changeOrderRoute(deps: Deps): Route {
  return {
    method: 'PATCH',
    path: '/orders/:id',
    summary: 'Changes the pickup time, sends the order now, or says the customer is on the way.',
    async answer(call) {
      const wanted = toOrderChange(bodyOf(call, OrderChangeWire))
      const own = await ownOrder(call, deps)
      const restaurant = deps.catalogue.restaurant(own.order.restaurantId)
      if (!restaurant) throw refusal('restaurant.notFound')
      const isScheduling = deps.catalogue.deployment().flags.orderScheduling
      const now = deps.clock.now()
      const changed = await deps.orders.change(
        own.order.id,
        (stored) => changeOf(stored, wanted, restaurant, isScheduling, now),
        now,
      )
      if (!changed) throw refusal('order.notFound')
      if (changed.answer) throw refusal(changed.answer)
      deps.scheduler.wake()
      return ok(fromOrder(changed.stored.order), PRIVATE)
    },
  }
}

type Decision = { answer: Problem | undefined; change?: OrderChange }

function changeOf(
  stored: StoredOrder,
  wanted: WantedChange,
  restaurant: Restaurant,
  isScheduling: boolean,
  now: number,
): Decision {
  if (wanted.pickUpMode !== undefined && wanted.pickUpMode !== stored.order.pickUpMode)
    throw new Failure(501, 'notBuilt', 'pickUpMode')
  if (wanted.items !== undefined && !isSame(wanted.items, stored)) throw new Failure(501, 'notBuilt', 'items')
  const onMyWay = wanted.isOnMyWay === undefined ? {} : { is_on_my_way: wanted.isOnMyWay }
  const delay = restaurant.settings.ordersInjectionDelayMinutes
  if (wanted.injectNow === true) {
    const verdict = canSendNow(stored.order)
    if (!verdict.ok) return { answer: verdict.problem }
    return {
      answer: undefined,
      change: { ...onMyWay, inject_now: true, retrieval_at: sendNowPickup(now, delay), due_at: now },
    }
  }
  if (wanted.retrievalDate === undefined) return { answer: undefined, change: onMyWay }
  const retrieval_at = wanted.retrievalDate
  const verdicts = [canModifyPickup(stored.order), canPickUpAt(restaurant, retrieval_at, now, isScheduling)]
  for (const verdict of verdicts) if (!verdict.ok) return { answer: verdict.problem }
  const due_at = injectionMoment({ retrievalDate: retrieval_at }, delay)
  return { answer: undefined, change: { ...onMyWay, retrieval_at, due_at } }
}

function isSame(items: NonNullable<WantedChange['items']>, { requested }: StoredOrder): boolean {
  return JSON.stringify(items.map(fromOrderItem)) === JSON.stringify(requested.map(fromOrderItem))
}
