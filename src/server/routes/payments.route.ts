import { PaymentOrderWire, fromTestPayment } from '#contracts/payments.contract.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Problem } from '#domain/problem.ts'
import { canOrderFrom } from '#domain/restaurant/ordering-status.ts'
import type { Deps } from '../deps.ts'
import { refusal } from '../http/failure.ts'
import { PRIVATE, bodyOf, ok, signedIn } from '../http/route.ts'
import type { Route } from '../http/route.ts'
import { writeOrderMail } from '../mail/write-order-mail.ts'
import { hasOutagedItem } from '../orders/outaged-items.ts'
import { settle } from '../orders/settle.ts'
import { maySee } from './own-order.ts'
import type { Queries } from '../store/database.ts'
import type { StoredOrder } from '../store/order-row.ts'

/** S7.55: the test payment, off in production unless the deployment has it (S9.30). */
export function testPaymentRoute(deps: Deps): Route {
  return {
    method: 'POST',
    path: '/payments/fake',
    summary: 'Pays an order with the test payment.',
    async answer(call) {
      const session = await signedIn(call)
      const { orderId } = bodyOf(call, PaymentOrderWire)
      if (deps.isProduction && !deps.catalogue.deployment().payments.includes('test'))
        throw refusal('payment.refused')
      const now = deps.clock.now()
      const check = ({ order }: StoredOrder): Problem | undefined =>
        maySee(session, order) ? problemOfServing(order, deps, now) : 'order.notFound'
      const news = { kind: 'orderConfirmation', event: `orderConfirmation/${orderId}` } as const
      const tell = (stored: StoredOrder, queries: Queries) =>
        writeOrderMail(news, stored, deps.catalogue, queries, now)
      const event = { kind: 'authorised', provider: deps.payment.name, check, tell } as const
      const settled = await settle(deps.orders, orderId, event, now)
      if (!settled || !maySee(session, settled.stored.order)) throw refusal('order.notFound')
      if (settled.problem) throw refusal(settled.problem)
      if (settled.stored.dueAt <= now) deps.scheduler.wake()
      return ok(fromTestPayment({ isPaid: true, state: settled.stored.order.state }), PRIVATE)
    },
  }
}

/** What may have changed since the order was made: the restaurant's hours and switch, the time, and the stock. */
function problemOfServing(order: Order, { catalogue }: Deps, now: number): Problem | undefined {
  const restaurant = catalogue.restaurant(order.restaurantId)
  if (!restaurant) return 'restaurant.notFound'
  const verdict = canOrderFrom(restaurant, now, catalogue.deployment().flags.orderScheduling)
  if (!verdict.ok) return verdict.problem
  if (order.retrievalDate < now) return 'pickup.tooEarly'
  return hasOutagedItem(order.items, restaurant.outageProducts) ? 'product.outage' : undefined
}
