import { RESTAURANTS_PAGE_SIZE, SEARCH_RADIUS_KM } from '#domain/constants.ts'
import type { Translated } from '#domain/catalogue/translated.ts'
import type { RestaurantId } from '#domain/ids.ts'
import type { Coordinates, Restaurant } from '#domain/restaurant/restaurant.ts'
import {
  APPLICATION_CODE,
  RestaurantAuthenticationSchema,
  RestaurantListSchema,
  RestaurantTextsSchema,
  RestaurantSchema,
  toInformation,
  toRestaurant,
} from '#contracts/catalogue/restaurants.contract.ts'
import { DoneSchema } from '#contracts/wire/wire.ts'
import { answer, exactly, path } from './http.ts'
import type { Http } from './http.ts'

export type RestaurantSearch = {
  readonly near?: Coordinates
  readonly limit?: number
  readonly skip?: number
  readonly radiusKm?: number
}

/** GET /restaurants (S7.24); fails like any other call: no list is not a list of none. */
export function fetchRestaurants(http: Http) {
  return (search: RestaurantSearch = {}): Promise<readonly Restaurant[]> =>
    http({
      path: '/restaurants',
      query: {
        lat: search.near?.latitude,
        lng: search.near?.longitude,
        limit: search.limit ?? RESTAURANTS_PAGE_SIZE,
        skip: search.skip ?? 0,
        radius: search.near ? (search.radiusKm ?? SEARCH_RADIUS_KM) : undefined,
      },
      read: answer(RestaurantListSchema, (wire) => wire.items.map(toRestaurant)),
    })
}

/** GET /restaurants/{id}, by id or slug (S7.25): as it is now, because it is asked to learn of changes (S4.59, S4.65). */
export function fetchRestaurant(http: Http) {
  return (idOrSlug: string): Promise<Restaurant> =>
    http({
      path: path`/restaurants/${idOrSlug}`,
      mustBeCurrent: true,
      read: answer(RestaurantSchema, toRestaurant),
    })
}

/** GET /x/restaurants/{id}/texts: what it says of itself, by language; other backends of the contract have no such call. */
export function fetchInformation(http: Http) {
  return (restaurantId: RestaurantId): Promise<Translated> =>
    http({
      path: path`/x/restaurants/${restaurantId}/texts`,
      read: answer(RestaurantTextsSchema, toInformation),
    })
}

/** POST /restaurants/{id}/authenticate (S7.26, S7.27): a wrong code fails with `restaurant.wrongCode`. */
export function authenticateRestaurant(http: Http) {
  return (restaurantId: RestaurantId, code: string): Promise<boolean> =>
    http({
      method: 'POST',
      path: path`/restaurants/${restaurantId}/authenticate`,
      body: exactly(RestaurantAuthenticationSchema, {
        restaurantId,
        applicationCode: APPLICATION_CODE,
        authentication_code: code,
      }),
      refreshes: false,
      read: answer(DoneSchema, (wire) => wire.success),
    })
}
