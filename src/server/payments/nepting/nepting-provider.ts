import { optional, refine, string, type } from 'superstruct'
import type { Infer } from 'superstruct'
import { missingOf, providerKind } from '../provider-kind.ts'
import { neptingSetUp } from './nepting-set-up.ts'
import type { NeptingSettings } from './nepting-payment.ts'

const GatewayUrl = refine(string(), 'address', (value) =>
  /^https:\/\/[^\s?#]+[^\s?#/]$/.test(value)
    ? true
    : 'must be like https://gateway.example, without a slash at its end',
)
const SHORTEST_SECRET = 32
const Secret = refine(string(), 'secret', (value) =>
  value.length >= SHORTEST_SECRET ? true : `must have at least ${SHORTEST_SECRET} characters`,
)
const KEYS = ['NEPTING_URL', 'NEPTING_MERCHANT_ID', 'NEPTING_SECRET'] as const

const Environment = type({
  NEPTING_URL: optional(GatewayUrl),
  NEPTING_MERCHANT_ID: optional(string()),
  NEPTING_SECRET: optional(Secret),
})

/** Payment by form redirect. */
export const neptingProvider = providerKind({
  name: 'nepting',
  called: 'payment by form',
  environment: Environment,
  keys: KEYS,
  setUp(raw) {
    const settings = neptingSettingsIn(raw)
    return settings ? { provider: neptingSetUp(settings), problems: [] } : missingOf(raw, KEYS)
  },
  /** Payment forms go to the gateway of the settings, and to nobody else (S3.45). */
  policyOf({ payments, formGatewayUrl }) {
    const isAway = payments.includes('nepting') && formGatewayUrl?.startsWith('https://') === true
    return isAway ? { forms: [new URL(formGatewayUrl).origin] } : {}
  },
  parts: async () => (await import('./nepting-parts.ts')).neptingParts,
  player: async () => (await import('#simulators/nepting/gateway-player.ts')).gatewayPlayer,
})

/** A gateway; undefined where not all of it is set. */
export function neptingSettingsIn(raw: Infer<typeof Environment>): NeptingSettings | undefined {
  const { NEPTING_URL: url, NEPTING_MERCHANT_ID: merchantId, NEPTING_SECRET: secret } = raw
  if (url === undefined || merchantId === undefined || secret === undefined) return undefined
  return { url, merchantId, secret }
}
