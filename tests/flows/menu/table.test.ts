import { describe, expect, test } from 'vitest'
import type { PickupMode } from '#domain/catalogue/product.ts'
import { id } from '#domain/ids.ts'
import type { OrderRequest } from '#flows/checkout/checkout.events.ts'
import { tableWrittenIn } from '#flows/language/written/table-written.ts'
import { answersOf, liveQuestionOf } from '#flows/core/conversation/questions.ts'
import { at } from '#tests/support/at.ts'
import { aCatalogue } from '#tests/support/catalogue.ts'
import { atTheMenu, conversationWith, PAY, type Talk } from '#tests/support/flows.ts'

const flags = { tableService: true }
const BURGER = { type: 'product.add', code: id<never>('burger') } as const
const seated = () => atTheMenu({ flags }, 'TABLE_SERVICE')
const atTwelve = () => seated().says({ type: 'table.tell', number: '12' })

describe('who is served at a table', () => {
  test('says which, before ordering (S3.26)', () => {
    const talk = seated()
    expect(talk.asks()).toBe('table')
    talk.says({ type: 'table.tell', number: ' 12 ' })
    expect(talk.asks()).toBe('categories')
    expect(tableOf(talk)).toBe('12')
  })

  test('is asked again for a number no table has', () => {
    const talk = seated().says({ type: 'table.tell', number: '7 & 8' })
    expect([talk.asks(), tableOf(talk)]).toEqual(['table', undefined])
  })

  test('pays for an order to that table (S7.45)', () => {
    const talk = atTwelve().holds('createOrder').says(BURGER, { type: 'checkout.start' }, PAY)
    expect(requestOf(talk)).toMatchObject({ pickUpMode: 'TABLE_SERVICE', tableNumber: '12' })
  })

  test('tells another table at the checkout, and is back there', () => {
    const talk = atTwelve().says(BURGER, { type: 'checkout.start' }, { type: 'table.change' })
    expect([talk.asks(), tableOf(talk)]).toEqual(['table', '12'])
    talk.says({ type: 'table.tell', number: '14' })
    expect([talk.asks(), tableOf(talk)]).toEqual(['checkout', '14'])
  })

  test('takes it away instead, and the table is forgotten', () => {
    const talk = atTwelve().says(BURGER, { type: 'checkout.start' }, { type: 'mode.change' })
    talk.holds('createOrder').says({ type: 'mode.choose', mode: 'TAKEOUT' }, PAY)
    expect(tableOf(talk)).toBeUndefined()
    expect(requestOf(talk)).not.toHaveProperty('tableNumber')
  })

  test('is asked again at another restaurant', () => {
    const talk = atTwelve().says(
      { type: 'restaurant.change' },
      { type: 'restaurant.choose', id: id('canteen') },
    )
    talk.says({ type: 'code.submit', code: '1234' })
    expect([talk.asks(), tableOf(talk)]).toEqual(['table', undefined])
  })

  describe('at a closed restaurant that takes orders for later (S5.55)', () => {
    const CLOSING = at('2026-03-10 21:40')
    const atClosing = (mode: PickupMode) =>
      atTheMenu({ flags: { ...flags, orderScheduling: true }, now: CLOSING }, mode)

    test('cannot pay for another day, is told why, and is led to a mode that can be had later', () => {
      const talk = atClosing('TABLE_SERVICE').says({ type: 'table.tell', number: '12' }, BURGER)
      talk
        .later(25 * 60_000)
        .holds('createOrder')
        .says({ type: 'checkout.start' })
      expect(talk.asks()).toBe('closed')
      const told = liveQuestionOf(talk.conversation())?.prompt?.(talk.conversation())
      expect(told?.text?.map(({ key }) => key)).toEqual(['closed.atTable', 'closed.opens'])
      expect(answersOf(talk.conversation()).map((answer) => answer.id)).toEqual(['ahead', 'browse'])
      expect(requestOf(talk.says(PAY))).toBeUndefined()
    })

    test('who takes it away is led to pay', () => {
      const talk = atClosing('TAKEOUT').later(25 * 60_000)
      expect(talk.says(BURGER, { type: 'checkout.start' }).asks()).toBe('checkout')
    })
  })

  test('who eats in is not asked', () => {
    expect(atTheMenu({ flags }, 'EATIN').asks()).toBe('categories')
  })
})

describe('the code on a table', () => {
  const LINK = { type: 'restaurant.open', slug: 'brygga-burger', tableNumber: '12' } as const

  test('answers how it is had and where it goes', () => {
    const talk = conversationWith({ flags }).says(LINK)
    expect([talk.asks(), tableOf(talk)]).toEqual(['categories', '12'])
    expect(talk.conversation().flows.menu.context.mode).toBe('TABLE_SERVICE')
  })

  test('moves to this table who was at another one', () => {
    expect(tableOf(seated().says({ type: 'table.tell', number: '3' }, LINK))).toBe('12')
  })

  test.each([
    ['12', 'categories', '12'],
    ['99999', 'table', undefined],
    ['abc', 'table', undefined],
  ])('that says %s, where the tables are 1 to 40, leads to the question: %s', (tableNumber, asked, table) => {
    const talk = conversationWith({ flags, shops: withTables(['1-40']) }).says({ ...LINK, tableNumber })
    expect([talk.asks(), tableOf(talk)]).toEqual([asked, table])
    expect(talk.conversation().flows.menu.context.mode).toBe('TABLE_SERVICE')
  })

  test('says nothing where no food is brought to tables', () => {
    const talk = conversationWith().says(LINK)
    expect([talk.asks(), tableOf(talk)]).toEqual(['mode', undefined])
  })
})

test.each([
  ['12', '12'],
  ['B4', 'B4'],
  ['c', 'c'],
  ['table 12', '12'],
  ['Vi sitter ved bord 7b.', '7b'],
  ['tavolo n. 3!', '3'],
  ['between 3 and 4', undefined],
  ['near the window', undefined],
  ['window', undefined],
])('"%s", where the table is asked, means %s', (text, number) => {
  const meant = tableWrittenIn(text, seated().conversation())
  expect(meant).toEqual(number === undefined ? undefined : { type: 'table.tell', number })
})

test('a number typed where no table is asked is none', () => {
  expect(tableWrittenIn('12', atTwelve().conversation())).toBeUndefined()
})

function withTables(tables: readonly string[]) {
  return aCatalogue().restaurants.map((each) => ({ ...each, restaurant: { ...each.restaurant, tables } }))
}

function tableOf(talk: Talk): string | undefined {
  return talk.conversation().flows.basket.context.basket.tableNumber
}

function requestOf(talk: Talk): OrderRequest | undefined {
  return talk.conversation().flows.checkout.context.request
}
