import type { Infer } from 'superstruct'
import { OutageSchema, toOutage } from '#contracts/catalogue/menu.contract.ts'
import {
  array,
  boolean,
  enums,
  integer,
  number,
  object,
  optional,
  pattern,
  record,
  string,
  type,
} from '#contracts/wire/wire-types.ts'
import { codesOf } from '#domain/catalogue/menu.ts'
import type { Menu } from '#domain/catalogue/product.ts'
import { isPayable } from '#domain/money/currency.ts'
import { fromMajor } from '#domain/money/minor.ts'
import { withLive } from '#domain/restaurant/live-facts.ts'
import type { LiveFacts } from '#domain/restaurant/live-facts.ts'
import { WEEKDAYS } from '#domain/restaurant/restaurant.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import type { Deps } from '../core/process/deps.ts'
import { invalid, refusal } from '../core/http/failure.ts'
import { TOLD_STEPS, decideFate } from './decide-fate.ts'
import { CAPTURES, FATES, INJECTIONS, PAYMENTS, STEPS_TOLD, setMood } from './kitchen-settings.store.ts'

const Interval = pattern(/^\d\d:\d\d\|\d\d:\d\d$/)

/** What an operator may tell a restaurant; prices in major units. README beside this file. */
export const KitchenSchema = object({
  restaurantId: string(),
  ordersEnabled: optional(boolean()),
  ordersInjectionDelay: optional(integer(0, 600)),
  outages: optional(array(OutageSchema)),
  openingHours: optional(array(type({ name: enums(WEEKDAYS), value: Interval }))),
  injection: optional(enums(INJECTIONS)),
  delayMs: optional(integer(0, 60_000)),
  payment: optional(enums(PAYMENTS)),
  capture: optional(enums(CAPTURES)),
  steps: optional(enums(STEPS_TOLD)),
  publishPrices: optional(record(number(0))),
  order: optional(object({ id: string(), fate: enums(['accept', ...FATES, ...TOLD_STEPS]) })),
})
export type KitchenOrder = Infer<typeof KitchenSchema>

/** Does what a restaurant is told, and answers with the restaurant as it is then. */
export async function runKitchen(told: KitchenOrder, deps: Deps): Promise<Restaurant> {
  const restaurant = deps.catalogue.restaurant(told.restaurantId)
  if (!restaurant) throw refusal('restaurant.notFound', 'restaurantId')
  assertSold(told, restaurant, deps)
  const { injection, delayMs, payment, capture, steps } = told
  await setMood(deps.database, restaurant.id, {
    ...(injection && { injection }),
    ...(delayMs !== undefined && { delayMs }),
    ...(payment && { payment }),
    ...(capture && { capture }),
    ...(steps && { steps }),
  })
  if (told.order) await decideFate(restaurant, told.order.id, told.order.fate, deps)
  const live = factsTold(restaurant, told, deps.clock.now())
  if (Object.keys(live).length > 0) await deps.catalogue.tell(restaurant.id, live)
  if (told.publishPrices) return republish(withLive(restaurant, live), told.publishPrices, deps)
  return deps.catalogue.restaurant(restaurant.id) ?? restaurant
}

function factsTold(restaurant: Restaurant, told: KitchenOrder, now: number): LiveFacts {
  const { ordersEnabled, ordersInjectionDelay, openingHours } = told
  const isSwitchedOn = ordersEnabled === true && !restaurant.settings.ordersEnabled
  return {
    ...(openingHours && { openingHours }),
    ...(told.outages && { outageProducts: told.outages.map(toOutage) }),
    ...(ordersEnabled !== undefined && { ordersEnabled }),
    ...(isSwitchedOn && { ordersEnabledAt: now }),
    ...(ordersInjectionDelay !== undefined && { ordersInjectionDelayMinutes: ordersInjectionDelay }),
  }
}

/** What is not on the menu is not taken for sold out: what was meant by a mistyped code would sell on. */
function assertSold({ outages = [] }: KitchenOrder, restaurant: Restaurant, { catalogue }: Deps): void {
  const menu = catalogue.currentMenu(restaurant, 'EATIN')?.menu
  const known = menu ? codesOf(menu) : new Set<string>()
  const standing = restaurant.outageProducts.map((outage): string => outage.productCode)
  const unknown = outages.find(
    ({ productCode }) => !known.has(productCode) && !standing.includes(productCode),
  )
  if (unknown) throw refusal('product.notFound', `outages.${unknown.productCode}`)
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
  const unpayable = Object.entries(prices).find(
    ([, price]) => !isPayable(fromMajor(price), restaurant.currency),
  )
  if (unpayable) throw invalid('body', ['publishPrices', unpayable[0]])
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
