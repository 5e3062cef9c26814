import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BasketLine } from '#domain/basket/basket.ts'
import { basketTotals, lineTotals } from '#domain/basket/totals.ts'
import { ROUNDING_MODES } from '#domain/catalogue/product.ts'
import { minor } from '#domain/money/minor.ts'
import { aBasket, aLine } from '#tests/support/builders/basket.ts'
import { aCoupon, aPrice, aProduct, aTax } from '#tests/support/builders/catalogue.ts'

const food = aProduct({ price: aPrice(10_000), tax: aTax({ rate: 15 }), tags: ['Discount_Allowed'] })
const beer = aProduct({ code: 'beer', price: aPrice(9_900) })
const tenOff = aLine({ product: aCoupon() })

test('a line is taxed as a whole, not piece by piece (S5.63, S5.64)', () => {
  // 15 % included in 0.01 is nothing a piece, and 0.01 in ten pieces.
  const line = aLine({ product: aProduct({ price: aPrice(1), tax: aTax({ rate: 15 }) }), quantity: 10 })
  expect(lineTotals(line)).toEqual({ withTax: 10, withoutTax: 9, tax: 1 })
})

describe('a basket', () => {
  test('that is empty sums to nothing (S3.27)', () => {
    expect(basketTotals(aBasket())).toEqual({
      total: 0,
      withoutTax: 0,
      tax: 0,
      taxRows: [],
      discount: 0,
      count: 0,
    })
  })

  test('sums its lines, its pieces and its taxes by rate (S3.27)', () => {
    const lines = [aLine({ product: beer }), aLine({ product: food, quantity: 2 })]
    expect(basketTotals(aBasket({ lines }))).toEqual({
      total: 29_900,
      withoutTax: 25_311,
      tax: 4_589,
      taxRows: [
        { rate: 15, net: 17_391, tax: 2_609, gross: 20_000 },
        { rate: 25, net: 7_920, tax: 1_980, gross: 9_900 },
      ],
      discount: 0,
      count: 3,
    })
  })

  test('is paid less its discount, taxed on what is left (S3.27, S5.22)', () => {
    const lines = [aLine({ product: food }), aLine({ product: beer }), tenOff]
    expect(basketTotals(aBasket({ lines }))).toEqual({
      total: 18_900,
      withoutTax: 15_746,
      tax: 3_154,
      taxRows: [
        { rate: 15, net: 7_826, tax: 1_174, gross: 9_000 },
        { rate: 25, net: 7_920, tax: 1_980, gross: 9_900 },
      ],
      discount: 1_000,
      count: 2,
    })
  })

  test('with tax on top discounts what is listed, and the tax with it', () => {
    const product = aProduct({ tax: aTax({ isIncludedInPrice: false }), tags: ['Discount_Allowed'] })
    expect(basketTotals(aBasket({ lines: [aLine({ product }), tenOff] }))).toMatchObject({
      total: 11_250,
      discount: 1_250,
    })
  })

  test.each([
    [50, 5_000],
    [99, 100],
    [100, 0],
    [150, 0],
  ])('with %i percent off costs %i: never below nothing (S5.22)', (discRate, expected) => {
    const lines = [aLine({ product: food }), aLine({ product: aCoupon({ discRate }) })]
    expect(basketTotals(aBasket({ lines })).total).toBe(expected)
  })
})

describe('whatever is in a basket', () => {
  const lineIn = fc
    .record({
      price: fc.integer({ min: 0, max: 500_000 }),
      quantity: fc.integer({ min: 1, max: 100 }),
      rate: fc.constantFrom(0, 12, 15, 25),
      isIncludedInPrice: fc.boolean(),
      calculationScale: fc.integer({ min: 0, max: 4 }),
      roundingMode: fc.constantFrom(...ROUNDING_MODES),
      tags: fc.constantFrom([], ['Discount_Allowed']),
    })
    .map(({ price, quantity, tags, ...tax }) => aLine({ unitPrice: minor(price), quantity, tags, tax }))
  const lines = fc.array(lineIn, { maxLength: 12 }).map(numbered)
  const coupons = fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 3 })
  const discounted = fc.tuple(lines, coupons).map(([products, rates]) => {
    const couponLines = rates.map((discRate, index) =>
      aLine({ id: `c${index}`, product: aCoupon({ discRate }) }),
    )
    return aBasket({ lines: [...products, ...couponLines] })
  })

  test('the total is what is without tax and the tax, and its rates sum up to all three (S5.23)', () => {
    fc.assert(
      fc.property(discounted, (basket) => {
        const { total, withoutTax, tax, taxRows } = basketTotals(basket)
        const sum = (part: 'net' | 'tax' | 'gross') => taxRows.reduce((all, row) => all + row[part], 0)
        expect(withoutTax + tax).toBe(total)
        expect([sum('net'), sum('tax'), sum('gross')]).toEqual([withoutTax, tax, total])
      }),
    )
  })

  test('the discount is between nothing and everything (S5.22)', () => {
    fc.assert(
      fc.property(discounted, (basket) => {
        const { total, discount } = basketTotals(basket)
        expect(total >= 0 && discount >= 0).toBe(true)
      }),
    )
  })

  test('two baskets sum to what they do together (S5.64)', () => {
    fc.assert(
      fc.property(lines, fc.nat({ max: 12 }), (all, at) => {
        const [first, second, both] = [all.slice(0, at), all.slice(at), all].map((some) =>
          basketTotals(aBasket({ lines: some })),
        )
        expect((first?.total ?? 0) + (second?.total ?? 0)).toBe(both?.total)
      }),
    )
  })

  function numbered(all: readonly BasketLine[]): readonly BasketLine[] {
    return all.map((line, index) => ({ ...line, id: aLine({ id: `l${index}` }).id }))
  }
})
