import { Stripe } from 'stripe'
import type { CardPayment } from '#contracts/orders/payments.contract.ts'
import type { OrderId, PaymentMethodId } from '#domain/ids.ts'
import { UNPAID } from '#domain/orders/order.ts'
import { Failure, refusal } from '../../core/http/failure.ts'
import { applyOrderEvent } from '../../orders/apply-order-event.ts'
import { findSavedMethod } from '../store/payment-methods.store.ts'
import { countAttempt, noteReference } from '../store/payments.store.ts'
import { beginPayment } from '../begin-payment.ts'
import type { PayWish } from '../pay-route.ts'
import type { Payment } from '../payment.ts'
import { settlePayment } from '../settle-payment.ts'
import type { PaymentDeps } from '../settle-payment.ts'
import { reportOfIntent } from './intent-report.ts'
import { isAnsweredFailure, isPassing } from './steadily.ts'
import type { StripePayment } from './stripe-payment.ts'

/** Told of an order that is paid, however: what it was paid with. */
type Paid = Required<Pick<CardPayment, 'paymentMethodId'>>

/**
 * S7.54: begins to pay an order by card, or goes on. Answers with the secret the browser confirms the card with, or with
 * a payment method where the order is paid (S4.56). Throws refusals: a card that is declined, an order that cannot be
 * paid, and Stripe out of reach, where nothing was charged and the same order can be paid again.
 */
export async function payByCard(
  wish: PayWish,
  stripe: StripePayment,
  deps: PaymentDeps,
): Promise<CardPayment> {
  try {
    return (await tried(wish, stripe, deps)) ?? (await tried(wish, stripe, deps)) ?? gaveUp()
  } catch (error) {
    throw failureOf(error, wish.orderId, deps)
  }
}

function gaveUp(): never {
  throw refusal('payment.unavailable')
}

/** Undefined where the payment turned out to be gone: the next try begins another. */
async function tried(
  wish: PayWish,
  stripe: StripePayment,
  deps: PaymentDeps,
): Promise<CardPayment | undefined> {
  const { orderId, savesMethod } = wish
  const begun = await beginPayment(orderId, { provider: 'stripe', savesMethod }, deps)
  if (!begun) throw refusal('order.notFound')
  if (begun.kind === 'refused') throw refusal(begun.problem, begun.field)
  if (begun.kind === 'paid') return { paymentMethodId: begun.paidBy }
  const { payment } = begun
  const intent = await opened(payment, stripe, deps)
  switch (reportOfIntent(intent).kind) {
    case 'held':
    case 'taken':
      return settledAs(payment.id, orderId, deps)
    case 'gone':
      await settlePayment(orderId, deps)
      return undefined
    case 'open':
    case 'undecided':
      return wish.methodId === undefined
        ? toBeConfirmed(await prepared(intent, wish, stripe))
        : payWithSaved(wish.methodId, payment, intent, wish, stripe, deps)
  }
}

/** The PaymentIntent of a payment, its name stored before anybody hears of it. */
async function opened(
  payment: Payment,
  stripe: StripePayment,
  deps: PaymentDeps,
): Promise<Stripe.PaymentIntent> {
  try {
    const intent = await stripe.open(payment)
    const isNew = payment.reference === undefined
    if (isNew && (await noteReference(deps.database, payment.id, intent.id)) !== 'noted') gaveUp()
    return intent
  } catch (error) {
    // Stripe would fail the same way at this key for a day: the next try takes another.
    if (payment.reference === undefined && isAnsweredFailure(error))
      await applyOrderEvent(payment.orderId, { kind: 'abandoned' }, deps, deps.clock.now())
    throw error
  }
}

/** Says whether the card is to be kept; the form in the browser must say the same (F4). */
async function prepared(
  intent: Stripe.PaymentIntent,
  { userId, savesMethod }: PayWish,
  stripe: StripePayment,
): Promise<Stripe.PaymentIntent> {
  const isKept = savesMethod && userId !== undefined
  if (isKept === (intent.setup_future_usage !== null) || userId === undefined) return intent
  return stripe.keepCard(intent, await stripe.customerOf(userId), isKept)
}

async function payWithSaved(
  methodId: PaymentMethodId,
  payment: Payment,
  intent: Stripe.PaymentIntent,
  { userId, orderId }: PayWish,
  stripe: StripePayment,
  deps: PaymentDeps,
): Promise<CardPayment> {
  const method = userId && (await findSavedMethod(deps.database, userId, 'stripe', methodId))
  if (!method || !userId) throw refusal('paymentMethod.notFound')
  const customer = await stripe.customerOf(userId)
  const attempt = await countAttempt(deps.database, payment.id)
  const confirmed = await stripe.confirm(payment, intent, { reference: method.reference, customer, attempt })
  switch (reportOfIntent(confirmed).kind) {
    case 'held':
    case 'taken':
      return settledAs(methodId, orderId, deps)
    case 'undecided':
      await settlePayment(orderId, deps)
      return toBeConfirmed(confirmed)
    case 'open':
    case 'gone':
      throw refusal('payment.refused')
  }
}

/** Stripe has the money: the order is paid, unless it can no longer be served. */
async function settledAs(paymentMethodId: string, orderId: OrderId, deps: PaymentDeps): Promise<Paid> {
  const settled = await settlePayment(orderId, deps)
  if (settled?.problem) throw refusal(settled.problem)
  if (!settled || UNPAID.includes(settled.stored.order.state)) throw refusal('payment.unavailable')
  return { paymentMethodId }
}

function toBeConfirmed({ client_secret: clientSecret }: Stripe.PaymentIntent): CardPayment {
  if (clientSecret === null) throw refusal('payment.unavailable')
  return { clientSecret }
}

/** What of Stripe's failures a customer is told; the rest is for the log. */
function failureOf(error: unknown, orderId: OrderId, { onError }: PaymentDeps): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  if (error instanceof Stripe.errors.StripeCardError) return refusal('payment.refused')
  onError(error, orderId, 'payment not begun')
  return isPassing(error) ? refusal('payment.unavailable') : new Failure(502, 'payment.failed')
}
