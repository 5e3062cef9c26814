import { expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import { hrefOf } from '#domain/navigation/routes.ts'
import { placeRouteOf, screenRouteOf } from '#flows/navigation/place-route.ts'
import { aRestaurant } from '#tests/support/builders/restaurant.ts'
import { atTheCheckout, atTheMenu, type Talk } from '#tests/support/flows.ts'

const BURGER = { type: 'product.add', code: id<never>('burger') } as const
const inACategory = () => atTheMenu().says({ type: 'category.choose', id: id('food') })
const stopped = aRestaurant({ settings: { ordersEnabled: false } }).settings

test.each<[string, () => Talk, string]>([
  [
    'starting over is asked at the checkout (S4.82)',
    () => atTheCheckout().says({ type: 'basket.startOver' }),
    '/checkout',
  ],
  [
    'starting over is asked in a category',
    () => inACategory().says(BURGER, { type: 'basket.startOver' }),
    '/order',
  ],
  [
    'what is sold out is asked about at the checkout',
    () =>
      atTheCheckout().restaurantBecomes({
        outageProducts: [{ productCode: id('burger'), state: 'UNAVAILABLE' }],
      }),
    '/checkout',
  ],
  [
    'a restaurant that stopped has an address of its own (S2.80)',
    () => inACategory().restaurantBecomes({ settings: stopped }),
    '/order-disabled',
  ],
])('%s', (_what, talk, address) => {
  expect(hrefOf(placeRouteOf(talk().conversation()))).toBe(address)
})

test.each<[string, () => Talk, string]>([
  ['in a category keeps the category', () => inACategory().says(BURGER), '/order/food'],
  ['beside the categories keeps them', () => atTheMenu().says(BURGER), '/categories'],
])('in the menu view a product added %s', (_what, talk, address) => {
  expect(hrefOf(screenRouteOf(talk().conversation()))).toBe(address)
})
