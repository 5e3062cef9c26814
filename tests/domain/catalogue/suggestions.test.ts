import { expect, test } from 'vitest'
import { suggestionsFor, upsellFor } from '#domain/catalogue/suggestions.ts'
import { partAt } from '#domain/catalogue/options.ts'
import { id, type ProductCode, type SuggestiveSaleId } from '#domain/ids.ts'
import { aBasket, aLine, aShelf } from '#tests/support/builders/basket.ts'
import { aGroup, aMenu, aPart, aProduct } from '#tests/support/builders/catalogue.ts'

const code = (name: string) => id<ProductCode>(name)
const sale = id<SuggestiveSaleId>('sides')
const products = [
  aProduct({ code: code('burger'), upsell: [code('gone'), code('meal')] }),
  aProduct({ code: code('fries') }),
  aProduct({ code: code('cola') }),
  aProduct({ code: code('meal') }),
  aProduct({ code: code('large'), dimensions: [{ dimensionChar: 'L', productCode: code('meal') }] }),
]
const menuWith = (scope: 'ITEM' | 'ORDER') =>
  aMenu({ products, suggestiveSales: [{ id: sale, scope, entities: [code('fries'), code('cola')] }] })
const burger = aLine({ code: code('burger'), suggestive: [sale] })
const codesOf = (...found: Parameters<typeof suggestionsFor>) =>
  suggestionsFor(...found).map((each) => each.code)

test('what a line suggests is offered once (S3.19, S3.32)', () =>
  expect(codesOf(aBasket({ lines: [burger, burger] }), menuWith('ITEM'), aShelf())).toEqual([
    'fries',
    'cola',
  ]))

test('what is in the basket already is not suggested', () =>
  expect(
    codesOf(aBasket({ lines: [burger, aLine({ code: code('cola') })] }), menuWith('ITEM'), aShelf()),
  ).toEqual(['fries']))

test('what is out of stock is not suggested (S2.21)', () => {
  const saleTerms = aShelf({ outages: [{ productCode: code('fries'), state: 'UNAVAILABLE' }] })
  expect(codesOf(aBasket({ lines: [burger] }), menuWith('ITEM'), saleTerms)).toEqual(['cola'])
})

test.each([
  ['ITEM', []],
  ['ORDER', ['fries', 'cola']],
] as const)(
  'a sale of scope %s is offered to an order whose lines do not name it: %j (S3.32)',
  (scope, expected) =>
    expect(codesOf(aBasket({ lines: [aLine({ code: code('meal') })] }), menuWith(scope), aShelf())).toEqual(
      expected,
    ),
)

test.each([
  ['burger', 'meal'],
  ['large', 'meal'],
  ['meal', undefined],
])('%s could become %s (S2.116, S3.20)', (from, to) =>
  expect(upsellFor(aLine({ code: code(from) }), menuWith('ITEM'), aShelf())?.code).toBe(to),
)

test.each([
  ['what it needs', aPart({ code: 'patty', kind: 'regular', minQuantity: 1 }), undefined],
  ['one of its sides', aGroup('side', [aPart({ code: 'patty' }), aPart()]), 'product.outage'],
] as const)(
  'a meal of which %s is sold out is offered as it can be had, or not at all (S4.69)',
  (_what, part, told) => {
    const menu = aMenu({
      products: [aProduct({ upsell: [code('meal')] }), aProduct({ code: 'meal', parts: [part] })],
    })
    const saleTerms = aShelf({ outages: [{ productCode: code('patty'), state: 'UNAVAILABLE' }] })
    const meal = upsellFor(aLine(), menu, saleTerms)
    expect(meal && partAt(meal, 'side/patty')?.problem).toBe(told)
  },
)

test('a meal that is out of stock is not offered (S2.21)', () => {
  const saleTerms = aShelf({ outages: [{ productCode: code('meal'), state: 'DISABLED' }] })
  expect(upsellFor(burger, menuWith('ITEM'), saleTerms)).toBeUndefined()
})
