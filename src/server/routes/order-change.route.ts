import { OrderChangeWire, fromOrderItem, toOrderChange } from '#contracts/order-calls.contract.ts'
import type { OrderChange as WantedChange } from '#contracts/order-calls.contract.ts'
import { fromOrder } from '#contracts/orders.contract.ts'
import { canModifyPickup, canSendNow, sendNowPickup } from '#domain/orders/modify-pickup.ts'
import { injectionMoment } from '#domain/orders/injection.ts'
import type { Order, OrderState } from '#domain/orders/order.ts'
import type { Problem } from '#domain/problem.ts'
import { canPickUpAt } from '#domain/restaurant/pickup-slots.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import { allow, refuse } from '#domain/verdict.ts'
import type { Verdict } from '#domain/verdict.ts'
import type { Deps } from '../deps.ts'
import { Failure, refusal } from '../http/failure.ts'
import { PRIVATE, bodyOf, ok } from '../http/route.ts'
import type { Route } from '../http/route.ts'
import type { OrderChange } from '../store/orders.store.ts'
import type { StoredOrder } from '../store/order-row.ts'
import { ownOrder } from './orders.route.ts'

/**
 * S7.46: another pickup time, send it now, or "on my way". What is asked is done whole or refused with its reason;
 * items and mode of an order made cannot change yet.
 */
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
  const { order } = stored
  if (wanted.pickUpMode !== undefined && wanted.pickUpMode !== order.pickUpMode) throw notBuilt('pickUpMode')
  if (wanted.items !== undefined && !isSame(wanted.items, stored)) throw notBuilt('items')
  const delay = restaurant.settings.ordersInjectionDelayMinutes
  const pickup = wanted.injectNow === true ? sendNowPickup(now, delay) : wanted.retrievalDate
  const verdicts = [
    canStillCome(order),
    ...(pickup === undefined
      ? []
      : [
          canStillMove(order),
          wanted.injectNow === true ? canSendNow(order) : canModifyPickup(order),
          canPickUpAt(restaurant, pickup, now, isScheduling),
        ]),
  ]
  for (const verdict of verdicts) if (!verdict.ok) return { answer: verdict.problem }
  const change: OrderChange = {
    ...(wanted.isOnMyWay !== undefined && { is_on_my_way: wanted.isOnMyWay }),
    ...(wanted.injectNow === true && { inject_now: true }),
    ...(pickup !== undefined && {
      retrieval_at: pickup,
      due_at: injectionMoment({ retrievalDate: pickup }, delay),
    }),
  }
  return Object.keys(change).length === 0 ? { answer: undefined } : { answer: undefined, change }
}

/** Nobody is expected for an order that ended without food. */
function canStillCome({ state }: Order): Verdict {
  if (state === 'CANCELLED') return refuse('order.alreadyCancelled')
  return ENDED.includes(state) ? refuse('order.notModifiable') : allow
}

/** The pages ask less (S4.21, S4.24): once the kitchen is being asked, a new time reaches nobody. */
function canStillMove({ state }: Order): Verdict {
  return state === 'SENT' || state === 'PAID' ? refuse('order.alreadyInjected') : allow
}

const ENDED: readonly OrderState[] = ['PAYMENT_ERROR', 'INJECTION_ERROR', 'CONFLICTED']

function notBuilt(field: 'items' | 'pickUpMode'): Failure {
  return new Failure(501, 'notBuilt', field, 'PATCH /orders/:id')
}

function isSame(items: NonNullable<WantedChange['items']>, { requested }: StoredOrder): boolean {
  return JSON.stringify(items.map(fromOrderItem)) === JSON.stringify(requested.map(fromOrderItem))
}
