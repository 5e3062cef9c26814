import type { PictureVersions } from '../catalogue/picture-versions.ts'
import type { Outage } from '../catalogue/product.ts'
import type { CampaignId, RestaurantId } from '../ids.ts'

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** S3.5: one entry per interval, value `HH:MM|HH:MM`; a day without an entry is closed, several entries are several intervals. */
export type OpeningHours = { readonly name: Weekday; readonly value: string }

export type Coordinates = { readonly latitude: number; readonly longitude: number }

/** S3.4 to S3.11 */
export type Restaurant = {
  readonly id: RestaurantId
  readonly slug: string
  readonly name: string
  readonly address: {
    readonly number: string
    readonly street: string
    readonly zipCode: string
    readonly city: string
  }
  readonly geolocation: Coordinates
  readonly information: string
  /** The same by language; the contract has one only (S3.18). */
  readonly informationIn?: Readonly<Record<string, string>>
  readonly imageUrl?: string
  readonly imageVersions?: PictureVersions
  readonly cuisine?: string
  readonly openingHours: readonly OpeningHours[]
  readonly timeZone: string
  readonly currency: string
  readonly minFractionDigits: number
  readonly maxFractionDigits: number
  readonly currentCampaignId: CampaignId
  readonly contextId: string
  readonly rootNavigation: string
  readonly authenticationRequired: boolean
  readonly isUniqueRestaurant: boolean
  /** How its tables are named (`1-40`); missing where any is taken at its word. */
  readonly tables?: readonly string[]
  readonly links: readonly { readonly name: string; readonly url: string }[]
  readonly settings: RestaurantSettings
  readonly outageProducts: readonly Outage[]
}

/** S3.10; `ordersEnabledAt` in epoch ms. */
export type RestaurantSettings = {
  readonly ordersEnabled: boolean
  readonly ordersEnabledAt?: number
  readonly ordersInjectionDelayMinutes: number
  readonly phoneNumber: string
  readonly restaurantEmail: string
}

/** Reading (S3.4, S3.10): ordering is disabled exactly when the settings say it is not enabled. */
export function isOrderingDisabled(restaurant: Restaurant): boolean {
  return !restaurant.settings.ordersEnabled
}
