import { loadStripe } from '@stripe/stripe-js/pure'
import type { Stripe } from '@stripe/stripe-js'
import { toldReason } from '#domain/checkout/card-decline.ts'

/** How the script of Stripe is had; the address stands in only where it is simulated. */
export type StripeAccess = {
  readonly publicKey?: string | undefined
  readonly scriptUrl?: string | undefined
}

let coming: Promise<Stripe> | undefined

/** Stripe.js, fetched with the first call and never before. Rejects where it does not come; the next call tries again. */
export function loadedStripe(access: StripeAccess): Promise<Stripe> {
  coming ??= fetched(access).catch((error: unknown) => {
    coming = undefined
    throw error
  })
  return coming
}

/** Has the customer approve a saved card at their bank; the code of what went wrong, if anything did. */
export async function approveCard(
  access: StripeAccess,
  clientSecret: string,
): Promise<{ readonly code: string } | undefined> {
  const stripe = await loadedStripe(access)
  const { error } = await stripe.handleNextAction({ clientSecret })
  return error && { code: toldReason(error.code ?? error.type, error.decline_code) }
}

async function fetched({ publicKey, scriptUrl }: StripeAccess): Promise<Stripe> {
  if (publicKey === undefined) throw new Error('the deployment names no public key of Stripe')
  if (scriptUrl !== undefined) await added(scriptUrl)
  const stripe = await loadStripe(publicKey)
  if (!stripe) throw new Error('Stripe.js is for browsers')
  return stripe
}

function added(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('the script of Stripe did not come'))
    })
    document.head.append(script)
  })
}
