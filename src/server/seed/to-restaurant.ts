import { DEFAULT_ROOT_NAVIGATION } from '#domain/constants.ts'
import type { CampaignId, RestaurantId } from '#domain/ids.ts'
import { id } from '#domain/ids.ts'
import type { OpeningHours, Restaurant } from '#domain/restaurant/restaurant.ts'
import { WEEKDAYS } from '#domain/restaurant/restaurant.ts'
import type { Versions } from '../pictures/read-versions.ts'
import { pictureOf } from './folder-picture.ts'
import type { RestaurantSource } from './schema.ts'

/** The restaurant of a checked file in the deployment's language, selling under the given campaign; `isOnly` when the deployment has no other. */
export function toRestaurant(
  source: RestaurantSource,
  language: string,
  campaignId: CampaignId,
  isOnly: boolean,
  versions: Versions,
): Restaurant {
  const { restaurant, outages } = source
  const { ordersEnabled, ordersInjectionDelayMinutes, phoneNumber, restaurantEmail } = restaurant
  return {
    id: id<RestaurantId>(restaurant.id),
    slug: restaurant.slug,
    name: restaurant.name,
    address: restaurant.address,
    geolocation: restaurant.geolocation,
    ...informationOf(restaurant, language),
    ...pictureOf(restaurant.image, versions),
    cuisine: restaurant.cuisine,
    openingHours: openingHoursOf(restaurant.openingHours),
    timeZone: restaurant.timeZone,
    currency: restaurant.currency,
    minFractionDigits: restaurant.minFractionDigits,
    maxFractionDigits: restaurant.maxFractionDigits,
    currentCampaignId: campaignId,
    contextId: restaurant.slug,
    rootNavigation: restaurant.rootNavigation ?? DEFAULT_ROOT_NAVIGATION,
    authenticationRequired: restaurant.authenticationCode !== undefined,
    isUniqueRestaurant: isOnly,
    ...(restaurant.tables && { tables: restaurant.tables }),
    links: restaurant.links,
    settings: { ordersEnabled, ordersInjectionDelayMinutes, phoneNumber, restaurantEmail },
    outageProducts: outages.map(({ productCode, state }) => ({ productCode: id(productCode), state })),
  }
}

function openingHoursOf(hours: RestaurantSource['restaurant']['openingHours']): readonly OpeningHours[] {
  return WEEKDAYS.flatMap((name) => (hours[name] ?? []).map((value) => ({ name, value })))
}

/** A text without a language is in nobody knows which. */
function informationOf(
  { information }: RestaurantSource['restaurant'],
  language: string,
): Pick<Restaurant, 'information' | 'informationIn'> {
  return typeof information === 'string'
    ? { information }
    : { information: information[language] ?? '', informationIn: information }
}
