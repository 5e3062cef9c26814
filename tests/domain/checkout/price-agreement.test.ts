import { expect, test } from 'vitest'
import { agreesOnPrice } from '#domain/checkout/price-agreement.ts'
import { minor } from '#domain/money/minor.ts'

test.each([
  [9_999, false],
  [10_000, true],
  [10_001, false],
])('80.00 plus 20.00 tax agrees with a basket of %i øre: %s (S5.23)', (total, expected) => {
  expect(agreesOnPrice({ price: minor(8_000), taxes: minor(2_000) }, minor(total))).toBe(expected)
})
