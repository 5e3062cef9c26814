import type { Deployment } from '#contracts/system/deployment.contract.ts'
import type { GeocoderSettings } from '../../geocode/geocoding-service.ts'
import type { PointOfSaleSettings } from '../../kitchen/point-of-sale-settings.ts'

/** What the settings hold for services that a deployment names: no file of a deployment has a secret. */
export type ServiceSecrets = { readonly pointOfSale?: string; readonly geocoder?: string }

type Services = {
  readonly pointOfSale?: PointOfSaleSettings
  readonly geocoder?: GeocoderSettings
  /** What keeps the shop from opening, by the name of the setting or field. */
  readonly problems: readonly string[]
}

type Set = {
  readonly pointOfSale?: PointOfSaleSettings | undefined
  readonly geocoder?: GeocoderSettings | undefined
  readonly secrets?: ServiceSecrets | undefined
}

/** Who cooks and who finds places: those of the settings, else those the deployment names. Pure. */
export function servicesOf(
  deployment: Pick<Deployment, 'pointOfSale' | 'geocoder'>,
  { pointOfSale, geocoder, secrets = {} }: Set,
  isProduction: boolean,
): Services {
  const named = pointOfSale === undefined ? deployment.pointOfSale : undefined
  const finder = geocoder === undefined ? deployment.geocoder : undefined
  const cooks =
    pointOfSale ?? (named && secrets.pointOfSale ? { ...named, secret: secrets.pointOfSale } : undefined)
  const finds = geocoder ?? (finder && { ...finder, ...(secrets.geocoder && { key: secrets.geocoder }) })
  const isOpenLine = (service: { readonly url: string } | undefined) =>
    isProduction && service !== undefined && !service.url.startsWith('https://')
  const problems: readonly (readonly [isWrong: boolean, problem: string])[] = [
    [
      named !== undefined && secrets.pointOfSale === undefined,
      'POINT_OF_SALE_SECRET must be set: the deployment names a point of sale',
    ],
    [
      cooks === undefined && named === undefined && secrets.pointOfSale !== undefined,
      'POINT_OF_SALE_SECRET says nothing without POINT_OF_SALE_URL, POINT_OF_SALE_MODULE or "pointOfSale" of the deployment',
    ],
    [
      finds === undefined && secrets.geocoder !== undefined,
      'GEOCODER_KEY says nothing without GEOCODER_URL or "geocoder" of the deployment',
    ],
    [isOpenLine(named), '"pointOfSale" of the deployment must begin with https:// in production'],
    [isOpenLine(finder), '"geocoder" of the deployment must begin with https:// in production'],
  ]
  return {
    ...(cooks && { pointOfSale: cooks }),
    ...(finds && { geocoder: finds }),
    problems: problems.flatMap(([isWrong, problem]) => (isWrong ? [problem] : [])),
  }
}
