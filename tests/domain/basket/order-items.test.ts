import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BasketLine, Selection } from '#domain/basket/basket.ts'
import { linesFromItems, toOrderItems } from '#domain/basket/order-items.ts'
import { basketTotals } from '#domain/basket/totals.ts'
import { setPartQuantity } from '#domain/catalogue/options.ts'
import type { Menu } from '#domain/catalogue/product.ts'
import { id } from '#domain/ids.ts'
import type { LineId, ProductCode } from '#domain/ids.ts'
import type { OrderItem } from '#domain/orders/order.ts'
import type { Problem } from '#domain/problem.ts'
import { refuse } from '#domain/verdict.ts'
import { aBasket, aLine } from '#tests/support/builders/basket.ts'
import { aCoupon, aGroup, aMenu, aPart, aPrice, aProduct } from '#tests/support/builders/catalogue.ts'

const drink = aGroup('drink', [
  aPart({ code: 'cola', defaultQuantity: 1 }),
  aPart({ code: 'beer', price: aPrice(4_000) }),
])
const dips = aGroup(
  'dips',
  ['mayo', 'aioli'].map((code) => aPart({ code, maxQuantity: 2, price: aPrice(900) })),
  {
    minQuantity: 0,
    maxQuantity: 3,
  },
)
const bacon = aPart({ code: 'bacon', kind: 'extra', maxQuantity: 3, price: aPrice(1_500) })
const cheese = aPart({
  code: 'cheese',
  kind: 'extra',
  defaultQuantity: 1,
  includedQuantity: 1,
  maxQuantity: 2,
  price: aPrice(0, 1_000, 500),
})
const onion = aPart({ code: 'onion', kind: 'without' })
// Two patties by default: a component's quantity must not be mistaken for 1 on the way back.
const patty = aPart({
  code: 'patty',
  kind: 'regular',
  defaultQuantity: 2,
  includedQuantity: 2,
  maxQuantity: 3,
  price: aPrice(0, 3_000, 2_000),
  parts: [bacon, cheese, onion],
})
const meal = aProduct({ code: 'meal', tags: ['Discount_Allowed'], parts: [patty, drink, dips] })
const fish = aProduct({ code: 'fish' })
const menu = aMenu({ products: [meal, fish, aCoupon()] })

test('a line is sent as a tree, groups holding the sum of what was taken (S3.35)', () => {
  const selection = { 'drink/cola': 0, 'drink/beer': 1, 'dips/mayo': 2, 'patty/cheese': 0 }
  const basket = aBasket({ lines: [aLine({ product: meal, selection, quantity: 2 })] })
  expect(toOrderItems(basket)).toEqual([
    item('meal', 2, [
      item('patty', 2, [item('cheese', 0)]),
      item('drink', 1, [item('cola', 0), item('beer', 1)]),
      item('dips', 2, [item('mayo', 2)]),
    ]),
  ])
})

test('a coupon is sent as no pieces and comes back so (S4.91)', () => {
  const lines = [aLine({ product: meal, id: '0' }), aLine({ product: aCoupon(), id: '1' })]
  expect(back(toOrderItems(aBasket({ lines })))).toEqual(lines)
})

