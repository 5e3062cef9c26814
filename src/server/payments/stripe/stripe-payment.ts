import { Stripe } from 'stripe'
import type { AccountId } from '#domain/ids.ts'
import { toProviderAmount } from '#domain/checkout/payment-provider.ts'
import { customerReferenceOf, noteCustomer } from '../store/payment-customers.store.ts'
import { findPayer } from '../store/payments.store.ts'
import type { Database } from '../../core/database/database.ts'
import type { Payment } from '../payment.ts'
import type { PaymentProvider } from '../provider.ts'
import { reportOfIntent } from './intent-report.ts'
import { isAnsweredFailure, steadily } from './steadily.ts'
import type { Patience } from './steadily.ts'
import type { StripeListener } from './stripe-listener.ts'

export type StripePayment = PaymentProvider & {
  readonly listener: StripeListener
  /** What Stripe calls a user whose cards it keeps; the first time, it is told of them. */
  customerOf(userId: AccountId): Promise<string>
  /** The PaymentIntent of a payment as it stands, made where there is none yet. */
  open(payment: Payment): Promise<Stripe.PaymentIntent>
  /** Has the card kept for a customer of Stripe, or not. */
  keepCard(intent: Stripe.PaymentIntent, customer: string, isKept: boolean): Promise<Stripe.PaymentIntent>
  /** Pays with a method Stripe keeps; `attempt` counts the tries of a payment. */
  confirm(
    payment: Payment,
    intent: Stripe.PaymentIntent,
    method: { readonly reference: string; readonly customer: string; readonly attempt: number },
  ): Promise<Stripe.PaymentIntent>
}

const WHOLE = { expand: ['payment_method', 'latest_charge'] }

