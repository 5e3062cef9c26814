import { expect, test } from 'vitest'
import { dialogOf, screenOf } from '#classic/screen-of.ts'
import { id } from '#domain/ids.ts'
import { aRestaurant } from '#tests/support/builders/restaurant.ts'
import { atTheCheckout, atTheMenu, conversationWith, PAY, type Talk } from '#tests/support/flows.ts'

const choosing = (restaurant: string) =>
  conversationWith().says({ type: 'restaurant.choose', id: id(restaurant) })
const inACategory = () => atTheMenu().says({ type: 'category.choose', id: id('food') })
const burger = id<never>('burger')

test.each<[string, () => Talk, string, string | undefined]>([
  ['the start shows the restaurants', () => conversationWith(), 'restaurants', undefined],
  ['a restaurant with a code asks for it', () => choosing('canteen'), 'authenticate', undefined],
  ['a restaurant without a mode asks the mode', () => choosing('brygga'), 'beforeOrder', undefined],
  ['a mode shows the categories', () => atTheMenu(), 'categories', undefined],
  ['a category shows its products', inACategory, 'menu', undefined],
  [
    'a product added from a category leads back to it (S1.47)',
    () => inACategory().says({ type: 'product.add', code: burger }),
    'menu',
    undefined,
  ],
  [
    'a product added without a category leads to the categories',
    () => atTheMenu().says({ type: 'product.add', code: burger }),
    'categories',
    undefined,
  ],
  [
    'a product is shown',
    () => inACategory().says({ type: 'product.open', code: id('meal') }),
    'product',
    undefined,
  ],
  [
    'alcohol asks over its product (S2.101)',
    () => inACategory().says({ type: 'product.add', code: id('beer') }),
    'product',
    'alcohol',
  ],
  ['the checkout is shown', () => atTheCheckout(), 'checkout', undefined],
  [
    'the pickup time is part of it',
    () => atTheCheckout().says({ type: 'pickup.change' }),
    'checkout',
    undefined,
  ],
  [
    'starting over asks over what is shown (S2.117)',
    () => atTheCheckout().says({ type: 'basket.startOver' }),
    'checkout',
    'startOver',
  ],
  [
    'ordering disabled asks over what is shown (S2.114)',
    () =>
      inACategory().restaurantBecomes({
        settings: aRestaurant({ settings: { ordersEnabled: false } }).settings,
      }),
    'menu',
    'orderingDisabled',
  ],
  [
    'what went out of stock asks over what is shown (S2.112)',
    () => atTheCheckout().restaurantBecomes({ outageProducts: [{ productCode: burger, state: 'DISABLED' }] }),
    'checkout',
    'outage',
  ],
  ['a paid order is followed (S2.53)', () => atTheCheckout().says(PAY), 'order', undefined],
])('%s', (_what, talk, screen, dialog) => {
  const conversation = talk().conversation()
  expect([screenOf(conversation), dialogOf(conversation)]).toEqual([screen, dialog])
})
