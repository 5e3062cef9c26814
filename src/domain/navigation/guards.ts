import type { Identity } from '../account/identity.ts'
import type { PickupMode } from '../catalogue/product.ts'
import type { CategoryId, RestaurantId } from '../ids.ts'
import type { Restaurant } from '../restaurant/restaurant.ts'
import { isOrderingDisabled } from '../restaurant/restaurant.ts'
import type { Verdict } from '../verdict.ts'
import { hrefOf, type Route } from './routes.ts'

/** What a guard knows. A fact that is still being looked up is left out, and its row waits. */
export type NavigationFacts = {
  readonly restaurant?: Restaurant
  readonly mode?: PickupMode
  /** The category shown last, or the one of `/order/{id}` once the menu knows it. */
  readonly categoryId?: CategoryId
  readonly hasMenuFailed?: boolean
  /** No category has to be chosen: the menu opens with all of them (S1.48). */
  readonly isWholeMenu?: boolean
  readonly basketCount: number
  /** Left out while the session is still being checked at start. */
  readonly identity?: Identity['kind']
  /** Set once the list has answered with exactly one restaurant. */
  readonly onlyRestaurant?: LinkedRestaurant
  /** The restaurant a `/restaurant/...` or `/restaurants/.../authenticate` address names. */
  readonly linked?: LinkedRestaurant | 'failed'
  /** The answer of `canOpenProduct` for the product of the address. */
  readonly product?: Verdict
  /** The order of the address. */
  readonly order?: 'found' | 'missing'
  /** Signing in with the guestId and accessToken of a mail did not work. */
  readonly hasEmailLinkFailed?: boolean
}

export type LinkedRestaurant = Pick<Restaurant, 'id' | 'slug' | 'authenticationRequired'>

/** The address a route leads on to, or undefined when it can be shown (spec section 2, row by row). */
export function redirectOf(route: Route, facts: NavigationFacts): string | undefined {
  switch (route.name) {
    case 'home':
      return BEFORE_ORDER // S2.1
    case 'beforeOrder':
      return facts.restaurant === undefined ? RESTAURANTS : undefined // S2.6
    case 'categories':
      return redirectOfCategories(facts)
    case 'menu':
      return redirectOfMenu(route, facts)
    case 'product':
      return redirectOfProduct(facts)
    case 'restaurants':
      return redirectOfRestaurants(facts)
    case 'restaurantInfo':
      return hrefOf({ name: 'restaurants', openInfo: route.restaurantId }) // S2.46
    case 'restaurantLink':
      return redirectOfLink(facts)
    case 'authenticate':
      return redirectOfAuthenticate(facts)
    case 'checkout':
      return canShowCheckout(facts) ? undefined : ORDER // S2.47
    case 'orderHistory':
      return facts.identity === 'visitor' ? LOGIN : undefined // S2.56
    case 'cancelOrder':
    case 'modifyPickup':
      return redirectOfMailedOrder(route, facts)
    case 'profile':
      return isOther(facts, 'user') ? LOGIN : undefined // S2.65
    case 'profileUpdate':
      return isOther(facts, 'user') ? HOME : undefined // S2.69
    case 'profileCreate':
      return facts.identity === 'user' ? PROFILE : undefined // S2.72
    case 'confirmation':
      if (facts.identity === 'user') return LOGIN // S2.76
      return route.token === '' ? PROFILE_CREATE : undefined
    case 'unknown':
      return NOT_FOUND // S2.83
    default:
      return undefined
  }
}

/** The address to come back to after logging in, when a guard sends there (S3.50, S4.45); a mail's secrets stay out. */
export function previousUrlOf(route: Route, facts: NavigationFacts): string | undefined {
  // A confirmation sends there who is logged in already (S2.76).
  if (route.name === 'confirmation' || redirectOf(route, facts) !== LOGIN) return undefined
  if (route.name !== 'cancelOrder' && route.name !== 'modifyPickup') return hrefOf(route)
  return hrefOf({ name: route.name, orderId: route.orderId })
}

/** Whether the address carries a guest's mail link that has yet to sign the guest in (S4.44). */
export function hasEmailLink(route: Route): boolean {
  return (
    (route.name === 'cancelOrder' || route.name === 'modifyPickup') &&
    route.guestId !== undefined &&
    route.accessToken !== undefined
  )
}

