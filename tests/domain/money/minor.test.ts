import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMinor, fromMajor, minor, timesMinor, toMajor } from '#domain/money/minor.ts'

test.each([
  [0, 0],
  [19.99, 1_999],
  [0.1 + 0.2, 30],
  [1.005, 101],
  [1.004, 100],
  [-1.005, -101],
  [129.9, 12_990],
])('the amount %f on the wire is %i minor units (S5.64, S9.24)', (major, expected) => {
  expect(fromMajor(major)).toBe(expected)
})

test.each([0.5, Number.NaN, Infinity, 2 ** 53])('%f is not an amount', (amount) => {
  expect(() => minor(amount)).toThrow(RangeError)
})

test('an amount survives the wire unchanged (S5.64)', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (amount) => {
      expect(fromMajor(toMajor(minor(amount)))).toBe(minor(amount))
    }),
  )
})

test('a sum does not depend on the order or grouping of what is added', () => {
  const amounts = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }).map(minor))
  fc.assert(
    fc.property(amounts, amounts, (some, others) => {
      expect(addMinor(addMinor(...some), addMinor(...others))).toBe(addMinor(...others, ...some))
    }),
  )
})

test('a price times a quantity stays whole', () => {
  expect(timesMinor(minor(1_999), 3)).toBe(5_997)
})
