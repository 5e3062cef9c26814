import { PaymentOrderWire, fromTestPayment } from '#contracts/payments.contract.ts'
import { canOrderFrom } from '#domain/restaurant/ordering-status.ts'
import type { Deps } from '../deps.ts'
import { refusal } from '../http/failure.ts'
import { PRIVATE, bodyOf, ok } from '../http/route.ts'
import type { Call, Route } from '../http/route.ts'
import { hasOutagedItem } from '../orders/outaged-items.ts'
import { settle } from '../orders/settle.ts'
import type { StoredOrder } from '../store/order-row.ts'
import { ownOrder } from './orders.route.ts'

/** S7.55: the test payment, off in production unless the deployment has it (S9.30). */
export function testPaymentRoute(deps: Deps): Route {
  return {
    method: 'POST',
    path: '/payments/fake',
    summary: 'Pays an order with the test payment.',
    async answer(call) {
      const { orderId } = bodyOf(call, PaymentOrderWire)
      if (deps.isProduction && !deps.catalogue.deployment().payments.includes('test'))
        throw refusal('payment.refused')
      const stored = await ownOrder(withId(call, orderId), deps)
      if (stored.order.state === 'CREATED') assertStillServed(stored, deps)
      if ((await deps.payment.authorise(stored)) === 'refused') throw refusal('payment.refused')
      const event = { kind: 'authorised', provider: deps.payment.name } as const
      const settled = await settle(deps.orders, orderId, event, deps.clock.now())
      if (!settled) throw refusal('order.notFound')
      if (settled.problem) throw refusal(settled.problem)
      deps.scheduler.wake()
      return ok(fromTestPayment({ isPaid: true, state: settled.stored.order.state }), PRIVATE)
    },
  }
}

/** What may have changed since the order was made: the restaurant's hours and switch, and its stock. */
function assertStillServed({ order }: StoredOrder, deps: Deps): void {
  const restaurant = deps.catalogue.restaurant(order.restaurantId)
  if (!restaurant) throw refusal('restaurant.notFound')
  const isScheduling = deps.catalogue.deployment().flags.orderScheduling
  const verdict = canOrderFrom(restaurant, deps.clock.now(), isScheduling)
  if (!verdict.ok) throw refusal(verdict.problem)
  if (order.retrievalDate < deps.clock.now()) throw refusal('pickup.tooEarly')
  if (hasOutagedItem(order.items, restaurant.outageProducts)) throw refusal('product.outage')
}

function withId(call: Call, orderId: string): Call {
  return { ...call, params: { id: orderId } }
}
