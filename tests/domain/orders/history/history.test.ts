import { describe, expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import {
  hasMore,
  nextPageOf,
  NO_HISTORY,
  withOrder,
  withPage,
  type OrderHistory,
} from '#domain/orders/history/history.ts'
import { anOrder } from '#tests/support/builders/order.ts'

const page = (names: string, total: number): OrderHistory => ({
  orders: [...names].map((name) => anOrder({ id: id(name) })),
  total,
})
const names = ({ orders }: OrderHistory) => orders.map((order) => order.id).join('')

describe('the next page', () => {
  test('is the first six, then the six after those (S2.58, S9.4)', () => {
    expect(nextPageOf(NO_HISTORY)).toEqual({ skip: 0, limit: 6 })
    expect(nextPageOf(page('abcdef', 14))).toEqual({ skip: 6, limit: 6 })
  })

  test('is put below what is shown', () => {
    expect(names(withPage(page('ab', 3), page('c', 3)))).toBe('abc')
  })

  test('lists no order twice where a new one shifted the pages', () => {
    expect(names(withPage(page('ab', 3), page('bc', 4)))).toBe('abc')
  })
})

test.each([
  ['none of none', '', 0, false],
  ['all but one', 'abcde', 6, true],
  ['all', 'abcdef', 6, false],
])('with %s fetched, "show more": %s of %i is %s (S2.58)', (_, known, total, isMore) => {
  expect(hasMore(withPage(NO_HISTORY, page(known, total)))).toBe(isMore)
})

test('an empty page ends the list whatever the total says', () => {
  expect(hasMore(withPage(page('abc', 14), page('', 14)))).toBe(false)
})

test('what is known anew of an order is shown in its place; an order of elsewhere changes nothing', () => {
  const history = page('ab', 2)
  expect(withOrder(history, anOrder({ id: id('b'), rating: 4 })).orders[1]?.rating).toBe(4)
  expect(withOrder(history, anOrder({ id: id('x') }))).toBe(history)
})
