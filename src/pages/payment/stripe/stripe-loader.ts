import { loadStripe } from '@stripe/stripe-js/pure'
import type { Stripe } from '@stripe/stripe-js'
import { toldReason } from '#domain/checkout/card-decline.ts'

/** How the script of Stripe is had; the address stands in only where it is simulated. */
export type StripeAccess = {
  readonly publicKey?: string | undefined
  readonly scriptUrl?: string | undefined
}

/** A script that has not answered for so long (ms) is said not to come. */
const PATIENCE_MS = 12_000

let coming: Promise<Stripe> | undefined
/** The address of a script that never answered: whoever asks for it again waits for the same answer. */
let silent: string | undefined

/** Stripe.js, fetched with the first call and never before. Rejects where it does not come, or does not answer; the next call fetches it anew. */
export function loadedStripe(access: StripeAccess): Promise<Stripe> {
  coming ??= inTime(fetched(access)).catch((error: unknown) => {
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
  if (silent !== undefined) return fetchedAnew(silent, publicKey)
  if (scriptUrl !== undefined) await added(scriptUrl)
  const stripe = await loadStripe(publicKey)
  if (!stripe) throw new Error('Stripe.js is for browsers')
  return stripe
}

/** By another address, and past the library of Stripe, which waits for the first one for ever. */
async function fetchedAnew(address: string, publicKey: string): Promise<Stripe> {
  const url = new URL(address)
  url.searchParams.set('again', String(Date.now()))
  if (!window.Stripe) await added(url.href)
  const stripe = window.Stripe?.(publicKey)
  if (!stripe) throw new Error('the script of Stripe brought nothing')
  return stripe
}

async function inTime(stripe: Promise<Stripe>): Promise<Stripe> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      silent ??= scriptOfStripe()?.src
      reject(new Error('the script of Stripe does not answer'))
    }, PATIENCE_MS)
  })
  return Promise.race([stripe, silence]).finally(() => clearTimeout(timer))
}

function scriptOfStripe(): HTMLScriptElement | null {
  return document.querySelector('script[src^="https://js.stripe.com/"], script[data-stripe]')
}

function added(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.dataset['stripe'] = ''
    script.src = url
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('the script of Stripe did not come'))
    })
    document.head.append(script)
  })
}
