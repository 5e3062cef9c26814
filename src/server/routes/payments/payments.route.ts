import { fromOrder } from '#contracts/orders/orders.contract.ts'
import {
  MethodPaymentOrderWire,
  PaymentOrderWire,
  fromCardPayment,
  fromTestPayment,
} from '#contracts/orders/payments.contract.ts'
import type { PaymentProvider as ProviderName } from '#contracts/system/deployment.contract.ts'
import { id } from '#domain/ids.ts'
import type { PaymentMethodId } from '#domain/ids.ts'
import { Failure, refusal } from '../../http/failure.ts'
import { PRIVATE, bodyOf, ok, signedIn } from '../../http/route.ts'
import type { Answer, Route, SignedIn } from '../../http/route.ts'
import { beginPayment } from '../../payments/begin-payment.ts'
import { UNPAID } from '../../payments/payment-step.ts'
import { settlePayment } from '../../payments/settle-payment.ts'
import type { Deps } from '../../process/deps.ts'
import type { StoredOrder } from '../../store/order-row.ts'
import { maySee } from '../orders/own-order.ts'

/** S7.54 to S7.56, and what the page asks the customer comes back to. */
export function paymentRoutes(deps: Deps): readonly Route[] {
  return [cardPaymentRoute(deps), testPaymentRoute(deps), settlePaymentRoute(deps)]
}

/** S7.54, S4.55, S4.56 */
function cardPaymentRoute(deps: Deps): Route {
  return {
    method: 'POST',
    path: '/payments/stripe',
    summary: 'Begins a card payment, or pays with a saved card.',
    async answer(call) {
      const session = await signedIn(call)
      const { orderId, paymentMethodId, savePaymentMethod } = bodyOf(call, MethodPaymentOrderWire)
      const stored = await payableOrder(orderId, session, deps)
      const { stripe } = deps.payments
      if (!stripe || !isOffered('stripe', deps)) throw refusal('payment.refused')
      // Loaded with the library of Stripe, only where it is used.
      const { payByCard } = await import('../../payments/stripe/pay-by-card.ts')
      const wish = {
        orderId: stored.order.id,
        savesMethod: savePaymentMethod ?? false,
        ...(session.kind === 'user' && { userId: session.accountId }),
        ...(paymentMethodId != null && { methodId: id<PaymentMethodId>(paymentMethodId) }),
      }
      return ok(fromCardPayment(await payByCard(wish, stripe, deps)), PRIVATE)
    },
  }
}

/** S7.55: the test payment; in production only where the deployment has it (S9.30). */
function testPaymentRoute(deps: Deps): Route {
  return {
    method: 'POST',
    path: '/payments/fake',
    summary: 'Pays an order with the test payment.',
    async answer(call) {
      const session = await signedIn(call)
      const { order } = await payableOrder(bodyOf(call, PaymentOrderWire).orderId, session, deps)
      if (deps.isProduction && !isOffered('test', deps)) throw refusal('payment.refused')
      const begun = await beginPayment(order.id, { provider: 'test' }, deps)
      if (!begun) throw refusal('order.notFound')
      if (begun.kind === 'refused') throw refusal(begun.problem)
      if (begun.kind === 'paid') return tested(begun.stored)
      const said = await deps.payments.test.authorise(begun.payment)
      const settled = await settlePayment(order.id, deps)
      if (said === 'refused') throw refusal('payment.refused')
      if (settled?.problem) throw refusal(settled.problem)
      return tested(settled?.stored ?? begun.stored)
    },
  }
}

/** Asked by the page a customer comes back to: the browser never decides what is paid (reliability 0.3, 11). */
function settlePaymentRoute(deps: Deps): Route {
  return {
    method: 'POST',
    path: '/x/payments/settle',
    summary: 'Asks the provider what became of a payment, and answers with the order.',
    limit: { max: deps.limits.settlesPerMinute, windowMs: 60_000 },
    async answer(call) {
      const session = await signedIn(call)
      const { orderId } = bodyOf(call, PaymentOrderWire)
      const stored = await payableOrder(orderId, session, deps)
      const settled = await settlePayment(orderId, deps).catch((error: unknown) => {
        deps.onError(error, orderId)
        throw new Failure(503, 'payment.unavailable')
      })
      return ok(fromOrder((settled?.stored ?? stored).order), PRIVATE)
    },
  }
}

async function payableOrder(orderId: string, session: SignedIn, deps: Deps): Promise<StoredOrder> {
  const stored = await deps.orders.find(orderId)
  if (!stored || !maySee(session, stored.order)) throw refusal('order.notFound')
  return stored
}

function isOffered(provider: ProviderName, { catalogue }: Deps): boolean {
  return catalogue.deployment().payments.includes(provider)
}

/** An order that waits for its provider is not paid yet, and no failure either (S4.12). */
function tested({ order: { state } }: StoredOrder): Answer {
  return ok(fromTestPayment({ isPaid: !UNPAID.includes(state), state }), PRIVATE)
}