/** The address with tokens in the place of the secrets of a mailed link, which `keep` keeps elsewhere (S4.44). */
export function withKeptLink(route: Route, keep: (secret: string) => string): Route {
  if (route.name !== 'cancelOrder' && route.name !== 'modifyPickup') return route
  const { guestId, accessToken } = route
  if (guestId === undefined || accessToken === undefined) return route
  return { ...route, guestId: keep(guestId), accessToken: keep(accessToken) }
}

/** The address without the secrets of a mailed link: what may be shown and kept. */
export function withoutEmailLink(route: Route): Route {
  return route.name === 'cancelOrder' || route.name === 'modifyPickup'
    ? { name: route.name, orderId: route.orderId }
    : route
}

const HOME = hrefOf({ name: 'home' })
const BEFORE_ORDER = hrefOf({ name: 'beforeOrder' })
const CATEGORIES = hrefOf({ name: 'categories' })
const RESTAURANTS = hrefOf({ name: 'restaurants' })
const ORDER = hrefOf({ name: 'menu' })
const LOGIN = hrefOf({ name: 'login' })
const PROFILE_CREATE = hrefOf({ name: 'profileCreate' })
const PROFILE = hrefOf({ name: 'profile' })
const NOT_FOUND = hrefOf({ name: 'notFound' })

function redirectOfCategories(facts: NavigationFacts): string | undefined {
  if (facts.restaurant === undefined || facts.mode === undefined) return BEFORE_ORDER // S2.8
  return facts.isWholeMenu ? ORDER : undefined
}

function redirectOfMenu(route: Extract<Route, { name: 'menu' }>, facts: NavigationFacts): string | undefined {
  if (facts.restaurant === undefined) return RESTAURANTS // S2.11
  if (facts.mode === undefined) return BEFORE_ORDER // S2.12
  if (facts.hasMenuFailed) return RESTAURANTS // S2.15
  if (facts.categoryId !== undefined) return undefined
  if (!facts.isWholeMenu) return CATEGORIES // S2.13
  return route.categoryId === undefined ? undefined : ORDER
}

function redirectOfProduct(facts: NavigationFacts): string | undefined {
  if (facts.restaurant === undefined) return ORDER // S2.25
  return facts.product?.ok === false ? NOT_FOUND : undefined // S2.27
}

function redirectOfRestaurants(facts: NavigationFacts): string | undefined {
  const only = facts.onlyRestaurant
  if (only === undefined) return undefined
  if (isCurrent(facts, only.id)) return facts.hasMenuFailed ? undefined : ORDER // S2.34, S2.15
  // Not selected yet: /order would send the customer straight back here.
  return only.authenticationRequired ? hrefOf({ name: 'authenticate', slugOrId: only.slug }) : undefined
}

function redirectOfLink(facts: NavigationFacts): string | undefined {
  const { linked } = facts
  if (linked === undefined) return undefined
  if (linked === 'failed') return NOT_FOUND // S2.41
  if (isCurrent(facts, linked.id)) return ORDER // S2.40
  return linked.authenticationRequired
    ? hrefOf({ name: 'authenticate', slugOrId: linked.slug }) // S2.39
    : undefined
}

function redirectOfAuthenticate(facts: NavigationFacts): string | undefined {
  const { linked } = facts
  if (linked === undefined) return undefined
  if (linked === 'failed') return NOT_FOUND
  if (!linked.authenticationRequired) return hrefOf({ name: 'restaurantInfo', restaurantId: linked.id }) // S2.46
  return isCurrent(facts, linked.id) ? ORDER : undefined // S2.43
}

function redirectOfMailedOrder(route: Route, facts: NavigationFacts): string | undefined {
  if (facts.identity === undefined) return undefined
  const waitsForLink = hasEmailLink(route) && facts.hasEmailLinkFailed !== true
  if (facts.identity === 'visitor') return waitsForLink ? undefined : LOGIN // S4.44, S4.45
  return facts.order === 'missing' ? NOT_FOUND : undefined // S4.46
}

function canShowCheckout({ restaurant, basketCount }: NavigationFacts): boolean {
  return restaurant !== undefined && basketCount > 0 && !isOrderingDisabled(restaurant)
}

function isCurrent(facts: NavigationFacts, restaurantId: RestaurantId): boolean {
  return facts.restaurant?.id === restaurantId
}

function isOther(facts: NavigationFacts, kind: Identity['kind']): boolean {
  return facts.identity !== undefined && facts.identity !== kind
}
