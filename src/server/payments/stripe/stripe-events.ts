import type { Stripe } from 'stripe'
import { refusal } from '../../core/http/failure.ts'
import { parkEvent, noteEvent } from '../store/payment-events.store.ts'
import type { PaymentEvent } from '../store/payment-events.store.ts'
import { findPayment, noteReference } from '../store/payments.store.ts'
import { settlePayment } from '../settle-payment.ts'
import type { PaymentDeps } from '../settle-payment.ts'
import type { StripePayment } from './stripe-payment.ts'

/**
 * Takes in a message of Stripe: once it is stored, it may be answered as received, for then the sweeper looks at its
 * payment if nobody does before. What it says is not believed, only asked about. Throws where it could not be stored.
 */
export async function takeEvent(
  event: Stripe.Event,
  stripe: StripePayment,
  deps: PaymentDeps,
): Promise<void> {
  if (event.type === 'payment_intent.created') return takeCreation(event.data.object, stripe, deps)
  const about = subjectOf(event)
  if (!about) return
  const now = deps.clock.now()
  const noted = await deps.database.transaction(async (queries) => {
    const stored = await noteEvent(queries, about, now)
    if (stored.kind === 'known' || event.livemode === stripe.listener.isLive) return stored
    await parkEvent(queries, event.id, 'another environment')
    return { kind: 'parked' } as const
  })
  if (noted.kind === 'parked')
    deps.onError(
      new Error(`a Stripe event was parked: ${event.id}`),
      'none',
      'message of a provider not understood',
    )
  if (noted.kind !== 'noted') return
  if (about.isDispute)
    deps.onError(new Error('a customer disputes a payment'), noted.orderId, 'payment to be looked at')
  await settlePayment(noted.orderId, deps).catch((error: unknown) =>
    deps.onError(error, noted.orderId, 'payment not settled'),
  )
}

/**
 * A PaymentIntent was made. Where we never heard its name, because Stripe failed after making it, the name is noted, or
 * it is let go where its payment has ended without it. Throws where that cannot be done: Stripe tells it again.
 */
async function takeCreation(
  { id: reference, metadata }: Stripe.PaymentIntent,
  stripe: StripePayment,
  deps: PaymentDeps,
): Promise<void> {
  const { paymentId = '' } = metadata
  const payment = await findPayment(deps.database, paymentId)
  if (payment?.provider !== 'stripe' || payment.reference !== undefined) return
  if ((await noteReference(deps.database, paymentId, reference)) !== 'givenUp') return
  await stripe.release({ ...payment, reference }).catch((error: unknown) => {
    deps.onError(error, payment.orderId, 'payment not let go')
    throw refusal('payment.unavailable')
  })
}

/** What an event is about, if we care for it. */
function subjectOf(event: Stripe.Event): PaymentEvent | undefined {
  const { id, type: kind } = event
  const told = { id, provider: 'stripe', kind } as const
  switch (event.type) {
    case 'payment_intent.amount_capturable_updated':
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.requires_action':
    case 'payment_intent.processing':
    case 'payment_intent.canceled': {
      const { id: reference, metadata } = event.data.object
      const { paymentId } = metadata
      return { ...told, reference, isDispute: false, ...(paymentId !== undefined && { paymentId }) }
    }
    case 'charge.refunded':
    case 'charge.dispute.created': {
      const { payment_intent: intent } = event.data.object
      const reference = typeof intent === 'string' ? intent : intent?.id
      return reference === undefined
        ? undefined
        : { ...told, reference, isDispute: event.type === 'charge.dispute.created' }
    }
    default:
      return undefined
  }
}
