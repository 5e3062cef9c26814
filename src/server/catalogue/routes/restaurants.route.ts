import { createHash } from 'node:crypto'
import {
  APPLICATION_CODE,
  RestaurantAuthenticationSchema,
  RestaurantListSchema,
  RestaurantTextsSchema,
  RestaurantSchema,
  fromInformation,
  fromRestaurant,
} from '#contracts/catalogue/restaurants.contract.ts'
import { DoneSchema } from '#contracts/wire/wire.ts'
import { RESTAURANTS_PAGE_SIZE, SEARCH_RADIUS_KM } from '#domain/constants.ts'
import { byDistance } from '#domain/restaurant/distance.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import { texts } from '../../core/http/query.ts'
import { RESTAURANT } from '../../core/http/refusals.ts'
import type { Deps } from '../../core/process/deps.ts'
import { refusal } from '../../core/http/failure.ts'
import { limitCodes } from '../../core/limits/rate-limits.ts'
import { hasVersion } from '../../core/http/negotiation.ts'
import { pageOf } from '../../core/http/page-of.ts'
import { bodyOf, ok, route } from '../../core/http/route.ts'
import type { Answer, Call, Route } from '../../core/http/route.ts'

const FRESH = 'public, max-age=5, stale-while-revalidate=10'

/** S7.24: nearest first within the radius (km) when a place is given, else all in their own order. */
export function restaurantsRoute(deps: Deps): Route {
  return {
    id: 'restaurants',
    method: 'GET',
    path: '/restaurants',
    summary: 'Restaurants, nearest first when lat and lng are given; radius in km.',
    query: texts('lat', 'lng', 'radius', 'skip', 'limit'),
    gives: RestaurantListSchema,
    isVersioned: true,
    answer(call) {
      const found = near(deps.catalogue.restaurants(), call.query)
      const items = pageOf(found, call.query, RESTAURANTS_PAGE_SIZE).map(writtenOf)
      return written(call, `{"items":[${items.join(',')}],"total":${found.length}}`)
    },
  }
}

/** S7.25: by id or by slug. */
export function restaurantRoute(deps: Deps): Route {
  return {
    id: 'restaurant',
    method: 'GET',
    path: '/restaurants/:id',
    summary: 'One restaurant by id or slug.',
    gives: RestaurantSchema,
    isVersioned: true,
    refuses: RESTAURANT,
    answer: (call) => written(call, writtenOf(restaurantOf(call, deps))),
  }
}

/** Beside the contract: what a restaurant says of itself, by language. */
export function restaurantTextsRoute(deps: Deps): Route {
  return {
    id: 'restaurantTexts',
    method: 'GET',
    path: '/x/restaurants/:id/texts',
    summary: 'The texts of one restaurant by language.',
    gives: RestaurantTextsSchema,
    isVersioned: true,
    refuses: RESTAURANT,
    answer: (call) => versioned(call, fromInformation(restaurantOf(call, deps))),
  }
}

/** S7.26, S7.27, S6.14: the code opens the restaurant for this session; the server remembers it, not the browser. */
export function authenticateRestaurantRoute(deps: Deps): Route {
  return route({
    id: 'authenticateRestaurant',
    method: 'POST',
    path: '/restaurants/:id/authenticate',
    summary: 'Gives the code of a restaurant that asks for one.',
    body: RestaurantAuthenticationSchema,
    gives: DoneSchema,
    isOfSessions: true,
    refuses: [...RESTAURANT, 'restaurant.wrongCode', 'restaurant.tooManyCodes'],
    async answer(call) {
      const restaurant = restaurantOf(call, deps)
      const given = bodyOf(call)
      if (!restaurant.authenticationRequired) return ok({ success: true })
      const forgive = await limitCodes(restaurant.id, call, deps)
      const isRight =
        given.applicationCode === APPLICATION_CODE &&
        given.restaurantId === restaurant.id &&
        deps.catalogue.hasCode(restaurant.id, given.authentication_code)
      if (!isRight) throw refusal('restaurant.wrongCode', 'authentication_code')
      await forgive()
      const session = await call.session()
      if (session) {
        await deps.sessions.entitle(session, restaurant.id)
        return ok({ success: true })
      }
      const begun = await deps.sessions.begin(undefined)
      await deps.sessions.entitle(begun.session, restaurant.id)
      return { status: 200, body: { success: true }, cookie: begun }
    },
  })
}

export function restaurantOf(call: Call, deps: Pick<Deps, 'catalogue'>): Restaurant {
  const restaurant = deps.catalogue.restaurant(call.params['id'] ?? '')
  if (!restaurant) throw refusal('restaurant.notFound')
  return restaurant
}

/** An answer everybody gets alike, sent again only when it changed. */
export function versioned(call: Call, body: unknown, cacheControl = FRESH): Answer {
  return written(call, JSON.stringify(body), cacheControl)
}

const textsOfRestaurants = new WeakMap<Restaurant, string>()

/** A restaurant as its answer has it; one that changes is another, so that each is written once. */
function writtenOf(restaurant: Restaurant): string {
  const text = textsOfRestaurants.get(restaurant) ?? JSON.stringify(fromRestaurant(restaurant))
  textsOfRestaurants.set(restaurant, text)
  return text
}

function written(call: Call, json: string, cacheControl = FRESH): Answer {
  const text = Buffer.from(json)
  const etag = `"${createHash('sha1').update(text).digest('base64url')}"`
  const headers = { etag, 'cache-control': cacheControl, 'content-type': 'application/json; charset=utf-8' }
  return hasVersion(call, etag) ? { status: 304, headers } : { status: 200, body: text, headers }
}

function near(restaurants: readonly Restaurant[], query: Call['query']): readonly Restaurant[] {
  const latitude = Number(query['lat'] ?? Number.NaN)
  const longitude = Number(query['lng'] ?? Number.NaN)
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return restaurants
  const radius = Number(query['radius'] ?? SEARCH_RADIUS_KM)
  return byDistance(restaurants, { latitude, longitude })
    .filter(({ km }) => km <= radius)
    .map(({ restaurant }) => restaurant)
}
