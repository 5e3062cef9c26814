import { enums, optional, refine, string } from 'superstruct'
import { GEOCODERS, GEOCODER_ADDRESS } from '#contracts/system/deployment.contract.ts'
import type { GeocoderSettings } from './geocoding-service.ts'

const ServiceUrl = refine(string(), 'address', (value) =>
  new RegExp(GEOCODER_ADDRESS).test(value)
    ? true
    : 'must be like https://geocoder.example, without a slash at its end',
)

/** What the environment may say of where places are looked up; README of geocode. */
export const GeocoderEnvironment = {
  GEOCODER: optional(enums([...GEOCODERS])),
  GEOCODER_URL: optional(ServiceUrl),
  GEOCODER_KEY: optional(string()),
}

/** The geocoding service of the environment, where there is one; `problems` tells what cannot be. */
export function geocoderSettingsOf(
  environment: Readonly<{
    GEOCODER?: GeocoderSettings['kind'] | undefined
    GEOCODER_URL?: string | undefined
    GEOCODER_KEY?: string | undefined
  }>,
  isProduction: boolean,
): { readonly settings?: GeocoderSettings; readonly problems: readonly string[] } {
  const { GEOCODER: kind = 'nominatim', GEOCODER_URL: url, GEOCODER_KEY: key } = environment
  if (url === undefined) {
    return {
      problems: environment.GEOCODER === undefined ? [] : ['GEOCODER says nothing without GEOCODER_URL'],
    }
  }
  const problems =
    isProduction && !url.startsWith('https://') ? ['GEOCODER_URL must begin with https:// in production'] : []
  return { settings: { kind, url, ...(key !== undefined && { key }) }, problems }
}
