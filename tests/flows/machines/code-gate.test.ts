import { describe, expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import type { Command } from '#flows/log/commands.ts'
import { anOrder, anOrderedItem } from '#tests/support/builders/order.ts'
import { aCatalogue } from '#tests/support/catalogue.ts'
import { conversationWith, refused } from '#tests/support/flows.ts'

const PAST = anOrder({
  id: id('past'),
  restaurantId: id('canteen'),
  campaignId: id('canteen-1'),
  state: 'PAID',
  items: [anOrderedItem({ productCode: id('burger') })],
})

/** Every way into a restaurant that asks for a code. */
const ENTRIES: readonly (readonly [way: string, commands: readonly Command[]])[] = [
  ['from the list', [{ type: 'restaurant.choose', id: id('canteen') }]],
  ['from the list with the way of eating', [{ type: 'restaurant.choose', id: id('canteen'), mode: 'EATIN' }]],
  ['by its own link', [{ type: 'restaurant.open', slug: 'canteen' }]],
  ['by the page of its code', [{ type: 'restaurant.open', slug: 'canteen', isForCode: true }]],
  ['by ordering again', [{ type: 'history.open' }, { type: 'order.again', id: PAST.id }]],
]

describe.each(ENTRIES)('who comes %s', (_way, commands) => {
  const coming = (first: Parameters<typeof conversationWith>[0] = {}) =>
    conversationWith({ history: [PAST], ...first }).says(...commands)

  test('is asked for the code before anything of the menu is fetched (S2.42, S6.14)', () => {
    const talk = coming()
    expect(talk.asks()).toBe('code')
    expect(talk.askedOf('loadMenu')).toEqual([])
  })

  test('is asked again after a wrong code, and goes on with the right one (S2.43, S5.33, S5.34)', () => {
    const talk = coming({ first: { submitCode: [refused('restaurant.wrongCode')] } })
    talk.says({ type: 'code.submit', code: '4321' })
    expect(talk.asks()).toBe('code')
    expect(talk.askedOf('loadMenu')).toEqual([])
    expect(talk.says({ type: 'code.submit', code: '1234' }).asks()).not.toBe('code')
    expect(talk.conversation().flows.restaurant.context.chosen?.id).toBe('canteen')
  })
})

test('the only restaurant of a deployment is no way around its code (S2.34)', () => {
  const shops = aCatalogue().restaurants.filter(({ restaurant }) => restaurant.id === 'canteen')
  expect(conversationWith({ shops }).asks()).toBe('code')
})
