import {
  CardPaymentSchema,
  MethodPaymentOrderSchema,
  fromCardPayment,
  payPathOf,
} from '#contracts/orders/payments.contract.ts'
import { Failure, refusal } from '../../core/http/failure.ts'
import { bodyOf, ok, route, signedIn } from '../../core/http/route.ts'
import type { Route } from '../../core/http/route.ts'
import type { Deps } from '../../core/process/deps.ts'
import { methodRoutes } from '../method-routes.ts'
import { PAYING, assertPayable, wishOf } from '../pay-route.ts'
import type { PaymentProviders } from '../payment-providers.ts'
import type { PaymentProvider } from '../provider.ts'
import type { ProviderParts } from '../provider-kind.ts'
import { takeEvent } from './stripe-events.ts'
import { verifiedEvent } from './stripe-listener.ts'
import type { StripePayment } from './stripe-payment.ts'

export const stripeParts: ProviderParts = {
  payRoutes: (deps) => [cardPaymentRoute(deps)],
  cardRoutes: (deps) => methodRoutes('stripe', { id: 'cardMethods', deleteId: 'deleteCardMethod' }, deps),
  installMessages(messages, deps) {
    const stripe = stripeIn(deps.payments)
    if (!stripe) return
    messages.post('/x/payments/stripe/events', async (request, reply) => {
      const { body } = request
      const signature = request.headers['stripe-signature']
      const event =
        Buffer.isBuffer(body) && typeof signature === 'string'
          ? verifiedEvent(stripe.listener, body, signature, deps.clock.now())
          : undefined
      if (!event) throw new Failure(400, 'request.invalid', 'stripe-signature')
      await takeEvent(event, stripe, deps)
      return reply.code(200).send({ received: true })
    })
  },
}

/** S7.54, S4.55, S4.56 */
function cardPaymentRoute(deps: Deps): Route {
  return route({
    id: 'payByCard',
    method: 'POST',
    path: payPathOf('stripe'),
    summary: 'Begins a card payment, or pays with a saved card.',
    body: MethodPaymentOrderSchema,
    gives: CardPaymentSchema,
    refuses: [...PAYING, 'paymentMethod.notFound', [502, 'payment.failed']],
    async answer(call) {
      const session = await signedIn(call)
      const wish = wishOf(bodyOf(call), session)
      await assertPayable(wish.orderId, 'stripe', session, deps)
      const stripe = stripeIn(deps.payments)
      if (!stripe) throw refusal('payment.refused')
      // Loaded with the library of Stripe, only where it is used.
      const { payByCard } = await import('./pay-by-card.ts')
      return ok(fromCardPayment(await payByCard(wish, stripe, deps)))
    },
  })
}

/** Stripe, where this server has an account there. */
function stripeIn(payments: PaymentProviders): StripePayment | undefined {
  return payments.find(isStripe)
}

function isStripe(provider: PaymentProvider): provider is StripePayment {
  return provider.name === 'stripe'
}
