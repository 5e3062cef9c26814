import { describe, expect, test } from 'vitest'
import type { BasketLine } from '#domain/basket/basket.ts'
import { applyCoupon, canApplyCoupon, canRedeem } from '#domain/basket/coupons.ts'
import type { Redemptions } from '#domain/basket/coupons.ts'
import { DISCOUNT_ALLOWED_TAG } from '#domain/basket/discounts.ts'
import { basketTotals } from '#domain/basket/totals.ts'
import type { CouponAttributes, Product } from '#domain/catalogue/product.ts'
import { id } from '#domain/ids.ts'
import type { ProductCode } from '#domain/ids.ts'
import { allow, refuse } from '#domain/verdict.ts'
import type { Verdict } from '#domain/verdict.ts'
import { aBasket, aLine } from '#tests/support/builders/basket.ts'
import { aCoupon, aPrice, aProduct, aTax } from '#tests/support/builders/catalogue.ts'

const NOW = 1_500
const allowed = aProduct({ tags: ['Discount_Allowed'] })
const ice = aProduct({ code: 'ice', price: aPrice(4_000), tags: ['dessert'] })
const cake = aProduct({ code: 'cake', price: aPrice(6_000), tags: ['dessert'] })
const pizza = aProduct({ code: 'pizza', price: aPrice(15_000), tags: ['main'] })

test.each<[string, Product | undefined, string, number, ReturnType<typeof canApplyCoupon>]>([
  ['with the right code', aCoupon(), '1234', NOW, allow],
  ['that nobody found', undefined, '1234', NOW, refuse('coupon.invalid')],
  ['with another code', aCoupon(), '1235', NOW, refuse('coupon.invalid')],
  ['that is no coupon', aProduct({ code: '1234' }), '1234', NOW, refuse('coupon.invalid')],
  ['of another type', aCoupon({}, { type: 'REGULAR' }), '1234', NOW, refuse('coupon.invalid')],
  ['that is not enabled', aCoupon({}, { isEnabled: false }), '1234', NOW, refuse('coupon.invalid')],
  ['before its window', aCoupon(), '1234', 999, refuse('coupon.notYetValid')],
  ['at the start of its window', aCoupon(), '1234', 1_000, allow],
  ['at the end of its window', aCoupon(), '1234', 2_000, allow],
  ['after its window', aCoupon(), '1234', 2_001, refuse('coupon.expired')],
])('a coupon %s (S4.88)', (_name, product, code, now, expected) => {
  const basket = aBasket({ lines: [aLine({ product: allowed })] })
  expect(canApplyCoupon(basket, product, code, now)).toEqual(expected)
})

test('a coupon that is in the basket is not applied again (S4.88)', () => {
  const basket = aBasket({ lines: [aLine({ product: allowed }), aLine({ product: aCoupon() })] })
  expect(canApplyCoupon(basket, aCoupon(), '1234', NOW)).toEqual(refuse('coupon.alreadyApplied'))
})

type Case = readonly [string, Partial<CouponAttributes>, readonly BasketLine[], number]

const cases: readonly Case[] = [
  ['ORDER without a product that allows it', { type: 'ORDER' }, [aLine()], 0],
  ['ORDER with one that allows it', { type: 'ORDER' }, [aLine({ product: allowed })], 1_000],
  [
    'ORDER on the products that allow it only',
    { type: 'ORDER' },
    [aLine({ product: allowed, quantity: 3 }), aLine({ product: ice })],
    3_000,
  ],
  ['ITEM without a target', { type: 'ITEM' }, [aLine({ product: ice })], 0],
  ['ITEM whose product is missing', { type: 'ITEM', discProd: codeOf(cake) }, [aLine({ product: ice })], 0],
  ['ITEM whose product is there', { type: 'ITEM', discProd: codeOf(ice) }, [aLine({ product: ice })], 400],
  [
    'ITEM on one piece of it',
    { type: 'ITEM', discProd: codeOf(ice) },
    [aLine({ product: ice, quantity: 5 })],
    400,
  ],
  ['ITEM whose tag is missing', { type: 'ITEM', discTag: 'dessert' }, [aLine({ product: pizza })], 0],
  [
    'ITEM on the dearest of its tag',
    { type: 'ITEM', discTag: 'dessert' },
    [aLine({ product: ice }), aLine({ product: cake })],
    600,
  ],
  ['ITEM below the required pieces', withMains(2), [aLine({ product: ice }), aLine({ product: pizza })], 0],
  [
    'ITEM at the required pieces',
    withMains(2),
    [aLine({ product: ice }), aLine({ product: pizza, quantity: 2 })],
    400,
  ],
  [
    'ITEM with a required tag and no number',
    { type: 'ITEM', discTag: 'dessert', reqTag: 'main' },
    [aLine({ product: ice }), aLine({ product: pizza })],
    400,
  ],
  [
    'ITEM with a required tag that is missing',
    { type: 'ITEM', discTag: 'dessert', reqTag: 'main' },
    [aLine({ product: ice })],
    0,
  ],
  [
    'ITEM with a required number of anything',
    { type: 'ITEM', discTag: 'dessert', reqQty: 2 },
    [aLine({ product: ice, quantity: 2 })],
    400,
  ],
]

