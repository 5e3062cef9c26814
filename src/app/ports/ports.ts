import { fetchMenu } from '#api/menu.api.ts'
import { findPlaces } from '#api/places.api.ts'
import { authenticateRestaurant, fetchRestaurant, fetchRestaurants } from '#api/restaurants.api.ts'
import { OPEN_STATE_CHECK_MS, PICKUP_CHECK_MS, RESTAURANT_STATUS_POLL_MS } from '#domain/constants.ts'
import type { Menu } from '#domain/catalogue/product.ts'
import type { RestaurantId } from '#domain/ids.ts'
import { isOpen } from '#domain/restaurant/opening-hours.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import type { MenuKey } from '#flows/menu/menu.machine.ts'
import type { Near } from '#flows/restaurant/restaurant.machine.ts'
import type { Port, Ports } from '#flows/runner.ts'
import { asPort, refusal } from './failing.ts'
import { backOff, never, pause } from './waiting.ts'
import type { At, World } from './world.ts'

const LATER = [
  'currentVisitor',
  'findCoupon',
  'identify',
  'createOrder',
  'pay',
  'findOrder',
  'watchOrder',
] as const

/** Every effect the flows may ask for, performed for real in the browser. */
export function createPorts(world: World): Ports {
  const { http, vault, now } = world
  return {
    listRestaurants: ({ near }: { near: Near | undefined }) =>
      asPort(fetchRestaurants(http)(near ? { near } : {})),
    findRestaurant: ({ slug }: { slug: string }) => asPort(fetchRestaurant(http)(slug)),
    geocode,
    locate,
    submitCode: ({ id, code }: { id: RestaurantId; code: string }) => asPort(submitCode(id, code)),
    watchRestaurant,
    loadMenu: ({ restaurantId, campaignId, mode }: MenuKey): Promise<Menu> =>
      asPort(fetchMenu(http)({ restaurantId, campaignId }, mode).then(({ menu }) => menu)),
    waitForLapse,
    ...Object.fromEntries(LATER.map((name) => [name, later(name)])),
  } satisfies Record<string, (input: never, at: At) => Promise<unknown>>

  /** A port of paying or following: its code is fetched with the first use. */
  function later(name: (typeof LATER)[number]): Port {
    return async (input, at) => {
      const { createOrderingPorts } = await import('./ordering-ports.ts')
      const perform: Port = createOrderingPorts(world)[name]
      return perform(input, at)
    }
  }

  async function geocode({ text }: { text: string }): Promise<Near> {
    const [place] = await asPort(findPlaces(http)(vault.read(text) ?? ''))
    if (!place) throw refusal('noResults')
    return { ...place.position, label: place.label }
  }

  function locate(): Promise<Near> {
    return new Promise((resolve, reject) => {
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
        () => reject(refusal('notLocated')),
        { timeout: 10_000, maximumAge: 60_000 },
      )
    })
  }

  async function submitCode(id: RestaurantId, code: string): Promise<Restaurant> {
    await authenticateRestaurant(http)(id, vault.read(code) ?? '')
    return fetchRestaurant(http)(id)
  }

  /** Asks at once, then every 15 s; answers when something about the restaurant changed, or it opened or closed (S4.59, S4.65). */
  async function watchRestaurant(
    { restaurant }: { restaurant: Restaurant },
    { signal, conversation }: At,
  ): Promise<Restaurant> {
    const known = JSON.stringify(restaurant)
    const wasOpen = isOpen(restaurant, conversation.now)
    let askAt = now()
    let failures = 0
    for (;;) {
      if (now() >= askAt && document.visibilityState !== 'hidden') {
        const found = await fetchRestaurant(http)(restaurant.id).catch(() => undefined)
        failures = found ? 0 : failures + 1
        askAt = now() + backOff(RESTAURANT_STATUS_POLL_MS, failures)
        if (found && JSON.stringify(found) !== known) return found
      }
      if (isOpen(restaurant, now()) !== wasOpen) return restaurant
      await pause(OPEN_STATE_CHECK_MS, signal)
    }
  }

  async function waitForLapse({ at }: { at: number | undefined }, { signal }: At): Promise<null> {
    if (at === undefined) return never()
    while (now() < at) await pause(Math.min(PICKUP_CHECK_MS, Math.max(0, at - now())), signal)
    return null
  }
}
