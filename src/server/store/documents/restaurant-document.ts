import { array, boolean, enums, optional, record, string } from '#contracts/wire/wire-types.ts'
import type { Outage } from '#domain/catalogue/product.ts'
import type { CampaignId, ProductCode, RestaurantId } from '#domain/ids.ts'
import { WEEKDAYS } from '#domain/restaurant/restaurant.ts'
import type {
  Coordinates,
  OpeningHours,
  Restaurant,
  RestaurantSettings,
} from '#domain/restaurant/restaurant.ts'
import { Finite, Whole, idOf } from '../columns.ts'
import { document } from './document.ts'

export const CoordinatesDocument = document<Coordinates>({ latitude: Finite, longitude: Finite })

/** A restaurant as it is kept: the domain's own, times in epoch ms. */
export const RestaurantDocument = document<Restaurant>({
  id: idOf<RestaurantId>(),
  slug: string(),
  name: string(),
  address: document<Restaurant['address']>({
    number: string(),
    street: string(),
    zipCode: string(),
    city: string(),
  }),
  geolocation: CoordinatesDocument,
  information: string(),
  informationIn: optional(record(string())),
  imageUrl: optional(string()),
  cuisine: optional(string()),
  openingHours: array(document<OpeningHours>({ name: enums(WEEKDAYS), value: string() })),
  timeZone: string(),
  currency: string(),
  minFractionDigits: Whole,
  maxFractionDigits: Whole,
  currentCampaignId: idOf<CampaignId>(),
  contextId: string(),
  rootNavigation: string(),
  authenticationRequired: boolean(),
  isUniqueRestaurant: boolean(),
  links: array(document<Restaurant['links'][number]>({ name: string(), url: string() })),
  settings: document<RestaurantSettings>({
    ordersEnabled: boolean(),
    ordersEnabledAt: optional(Finite),
    ordersInjectionDelayMinutes: Finite,
    phoneNumber: string(),
    restaurantEmail: string(),
  }),
  outageProducts: array(
    document<Outage>({ productCode: idOf<ProductCode>(), state: enums(['DISABLED', 'UNAVAILABLE']) }),
  ),
})
