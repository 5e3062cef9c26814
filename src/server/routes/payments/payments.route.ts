import { OrderWire, fromOrder } from '#contracts/orders/orders.contract.ts'
import {
  CardPaymentWire,
  FormPaymentWire,
  MethodPaymentOrderWire,
  PaymentOrderWire,
  TestPaymentWire,
  fromCardPayment,
  fromFormPayment,
  fromTestPayment,
} from '#contracts/orders/payments.contract.ts'
import type { PaymentProvider as ProviderName } from '#domain/checkout/payment-provider.ts'
import { id } from '#domain/ids.ts'
import type { OrderId, PaymentMethodId } from '#domain/ids.ts'
import { Failure, refusal } from '../../http/failure.ts'
import { OWN_ORDER, RESTAURANT, SELLING } from '../../http/refusals.ts'
import { bodyOf, ok, route, signedIn } from '../../http/route.ts'
import type { Answer, Route, SignedIn } from '../../http/route.ts'
import { hrefOf } from '#domain/navigation/routes.ts'
import { UNPAID, type OrderState } from '#domain/orders/order.ts'
import { RETURN_PATH, payByForm } from '../../payments/nepting/pay-by-form.ts'
import { findPayment } from '../../store/payments.store.ts'
import { beginPayment } from '../../payments/begin-payment.ts'
import { testBankUrl } from '../../payments/install-test-bank.ts'
import { settlePayment } from '../../payments/settle-payment.ts'
import type { Deps } from '../../process/deps.ts'
import { orderFor } from '../../store/order-row.ts'
import type { StoredOrder } from '../../store/order-row.ts'
import { assertOwn } from '../orders/own-order.ts'

const PAYING = [
  ...OWN_ORDER,
  ...RESTAURANT,
  ...SELLING,
  'order.alreadyCancelled',
  'order.alreadyPaid',
  'order.notModifiable',
  'payment.refused',
  'payment.unavailable',
] as const

/** S7.54 to S7.56, and what the page asks the customer comes back to. */
export function paymentRoutes(deps: Deps): readonly Route[] {
  return [
    cardPaymentRoute(deps),
    formPaymentRoute(deps),
    formReturnRoute(deps),
    testPaymentRoute(deps),
    settlePaymentRoute(deps),
  ]
}

/** S7.54, S4.55, S4.56 */
function cardPaymentRoute(deps: Deps): Route {
  return route({
    id: 'payByCard',
    method: 'POST',
    path: '/payments/stripe',
    summary: 'Begins a card payment, or pays with a saved card.',
    body: MethodPaymentOrderWire,
    gives: CardPaymentWire,
    refuses: [...PAYING, 'paymentMethod.notFound', [502, 'payment.failed']],
    async answer(call) {
      const session = await signedIn(call)
      const { orderId, paymentMethodId, savePaymentMethod } = bodyOf(call)
      await assertOwn(orderId, session, deps)
      const { stripe } = deps.payments
      if (!stripe || !isOffered('stripe', deps)) throw refusal('payment.refused')
      // Loaded with the library of Stripe, only where it is used.
      const { payByCard } = await import('../../payments/stripe/pay-by-card.ts')
      const wish = wishOf(orderId, session, paymentMethodId, savePaymentMethod)
      return ok(fromCardPayment(await payByCard(wish, stripe, deps)))
    },
  })
}

/** S7.56, S3.44: the signed form the page posts to the gateway. */
function formPaymentRoute(deps: Deps): Route {
  return route({
    id: 'payByForm',
    method: 'POST',
    path: '/payments/nepting',
    summary: 'Begins a payment by form redirect: a signed form for the gateway.',
    body: MethodPaymentOrderWire,
    gives: FormPaymentWire,
    refuses: [...PAYING, 'paymentMethod.notFound'],
    async answer(call) {
      const session = await signedIn(call)
      const { orderId, paymentMethodId, savePaymentMethod } = bodyOf(call)
      await assertOwn(orderId, session, deps)
      const { nepting } = deps.payments
      if (!nepting || !isOffered('nepting', deps)) throw refusal('payment.refused')
      const wish = wishOf(orderId, session, paymentMethodId, savePaymentMethod)
      return ok(fromFormPayment(await payByForm(wish, nepting.settings, deps.publicUrl, deps)))
    },
  })
}

