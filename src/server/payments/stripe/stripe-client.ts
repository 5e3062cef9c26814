import { Stripe } from 'stripe'

/** Where and as whom Stripe is asked; README of payments. */
export type StripeSettings = {
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
  /** Another place than Stripe's own, where a simulator stands in for it. */
  readonly api?: { readonly host: string; readonly port: number; readonly protocol: 'http' | 'https' }
}

/** Shorter than the browser waits for us. */
const TIMEOUT_MS = 10_000

/** The library, told to try nothing twice by itself: `steadily` does, and its waiting can be seen in tests. */
export function stripeClient({ secretKey, api }: StripeSettings, fetch?: typeof globalThis.fetch): Stripe {
  return new Stripe(secretKey, {
    ...api,
    ...(fetch && { httpClient: Stripe.createFetchHttpClient(fetch) }),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 0,
    telemetry: false,
  })
}
