import { describe, expect, test } from 'vitest'
import { lineConflicts } from '#domain/basket/line-conflicts.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { missingParts } from '#domain/catalogue/options.ts'
import { id } from '#domain/ids.ts'
import { aBasket, aLine, aShelf } from '#tests/support/builders/basket.ts'
import { aCoupon, aGroup, aMenu, aPart, aProduct } from '#tests/support/builders/catalogue.ts'

const DRINK = aGroup('drink', [
  aPart({ code: 'cola' }),
  aPart({ code: 'weak', alcohol: 0.9 }),
  aPart({ code: 'strong', alcohol: 1 }),
])
const meal = aProduct({ code: 'meal', parts: [DRINK, aPart({ code: 'onion', kind: 'without' })] })

describe('what cannot be taken away (S5.47)', () => {
  test.each([
    ['a cola', 'drink/cola', []],
    ['a drink of 0.9 %', 'drink/weak', []],
    ['a drink of 1 %', 'drink/strong', ['strong']],
  ])('of a meal with %s', (_what, drink, barred) => {
    const found = conflictsOf(meal, { [drink]: 1 })
    expect(found.flatMap((each) => each.barred.map(({ code }) => code))).toEqual(barred)
  })

  test('is kept but for the drink, which has to be chosen again', () => {
    const [found] = conflictsOf(meal, { 'drink/strong': 1, onion: 1 })
    expect(found?.mended).toEqual({ onion: 1 })
    expect(missingParts(meal, found?.mended ?? {}).map(({ path }) => path)).toEqual(['drink'])
  })

  test('is kept without a drink that comes with it by default', () => {
    const beerFirst = aGroup('drink', [
      aPart({ code: 'beer', alcohol: 4.7, defaultQuantity: 1 }),
      aPart({ code: 'cola' }),
    ])
    const [found] = conflictsOf(aProduct({ code: 'meal', parts: [beerFirst] }))
    expect(found?.mended).toEqual({ 'drink/beer': 0 })
  })

  test.each([
    [0.9, []],
    [1, [{ barred: [] }]],
  ])('a bottle of %d %% has nothing to choose instead', (alcohol, expected) => {
    const found = conflictsOf(aProduct({ code: 'bottle', alcohol }))
    expect(found.map(({ barred, mended }) => ({ barred, ...(mended && { mended }) }))).toEqual(expected)
  })

  test('is anything, where the deployment lets alcohol be taken away (S1.45)', () => {
    const shelf = aShelf({ mode: 'TAKEOUT' })
    const flags = { ...shelf.flags, noAlcoholForPickup: false }
    const line = aLine({ product: meal, selection: { 'drink/strong': 1 } })
    expect(
      lineConflicts(aBasket({ lines: [line] }), aMenu({ products: [meal] }), { ...shelf, flags }),
    ).toEqual([])
  })
})

describe('what is sold out', () => {
  const side = aGroup('side', [aPart({ code: 'fries', defaultQuantity: 1 }), aPart({ code: 'salad' })])
  const dish = aProduct({ code: 'dish', parts: [side, aPart({ code: 'onion', kind: 'without' })] })
  const soldOut = (product: Product, code: string, selection = {}) => {
    const outages = [{ productCode: id<never>(code), state: 'UNAVAILABLE' as const }]
    const line = aLine({ product, selection })
    return lineConflicts(aBasket({ lines: [line] }), aMenu({ products: [product] }), aShelf({ outages }))
  }

  test.each([
    ['the product itself', 'dish', {}, 1],
    ['a part that comes by default', 'fries', {}, 1],
    ['a chosen part', 'salad', { 'side/fries': 0, 'side/salad': 1 }, 1],
    ['a part that was not chosen', 'salad', {}, 0],
    ['a part that was left out', 'onion', { onion: 1 }, 0],
    ['something else', 'pizza', {}, 0],
  ])('is %s (S4.69, S4.86)', (_name, code, selection, expected) => {
    expect(soldOut(dish, code, selection)).toHaveLength(expected)
  })

  test('is named, and the rest of the choices kept without it (S4.86)', () => {
    const [found] = soldOut(dish, 'fries', { onion: 1 })
    expect(found?.problem).toBe('product.outage')
    expect(found?.barred.map(({ code }) => code)).toEqual(['fries'])
    expect(found?.mended).toEqual({ onion: 1, 'side/fries': 0 })
  })

  test('is named however deep it stands', () => {
    const burger = aPart({
      code: 'burger',
      kind: 'regular',
      defaultQuantity: 1,
      minQuantity: 1,
      parts: [side],
    })
    const [found] = soldOut(aProduct({ code: 'meal', parts: [burger] }), 'fries')
    expect(found?.barred.map(({ path }) => path)).toEqual(['burger/side/fries'])
  })

  test('keeps nothing of a line whose component there is nothing in the place of', () => {
    const burger = aPart({ code: 'burger', kind: 'regular', defaultQuantity: 1, minQuantity: 1 })
    const [found] = soldOut(aProduct({ code: 'meal', parts: [burger] }), 'burger')
    expect([found?.problem, found?.mended]).toEqual(['product.outage', undefined])
  })
})

test.each([
  ['1', 'TAKEOUT', 1],
  ['1', 'EATIN', 0],
  ['2', 'EATIN', 1],
  ['2', 'TAKEOUT', 0],
  ['3', 'TAKEOUT', 0],
] as const)('what is sold by service %s, in mode %s: %d in the way (S5.49)', (service, mode, count) => {
  const soup = aProduct({ code: 'soup', customParams: { service, tagOnlineFilter: [] } })
  const found = lineConflicts(
    aBasket({ lines: [aLine({ product: soup })] }),
    aMenu({ products: [soup] }),
    aShelf({ mode }),
  )
  expect(found).toHaveLength(count)
})

test('a coupon stands in nobody’s way', () => {
  const coupon = aCoupon()
  const lines = [aLine({ product: coupon })]
  expect(
    lineConflicts(aBasket({ lines }), aMenu({ products: [coupon] }), aShelf({ mode: 'TAKEOUT' })),
  ).toEqual([])
})

function conflictsOf(product: Product, selection = {}) {
  const basket = aBasket({ lines: [aLine({ product, selection })] })
  return lineConflicts(basket, aMenu({ products: [product] }), aShelf({ mode: 'TAKEOUT' }))
}
