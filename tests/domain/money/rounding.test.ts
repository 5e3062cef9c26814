import { expect, test } from 'vitest'
import { minor } from '#domain/money/minor.ts'
import { divideRounded, percentOf } from '#domain/money/rounding.ts'
import { ROUNDING_MODES } from '#domain/catalogue/product.ts'

/** Tenths brought to whole numbers, in the order HALF_UP, HALF_EVEN, HALF_DOWN, UP, DOWN. */
test.each([
  [10, [1, 1, 1, 1, 1]],
  [14, [1, 1, 1, 2, 1]],
  [15, [2, 2, 1, 2, 1]],
  [16, [2, 2, 2, 2, 1]],
  [25, [3, 2, 2, 3, 2]],
  [-15, [-2, -2, -1, -2, -1]],
  [-14, [-1, -1, -1, -2, -1]],
  [0, [0, 0, 0, 0, 0]],
])('%i tenths round by each mode to %j (S3.16, S5.63)', (tenths, expected) => {
  expect(ROUNDING_MODES.map((mode) => Number(divideRounded(BigInt(tenths), 10n, mode)))).toEqual(expected)
})

test.each([
  [1_000, 10, 100],
  [995, 10, 100],
  [994, 10, 99],
  [1_000, 12.5, 125],
  [1_000, 0, 0],
  [1_000, 100, 1_000],
])('of %i, %f percent are %i', (amount, percent, expected) => {
  expect(percentOf(minor(amount), percent)).toBe(expected)
})
