import { expect, test } from 'vitest'
import { minor } from '#domain/money/minor.ts'
import { paidFor, savingOf } from '#domain/orders/amounts.ts'
import { anOrder } from '#tests/support/builders/order.ts'

test('what was paid is the price with its taxes (S3.34)', () => {
  expect(paidFor({ price: minor(8_000), taxes: minor(2_000) })).toBe(10_000)
})

test.each([
  ['more than was paid', 10_001, 1],
  ['what was paid', 10_000, 0],
  ['less than was paid', 9_999, 0],
])('the saving on an original price of %s', (_, original, saving) => {
  expect(savingOf(anOrder({ originalPrice: minor(original) }))).toBe(saving)
})

test('an order without an original price saved nothing', () => {
  expect(savingOf(anOrder())).toBe(0)
})
