import { fromOrder } from '#contracts/orders/orders.contract.ts'
import type { Deps } from '../../process/deps.ts'
import { refusal } from '../../http/failure.ts'
import { PRIVATE, ok } from '../../http/route.ts'
import type { Route } from '../../http/route.ts'
import { writeOrderMail } from '../../mail/write-order-mail.ts'
import { settle } from '../../orders/settle.ts'
import type { Queries } from '../../store/database.ts'
import type { StoredOrder } from '../../store/order-row.ts'
import { ownOrder } from './own-order.ts'

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
      const now = deps.clock.now()
      const news = { kind: 'orderCancellation', event: `orderCancellation/${order.id}` } as const
      const tell = (stored: StoredOrder, queries: Queries) =>
        writeOrderMail(news, stored, deps.catalogue, queries, now)
      const settled = await settle(deps.orders, order.id, { kind: 'cancelled', delayMinutes, tell }, now)
      if (!settled) throw refusal('order.notFound')
      if (settled.problem) throw refusal(settled.problem)
      await deps.payment.release(settled.stored)
      return ok(fromOrder(settled.stored.order), PRIVATE)
    },
  }
}
