import { fromProviderAmount } from '#domain/checkout/payment-provider.ts'
import type { Stripe } from 'stripe'
import type { KeptCard, PaymentReport } from '../payment.ts'

/**
 * What a PaymentIntent says. Its statuses are an open list: what is not known is not decided, and never paid
 * (F1). The payment method and the latest charge must be expanded.
 */
export function reportOfIntent(intent: Stripe.PaymentIntent): PaymentReport {
  switch (intent.status) {
    case 'requires_payment_method':
    case 'requires_confirmation':
      return { kind: 'open' }
    case 'requires_capture':
      return { kind: 'held', ...moneyOf(intent, intent.amount_capturable) }
    case 'succeeded':
      return { kind: 'taken', ...moneyOf(intent, intent.amount_received) }
    case 'canceled':
      return { kind: 'gone' }
    default:
      return { kind: 'undecided' }
  }
}

function moneyOf(intent: Stripe.PaymentIntent, amount: number) {
  const { latest_charge: charge, metadata } = intent
  const refunded = typeof charge === 'object' && charge !== null ? charge.amount_refunded : 0
  const card = cardOf(intent)
  const maskedPan = maskedPanOf(intent)
  const { orderId } = metadata
  return {
    amount: fromProviderAmount('stripe', amount, intent.currency),
    currency: intent.currency,
    refunded: fromProviderAmount('stripe', refunded, intent.currency),
    ...(orderId !== undefined && { orderId }),
    ...(card && { card }),
    ...(maskedPan !== undefined && { maskedPan }),
  }
}

const FIRST_DIGITS: Readonly<Record<string, string>> = { visa: '4', mastercard: '5', amex: '3' }

/** Stripe tells the last four digits; the first follows from the brand (S3.42). */
function maskedPanOf({ payment_method: method }: Stripe.PaymentIntent): string | undefined {
  if (typeof method !== 'object' || !method?.card) return undefined
  const { brand, last4 } = method.card
  return `${FIRST_DIGITS[brand] ?? '*'}***********${last4}`
}

/** The card, where the customer wants it kept. */
function cardOf(intent: Stripe.PaymentIntent): KeptCard | undefined {
  const { setup_future_usage, payment_method: method } = intent
  const maskedPan = maskedPanOf(intent)
  if (setup_future_usage === null || typeof method !== 'object' || !method?.card) return undefined
  if (maskedPan === undefined) return undefined
  const { exp_month: month, exp_year: year } = method.card
  return { reference: method.id, maskedPan, endOfValidity: `${year}-${String(month).padStart(2, '0')}` }
}
