import { OrderSchema, fromOrder } from '#contracts/orders/orders.contract.ts'
import { PaymentOrderSchema } from '#contracts/orders/payments.contract.ts'
import { Failure, refusal } from '../core/http/failure.ts'
import { OWN_ORDER } from '../core/http/refusals.ts'
import { bodyOf, ok, route, signedIn } from '../core/http/route.ts'
import type { Route } from '../core/http/route.ts'
import { settlePayment } from './settle-payment.ts'
import type { Deps } from '../core/process/deps.ts'
import { orderFor } from '../orders/store/order-row.ts'
import { assertOwn } from '../orders/routes/own-order.ts'

/** Asked by the page a customer comes back to: the browser never decides what is paid (P3, F11). */
export function settlePaymentRoute(deps: Deps): Route {
  return route({
    id: 'settlePayment',
    method: 'POST',
    path: '/x/payments/settle',
    summary: 'Asks the provider what became of a payment, and answers with the order.',
    body: PaymentOrderSchema,
    gives: OrderSchema,
    refuses: [...OWN_ORDER, 'payment.unavailable'],
    limit: { max: deps.limits.settlesPerMinute, windowMs: 60_000 },
    async answer(call) {
      const session = await signedIn(call)
      const { orderId } = bodyOf(call)
      await assertOwn(orderId, session, deps)
      const settled = await settlePayment(orderId, deps).catch((error: unknown) => {
        deps.onError(error, orderId, 'payment not settled')
        throw new Failure(503, 'payment.unavailable')
      })
      if (!settled) throw refusal('order.notFound')
      return ok(fromOrder(orderFor(session.accountId, settled.stored)))
    },
  })
}
