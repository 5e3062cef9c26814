import { describe, expect, test } from 'vitest'
import type { BasketLine } from '#domain/basket/basket.ts'
import { dropConflicts, dropLines, findConflicts, repriceLines } from '#domain/basket/conflicts.ts'
import type { Outage, Part, Product } from '#domain/catalogue/product.ts'
import { id } from '#domain/ids.ts'
import { aBasket, aLine, aShelf } from '#tests/support/builders/basket.ts'
import { aCoupon, aGroup, aMenu, aPart, aPrice, aProduct, aTax } from '#tests/support/builders/catalogue.ts'

const outage = (code: string): Outage => ({ productCode: id(code), state: 'UNAVAILABLE' })
const bacon = (overrides: Partial<Part> = {}): Part =>
  aPart({ code: 'bacon', kind: 'extra', maxQuantity: 2, ...overrides })
const drinks = (...codes: readonly string[]): Part =>
  aGroup(
    'drink',
    codes.map((code, index) => aPart({ code, defaultQuantity: index === 0 ? 1 : 0 })),
  )

/** What became of a line when the menu changed from one product to another. */
function fateOf(line: BasketLine, products: readonly Product[], saleTerms = aShelf()): string {
  const { disabled, partsChanged, priceChanged } = findConflicts(
    aBasket({ lines: [line] }),
    aMenu({ products }),
    saleTerms,
  )
  const fates = [
    disabled.length > 0 && 'disabled',
    partsChanged.length > 0 && 'parts',
    priceChanged.length > 0 && 'price',
  ]
  return fates.filter((fate) => fate !== false).join(' ') || 'kept'
}

describe('a line in the basket', () => {
  test.each<[string, BasketLine, readonly Product[], string]>([
    ['that the menu still has', aLine(), [aProduct()], 'kept'],
    ['that the menu has no more', aLine(), [], 'disabled'],
    ['that is no longer enabled', aLine(), [aProduct({ isEnabled: false })], 'disabled'],
    ['that costs more', aLine(), [aProduct({ price: aPrice(10_001) })], 'price'],
    ['that is taxed otherwise for the same price', aLine(), [aProduct({ tax: aTax({ rate: 15 }) })], 'kept'],
    ['that is taxed on top now', aLine(), [aProduct({ tax: aTax({ isIncludedInPrice: false }) })], 'price'],
    ['that costs more and is gone', aLine(), [aProduct({ isEnabled: false, price: aPrice(1) })], 'disabled'],
    ['that is a coupon', aLine({ product: aCoupon() }), [], 'kept'],
  ])('%s (S3.37, S4.84)', (_name, line, products, expected) => {
    expect(fateOf(line, products)).toBe(expected)
  })

  test.each<[string, readonly Part[], string]>([
    ['that still offers it', [bacon()], 'kept'],
    ['that offers it no more', [], 'parts'],
    ['that allows less of it', [bacon({ maxQuantity: 1 })], 'parts'],
    ['that asks something more', [bacon(), aGroup('roast', [aPart(), aPart({ code: 'other' })])], 'parts'],
    [
      'that comes with something more',
      [bacon(), aPart({ code: 'egg', kind: 'regular', defaultQuantity: 1 })],
      'parts',
    ],
    ['that offers something more', [bacon(), aPart({ code: 'egg', kind: 'extra' })], 'kept'],
    ['that asks more for it', [{ ...bacon(), product: aPart({ price: aPrice(500) }).product }], 'price'],
  ])('with bacon twice, of a product %s (S3.37, S4.84)', (_name, parts, expected) => {
    const line = aLine({ product: aProduct({ parts: [bacon()] }), selection: { bacon: 2 } })
    expect(fateOf(line, [aProduct({ parts })])).toBe(expected)
  })

  test('with the default drink is changed when the default is another (S3.37)', () => {
    const line = aLine({ product: aProduct({ parts: [drinks('cola', 'beer')] }) })
    expect(fateOf(line, [aProduct({ parts: [drinks('beer', 'cola')] })])).toBe('parts')
  })

  test.each([
    ['itself is out', [outage('burger')], ['burger']],
    ['holds what is out', [outage('cola')], ['burger']],
    ['could hold what is out', [outage('beer')], []],
  ])('that %s is told, and stays until that is answered (S4.69, S4.86)', (_name, outages, expected) => {
    const product = aProduct({ parts: [drinks('cola', 'beer')] })
    const basket = aBasket({ lines: [aLine({ product })] })
    const found = findConflicts(basket, aMenu({ products: [product] }), aShelf({ outages }))
    expect(found.soldOut.map(({ line }) => line.code)).toEqual(expected)
    expect(dropConflicts(basket, found)).toBe(basket)
  })

  test.each([
    ['EATIN', 'kept'],
    ['TAKEOUT', 'disabled'],
  ] as const)('with a beer chosen, in mode %s, is %s (S5.47)', (mode, expected) => {
    const beer = aPart({ code: 'beer', alcohol: 4.7 })
    const product = aProduct({ parts: [aGroup('drink', [beer, aPart({ code: 'cola' })])] })
    const line = aLine({ product, selection: { 'drink/beer': 1 } })
    expect(fateOf(line, [product], aShelf({ mode }))).toBe(expected)
  })

  test('says what one piece cost and costs, with tax (S3.37, S4.85)', () => {
    const tax = aTax({ isIncludedInPrice: false })
    const line = aLine({ product: aProduct({ tax }), quantity: 3 })
    const menu = aMenu({ products: [aProduct({ tax, price: aPrice(12_000) })] })
    expect(findConflicts(aBasket({ lines: [line] }), menu, aShelf()).priceChanged).toEqual([
      { line, was: 12_500, is: 15_000 },
    ])
  })
})

