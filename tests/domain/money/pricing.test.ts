import { describe, expect, test } from 'vitest'
import type { Selection } from '#domain/basket/basket.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { addedPrices, partPrice, unitPriceOf } from '#domain/money/pricing.ts'
import { aCoupon, aGroup, aPart, aPrice, aProduct } from '#tests/support/builders/catalogue.ts'

describe('a part', () => {
  const cheese = aPart({ kind: 'extra', includedQuantity: 2, maxQuantity: 5, price: aPrice(300, 1_500, 500) })

  test.each([
    [0, -1_000],
    [1, -200],
    [2, 600],
    [3, 2_100],
    [5, 5_100],
  ])('of which 2 are included costs at %i pieces %i (S5.59, S5.60, S5.61)', (quantity, expected) => {
    expect(partPrice(cheese, quantity)).toBe(expected)
  })

  test.each([
    [0, 0],
    [1, 1_500],
    [2, 3_000],
  ])('that is not included costs at %i pieces %i (S5.60)', (quantity, expected) => {
    expect(partPrice(aPart({ kind: 'extra', price: aPrice(1_000, 1_500, 500) }), quantity)).toBe(expected)
  })

  test.each([
    [0, 0],
    [1, -500],
  ])('that is a removal takes off at quantity %i %i (S5.61)', (quantity, expected) => {
    expect(partPrice(aPart({ kind: 'without', price: aPrice(1_000, 1_500, 500) }), quantity)).toBe(expected)
  })
})

describe('one piece', () => {
  const sizes = aGroup('size', [
    aPart({ code: 'small', defaultQuantity: 1 }),
    aPart({ code: 'large', price: aPrice(2_000) }),
  ])
  const bacon = aPart({ code: 'bacon', kind: 'extra', maxQuantity: 3, price: aPrice(1_500) })
  const onion = aPart({ code: 'onion', kind: 'without', price: aPrice(0, 0, 100) })
  const patty = aPart({
    code: 'patty',
    kind: 'regular',
    defaultQuantity: 1,
    includedQuantity: 1,
    maxQuantity: 2,
    price: aPrice(0, 4_000, 3_000),
    parts: [bacon],
  })
  const burger = aProduct({ parts: [sizes, patty, onion] })

  test.each<[string, Selection, number]>([
    ['plain', {}, 10_000],
    ['large', { 'size/small': 0, 'size/large': 1 }, 12_000],
    ['with a second patty', { patty: 2 }, 14_000],
    ['without its patty', { patty: 0 }, 7_000],
    ['with bacon twice', { 'patty/bacon': 2 }, 13_000],
    ['with bacon on a patty that is not there', { patty: 0, 'patty/bacon': 2 }, 7_000],
    ['without onion', { onion: 1 }, 9_900],
    ['with a part it does not have', { truffle: 1 }, 10_000],
  ])('%s (S5.59, S5.60, S5.61)', (_name, selection, expected) => {
    expect(unitPriceOf(burger, selection)).toBe(expected)
  })

  test.each([
    [9_999, 10_000],
    [10_000, 10_000],
    [10_001, 10_001],
  ])('of a combo whose parts sum to %i costs %i (S5.58)', (sum, expected) => {
    const meal = aPart({ kind: 'regular', defaultQuantity: 1, includedQuantity: 1, price: aPrice(sum) })
    expect(unitPriceOf(aProduct({ type: 'COMBO', parts: [meal] }), {})).toBe(expected)
  })

  test('of a coupon costs nothing (S5.62)', () => {
    expect(unitPriceOf(aCoupon({}, { price: aPrice(5_000) }), {})).toBe(0)
  })

  test('never costs less than nothing', () => {
    const refund = aPart({ kind: 'without', price: aPrice(0, 0, 20_000) })
    expect(unitPriceOf(aProduct({ parts: [refund] }), { part: 1 })).toBe(0)
  })

  test('takes a group for nothing, whatever price the catalogue gives it (S5.59)', () => {
    const group = aGroup('drink', [aPart({ code: 'cola', defaultQuantity: 1 })], { price: aPrice(9_900) })
    expect(unitPriceOf(aProduct({ parts: [group] }), {})).toBe(10_000)
  })
})

describe('what one more adds', () => {
  const drinks = aGroup('drink', [
    aPart({ code: 'cola', price: aPrice(2_000) }),
    aPart({ code: 'shake', price: aPrice(5_000) }),
  ])
  const added = (product: Product) => drinks.parts.map(addedPrices(product, {}, drinks))
  const burger = aPart({
    code: 'burger',
    kind: 'regular',
    defaultQuantity: 1,
    includedQuantity: 1,
    price: aPrice(10_000),
  })
  const bacon = aPart({
    code: 'bacon',
    kind: 'extra',
    includedQuantity: 1,
    maxQuantity: 3,
    price: aPrice(0, 1_500),
  })
  const meal = (own: number) => aProduct({ type: 'COMBO', price: aPrice(own), parts: [burger, drinks] })

  test.each([
    ['whose parts cost more than it, all of what it costs more', 9_000, 0, 3_000],
    ['that costs more than the parts with it, nothing', 16_000, 0, 0],
    ['that costs as much as some of them, what is above that', 13_000, 0, 2_000],
  ])('to a combo %s (S5.58)', (_what, own, ofCola, ofShake) => {
    expect(added(meal(own))).toEqual([ofCola, ofShake])
  })

  test('to a combo nothing, where none of several choices can be had', () => {
    const gone = aGroup('drink', [aPart({ code: 'cola', maxQuantity: 0, price: aPrice(2_000) })])
    const product = aProduct({ type: 'COMBO', price: aPrice(9_000), parts: [burger, gone] })
    expect(gone.parts.map(addedPrices(product, {}, gone))).toEqual([0])
  })

  test('to a product of which one is included: nothing, and for the next its price (S5.59, S5.60)', () => {
    const sandwich = aProduct({ parts: [bacon] })
    expect(addedPrices(sandwich, { bacon: 1 })(bacon)).toBe(0)
    expect(addedPrices(sandwich, { bacon: 2 })(bacon)).toBe(1_500)
  })
})
