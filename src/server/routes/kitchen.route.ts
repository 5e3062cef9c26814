import {
  array,
  boolean,
  enums,
  integer,
  max,
  min,
  number,
  object,
  optional,
  record,
  string,
  type,
} from 'superstruct'
import type { Infer } from 'superstruct'
import { OutageWire, toOutage } from '#contracts/menu.contract.ts'
import { fromRestaurant } from '#contracts/restaurants.contract.ts'
import type { Menu } from '#domain/catalogue/product.ts'
import { fromMajor } from '#domain/money/minor.ts'
import { WEEKDAYS } from '#domain/restaurant/restaurant.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import type { Deps } from '../deps.ts'
import { Failure, refusal } from '../http/failure.ts'
import { PRIVATE, bodyOf, ok } from '../http/route.ts'
import type { Route } from '../http/route.ts'

const KitchenWire = object({
  restaurantId: string(),
  ordersEnabled: optional(boolean()),
  ordersInjectionDelay: optional(max(min(integer(), 0), 600)),
  outages: optional(array(OutageWire)),
  openingHours: optional(array(type({ name: enums(WEEKDAYS), value: string() }))),
  injection: optional(enums(['accept', 'refuse'])),
  delayMs: optional(max(min(integer(), 0), 60_000)),
  publishPrices: optional(record(string(), min(number(), 0))),
})
type KitchenOrder = Infer<typeof KitchenWire>

/** The levers of a restaurant, for demonstrations and tests; not there in production. Prices in major units. */
export function kitchenRoute(deps: Deps): Route {
  return {
    method: 'POST',
    path: '/x/kitchen',
    summary: 'Changes hours, stock, prices or the mood of the simulated kitchen; not in production.',
    async answer(call) {
      const told = bodyOf(call, KitchenWire)
      const restaurant = deps.catalogue.restaurant(told.restaurantId)
      if (!restaurant) throw refusal('restaurant.notFound', 'restaurantId')
      await deps.kitchen.tell(restaurant.id, {
        ...(told.injection && { injection: told.injection }),
        ...(told.delayMs !== undefined && { delayMs: told.delayMs }),
      })
      const changed = changedRestaurant(restaurant, told, deps.clock.now())
      await deps.catalogue.changeRestaurant(changed)
      const sold = told.publishPrices ? await republish(changed, told.publishPrices, deps) : changed
      return ok(fromRestaurant(sold), PRIVATE)
    },
  }
}

/** Moves the server's clock; only where it was started with one that moves. */
export function testClockRoute(deps: Deps): Route {
  return {
    method: 'POST',
    path: '/x/test/clock',
    summary: 'Moves the clock to `now` (epoch ms); for tests.',
    answer(call) {
      const { now } = bodyOf(call, object({ now: min(integer(), 0) }))
      if (!deps.movableClock) throw new Failure(404, 'request.notFound')
      deps.movableClock.moveTo(now)
      deps.scheduler.wake()
      return ok({ now }, PRIVATE)
    },
  }
}

function changedRestaurant(restaurant: Restaurant, told: KitchenOrder, now: number): Restaurant {
  const isSwitchedOn = told.ordersEnabled === true && !restaurant.settings.ordersEnabled
  return {
    ...restaurant,
    ...(told.openingHours && { openingHours: told.openingHours }),
    ...(told.outages && { outageProducts: told.outages.map(toOutage) }),
    settings: {
      ...restaurant.settings,
      ...(told.ordersEnabled !== undefined && { ordersEnabled: told.ordersEnabled }),
      ...(isSwitchedOn && { ordersEnabledAt: now }),
      ...(told.ordersInjectionDelay !== undefined && {
        ordersInjectionDelayMinutes: told.ordersInjectionDelay,
      }),
    },
  }
}

async function republish(
  restaurant: Restaurant,
  prices: Readonly<Record<string, number>>,
  { catalogue, clock }: Deps,
): Promise<Restaurant> {
  const eatIn = catalogue.currentMenu(restaurant, 'EATIN')
  const takeOut = catalogue.currentMenu(restaurant, 'TAKEOUT')
  if (!eatIn || !takeOut) throw refusal('restaurant.notFound')
  const unknown = Object.keys(prices).find((code) => !Object.hasOwn(eatIn.menu.products, code))
  if (unknown !== undefined) throw refusal('product.notFound', `publishPrices.${unknown}`)
  const menus = { EATIN: repriced(eatIn.menu, prices), TAKEOUT: repriced(takeOut.menu, prices) }
  return catalogue.publish(restaurant, menus, clock.now())
}

function repriced(menu: Menu, prices: Readonly<Record<string, number>>): Menu {
  const products = Object.entries(menu.products).map(([code, product]) => {
    const price = prices[code]
    if (price === undefined) return [code, product] as const
    return [code, { ...product, price: { ...product.price, defaultUnitPrice: fromMajor(price) } }] as const
  })
  return { ...menu, products: Object.fromEntries(products) }
}