describe('items that cannot be ordered', () => {
  test.each<[string, OrderItem, Problem]>([
    ['a product the menu does not have', item('pizza', 1), 'product.notFound'],
    ['a word of the language', item('constructor', 1), 'product.notFound'],
    ['a part the product does not have', item('meal', 1, [item('truffle', 1)]), 'part.unknown'],
    [
      'a part of a part that does not have it',
      item('meal', 1, [item('dips', 1, [item('bacon', 1)])]),
      'part.unknown',
    ],
    ['no piece', item('fish', 0), 'line.invalidQuantity'],
    ['half a piece', item('fish', 0.5), 'line.invalidQuantity'],
    ['more than 100 pieces', item('fish', 101), 'line.maxReached'],
    ['a piece of a coupon', item('1234', 1), 'line.invalidQuantity'],
    ['too much of an extra', item('meal', 1, [item('patty', 2, [item('bacon', 4)])]), 'part.maxReached'],
    ['less than nothing of one', item('meal', 1, [item('patty', 2, [item('bacon', -1)])]), 'part.minReached'],
    [
      'too much of a group',
      mealWith([item('dips', 4, [item('mayo', 2), item('aioli', 2)])]),
      'part.optionsMaxReached',
    ],
    ['a choice left open', mealWith([item('drink', 0, [item('cola', 0)])]), 'product.requiredMissing'],
    [
      'an extra said twice',
      mealWith([item('patty', 2, [item('bacon', 2), item('bacon', 2)])]),
      'part.maxReached',
    ],
  ])('%s, named by its place (S5.37, S5.40, S9.1)', (_name, sent, problem) => {
    expect(linesFromItems([item('fish', 1), sent], menu, lineIdAt)).toEqual({ ...refuse(problem), index: 1 })
  })

  test.each([
    [100, true],
    [101, false],
  ])('%i lines: taken %s', (count, isTaken) => {
    const items = Array.from({ length: count }, () => item('fish', 1))
    expect(linesFromItems(items, menu, lineIdAt).ok).toBe(isTaken)
  })

  test('what is not told comes as by default (S3.35)', () => {
    expect(back([item('meal', 1)])).toEqual([aLine({ product: meal, id: '0' })])
  })

  test('a quantity written on a group changes nothing (S3.35)', () => {
    expect(back([mealWith([item('drink', 7)])])).toEqual([aLine({ product: meal, id: '0' })])
  })
})

test('a catalogue whose parent chains begin with the product itself goes there and back (S3.23)', () => {
  const product = aProduct({ parts: [{ ...bacon, parentArray: [id<ProductCode>('burger')] }] })
  const lines = [aLine({ product, id: '0', selection: { 'burger/bacon': 2 } })]
  expect(back(toOrderItems(aBasket({ lines })), aMenu({ products: [product] }))).toEqual(lines)
})

describe('whatever is chosen', () => {
  const PATHS = [
    'patty',
    'patty/bacon',
    'patty/cheese',
    'patty/onion',
    'drink/cola',
    'dips/mayo',
    'dips/aioli',
  ]
  const tap = fc.tuple(fc.constantFrom(...PATHS), fc.integer({ min: 0, max: 3 }))
  const chosenLine = fc.tuple(
    fc.array(tap, { maxLength: 12 }),
    fc.boolean(),
    fc.integer({ min: 1, max: 100 }),
  )
  const baskets = fc.array(chosenLine, { maxLength: 6 }).map((chosen) => {
    const lines = chosen.map(([taps, isMeal, quantity], index) =>
      aLine({
        id: `${index}`,
        product: isMeal ? meal : fish,
        selection: isMeal ? selectionOf(taps) : {},
        quantity,
      }),
    )
    return aBasket({ lines: [...lines, aLine({ id: `${lines.length}`, product: aCoupon() })] })
  })

  test('the server reads back the very lines that were sent (S3.35)', () => {
    fc.assert(
      fc.property(baskets, (basket) => {
        expect(back(toOrderItems(basket))).toEqual(basket.lines)
      }),
    )
  })

  test('the server comes to the same total (S5.23)', () => {
    fc.assert(
      fc.property(baskets, (basket) => {
        const sent = basketTotals(aBasket({ lines: back(toOrderItems(basket)) }))
        expect(sent).toEqual(basketTotals(basket))
      }),
    )
  })

  function selectionOf(taps: readonly (readonly [string, number])[]): Selection {
    const start: Selection = {}
    const selection = taps.reduce((chosen, [path, quantity]) => {
      const next = setPartQuantity(meal, chosen, path, quantity)
      return next.ok ? next.value : chosen
    }, start)
    // The cola may have been put away: then it is the beer.
    return selection['drink/cola'] === 0 ? { ...selection, 'drink/beer': 1 } : selection
  }
})

function item(code: string, quantity: number, children: readonly OrderItem[] = []): OrderItem {
  return { productCode: id(code), quantity, contextCode: 'context', children }
}

function mealWith(children: readonly OrderItem[]): OrderItem {
  return item('meal', 1, children)
}

function lineIdAt(index: number): LineId {
  return id(`${index}`)
}

function back(items: readonly OrderItem[], from: Menu = menu): readonly BasketLine[] {
  const result = linesFromItems(items, from, lineIdAt)
  if (!result.ok) throw new Error(result.problem)
  return result.value
}
