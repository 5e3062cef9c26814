import { expect, test } from 'vitest'
import type { Selection } from '#domain/basket/basket.ts'
import { describeLine } from '#domain/basket/describe-line.ts'
import { aLine } from '#tests/support/builders/basket.ts'
import { aGroup, aPart, aPrice, aProduct, aTax } from '#tests/support/builders/catalogue.ts'

const product = aProduct({
  price: aPrice(10_000),
  parts: [
    aPart({ code: 'bun', kind: 'regular', defaultQuantity: 1 }),
    aGroup('drink', [aPart({ code: 'cola', defaultQuantity: 1 }), aPart({ code: 'beer' })]),
    aPart({ code: 'cheese', kind: 'extra', defaultQuantity: 1, includedQuantity: 1, maxQuantity: 3 }),
    aPart({ code: 'onion', kind: 'without' }),
  ],
})

test.each<[string, Selection, readonly string[]]>([
  ['plain: its choices', {}, ['1 option cola']],
  ['with another choice', { 'drink/cola': 0, 'drink/beer': 1 }, ['1 option beer']],
  ['with more of an extra', { cheese: 3 }, ['1 option cola', '3 extra cheese']],
  ['with an extra left out', { cheese: 0 }, ['1 option cola', '1 without cheese']],
  ['with a component left out', { bun: 0 }, ['1 without bun', '1 option cola']],
  ['without something', { onion: 1 }, ['1 option cola', '1 without onion']],
])('a line is told %s (S3.30)', (_name, selection, expected) => {
  const { details } = describeLine(aLine({ product, selection }))
  expect(details.map(({ kind, name, quantity }) => `${quantity} ${kind} ${name.plain}`)).toEqual(expected)
})

test('a line is told with its pieces and what they cost with tax (S3.28, S3.30)', () => {
  const taxed = aProduct({ tax: aTax({ isIncludedInPrice: false }) })
  expect(describeLine(aLine({ product: taxed, quantity: 2 }))).toMatchObject({
    name: { plain: 'burger' },
    quantity: 2,
    total: 25_000,
  })
})
