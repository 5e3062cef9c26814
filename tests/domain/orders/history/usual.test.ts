import { expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import type { Order } from '#domain/orders/order.ts'
import { usualOf } from '#domain/orders/history/usual.ts'
import { anOrder, anOrderedItem } from '#tests/support/builders/order.ts'

const of = (name: string, codes: readonly string[], given: Partial<Order> = {}) =>
  anOrder({
    id: id(name),
    state: 'PAID',
    items: codes.map((code) => anOrderedItem({ productCode: id(code) })),
    ...given,
  })

test.each<[string, readonly Order[], string | undefined]>([
  ['no order', [], undefined],
  ['one order', [of('a', ['burger'])], 'a'],
  ['three different ones', [of('a', ['burger']), of('b', ['soup']), of('c', ['fish'])], 'a'],
  ['one that was made twice', [of('a', ['burger']), of('b', ['soup']), of('c', ['soup'])], 'b'],
  [
    'the same in another order',
    [of('a', ['fish']), of('b', ['soup', 'cola']), of('c', ['cola', 'soup'])],
    'b',
  ],
  [
    'the same of different places',
    [of('a', ['fish']), of('b', ['soup']), of('c', ['soup'], { restaurantId: id('elsewhere') })],
    'a',
  ],
  [
    'orders that were never paid',
    [
      of('a', ['fish'], { state: 'PAYMENT_ERROR' }),
      of('b', ['fish'], { state: 'PAYMENT_ERROR' }),
      of('c', ['soup']),
    ],
    'c',
  ],
])('the usual of %s', (_, orders, usual) => {
  expect(usualOf(orders)?.id).toBe(usual)
})
