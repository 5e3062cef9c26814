import { PaymentOrderWire, fromTestPayment } from '#contracts/orders/payments.contract.ts'
import type { Deps } from '../../process/deps.ts'
import { refusal } from '../../http/failure.ts'
import { PRIVATE, bodyOf, ok, signedIn } from '../../http/route.ts'
import type { Answer, Call, Route } from '../../http/route.ts'
import { acceptPayment } from '../../orders/accept-payment.ts'
import { UNPAID, settle } from '../../orders/settle.ts'
import type { Settled } from '../../orders/settle.ts'
import type { StoredOrder } from '../../store/order-row.ts'
import { maySee } from '../orders/own-order.ts'

/** S7.55: the test payment, off in production unless the deployment has it (S9.30). */
export function testPaymentRoute(deps: Deps): Route {
  return {
    method: 'POST',
    path: '/payments/fake',
    summary: 'Pays an order with the test payment.',
    async answer(call) {
      const stored = await payableOrder(call, deps)
      if (deps.isProduction && !deps.catalogue.deployment().payments.includes('test'))
        throw refusal('payment.refused')
      const { id } = stored.order
      const now = deps.clock.now()
      const said = UNPAID.includes(stored.order.state)
        ? await deps.testPayment.authorise(stored)
        : 'authorised'
      if (said === 'refused') {
        await settle(deps.orders, id, { kind: 'declined' }, now)
        throw refusal('payment.refused')
      }
      if (said === 'authorised') return answered(await acceptPayment(id, deps, now))
      return answered(await settle(deps.orders, id, { kind: 'undecided' }, now))
    },
  }
}

async function payableOrder(call: Call, deps: Deps): Promise<StoredOrder> {
  const session = await signedIn(call)
  const { orderId } = bodyOf(call, PaymentOrderWire)
  const stored = await deps.orders.find(orderId)
  if (!stored || !maySee(session, stored.order)) throw refusal('order.notFound')
  return stored
}

/** An order that waits for its provider is not paid yet, and no failure either (S4.12). */
function answered(settled: Settled | undefined): Answer {
  if (!settled) throw refusal('order.notFound')
  if (settled.problem) throw refusal(settled.problem)
  const { state } = settled.stored.order
  return ok(fromTestPayment({ isPaid: state !== 'WAITING', state }), PRIVATE)
}
