import { id } from '#domain/ids.ts'
import {
  WEEKDAYS,
  type OpeningHours,
  type Restaurant,
  type RestaurantSettings,
  type Weekday,
} from '#domain/restaurant/restaurant.ts'

/** Open 10 to 22 every day in Oslo, orders in 15 minutes, unless said otherwise. */
export function aRestaurant(
  given: Partial<Omit<Restaurant, 'settings'>> & { readonly settings?: Partial<RestaurantSettings> } = {},
): Restaurant {
  const { settings, ...rest } = given
  return {
    id: id('restaurant'),
    slug: 'brygga-burger',
    name: 'Brygga Burger',
    address: { number: '1', street: 'Bryggegata', zipCode: '0250', city: 'Oslo' },
    geolocation: { latitude: 59.9111, longitude: 10.7287 },
    information: '',
    openingHours: everyDay('10:00|22:00'),
    timeZone: 'Europe/Oslo',
    currency: 'nok',
    minFractionDigits: 2,
    maxFractionDigits: 2,
    currentCampaignId: id('campaign'),
    contextId: 'context',
    rootNavigation: 'Online Ordering',
    authenticationRequired: false,
    isUniqueRestaurant: false,
    links: [],
    outageProducts: [],
    ...rest,
    settings: {
      ordersEnabled: true,
      ordersInjectionDelayMinutes: 15,
      phoneNumber: '+47 22 00 00 00',
      restaurantEmail: 'brygga@example.com',
      ...settings,
    },
  }
}

/** The same intervals on every day of the week. */
export function everyDay(...values: readonly string[]): readonly OpeningHours[] {
  return WEEKDAYS.flatMap((name) => values.map((value) => ({ name, value })))
}

/** Intervals by day; a day left out is closed. */
export function hoursOn(days: Partial<Record<Weekday, readonly string[]>>): readonly OpeningHours[] {
  return WEEKDAYS.flatMap((name) => (days[name] ?? []).map((value) => ({ name, value })))
}
