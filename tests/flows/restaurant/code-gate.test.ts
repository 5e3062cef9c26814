import { describe, expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import type { Command } from '#flows/core/log/commands.ts'
import { anOrder, anOrderedItem } from '#tests/support/builders/order.ts'
import { aCatalogue } from '#tests/support/catalogue.ts'
import { conversationWith, failed, PAY, refused } from '#tests/support/flows.ts'

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

test.each([
  ['wrong', refused('restaurant.wrongCode'), 'ack.codeRefused'],
  ['one too many', refused('restaurant.tooManyCodes'), 'ack.codeRefused'],
  ['never looked at', failed(), 'ack.codeNotChecked'],
])('of a code that was %s is told what became of it, and it can be given again', (_, answer, told) => {
  const talk = conversationWith({ first: { submitCode: [answer] } }).says(
    { type: 'restaurant.choose', id: id('canteen'), mode: 'EATIN' },
    { type: 'code.submit', code: '4321' },
  )
  expect([talk.asks(), talk.told()]).toEqual(['code', [told]])
})

describe('who pays when the code has to be given once more, because the session it was given in is over', () => {
  const paying = () =>
    conversationWith({ first: { createOrder: [refused('restaurant.codeRequired')] } }).says(
      { type: 'restaurant.choose', id: id('canteen'), mode: 'EATIN' },
      { type: 'code.submit', code: '1234' },
      { type: 'product.add', code: id('burger') },
      { type: 'checkout.start' },
      PAY,
    )

  test('is asked for it there, and told why (S6.14)', () => {
    const talk = paying()
    expect([talk.asks(), talk.told()]).toEqual(['code', ['problem.restaurant.codeRequired']])
  })

  test('is back at the checkout with everything that was in the basket, and pays', () => {
    const talk = paying().says({ type: 'code.submit', code: '1234' })
    expect([talk.asks(), talk.lines().length]).toEqual(['checkout', 1])
    expect(talk.says(PAY).asks()).toBe('order')
  })

  test('may choose another restaurant instead', () => {
    expect(paying().says({ type: 'restaurant.change' }).asks()).toBe('restaurant')
  })
})
