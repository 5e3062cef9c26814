import { StripeRefusal } from '#simulators/stripe/stripe-refusal.ts'

/** Stripe refuses what is not the moment for. */
export async function refusable(work: () => void): Promise<void> {
  try {
    work()
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error
  }
}
