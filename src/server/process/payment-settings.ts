import { enums, optional, refine, string, type } from 'superstruct'
import type { Infer } from 'superstruct'
import type { StripeSettings } from '../payments/stripe/stripe-client.ts'

const SecretKey = beginsWith('sk_', 'rk_')
const Port = refine(string(), 'port', (value) =>
  /^\d{1,5}$/.test(value) && Number(value) <= 65_535 ? true : 'must be a port number from 0 to 65535',
)

/** What the environment may say of payments; README of payments. */
export const PaymentEnvironment = {
  PAYMENTS: optional(enums(['simulator'])),
  TEST_PAYMENT: optional(enums(['allowed-in-production'])),
  STRIPE_SECRET_KEY: optional(SecretKey),
  STRIPE_PUBLISHABLE_KEY: optional(beginsWith('pk_')),
  STRIPE_WEBHOOK_SECRET: optional(beginsWith('whsec_')),
  STRIPE_API_HOST: optional(string()),
  STRIPE_API_PORT: optional(Port),
  STRIPE_API_PROTOCOL: optional(enums(['http', 'https'])),
}

const Raw = type(PaymentEnvironment)

export type PaymentSettings = {
  readonly stripe?: StripeSettings
  /** A simulator stands in for every provider. */
  readonly isSimulated: boolean
  /** Said in words: orders may be had without money, in production too. */
  readonly allowsTestPayment: boolean
}

/** Payments as the environment sets them; `problems` tells by name what is missing or cannot be, never what is set. */
export function paymentSettingsOf(
  raw: Infer<typeof Raw>,
  isProduction: boolean,
): { readonly settings: PaymentSettings; readonly problems: readonly string[] } {
  const isSimulated = raw.PAYMENTS === 'simulator'
  const stripe = stripeSettingsOf(raw)
  const isInsecure = isProduction && raw.STRIPE_API_PROTOCOL === 'http'
  return {
    settings: {
      ...(stripe.settings && { stripe: stripe.settings }),
      isSimulated,
      allowsTestPayment: raw.TEST_PAYMENT !== undefined,
    },
    problems: [
      ...(isSimulated && isProduction ? ['PAYMENTS cannot be simulator in production'] : []),
      ...(isInsecure ? ['STRIPE_API_PROTOCOL cannot be http in production'] : []),
      ...stripe.problems,
    ],
  }
}

const STRIPE_KEYS = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const

function stripeSettingsOf(raw: Infer<typeof Raw>): {
  readonly settings?: StripeSettings
  readonly problems: readonly string[]
} {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = raw
  if (secretKey === undefined || publishableKey === undefined || webhookSecret === undefined) {
    const missing = STRIPE_KEYS.filter((name) => raw[name] === undefined)
    const isUnused = missing.length === STRIPE_KEYS.length
    return { problems: isUnused ? [] : missing.map((name) => `${name} is missing`) }
  }
  return { settings: { secretKey, publishableKey, webhookSecret, ...apiOf(raw) }, problems: [] }
}

function apiOf(raw: Infer<typeof Raw>): Pick<StripeSettings, 'api'> {
  const { STRIPE_API_HOST: host, STRIPE_API_PORT: port, STRIPE_API_PROTOCOL: protocol = 'https' } = raw
  if (host === undefined) return {}
  const usual = protocol === 'https' ? 443 : 80
  return { api: { host, port: port === undefined ? usual : Number(port), protocol } }
}

/** A key tells by its beginning what it is for; what it is instead is told nobody. */
function beginsWith(...beginnings: readonly string[]) {
  return refine(string(), 'key', (value) =>
    beginnings.some((beginning) => value.startsWith(beginning))
      ? true
      : `must begin with ${beginnings.join(' or ')}`,
  )
}