describe('a coupon of 10 percent, type', () => {
  test.each(cases)(
    '%s, applies where it takes something off (S4.89, S4.90)',
    (_name, attributes, lines, expected) => {
      const verdict = canApplyCoupon(aBasket({ lines }), aCoupon(attributes), '1234', NOW)
      expect(verdict).toEqual(expected > 0 ? allow : refuse('coupon.noEligibleProduct'))
    },
  )

  test.each(cases)('%s, takes off what it should (S4.89, S4.90)', (_name, attributes, lines, expected) => {
    const basket = applyCoupon(aBasket({ lines }), aCoupon(attributes), id('coupon'), 'context')
    expect(basketTotals(basket).discount).toBe(expected)
  })
})

test('two coupons take off no more than a line costs (S5.22)', () => {
  const lines = [
    aLine({ product: allowed }),
    ...['one', 'two'].map((code) => aLine({ product: aCoupon({ discRate: 70 }, { code }) })),
  ]
  expect(basketTotals(aBasket({ lines })).discount).toBe(10_000)
})

test('a discount of what has no decimals has none: of 333 yen, 10 percent are 33', () => {
  const ramen = aProduct({
    price: aPrice(33_300),
    tags: [DISCOUNT_ALLOWED_TAG],
    tax: aTax({ calculationScale: 0 }),
  })
  const lines = [aLine({ product: ramen }), aLine({ product: aCoupon() })]
  expect(basketTotals(aBasket({ lines }))).toMatchObject({ discount: 3_300, total: 30_000 })
})

test('a discount goes when the product it was for goes (S4.90)', () => {
  const coupon = aLine({ product: aCoupon({ type: 'ITEM', discProd: codeOf(ice) }) })
  expect(basketTotals(aBasket({ lines: [aLine({ product: pizza }), coupon] })).discount).toBe(0)
})

test('a coupon is a line of no pieces and no price, last, with its description (S4.91, S9.25)', () => {
  const basket = applyCoupon(aBasket({ lines: [aLine()] }), aCoupon(), id('coupon'), 'context')
  expect(basket.lines[1]).toMatchObject({
    id: 'coupon',
    quantity: 0,
    unitPrice: 0,
    priority: 100,
    description: { plain: 'about 1234' },
    coupon: { type: 'ORDER', discRate: 10 },
  })
})

function codeOf(product: Product): ProductCode {
  return product.code
}

function withMains(reqQty: number): Partial<CouponAttributes> {
  return { type: 'ITEM', discTag: 'dessert', reqTag: 'main', reqQty }
}

test.each<[string, Partial<CouponAttributes>, Redemptions, Verdict]>([
  ['without a limit', {}, { inAll: 1_000, byCustomer: 1_000 }, allow],
  ['before the last one of all', { maxRedemptions: 2 }, { inAll: 1, byCustomer: 1 }, allow],
  ['after the last one of all', { maxRedemptions: 2 }, { inAll: 2, byCustomer: 0 }, refuse('coupon.usedUp')],
  ['before their last', { maxRedemptionsPerCustomer: 2 }, { inAll: 9, byCustomer: 1 }, allow],
  [
    'after their last',
    { maxRedemptionsPerCustomer: 2 },
    { inAll: 9, byCustomer: 2 },
    refuse('coupon.usedBefore'),
  ],
  [
    'after both, of which the customer knows their own',
    { maxRedemptions: 2, maxRedemptionsPerCustomer: 1 },
    { inAll: 2, byCustomer: 1 },
    refuse('coupon.usedBefore'),
  ],
])('a coupon can be used once more %s: %o', (_when, limits, redemptions, verdict) => {
  const { coupon } = aCoupon(limits).customParams
  expect(coupon && canRedeem(coupon, redemptions)).toEqual(verdict)
})
