import { enums, optional, refine, string, type } from 'superstruct'
import type { Infer } from 'superstruct'
import type { NeptingSettings } from '../payments/nepting/nepting-payment.ts'
import type { StripeSettings } from '../payments/stripe/stripe-client.ts'

const SecretKey = beginsWith('sk_', 'rk_')
const Port = refine(string(), 'port', (value) =>
  /^\d{1,5}$/.test(value) && Number(value) <= 65_535 ? true : 'must be a port number from 0 to 65535',
)

const GatewayUrl = refine(string(), 'address', (value) =>
  /^https:\/\/[^\s?#]+[^\s?#/]$/.test(value)
    ? true
    : 'must be like https://gateway.example, without a slash at its end',
)
const SHORTEST_SECRET = 32
const Secret = refine(string(), 'secret', (value) =>
  value.length >= SHORTEST_SECRET ? true : `must have at least ${SHORTEST_SECRET} characters`,
)

/** What each way of paying takes from the environment; without all of it, it takes no money. */
export const PAYMENT_KEYS = {
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  nepting: ['NEPTING_URL', 'NEPTING_MERCHANT_ID', 'NEPTING_SECRET'],
} as const

/** What the environment may say of payments; README of payments. */
export const PaymentEnvironment = {
  PAYMENTS: optional(enums(['simulator'])),
  TEST_PAYMENT: optional(enums(['allowed-in-production'])),
  STRIPE_SECRET_KEY: optional(SecretKey),
  STRIPE_PUBLISHABLE_KEY: optional(beginsWith('pk_')),
  STRIPE_WEBHOOK_SECRET: optional(beginsWith('whsec_')),
  STRIPE_TEST_KEYS: optional(enums(['allowed-in-production'])),
  STRIPE_API_HOST: optional(string()),
  STRIPE_API_PORT: optional(Port),
  STRIPE_API_PROTOCOL: optional(enums(['http', 'https'])),
  NEPTING_URL: optional(GatewayUrl),
  NEPTING_MERCHANT_ID: optional(string()),
  NEPTING_SECRET: optional(Secret),
}

const Raw = type(PaymentEnvironment)
type RawPayments = Infer<typeof Raw>
type Found<T> = { readonly settings?: T; readonly problems: readonly string[] }

export type PaymentSettings = {
  readonly stripe?: StripeSettings
  readonly nepting?: NeptingSettings
  /** A simulator stands in for every provider. */
  readonly isSimulated: boolean
  /** Said in words: orders may be had without money, in production too. */
  readonly allowsTestPayment: boolean
}

/** Payments as the environment sets them; `problems` tells by name what is missing or cannot be, never what is set. */
export function paymentSettingsOf(
  raw: RawPayments,
  isProduction: boolean,
): { readonly settings: PaymentSettings; readonly problems: readonly string[] } {
  const isSimulated = raw.PAYMENTS === 'simulator'
  const stripe = stripeSettingsOf(raw)
  const nepting = neptingSettingsOf(raw)
  const isInsecure = isProduction && raw.STRIPE_API_PROTOCOL === 'http'
  return {
    settings: {
      ...(stripe.settings && { stripe: stripe.settings }),
      ...(nepting.settings && { nepting: nepting.settings }),
      isSimulated,
      allowsTestPayment: raw.TEST_PAYMENT !== undefined,
    },
    problems: [
      ...(isSimulated && isProduction ? ['PAYMENTS cannot be simulator in production'] : []),
      ...(isSimulated && (stripe.settings || nepting.settings)
        ? ['PAYMENTS=simulator and the keys of a provider exclude each other']
        : []),
      ...(isInsecure ? ['STRIPE_API_PROTOCOL cannot be http in production'] : []),
      ...(isProduction && raw.STRIPE_TEST_KEYS === undefined ? testKeysOf(raw) : []),
      ...stripe.problems,
      ...nepting.problems,
    ],
  }
}

function stripeSettingsOf(raw: RawPayments): Found<StripeSettings> {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = raw
  if (secretKey === undefined || publishableKey === undefined || webhookSecret === undefined)
    return missing(raw, PAYMENT_KEYS.stripe)
  return { settings: { secretKey, publishableKey, webhookSecret, ...apiOf(raw) }, problems: [] }
}

function neptingSettingsOf(raw: RawPayments): Found<NeptingSettings> {
  const { NEPTING_URL: url, NEPTING_MERCHANT_ID: merchantId, NEPTING_SECRET: secret } = raw
  if (url === undefined || merchantId === undefined || secret === undefined)
    return missing(raw, PAYMENT_KEYS.nepting)
  return { settings: { url, merchantId, secret }, problems: [] }
}

/** Keys that take no money: food would be given away. */
function testKeysOf(raw: RawPayments): readonly string[] {
  const names = (['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'] as const).filter((name) =>
    /^[a-z]+_test_/.test(raw[name] ?? ''),
  )
  return names.map(
    (name) =>
      `${name} must not be a test key in production, which takes no money: set the live one, or STRIPE_TEST_KEYS=allowed-in-production`,
  )
}

/** Nothing set is no provider; something set without the rest is a mistake. */
function missing(raw: RawPayments, names: readonly (keyof RawPayments)[]): Found<never> {
  const absent = names.filter((name) => raw[name] === undefined)
  return { problems: absent.length === names.length ? [] : absent.map((name) => `${name} is missing`) }
}

function apiOf(raw: RawPayments): Pick<StripeSettings, 'api'> {
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
