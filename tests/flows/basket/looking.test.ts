import { describe, expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import type { Command } from '#flows/core/log/commands.ts'
import { aRestaurant } from '#tests/support/builders/restaurant.ts'
import { atTheMenu } from '#tests/support/flows.ts'

const withABurger = () => atTheMenu().says({ type: 'product.add', code: id('burger') })
const looking = () => withABurger().says({ type: 'restaurant.change' })

describe('who only looked at other restaurants', () => {
  test.each<[string, Command, string]>([
    ['is at the checkout (S2.47)', { type: 'checkout.start' }, 'checkout'],
    ['is at the product (S2.26)', { type: 'product.open', code: id('meal') }, 'customise'],
    ['is in the category (S2.9)', { type: 'category.choose', id: id('food') }, 'products'],
    ['is at the categories (S2.7)', { type: 'menu.categories' }, 'categories'],
    ['is asked the mode again (S2.2)', { type: 'mode.change' }, 'mode'],
  ])('%s of their own restaurant as soon as it is asked for', (_what, command, question) => {
    const talk = looking().says(command)
    expect([talk.asks(), talk.conversation().flows.restaurant.value]).toEqual([question, 'chosen'])
  })

  test('keeps the basket and hears of the restaurant again (S4.65)', () => {
    const talk = looking()
      .says({ type: 'checkout.start' })
      .restaurantBecomes({
        settings: aRestaurant({ settings: { ordersEnabled: false } }).settings,
      })
    expect(talk.line('burger').quantity).toBe(1)
    expect(talk.asks()).toBe('orderingDisabled')
  })
})