/**
 * S2.51: where the gateway sends the customer back to. What it says is not believed: the order is settled, and the page
 * that follows is the one of how it stands. It needs no cookie and no script.
 */
function formReturnRoute(deps: Deps): Route {
  return {
    id: 'returnFromForm',
    method: 'GET',
    path: `${RETURN_PATH.replace('/api', '')}/:paymentId/:outcome`,
    summary: 'Settles a payment by form redirect, and leads on to its outcome.',
    status: 303,
    refuses: ['order.notFound'],
    limit: { max: deps.limits.settlesPerMinute, windowMs: 60_000 },
    async answer({ params }) {
      const payment = await findPayment(deps.database, params['paymentId'] ?? '')
      if (payment?.provider !== 'nepting') throw refusal('order.notFound')
      const settled = await settlePayment(payment.orderId, deps).catch((error: unknown) => {
        deps.onError(error, payment.orderId, 'payment not settled')
        return undefined
      })
      const page = outcomePageOf(settled?.stored.order.state ?? 'WAITING', params['outcome'] ?? '')
      return { status: 303, headers: { location: `${deps.publicUrl}${hrefOf({ name: page })}` } }
    },
  }
}

function outcomePageOf(state: OrderState, told: string) {
  if (state === 'VALIDATED' || state === 'SENT' || state === 'PAID') return 'paymentSuccess'
  if (state !== 'CREATED') return 'currentOrder'
  return told === 'cancel' ? 'paymentCancel' : 'paymentRefused'
}

/** S7.55: the test payment; in production only where the deployment has it (S9.30). */
function testPaymentRoute(deps: Deps): Route {
  return route({
    id: 'payByTest',
    method: 'POST',
    path: '/payments/fake',
    summary: 'Pays an order with the test payment.',
    body: PaymentOrderWire,
    gives: TestPaymentWire,
    refuses: PAYING,
    async answer(call) {
      const session = await signedIn(call)
      const { orderId } = bodyOf(call)
      await assertOwn(orderId, session, deps)
      if (deps.isProduction && !isOffered('test', deps)) throw refusal('payment.refused')
      const begun = await beginPayment(orderId, { provider: 'test' }, deps)
      if (!begun) throw refusal('order.notFound')
      if (begun.kind === 'refused') throw refusal(begun.problem, begun.field)
      if (begun.kind === 'paid') return tested(begun.stored)
      const said = await deps.payments.test.authorise(begun.payment)
      const settled = await settlePayment(orderId, deps, begun.payment)
      if (said === 'refused') throw refusal('payment.refused')
      if (settled?.problem) throw refusal(settled.problem)
      const after = settled?.stored ?? begun.stored
      const isAsked = said === 'authentication' && !deps.isProduction
      return tested(after, isAsked ? testBankUrl(begun.payment.id) : undefined)
    },
  })
}

/** Asked by the page a customer comes back to: the browser never decides what is paid (P3, F11). */
function settlePaymentRoute(deps: Deps): Route {
  return route({
    id: 'settlePayment',
    method: 'POST',
    path: '/x/payments/settle',
    summary: 'Asks the provider what became of a payment, and answers with the order.',
    body: PaymentOrderWire,
    gives: OrderWire,
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

function wishOf(
  orderId: string,
  session: SignedIn,
  methodId: string | null | undefined,
  savesMethod: boolean | null | undefined,
) {
  return {
    orderId: id<OrderId>(orderId),
    savesMethod: savesMethod ?? false,
    ...(session.kind === 'user' && { userId: session.accountId }),
    ...(methodId != null && { methodId: id<PaymentMethodId>(methodId) }),
  }
}

function isOffered(provider: ProviderName, { catalogue }: Deps): boolean {
  return catalogue.deployment().payments.includes(provider)
}

/** An order that waits for its provider is not paid yet, and no failure either (S4.12). */
function tested({ order: { state } }: StoredOrder, bankUrl?: string): Answer {
  const isPaid = !UNPAID.includes(state)
  const asks = isPaid || bankUrl === undefined ? {} : { authenticationUrl: bankUrl }
  return ok(fromTestPayment({ isPaid, state, ...asks }))
}
