import { enums, optional, refine, string, type } from 'superstruct'
import type { Infer } from 'superstruct'
import type { Deployment } from '#contracts/system/deployment.contract.ts'
import { missingOf, providerKind } from '../provider-kind.ts'
import type { PolicyNeeds } from '../provider-kind.ts'
import { stripeSetUp } from './stripe-set-up.ts'
import type { StripeSettings } from './stripe-client.ts'

const Port = refine(string(), 'port', (value) =>
  /^\d{1,5}$/.test(value) && Number(value) <= 65_535 ? true : 'must be a port number from 0 to 65535',
)
const KEYS = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const

const Environment = type({
  STRIPE_SECRET_KEY: optional(beginsWith('sk_', 'rk_')),
  STRIPE_PUBLISHABLE_KEY: optional(beginsWith('pk_')),
  STRIPE_WEBHOOK_SECRET: optional(beginsWith('whsec_')),
  STRIPE_TEST_KEYS: optional(enums(['allowed-in-production'])),
  STRIPE_API_HOST: optional(string()),
  STRIPE_API_PORT: optional(Port),
  STRIPE_API_PROTOCOL: optional(enums(['http', 'https'])),
})
type Raw = Infer<typeof Environment>

/** Card and wallet payment by Stripe. */
export const stripeProvider = providerKind({
  name: 'stripe',
  called: 'payment by Stripe',
  environment: Environment,
  keys: KEYS,
  setUp(raw, isProduction) {
    const settings = stripeSettingsIn(raw)
    const { problems } = settings ? { problems: [] } : missingOf(raw, KEYS)
    return {
      ...(settings && { provider: stripeSetUp(settings) }),
      problems: [...(isProduction ? problemsInProduction(raw) : []), ...problems],
    }
  },
  policyOf,
  parts: async () => (await import('./stripe-parts.ts')).stripeParts,
  player: async () => (await import('#simulators/stripe/stripe-player.ts')).stripePlayer,
})

/** An account at Stripe; undefined where not all of it is set. */
export function stripeSettingsIn(raw: Raw): StripeSettings | undefined {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = raw
  if (secretKey === undefined || publishableKey === undefined || webhookSecret === undefined) return undefined
  return { secretKey, publishableKey, webhookSecret, ...apiOf(raw) }
}

function apiOf(raw: Raw): Pick<StripeSettings, 'api'> {
  const { STRIPE_API_HOST: host, STRIPE_API_PORT: port, STRIPE_API_PROTOCOL: protocol = 'https' } = raw
  if (host === undefined) return {}
  const usual = protocol === 'https' ? 443 : 80
  return { api: { host, port: port === undefined ? usual : Number(port), protocol } }
}

/** Keys that take no money: food would be given away. */
function problemsInProduction(raw: Raw): readonly string[] {
  const isTestKey = (name: 'STRIPE_SECRET_KEY' | 'STRIPE_PUBLISHABLE_KEY') =>
    raw.STRIPE_TEST_KEYS === undefined && /^[a-z]+_test_/.test(raw[name] ?? '')
  return [
    ...(raw.STRIPE_API_PROTOCOL === 'http' ? ['STRIPE_API_PROTOCOL cannot be http in production'] : []),
    ...(['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'] as const)
      .filter(isTestKey)
      .map(
        (name) =>
          `${name} must not be a test key in production, which takes no money: set the live one, or STRIPE_TEST_KEYS=allowed-in-production`,
      ),
  ]
}

/** A key tells by its beginning what it is for; what it is instead is told nobody. */
function beginsWith(...beginnings: readonly string[]) {
  return refine(string(), 'key', (value) =>
    beginnings.some((beginning) => value.startsWith(beginning))
      ? true
      : `must begin with ${beginnings.join(' or ')}`,
  )
}

/** What Stripe's own script needs; nothing where it is played by a script of ours. */
function policyOf({ payments, stripeScriptUrl }: Deployment): PolicyNeeds {
  if (!payments.includes('stripe') || stripeScriptUrl !== undefined) return {}
  const scripts = ['https://js.stripe.com', 'https://*.js.stripe.com']
  return {
    scripts,
    frames: [...scripts, 'https://hooks.stripe.com'],
    connections: ['https://api.stripe.com'],
    // What Stripe writes into a page of ours is seen by nobody but Stripe.
    isUntyped: true,
  }
}