test('conflicts are taken out and listed (S4.84)', () => {
  const lines = ['burger', 'gone', 'dearer'].map((code) => aLine({ product: aProduct({ code }) }))
  const menu = aMenu({ products: [aProduct(), aProduct({ code: 'dearer', price: aPrice(1) })] })
  const basket = aBasket({ lines })
  expect(dropConflicts(basket, findConflicts(basket, menu, aShelf()))).toEqual(
    aBasket({ lines: lines.slice(0, 1), removedItems: [id('gone'), id('dearer')] }),
  )
})

test('a basket without conflicts is left as it is (S4.84)', () => {
  const basket = aBasket({ lines: [aLine()], removedItems: [id('before')] })
  expect(dropConflicts(basket, findConflicts(basket, aMenu(), aShelf()))).toBe(basket)
})

test('dropping a recommended line unlocks its recommender (S4.77, S4.87)', () => {
  const drink = aLine({ product: aProduct({ code: 'cola' }), recommenderId: 'burger' })
  const basket = aBasket({ lines: [aLine({ isLocked: true }), drink] })
  expect(dropLines(basket, [drink.id]).lines).toEqual([aLine()])
})

describe('repricing', () => {
  const menu = aMenu({ products: [aProduct({ price: aPrice(12_000), tax: aTax({ rate: 15 }) })] })

  test('takes the price and the tax from the menu (S4.85, S4.99)', () => {
    expect(repriceLines(aBasket({ lines: [aLine()] }), menu).lines[0]).toMatchObject({
      unitPrice: 12_000,
      tax: { rate: 15 },
    })
  })

  test('prices the parts that are chosen (S4.99)', () => {
    const parts = [aPart({ code: 'bacon', kind: 'extra', maxQuantity: 2, price: aPrice(1_500) })]
    const line = aLine({ product: aProduct({ parts: [bacon()] }), selection: { bacon: 2 } })
    const { lines } = repriceLines(aBasket({ lines: [line] }), aMenu({ products: [aProduct({ parts })] }))
    expect(lines[0]?.unitPrice).toBe(13_000)
  })

  test('leaves a line the menu does not know', () => {
    const line = aLine({ product: aProduct({ code: 'gone' }) })
    expect(repriceLines(aBasket({ lines: [line] }), menu).lines[0]).toBe(line)
  })

  test('leaves a line that costs the same', () => {
    const line = aLine()
    expect(repriceLines(aBasket({ lines: [line] }), aMenu()).lines[0]).toBe(line)
  })
})
