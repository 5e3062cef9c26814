import { enums, optional, refine, string, type } from 'superstruct'
import type { Infer } from 'superstruct'
import { missingOf, providerKind } from '../provider-kind.ts'
import type { VippsSettings } from './vipps-client.ts'
import { vippsSetUp } from './vipps-set-up.ts'

const SerialNumber = refine(string(), 'serial number', (value) =>
  /^\d{4,7}$/.test(value) ? true : 'must be the 4 to 7 digits of a sales unit',
)
const ADDRESSES = { live: 'https://api.vipps.no', test: 'https://apitest.vipps.no' } as const
const KEYS = [
  'VIPPS_CLIENT_ID',
  'VIPPS_CLIENT_SECRET',
  'VIPPS_SUBSCRIPTION_KEY',
  'VIPPS_MERCHANT_SERIAL_NUMBER',
  'VIPPS_WEBHOOK_SECRET',
] as const

const Environment = type({
  VIPPS_CLIENT_ID: optional(string()),
  VIPPS_CLIENT_SECRET: optional(string()),
  VIPPS_SUBSCRIPTION_KEY: optional(string()),
  VIPPS_MERCHANT_SERIAL_NUMBER: optional(SerialNumber),
  VIPPS_WEBHOOK_SECRET: optional(string()),
  VIPPS_ENVIRONMENT: optional(enums(['live', 'test'])),
})

/** Payment in the app of Vipps MobilePay. */
export const vippsProvider = providerKind({
  name: 'vipps',
  called: 'payment by Vipps MobilePay',
  environment: Environment,
  keys: KEYS,
  setUp(raw, isProduction) {
    const settings = vippsSettingsIn(raw)
    const { problems } = settings ? { problems: [] } : missingOf(raw, KEYS)
    const isUnpaid = isProduction && raw.VIPPS_ENVIRONMENT === 'test'
    return {
      ...(settings && { provider: vippsSetUp(settings) }),
      problems: [
        ...(isUnpaid
          ? [
              'VIPPS_ENVIRONMENT cannot be test in production, which takes no money: take it out, with the keys of test',
            ]
          : []),
        ...problems,
      ],
    }
  },
  parts: async () => (await import('./vipps-parts.ts')).vippsParts,
  player: async () => (await import('#simulators/vipps/vipps-player.ts')).vippsPlayer,
})

/** A sales unit; undefined where not all of it is set. */
export function vippsSettingsIn(raw: Infer<typeof Environment>): VippsSettings | undefined {
  const {
    VIPPS_CLIENT_ID: clientId,
    VIPPS_CLIENT_SECRET: clientSecret,
    VIPPS_SUBSCRIPTION_KEY: subscriptionKey,
    VIPPS_MERCHANT_SERIAL_NUMBER: merchantSerialNumber,
    VIPPS_WEBHOOK_SECRET: webhookSecret,
    VIPPS_ENVIRONMENT: environment = 'live',
  } = raw
  if (clientId === undefined || clientSecret === undefined || subscriptionKey === undefined) return undefined
  if (merchantSerialNumber === undefined || webhookSecret === undefined) return undefined
  const url = ADDRESSES[environment]
  return { url, clientId, clientSecret, subscriptionKey, merchantSerialNumber, webhookSecret }
}
