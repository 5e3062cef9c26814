import type { Infer } from 'superstruct'
import { PictureVersionsSchema, fromVersions, toVersions } from './picture-versions.contract.ts'
import { DEFAULT_CURRENCY, DEFAULT_ROOT_NAVIGATION, DEFAULT_TIME_ZONE } from '#domain/constants.ts'
import type { Translated } from '#domain/catalogue/translated.ts'
import { id } from '#domain/ids.ts'
import { WEEKDAYS, isOrderingDisabled } from '#domain/restaurant/restaurant.ts'
import type { Restaurant, RestaurantSettings } from '#domain/restaurant/restaurant.ts'
import { isTimeZone } from '../wire/known-zone.ts'
import { OutageSchema, fromOutage, toOutage } from './menu.contract.ts'
import {
  Count,
  IsoTime,
  Key,
  SafeUrl,
  Translations,
  fromInstant,
  fromTranslated,
  maybe,
  present,
  toInstant,
  toTranslated,
} from '../wire/wire.ts'
import { array, boolean, enums, named, number, object, string, type } from '../wire/wire-types.ts'

/** S3.10 */
export const SettingsSchema = type({
  ordersEnabled: boolean(),
  ordersEnabledAt: maybe(IsoTime),
  ordersInjectionDelay: Count,
  phoneNumber: maybe(string()),
  restaurantEmail: maybe(string()),
})

/** S3.4 to S3.11 */
export const RestaurantSchema = named(
  'Restaurant',
  type({
    id: Key,
    slug: Key,
    name: string(),
    address: type({ number: string(), street: string(), zipCode: string(), city: string() }),
    geolocation: type({ latitude: number(), longitude: number() }),
    information: maybe(string()),
    imageUrl: maybe(string()),
    imageVersions: maybe(PictureVersionsSchema),
    cuisine: maybe(string()),
    openingHours: array(type({ name: enums(WEEKDAYS), value: string() })),
    timeZone: maybe(Key),
    currency: maybe(Key),
    minFractionDigits: maybe(Count),
    maxFractionDigits: maybe(Count),
    currentCampaignId: Key,
    contextId: string(),
    rootNavigation: maybe(string()),
    authenticationRequired: maybe(boolean()),
    isUniqueRestaurant: maybe(boolean()),
    orderingDisabled: maybe(boolean()),
    tables: maybe(array(string())),
    links: maybe(array(type({ name: string(), url: SafeUrl }))),
    settings: SettingsSchema,
    outageProducts: maybe(array(OutageSchema)),
  }),
)
export type RestaurantSchema = Infer<typeof RestaurantSchema>

/** GET /x/restaurants/{id}/texts: what the contract has in one language only; by field code. */
export const RestaurantTextsSchema = type({ translations: Translations })

/** S7.24 */
export const RestaurantListSchema = type({ items: array(RestaurantSchema), total: maybe(Count) })

/** S7.26, S7.27: POST /restaurants/{id}/authenticate. The path is ours; the fixed application code stands for the shop. */
export const RestaurantAuthenticationSchema = object({
  restaurantId: Key,
  applicationCode: Key,
  authentication_code: string(1, 100),
})
export const APPLICATION_CODE = 'ONLINE_ORDERING'

