import { describe, expect, test } from 'vitest'
import { wishedSelection, type Wish } from '#domain/basket/wished-selection.ts'
import { availabilityOf, listed, soldNow } from '#domain/catalogue/availability.ts'
import {
  barredParts,
  chooseOnly,
  maximumOf,
  needsCustomising,
  partAt,
  sellableSelection,
  setPartQuantity,
  standInsOf,
} from '#domain/catalogue/options.ts'
import { canOrderSelection } from '#domain/catalogue/orderable-selection.ts'
import type { Outage, Part } from '#domain/catalogue/product.ts'
import { id } from '#domain/ids.ts'
import { allow, refuse } from '#domain/verdict.ts'
import { aShelf } from '#tests/support/builders/basket.ts'
import { aGroup, aPart, aProduct } from '#tests/support/builders/catalogue.ts'

const out = (...codes: readonly string[]): readonly Outage[] =>
  codes.map((code) => ({ productCode: id(code), state: 'UNAVAILABLE' }))
const side = (fries: Partial<Part> = {}): Part =>
  aGroup('side', [aPart({ code: 'fries', ...fries }), aPart({ code: 'salad' }), aPart({ code: 'rings' })])
const meal = (...parts: readonly Part[]) => aProduct({ code: 'meal', type: 'COMBO', parts })
const selling = (product: ReturnType<typeof meal>, ...codes: readonly string[]) =>
  soldNow(product, aShelf({ outages: out(...codes) }))

describe('a side that is sold out by itself (S4.69)', () => {
  const now = selling(meal(side()), 'fries')

  test('cannot be chosen, by a tap, in numbers or typed, and says why', () => {
    const wish: Wish = { part: id('side'), option: id('fries'), quantity: 1, mode: 'with' }
    expect(chooseOnly(now, {}, 'side/fries')).toEqual(refuse('product.outage'))
    expect(setPartQuantity(now, {}, 'side/fries', 1)).toEqual(refuse('product.outage'))
    expect(wishedSelection(now, [wish])).toEqual({
      selection: {},
      refused: [{ wish, problem: 'product.outage' }],
    })
    expect(maximumOf(now, {}, 'side/fries')).toBe(0)
  })

  test('is refused in an order, while another is not', () => {
    expect(canOrderSelection(now, { 'side/fries': 1 })).toEqual(refuse('product.outage'))
    expect(canOrderSelection(now, { 'side/salad': 1 })).toEqual(allow)
  })

  test('has the other sides in its place', () => {
    expect(standInsOf(now, 'side/fries').map(({ partCode }) => partCode)).toEqual(['salad', 'rings'])
  })

  test('leaves the product on sale, and its other parts as they are', () => {
    expect(availabilityOf(meal(side()), aShelf({ outages: out('fries') })).availability).toBe('available')
    expect(partAt(now, 'side/salad')).toEqual(partAt(meal(side()), 'side/salad'))
  })
})

test('a side that comes by default is not taken while it is sold out: one has to be chosen (S5.43)', () => {
  const product = meal(side({ defaultQuantity: 1 }))
  expect(needsCustomising(product)).toBe(false)
  const now = selling(product, 'fries')
  expect(needsCustomising(now)).toBe(true)
  expect(sellableSelection(now)).toEqual({ 'side/fries': 0 })
  expect(canOrderSelection(now, {})).toEqual(refuse('product.outage'))
})

test('what was chosen before it sold out is named, and nothing else goes', () => {
  const now = selling(meal(side(), aPart({ code: 'bacon', kind: 'extra' })), 'fries')
  const chosen = { 'side/fries': 1, bacon: 1 }
  expect(barredParts(now, chosen).map(({ partCode }) => partCode)).toEqual(['fries'])
  expect(sellableSelection(now, chosen)).toEqual({ bacon: 1 })
})

test.each([
  ['a part that has to be in it', [aPart({ code: 'fries', kind: 'regular', minQuantity: 1 })], 'unavailable'],
  ['a part that may be in it', [aPart({ code: 'fries', kind: 'regular' })], 'available'],
  ['an extra', [aPart({ code: 'fries', kind: 'extra' })], 'available'],
  ['what can be left out of it', [aPart({ code: 'fries', kind: 'without' })], 'available'],
  ['one choice of two', [aGroup('side', [aPart({ code: 'fries' }), aPart()])], 'available'],
  ['every choice there is', [aGroup('side', [aPart({ code: 'fries' })])], 'unavailable'],
  [
    'one of two of which two must be taken',
    [
      aGroup('side', [aPart({ code: 'fries' }), aPart()], {
        minQuantity: 2,
        maxQuantity: 2,
      }),
    ],
    'unavailable',
  ],
  [
    'what a component of it needs',
    [
      aPart({
        code: 'box',
        kind: 'regular',
        minQuantity: 1,
        parts: [aGroup('side', [aPart({ code: 'fries' })])],
      }),
    ],
    'unavailable',
  ],
])('a product of which %s is sold out (S2.21)', (_name, parts, expected) => {
  expect(availabilityOf(meal(...parts), aShelf({ outages: out('fries') })).availability).toBe(expected)
})

test('a choice whose own choice is sold out cannot be had either', () => {
  const box = aPart({ code: 'box', parts: [aGroup('size', [aPart({ code: 'large' })])] })
  const now = selling(meal(aGroup('side', [box, aPart({ code: 'salad' })])), 'large')
  expect(partAt(now, 'side/box')?.problem).toBe('product.outage')
  expect(partAt(now, 'side/salad')?.problem).toBeUndefined()
})

test.each([
  ['UNAVAILABLE', undefined],
  ['DISABLED', true],
] as const)('a choice out of stock as %s is hidden: %s (S2.20, S2.21)', (state, isHidden) => {
  const now = soldNow(meal(side()), aShelf({ outages: [{ productCode: id('fries'), state }] }))
  expect(partAt(now, 'side/fries')?.isHidden).toBe(isHidden)
})

test('a beer among the choices cannot be had to take away (S5.47)', () => {
  const drink = aGroup('drink', [aPart({ code: 'beer', alcohol: 4.7 }), aPart({ code: 'cola' })])
  const now = soldNow(meal(drink), aShelf({ mode: 'TAKEOUT' }))
  expect(chooseOnly(now, {}, 'drink/beer')).toEqual(refuse('product.alcoholForTakeout'))
})

test('where nothing is out, a product is itself', () => {
  const product = meal(side())
  expect(soldNow(product, aShelf())).toBe(product)
  expect(soldNow(product, aShelf({ outages: out('pizza') }))).toBe(product)
})

test('a list shows the product as it can be had', () => {
  const [shown] = listed(meal(side()), aShelf({ outages: out('fries') }))
  expect(shown && partAt(shown.product, 'side/fries')?.problem).toBe('product.outage')
})
