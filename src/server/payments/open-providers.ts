import { setTimeout as sleep } from 'node:timers/promises'
import type { PaymentProvider as ProviderName } from '#domain/checkout/payment-provider.ts'
import type { Clock } from '../process/clock.ts'
import type { PaymentSettings } from '../process/payment-settings.ts'
import type { Database } from '../store/database.ts'
import { neptingPayment } from './nepting/nepting-payment.ts'
import type { PaymentProviders } from './payment-providers.ts'
import type { StripeSettings } from './stripe/stripe-client.ts'
import type { StripeListener } from './stripe/stripe-listener.ts'
import { testPayment } from './test-payment.ts'

/** How the outside is reached; the world's own ways unless a simulator stands in. */
export type Outside = {
  readonly fetch?: typeof globalThis.fetch
  /** The same for the gateway of payment by form. */
  readonly gatewayFetch?: typeof globalThis.fetch
  readonly wait?: (durationMs: number) => Promise<unknown>
}

export type OpenProviders = {
  readonly payments: PaymentProviders
  readonly stripeListener?: StripeListener
}

/** Sets up what the settings have; the library of Stripe is loaded only where there is an account to ask. */
export async function openProviders(
  database: Database,
  clock: Clock,
  { stripe, nepting }: Pick<PaymentSettings, 'stripe' | 'nepting'>,
  outside: Outside = {},
): Promise<OpenProviders> {
  const opened = stripe && (await openStripe(stripe, database, outside))
  return {
    payments: {
      test: testPayment(database, clock),
      ...(opened && { stripe: opened.provider }),
      ...(nepting && {
        nepting: { ...neptingPayment(nepting, outside.gatewayFetch), settings: nepting },
      }),
    },
    ...(opened && { stripeListener: opened.listener }),
  }
}

async function openStripe(settings: StripeSettings, database: Database, { fetch, wait = sleep }: Outside) {
  const { stripeClient } = await import('./stripe/stripe-client.ts')
  const { stripePayment } = await import('./stripe/stripe-payment.ts')
  const stripe = stripeClient(settings, fetch)
  // How long somebody has been waiting is no matter of the shop's clock, which demonstrations move.
  const patience = { now: () => performance.now(), wait }
  const { secretKey, webhookSecret } = settings
  const listener = { stripe, webhookSecret, isLive: /^[rs]k_live_/.test(secretKey) }
  return { provider: stripePayment(stripe, database, patience), listener }
}

/**
 * What keeps ways of paying from being offered: one that is not set up, by name, and food given away in production where
 * nobody said so in words.
 */
export function problemsOfOffered(
  offered: readonly ProviderName[],
  { stripe, nepting, allowsTestPayment }: PaymentSettings,
  isProduction: boolean,
): readonly string[] {
  return [
    ...(offered.includes('stripe') && !stripe
      ? [
          'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET must be set: the deployment offers payment by Stripe',
        ]
      : []),
    ...(offered.includes('nepting') && !nepting
      ? [
          'NEPTING_URL, NEPTING_MERCHANT_ID and NEPTING_SECRET must be set: the deployment offers payment by form',
        ]
      : []),
    ...(isProduction && offered.includes('test') && !allowsTestPayment
      ? [
          'TEST_PAYMENT must be allowed-in-production, or "test" be taken out of "payments": the deployment offers the test payment, which takes no money',
        ]
      : []),
  ]
}
