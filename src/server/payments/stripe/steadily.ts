import { Stripe } from 'stripe'

const TRIES = 3
const FIRST_WAIT_MS = 500
/** No new try after this long: the customer is waiting, and the next one is theirs. */
const PATIENCE_MS = 12_000

export type Patience = {
  /** Epoch ms. */
  readonly now: () => number
  readonly wait: (durationMs: number) => Promise<unknown>
}

/**
 * Makes a call again that may not have arrived, or whose answer was lost on the way: connections that broke, also in
 * the middle of an answer (F7 to F9). Its key makes it one call, however often it is made.
 */
export async function steadily<T>(call: () => Promise<T>, { now, wait }: Patience): Promise<T> {
  const startedAt = now()
  for (let tried = 1; ; tried += 1) {
    try {
      return await call()
    } catch (error) {
      if (!isPassing(error) || tried === TRIES || now() - startedAt > PATIENCE_MS) throw error
      await wait(FIRST_WAIT_MS * 2 ** (tried - 1))
    }
  }
}

/** Whether the same call may be answered better in a moment. */
export function isPassing(error: unknown): boolean {
  const { StripeConnectionError, StripeAPIError, StripeRateLimitError, StripeError } = Stripe.errors
  if (error instanceof StripeConnectionError || error instanceof StripeAPIError) return true
  return error instanceof StripeRateLimitError || (error instanceof StripeError && error.statusCode === 409)
}

/** Whether Stripe has answered, with a failure of its own: it gives the same answer to the same key for a day. */
export function isAnsweredFailure(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeAPIError && (error.statusCode ?? 0) >= 500
}
