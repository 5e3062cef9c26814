import { fetchMenu } from '#api/menu.api.ts'
import { fetchRestaurant, fetchRestaurants } from '#api/restaurants.api.ts'
import { OPEN_STATE_CHECK_MS, PICKUP_CHECK_MS, RESTAURANT_STATUS_POLL_MS } from '#domain/constants.ts'
import type { Menu } from '#domain/catalogue/product.ts'
import { isOpen } from '#domain/restaurant/opening-hours.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import type { MenuKey } from '#flows/menu/menu.machine.ts'
import type { Near } from '#flows/restaurant/restaurant.events.ts'
import type { PortFailure } from '#flows/core/log/port.ts'
import type { Port, Ports } from '#flows/core/engine/runner.ts'
import { callFetched, PartGone } from '#bindings/runtime/until-fetched.ts'
import { ANONYMOUS } from '#flows/account/visitor.ts'
import { asPort, portRefusal } from './failing.ts'
import type { createLaterPorts } from './later-ports.ts'
import { backOff, never, pause } from './waiting.ts'
import type { At, World } from './world.ts'

const LATER = [
  'geocode',
  'submitCode',
  'currentVisitor',
  'logOut',
  'keepFavourite',
  'findCoupon',
  'identify',
  'createOrder',
  'recallPaymentWay',
  'pay',
  'leaveToPay',
  'settlePayment',
  'findOrder',
  'openOrder',
  'listHistory',
  'rateOrder',
  'resendEmail',
  'sendFeedback',
  'watchOrders',
  'cancelOrder',
  'changeOrder',
  'checkArrival',
  'followArrival',
  'tellParkingBay',
  'endArrival',
] as const

/** Every effect the flows may ask for, performed for real in the browser. */
export function createPorts(world: World): Ports {
  const { http, now, page } = world
  let laterPorts: ReturnType<typeof createLaterPorts> | undefined
  return {
    listRestaurants: ({ near }: { near: Near | undefined }, { conversation: { settings } }: At) =>
      asPort(fetchRestaurants(http)(near ? { near, radiusKm: settings.searchRadiusKm } : {})),
    findRestaurant: ({ slug }: { slug: string }) => asPort(fetchRestaurant(http)(slug)),
    locate,
    watchRestaurant,
    loadMenu: ({ restaurantId, campaignId, mode }: MenuKey): Promise<Menu> =>
      asPort(fetchMenu(http)({ restaurantId, campaignId }, mode).then(({ menu }) => menu)),
    waitForLapse,
    ...Object.fromEntries(LATER.map((name) => [name, later(name)])),
    currentVisitor: (input: never, at: At) =>
      world.isDeviceKnown() ? later('currentVisitor')(input, at) : Promise.resolve(ANONYMOUS),
  } satisfies Record<string, (input: never, at: At) => Promise<unknown>>

  /** A port that many visits never use: its code is fetched with the first use. */
  function later(name: (typeof LATER)[number]): Port {
    return async (input, at) => {
      const { createLaterPorts } = await callFetched(() => import('./later-ports.ts')).catch(unreached)
      // One set for the page: what watches the orders remembers what is on its way.
      laterPorts ??= createLaterPorts(world)
      const perform: Port = laterPorts[name]
      return perform(input, at)
    }
  }

  function locate(): Promise<Near> {
    return new Promise((resolve, reject) => {
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
        () => reject(portRefusal('notLocated')),
        { timeout: 10_000, maximumAge: 60_000 },
      )
    })
  }

  /** Asks at once, every 15 s, and within 3 s of each change of the address; answers when something about the restaurant changed, or it opened or closed (S4.59, S4.65). */
  async function watchRestaurant(
    { restaurant }: { restaurant: Restaurant },
    { signal, conversation }: At,
  ): Promise<Restaurant> {
    const known = JSON.stringify(restaurant)
    const wasOpen = isOpen(restaurant, conversation.now)
    let askAt = now()
    let failures = 0
    let askedFrom = page.path()
    for (;;) {
      // S4.65: a change of the address asks again at once, except while the server fails.
      const isDue = now() >= askAt || (failures === 0 && page.path() !== askedFrom)
      if (isDue && page.isSeen()) {
        askedFrom = page.path()
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

/** Code that does not come is told as what it is to the customer: nobody could be reached (F41). */
function unreached(error: unknown): never {
  const code = error instanceof PartGone ? 'outdated' : 'unreachable'
  throw { kind: 'failed', code } satisfies PortFailure
}
