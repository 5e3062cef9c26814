import type { Stripe } from 'stripe'

/** How far a message's time may be from ours, in s, as Stripe advises; the library looks at the past alone. */
const TOLERANCE_S = 300

/** What one secret lets in. */
export type StripeListener = {
  readonly stripe: Stripe
  readonly webhookSecret: string
  readonly isLive: boolean
}

/** The event a signed body holds; undefined where signature or time is not right (F15). */
export function verifiedEvent(
  { stripe, webhookSecret }: StripeListener,
  body: Buffer,
  signature: string,
  now: number,
): Stripe.Event | undefined {
  if (isFromTheFuture(signature, now)) return undefined
  try {
    return stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_S, undefined, now)
  } catch {
    return undefined
  }
}

function isFromTheFuture(signature: string, now: number): boolean {
  const seconds = Number(/(?:^|,)\s*t=(\d+)/.exec(signature)?.[1] ?? Number.NaN)
  return seconds - now / 1000 > TOLERANCE_S
}