/** Card and wallet payment by Stripe: one PaymentIntent an order, held first and captured later (S1.23, S7.54). */
export function stripePayment(
  stripe: Stripe,
  database: Database,
  patience: Patience,
  listener: StripeListener,
): StripePayment {
  const intents = stripe.paymentIntents

  async function make(payment: Payment): Promise<Stripe.PaymentIntent> {
    const { restaurantId, email } = await findPayer(database, payment.orderId)
    // Made of what never changes: the same key must always bring the same parameters.
    const params: Stripe.PaymentIntentCreateParams = {
      ...WHOLE,
      amount: toProviderAmount('stripe', payment.amount, payment.currency),
      currency: payment.currency.toLowerCase(),
      capture_method: 'manual',
      automatic_payment_methods: { enabled: true },
      metadata: { orderId: payment.orderId, paymentId: payment.id, restaurantId },
      ...(email !== undefined && { receipt_email: email }),
    }
    const { idempotencyKey } = payment
    const intent = await steadily(() => intents.create(params, { idempotencyKey }), patience)
    // A repeated creation is answered as the first was: how it stands now has to be asked.
    const isRepeated = intent.lastResponse.headers['idempotent-replayed'] === 'true'
    return isRepeated ? read(intent.id) : intent
  }

  function read(reference: string): Promise<Stripe.PaymentIntent> {
    return steadily(() => intents.retrieve(reference, WHOLE), patience)
  }

  async function customerOf(userId: AccountId): Promise<string> {
    const known = await customerReferenceOf(database, userId, 'stripe')
    if (known !== undefined) return known
    const { id } = await steadily(
      () => stripe.customers.create({ metadata: { userId } }, { idempotencyKey: `user:${userId}:customer` }),
      patience,
    )
    await noteCustomer(database, userId, 'stripe', id)
    return id
  }

  function open(payment: Payment): Promise<Stripe.PaymentIntent> {
    return payment.reference === undefined ? make(payment) : read(payment.reference)
  }

  /** Missing where Stripe fails to name it: nobody was told how to pay it, and should it exist, a message will say so. */
  async function known(payment: Payment): Promise<Stripe.PaymentIntent | undefined> {
    try {
      return await open(payment)
    } catch (error) {
      if (payment.reference === undefined && isAnsweredFailure(error)) return undefined
      throw error
    }
  }

  return {
    name: 'stripe',
    listener,
    cardVault: {
      forgetCard: (reference) =>
        unlessGone(steadily(() => stripe.paymentMethods.detach(reference), patience)),
      forgetCustomer: (reference) => unlessGone(steadily(() => stripe.customers.del(reference), patience)),
    },
    customerOf,
    open,
    keepCard: (intent, customer, isKept) =>
      steadily(
        () =>
          intents.update(intent.id, { ...WHOLE, customer, setup_future_usage: isKept ? 'on_session' : '' }),
        patience,
      ),
    async confirm(payment, intent, { reference, customer, attempt }) {
      const params = { ...WHOLE, payment_method: reference, off_session: false, use_stripe_sdk: true }
      const key = { idempotencyKey: keyOf(payment, `confirm:${attempt}`) }
      try {
        if (customerIn(intent) !== customer)
          await steadily(() => intents.update(intent.id, { customer }), patience)
        return await steadily(() => intents.confirm(intent.id, params, key), patience)
      } catch (error) {
        if (!isRefusal(error) || error instanceof Stripe.errors.StripeCardError) throw error
        // Another tap was quicker: what it has brought about is what this one has.
        const now = await read(intent.id)
        if (reportOfIntent(now).kind === 'open') throw error
        return now
      }
    },
    async look({ reference }) {
      // Nobody has been told how to pay it.
      return reference === undefined ? { kind: 'open' } : reportOfIntent(await read(reference))
    },
    async capture(payment) {
      const { reference, amount, currency } = payment
      if (reference === undefined) return 'refused'
      try {
        const intent = await steadily(
          () =>
            intents.capture(reference, { amount_to_capture: toProviderAmount('stripe', amount, currency) }),
          patience,
        )
        if (intent.status === 'succeeded') return 'captured'
      } catch (error) {
        if (!isRefusal(error)) throw error
      }
      return (await read(reference)).status === 'succeeded' ? 'captured' : 'refused'
    },
    async release(payment) {
      const intent = await known(payment)
      if (!intent) return 'released'
      if (intent.status === 'succeeded') return refund(payment, intent)
      if (intent.status === 'canceled') return 'released'
      try {
        const isHeld = intent.status === 'requires_capture'
        const cancellation_reason = isHeld ? 'requested_by_customer' : 'abandoned'
        await steadily(() => intents.cancel(intent.id, { cancellation_reason }), patience)
        return 'released'
      } catch (error) {
        if (!isRefusal(error)) throw error
        const now = await read(intent.id)
        if (now.status === 'succeeded') return refund(payment, now)
        if (now.status === 'canceled') return 'released'
        throw error
      }
    },
  }

  async function refund({ orderId }: Payment, intent: Stripe.PaymentIntent) {
    if (isRefunded(intent)) return 'refunded' as const
    const params = { payment_intent: intent.id, metadata: { orderId } }
    try {
      await steadily(() => stripe.refunds.create(params), patience)
    } catch (error) {
      // The answer to an earlier try was lost, or another was quicker: the whole is given back once.
      if (!isRefusal(error) || !isRefunded(await read(intent.id))) throw error
    }
    return 'refunded' as const
  }
}

function isRefunded({ latest_charge: charge }: Stripe.PaymentIntent): boolean {
  return typeof charge === 'object' && charge?.refunded === true
}

/**
 * What must not be done twice has a key any process can derive again. Capturing, cancelling and giving back the whole
 * need none: Stripe does each once, and a key would repeat a failure of Stripe for a day.
 */
function keyOf({ orderId, version }: Payment, what: string): string {
  return `order:${orderId}:${what}:v${version}`
}

function customerIn({ customer }: Stripe.PaymentIntent): string | undefined {
  return typeof customer === 'string' ? customer : customer?.id
}

/** What Stripe has forgotten already it says no to. */
async function unlessGone(forgetting: Promise<unknown>): Promise<void> {
  try {
    await forgetting
  } catch (error) {
    if (!isRefusal(error)) throw error
  }
}

/** A no of Stripe or of the bank, as opposed to no answer. */
function isRefusal(error: unknown): boolean {
  const { StripeCardError, StripeInvalidRequestError } = Stripe.errors
  return error instanceof StripeCardError || error instanceof StripeInvalidRequestError
}
