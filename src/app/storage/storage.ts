import { PAYMENT_PROVIDERS } from '#domain/checkout/payment-provider.ts'
import { type PaymentWay } from '#domain/checkout/payment-way.ts'
import { viewNamed, type View } from '#bindings/runtime/view-context.ts'

const DEVICE_TOKEN = 'orda.device'
const VIEW = 'orda.view'
const LAST_EMAIL = 'orda.user'
const PAYMENT_WAY = 'orda.payment'

/** A storage of the browser, or nothing where it is forbidden. */
export function storageOf(pick: () => Storage): Storage | undefined {
  try {
    const storage = pick()
    storage.getItem(DEVICE_TOKEN)
    return storage
  } catch {
    return undefined
  }
}

/** The token by which the server recognises this device of a guest. */
export type Device = {
  /** Made once and stored; without storage, made once for this page. */
  readonly token: () => string
  /** Whether the token was ever sent to the server. */
  readonly isKnown: () => boolean
  /** Whoever orders here next is somebody else, who paid no way yet. */
  readonly forget: () => void
}

/** The device of a storage. */
export function deviceIn(storage: Storage | undefined): Device {
  let made: string | undefined
  const known = () => made ?? storage?.getItem(DEVICE_TOKEN) ?? undefined
  return {
    token: () => {
      const token = known() ?? crypto.randomUUID()
      if (token !== known()) keep(storage, DEVICE_TOKEN, token)
      made = token
      return token
    },
    isKnown: () => known() !== undefined,
    forget: () => {
      made = undefined
      for (const key of [DEVICE_TOKEN, PAYMENT_WAY, LAST_EMAIL]) storage?.removeItem(key)
    },
  }
}

/** The view this device prefers; `?view=` forces it. */
export function viewIn(storage: Storage | undefined, search: string): View {
  return viewNamed(new URLSearchParams(search).get('view') ?? storage?.getItem(VIEW))
}

export function rememberView(storage: Storage | undefined, view: View): void {
  keep(storage, VIEW, view)
}

/** Stores a value. Full or forbidden storage is ignored; the value holds for this page. */
function keep(storage: Storage | undefined, key: string, value: string): void {
  try {
    storage?.setItem(key, value)
  } catch {
    // The caller holds the value too.
  }
}

/** How this device paid last; a saved card by its id alone. */
export function paymentWayIn(storage: Storage | undefined): PaymentWay | undefined {
  try {
    const way: unknown = JSON.parse(storage?.getItem(PAYMENT_WAY) ?? 'null')
    return isPaymentWay(way) ? way : undefined
  } catch {
    return undefined
  }
}

export function rememberPaymentWay(storage: Storage | undefined, { provider, methodId }: PaymentWay): void {
  keep(storage, PAYMENT_WAY, JSON.stringify({ provider, methodId }))
}

function isPaymentWay(value: unknown): value is PaymentWay {
  if (typeof value !== 'object' || value === null || !('provider' in value)) return false
  const isIdKnown = !('methodId' in value) || typeof value.methodId === 'string'
  return isIdKnown && PAYMENT_PROVIDERS.some((provider) => provider === value.provider)
}

/** The mail address a registration or a new password was asked for with, for the page its mail leads to (S3.51). */
export function lastEmailIn(storage: Storage | undefined): string {
  return storage?.getItem(LAST_EMAIL) ?? ''
}

export function keepLastEmail(storage: Storage | undefined, email: string): void {
  try {
    storage?.setItem(LAST_EMAIL, email)
  } catch {
    // It has to be typed again.
  }
}

export function forgetLastEmail(storage: Storage | undefined): void {
  storage?.removeItem(LAST_EMAIL)
}
