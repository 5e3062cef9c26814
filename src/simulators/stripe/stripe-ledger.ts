import type { Stripe } from 'stripe'
import type { CardAnswer } from './test-cards.ts'

/** The part of Stripe's objects that is simulated; the library's types say what their fields hold. */
export type Intent = Pick<
  Stripe.PaymentIntent,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_capturable'
  | 'amount_received'
  | 'capture_method'
  | 'cancellation_reason'
  | 'client_secret'
  | 'created'
  | 'currency'
  | 'livemode'
  | 'metadata'
  | 'receipt_email'
  | 'setup_future_usage'
  | 'status'
> & {
  readonly customer: string | null
  readonly payment_method: string | null
  readonly latest_charge: string | null
  readonly last_payment_error: CardError | null
  readonly next_action: { readonly type: 'redirect_to_url'; readonly redirect_to_url: RedirectTarget } | null
}

export type RedirectTarget = { readonly url: string; readonly return_url: string | null }

export type CardError = {
  readonly type: 'card_error'
  readonly code: string
  readonly decline_code?: string
  readonly message: string
}

export type Method = Pick<Stripe.PaymentMethod, 'id' | 'object' | 'type' | 'livemode' | 'created'> & {
  readonly customer: string | null
  readonly card: Pick<Stripe.PaymentMethod.Card, 'brand' | 'last4' | 'exp_month' | 'exp_year'>
  /** Not Stripe's: what the bank of this card says. */
  readonly answer: CardAnswer
}

export type Charge = Pick<
  Stripe.Charge,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_captured'
  | 'amount_refunded'
  | 'captured'
  | 'currency'
  | 'refunded'
  | 'livemode'
> & { readonly payment_intent: string }

export type Ledger = {
  intents: Record<string, Intent>
  methods: Record<string, Method>
  charges: Record<string, Charge>
  customers: Record<string, { readonly id: string; readonly metadata: Readonly<Record<string, string>> }>
  /** What was answered to a key, and what was asked with it. */
  keys: Record<string, { readonly asked: string; readonly status: number; readonly body: unknown }>
}

export function emptyLedger(): Ledger {
  return { intents: {}, methods: {}, charges: {}, customers: {}, keys: {} }
}
