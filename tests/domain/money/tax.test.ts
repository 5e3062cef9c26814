import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ROUNDING_MODES } from '#domain/catalogue/product.ts'
import { addMinor, minor } from '#domain/money/minor.ts'
import { taxedAmount } from '#domain/money/tax.ts'
import { aTax } from '#tests/support/builders/catalogue.ts'

const amounts = fc.integer({ min: 0, max: 100_000_000 }).map(minor)
const taxes = fc.record({
  rate: fc.oneof(
    fc.constantFrom(0, 6, 12, 12.5, 15, 25),
    fc.integer({ min: 0, max: 10_000 }).map((rate) => rate / 100),
  ),
  isIncludedInPrice: fc.boolean(),
  calculationScale: fc.integer({ min: 0, max: 8 }),
  roundingMode: fc.constantFrom(...ROUNDING_MODES),
})

test.each([
  ['included', aTax(), 10_000, { withTax: 10_000, withoutTax: 8_000, tax: 2_000 }],
  ['added', aTax({ isIncludedInPrice: false }), 10_000, { withTax: 12_500, withoutTax: 10_000, tax: 2_500 }],
  ['15 % included', aTax({ rate: 15 }), 12_900, { withTax: 12_900, withoutTax: 11_217, tax: 1_683 }],
  [
    '12.5 % added',
    aTax({ rate: 12.5, isIncludedInPrice: false }),
    1_000,
    { withTax: 1_125, withoutTax: 1_000, tax: 125 },
  ],
  ['none', aTax({ rate: 0 }), 999, { withTax: 999, withoutTax: 999, tax: 0 }],
])('tax %s (S3.16, S5.63)', (_name, tax, listed, expected) => {
  expect(taxedAmount(minor(listed), tax)).toEqual(expected)
})

// 10 % of 0.45 is 0.045: the tie shows the mode.
test.each([
  ['HALF_UP', 5],
  ['HALF_EVEN', 4],
  ['HALF_DOWN', 4],
  ['UP', 5],
  ['DOWN', 4],
] as const)('a tie in the tax is broken by %s (S3.16)', (roundingMode, expected) => {
  const tax = aTax({ rate: 10, isIncludedInPrice: false, roundingMode })
  expect(taxedAmount(minor(45), tax).tax).toBe(expected)
})

// 25 % of 4.99 is 1.2475.
test.each([
  [0, 100],
  [1, 120],
  [2, 125],
  [3, 125],
  [4, 125],
])('at a scale of %i decimals the tax is %i (S3.16)', (calculationScale, expected) => {
  const tax = aTax({ isIncludedInPrice: false, calculationScale })
  expect(taxedAmount(minor(499), tax).tax).toBe(expected)
})

test('what is paid is always what is without tax and the tax (S5.23, S5.63)', () => {
  fc.assert(
    fc.property(amounts, taxes, (listed, tax) => {
      const amount = taxedAmount(listed, tax)
      expect(amount.withTax).toBe(addMinor(amount.withoutTax, amount.tax))
    }),
  )
})

test('tax included never changes the listed price, tax added never the net one (S5.63)', () => {
  fc.assert(
    fc.property(amounts, taxes, (listed, tax) => {
      const amount = taxedAmount(listed, tax)
      expect(tax.isIncludedInPrice ? amount.withTax : amount.withoutTax).toBe(listed)
    }),
  )
})

test.each(['HALF_UP', 'HALF_EVEN', 'HALF_DOWN'] as const)(
  'at 2 decimals %s is never off by more than half a minor unit (S5.63, S5.64)',
  (roundingMode) => {
    fc.assert(
      fc.property(
        amounts,
        fc.integer({ min: 0, max: 100 }),
        fc.boolean(),
        (listed, rate, isIncludedInPrice) => {
          const { tax } = taxedAmount(listed, aTax({ rate, isIncludedInPrice, roundingMode }))
          const base = isIncludedInPrice ? 100 + rate : 100
          // In whole numbers, so that the test does not round either: |tax - listed*rate/base| <= 1/2.
          expect(Math.abs(2 * (tax * base - listed * rate))).toBeLessThanOrEqual(base)
        },
      ),
    )
  },
)

test('a tax rounded down is never above one rounded up, nor a whole unit below it (S3.16)', () => {
  fc.assert(
    fc.property(amounts, taxes, (listed, tax) => {
      const scaled = { ...tax, calculationScale: 2 }
      const down = taxedAmount(listed, { ...scaled, roundingMode: 'DOWN' }).tax
      const up = taxedAmount(listed, { ...scaled, roundingMode: 'UP' }).tax
      expect([0, 1]).toContain(up - down)
    }),
  )
})