export function toRestaurant(wire: RestaurantSchema): Restaurant {
  const { number: houseNumber, street, zipCode, city } = wire.address
  return {
    id: id(wire.id),
    slug: wire.slug,
    name: wire.name,
    address: { number: houseNumber, street, zipCode, city },
    geolocation: { latitude: wire.geolocation.latitude, longitude: wire.geolocation.longitude },
    information: wire.information ?? '',
    ...present({
      imageUrl: wire.imageUrl,
      imageVersions: toVersions(wire.imageVersions),
      cuisine: wire.cuisine,
      tables: wire.tables,
    }),
    openingHours: wire.openingHours.map(({ name, value }) => ({ name, value })),
    // A zone nobody knows would throw wherever a time is told.
    timeZone: wire.timeZone && isTimeZone(wire.timeZone) ? wire.timeZone : DEFAULT_TIME_ZONE,
    currency: wire.currency ?? DEFAULT_CURRENCY,
    minFractionDigits: wire.minFractionDigits ?? DEFAULT_FRACTION_DIGITS,
    maxFractionDigits: wire.maxFractionDigits ?? DEFAULT_FRACTION_DIGITS,
    currentCampaignId: id(wire.currentCampaignId),
    contextId: wire.contextId,
    rootNavigation: wire.rootNavigation ?? DEFAULT_ROOT_NAVIGATION,
    authenticationRequired: wire.authenticationRequired ?? false,
    isUniqueRestaurant: wire.isUniqueRestaurant ?? false,
    links: (wire.links ?? []).map(({ name, url }) => ({ name, url })),
    settings: toSettings(wire.settings),
    outageProducts: (wire.outageProducts ?? []).map(toOutage),
  }
}

export function fromRestaurant(restaurant: Restaurant): RestaurantSchema {
  return {
    id: restaurant.id,
    slug: restaurant.slug,
    name: restaurant.name,
    address: { ...restaurant.address },
    geolocation: { ...restaurant.geolocation },
    information: restaurant.information,
    ...present({
      imageUrl: restaurant.imageUrl,
      imageVersions: fromVersions(restaurant.imageVersions),
      cuisine: restaurant.cuisine,
      tables: restaurant.tables && [...restaurant.tables],
    }),
    openingHours: restaurant.openingHours.map(({ name, value }) => ({ name, value })),
    timeZone: restaurant.timeZone,
    currency: restaurant.currency,
    minFractionDigits: restaurant.minFractionDigits,
    maxFractionDigits: restaurant.maxFractionDigits,
    currentCampaignId: restaurant.currentCampaignId,
    contextId: restaurant.contextId,
    rootNavigation: restaurant.rootNavigation,
    authenticationRequired: restaurant.authenticationRequired,
    isUniqueRestaurant: restaurant.isUniqueRestaurant,
    orderingDisabled: isOrderingDisabled(restaurant),
    links: restaurant.links.map(({ name, url }) => ({ name, url })),
    settings: fromSettings(restaurant.settings),
    outageProducts: restaurant.outageProducts.map(fromOutage),
  }
}

export function toInformation(wire: Infer<typeof RestaurantTextsSchema>): Translated {
  return toTranslated('', wire.translations, 'information')
}

export function fromInformation({
  information,
  informationIn = {},
}: Restaurant): Infer<typeof RestaurantTextsSchema> {
  return { translations: fromTranslated({ information: { plain: information, byLanguage: informationIn } }) }
}

const DEFAULT_FRACTION_DIGITS = 2

function toSettings(wire: Infer<typeof SettingsSchema>): RestaurantSettings {
  const { ordersEnabledAt } = wire
  return {
    ordersEnabled: wire.ordersEnabled,
    ...present({ ordersEnabledAt: ordersEnabledAt ? toInstant(ordersEnabledAt) : undefined }),
    ordersInjectionDelayMinutes: wire.ordersInjectionDelay,
    phoneNumber: wire.phoneNumber ?? '',
    restaurantEmail: wire.restaurantEmail ?? '',
  }
}

function fromSettings(settings: RestaurantSettings): Infer<typeof SettingsSchema> {
  const { ordersEnabledAt } = settings
  return {
    ordersEnabled: settings.ordersEnabled,
    ...present({ ordersEnabledAt: ordersEnabledAt === undefined ? undefined : fromInstant(ordersEnabledAt) }),
    ordersInjectionDelay: settings.ordersInjectionDelayMinutes,
    phoneNumber: settings.phoneNumber,
    restaurantEmail: settings.restaurantEmail,
  }
}
