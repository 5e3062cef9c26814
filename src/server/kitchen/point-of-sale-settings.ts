import { optional, refine, string, type } from 'superstruct'
import type { Infer } from 'superstruct'
import { NO_SIGNING_SECRET, isSigningSecret } from '../core/process/signing-secret.ts'

const Address = refine(string(), 'address', (value) =>
  /^https?:\/\/\S+$/.test(value) ? true : 'must be like https://pos.example/orders',
)
const Secret = refine(string(), 'secret', (value) => (isSigningSecret(value) ? true : NO_SIGNING_SECRET))

/** What the environment may say of the point of sale; README beside this file. */
export const PointOfSaleEnvironment = {
  POINT_OF_SALE_URL: optional(Address),
  POINT_OF_SALE_MODULE: optional(string()),
  POINT_OF_SALE_SECRET: optional(Secret),
}

const Raw = type(PointOfSaleEnvironment)

/** Where orders are cooked over HTTP, and what both sides sign with. */
export type HttpPointOfSale = { readonly url: string; readonly secret: string }

/** A file of the operator's own that speaks to the kitchen; with a secret the kitchen may tell us of itself, too. */
export type OwnPointOfSale = { readonly modulePath: string; readonly secret?: string }

export type PointOfSaleSettings = HttpPointOfSale | OwnPointOfSale

/** The point of sale as the environment sets it, none where the kitchen is simulated; `problems` tells what cannot be. */
export function pointOfSaleSettingsOf(
  {
    POINT_OF_SALE_URL: url,
    POINT_OF_SALE_MODULE: modulePath,
    POINT_OF_SALE_SECRET: secret,
  }: Infer<typeof Raw>,
  isProduction: boolean,
): { readonly settings?: PointOfSaleSettings; readonly problems: readonly string[] } {
  if (modulePath !== undefined) {
    if (url !== undefined)
      return {
        problems: ['POINT_OF_SALE_MODULE and POINT_OF_SALE_URL both name a point of sale: take one out'],
      }
    return { settings: { modulePath, ...(secret !== undefined && { secret }) }, problems: [] }
  }
  if (url === undefined) return { problems: [] }
  if (secret === undefined) return { problems: ['POINT_OF_SALE_SECRET is missing'] }
  if (isProduction && !url.startsWith('https://'))
    return { problems: ['POINT_OF_SALE_URL must begin with https:// in production'] }
  return { settings: { url, secret }, problems: [] }
}
