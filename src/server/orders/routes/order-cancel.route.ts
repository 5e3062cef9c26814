import { OrderSchema, fromOrder } from '#contracts/orders/orders.contract.ts'
import { OWN_ORDER } from '../../core/http/refusals.ts'
import type { Deps } from '../../core/process/deps.ts'
import { refusal } from '../../core/http/failure.ts'
import { ok } from '../../core/http/route.ts'
import type { Route } from '../../core/http/route.ts'
import { applyOrderEvent } from '../apply-order-event.ts'
import { orderFor } from '../store/order-row.ts'
import { ownOrder } from './own-order.ts'

/** S7.51, S4.17 to S4.20: the money held is let go with it. */
export function cancelOrderRoute(deps: Deps): Route {
  return {
    id: 'cancelOrder',
    method: 'PATCH',
    path: '/orders/:id/cancel',
    summary: 'Cancels an order that is not yet due in the kitchen.',
    gives: OrderSchema,
    refuses: [...OWN_ORDER, 'order.alreadyCancelled', 'order.notCancellable', 'order.tooLateToCancel'],
    async answer(call) {
      const { order, viewer } = await ownOrder(call, deps)
      const restaurant = deps.catalogue.restaurant(order.restaurantId)
      const delayMinutes = restaurant?.settings.ordersInjectionDelayMinutes ?? 0
      const event = { kind: 'cancelled', delayMinutes } as const
      const settled = await applyOrderEvent(order.id, event, deps, deps.clock.now())
      if (!settled) throw refusal('order.notFound')
      if (settled.problem) throw refusal(settled.problem)
      deps.worker.wake(settled.wakes)
      return ok(fromOrder(orderFor(viewer, settled.stored)))
    },
  }
}
