import { expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import type { Command } from '#flows/core/log/commands.ts'
import { atTheMenu } from '#tests/support/flows.ts'

const withABurger = () => atTheMenu().says({ type: 'product.add', code: id('burger') })

test.each<[string, readonly Command[]]>([
  ['the restaurant', [{ type: 'restaurant.change' }]],
  [
    'a place that was not found',
    [{ type: 'restaurant.change' }, { type: 'restaurant.search', text: 'nowhere' }],
  ],
  [
    'another restaurant`s code',
    [
      { type: 'restaurant.change' },
      { type: 'restaurant.choose', id: id('canteen') },
      { type: 'basket.confirmMove' },
    ],
  ],
  [
    'the basket at another',
    [{ type: 'restaurant.change' }, { type: 'restaurant.choose', id: id('canteen') }],
  ],
  ['starting over', [{ type: 'basket.startOver' }]],
  ['the mode', [{ type: 'mode.change' }]],
  ['the category', [{ type: 'menu.categories' }]],
  ['the product', [{ type: 'category.choose', id: id('food') }]],
  ['the choices of a product', [{ type: 'product.open', code: id('burger') }]],
  ['the payment', [{ type: 'checkout.start' }]],
])('the basket opens from the question of %s, with all that is in it', (_what, commands) => {
  const talk = withABurger()
    .says(...commands)
    .says({ type: 'basket.open' })
  expect([talk.asks(), talk.line('burger').quantity]).toEqual(['basket', 1])
})

test('the basket opens from what is sold out of it, which is asked again by who goes on', () => {
  const talk = withABurger().restaurantBecomes({
    outageProducts: [{ productCode: id('burger'), state: 'UNAVAILABLE' }],
  })
  expect(talk.asks()).toBe('outage')
  expect(talk.says({ type: 'basket.open' }).asks()).toBe('basket')
  expect(talk.says({ type: 'checkout.start' }).asks()).toBe('outage')
})

test('the basket opens from the question of a mode that something in it cannot be had in', () => {
  const talk = atTheMenu().says(
    { type: 'product.add', code: id('beer') },
    { type: 'alcohol.confirm' },
    { type: 'mode.change' },
    { type: 'mode.choose', mode: 'TAKEOUT', asks: true },
  )
  expect(talk.asks()).toBe('modeConflict')
  expect(talk.says({ type: 'basket.open' }).asks()).toBe('basket')
})
