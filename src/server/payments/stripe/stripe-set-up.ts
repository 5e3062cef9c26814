import { setTimeout as sleep } from 'node:timers/promises'
import type { ProviderWorld, SetUpProvider } from '../set-up-provider.ts'
import type { StripeSettings } from './stripe-client.ts'

/** An account at Stripe; its library is loaded only where it is opened. */
export function stripeSetUp(settings: StripeSettings): SetUpProvider {
  return {
    name: 'stripe',
    told: { stripePublicKey: settings.publishableKey },
    open: (world) => opened(settings, world),
  }
}

async function opened(settings: StripeSettings, { database, fetch, wait = sleep }: ProviderWorld) {
  const { stripeClient } = await import('./stripe-client.ts')
  const { stripePayment } = await import('./stripe-payment.ts')
  const stripe = stripeClient(settings, fetch)
  // How long somebody has been waiting is no matter of the shop's clock, which demonstrations move.
  const patience = { now: () => performance.now(), wait }
  const { secretKey, webhookSecret } = settings
  const listener = { stripe, webhookSecret, isLive: /^[rs]k_live_/.test(secretKey) }
  return stripePayment(stripe, database, patience, listener)
}
