import { expect, test } from 'vitest'
import { minor } from '#domain/money/minor.ts'
import { taxedAmount } from '#domain/money/tax.ts'
import { taxRowsOf } from '#domain/money/tax-rows.ts'
import { aTax } from '#tests/support/builders/catalogue.ts'

const included = (listed: number, rate: number) => ({ rate, ...taxedAmount(minor(listed), aTax({ rate })) })
const added = (listed: number, rate: number) => ({
  rate,
  ...taxedAmount(minor(listed), aTax({ rate, isIncludedInPrice: false })),
})

test.each([
  ['nothing', [], []],
  ['one rate', [included(14_900, 15)], [{ rate: 15, net: 12_957, tax: 1_943, gross: 14_900 }]],
  [
    'two rates, the lower first',
    [included(9_900, 25), included(14_900, 15)],
    [
      { rate: 15, net: 12_957, tax: 1_943, gross: 14_900 },
      { rate: 25, net: 7_920, tax: 1_980, gross: 9_900 },
    ],
  ],
  [
    'three thirds of one rate, which are rounded each and not anew',
    [included(333, 15), included(333, 15), included(334, 15)],
    [{ rate: 15, net: 870, tax: 130, gross: 1_000 }],
  ],
  [
    'a rate that is no whole percent',
    [included(1_000, 12.5)],
    [{ rate: 12.5, net: 889, tax: 111, gross: 1_000 }],
  ],
  ['tax on top', [added(1_000, 12.5)], [{ rate: 12.5, net: 1_000, tax: 125, gross: 1_125 }]],
  ['no tax at all', [included(500, 0)], [{ rate: 0, net: 500, tax: 0, gross: 500 }]],
  [
    'a coupon, which costs nothing',
    [included(500, 15), included(0, 25)],
    [{ rate: 15, net: 435, tax: 65, gross: 500 }],
  ],
])('the tax of %s is told by rate (S3.27, S5.64)', (_what, taxed, rows) => {
  expect(taxRowsOf(taxed)).toEqual(rows)
})
