import { PictureVersionsDocument } from './product-document.ts'
import { array, boolean, enums, optional, record, string } from '#contracts/wire/wire-types.ts'
import type { Outage } from '#domain/catalogue/product.ts'
import type { CampaignId, ProductCode, RestaurantId } from '#domain/ids.ts'
import type { LiveFacts } from '#domain/restaurant/live-facts.ts'
import { WEEKDAYS } from '#domain/restaurant/restaurant.ts'
import type {
  Coordinates,
  OpeningHours,
  Restaurant,
  RestaurantSettings,
} from '#domain/restaurant/restaurant.ts'
import { Finite, Whole, idOf } from '../../core/database/columns.ts'
import { document } from '../../core/database/document.ts'

export const CoordinatesDocument = document<Coordinates>({ latitude: Finite, longitude: Finite })

const OpeningHoursDocument = array(document<OpeningHours>({ name: enums(WEEKDAYS), value: string() }))
const OutagesDocument = array(
  document<Outage>({ productCode: idOf<ProductCode>(), state: enums(['DISABLED', 'UNAVAILABLE']) }),
)

/** What was told of a restaurant; `isInherited` while it is not known yet what of it its file said. */
export type KeptLiveFacts = LiveFacts & { readonly isInherited?: boolean }

export const LiveFactsDocument = document<KeptLiveFacts>({
  ordersEnabled: optional(boolean()),
  ordersEnabledAt: optional(Finite),
  ordersInjectionDelayMinutes: optional(Finite),
  outageProducts: optional(OutagesDocument),
  openingHours: optional(OpeningHoursDocument),
  isInherited: optional(boolean()),
})

/** A restaurant as its file says, as it is kept: the domain's own, times in epoch ms. */
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
  imageVersions: optional(PictureVersionsDocument),
  cuisine: optional(string()),
  openingHours: OpeningHoursDocument,
  timeZone: string(),
  currency: string(),
  minFractionDigits: Whole,
  maxFractionDigits: Whole,
  currentCampaignId: idOf<CampaignId>(),
  contextId: string(),
  rootNavigation: string(),
  authenticationRequired: boolean(),
  isUniqueRestaurant: boolean(),
  tables: optional(array(string())),
  links: array(document<Restaurant['links'][number]>({ name: string(), url: string() })),
  settings: document<RestaurantSettings>({
    ordersEnabled: boolean(),
    ordersEnabledAt: optional(Finite),
    ordersInjectionDelayMinutes: Finite,
    phoneNumber: string(),
    restaurantEmail: string(),
  }),
  outageProducts: OutagesDocument,
})
