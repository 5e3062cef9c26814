import { expect, test } from 'vitest'
import { minor } from '#domain/money/minor.ts'
import { isPaid, ORDER_STATES } from '#domain/orders/order.ts'
import { receiptPayment, receiptTaxes } from '#domain/orders/order-receipt.ts'
import { anOrder } from '#tests/support/builders/order.ts'

const row = (rate: number, net: number, tax: number) => ({
  rate,
  net: minor(net),
  tax: minor(tax),
  gross: minor(net + tax),
})

test.each([
  ['told by rate', [row(15, 5_000, 750), row(25, 3_000, 1_250)], [15, 25]],
  ['of rates that do not add up to the tax', [row(25, 8_000, 1_999)], [undefined]],
  ['of rates that do not add up to the price', [row(25, 7_999, 2_000)], [undefined]],
  ['of no known rate', undefined, [undefined]],
])('the tax %s is told on the receipt, and adds up to what was paid (S3.33, S5.64)', (_, taxRows, rates) => {
  const order = anOrder({ price: minor(8_000), taxes: minor(2_000), ...(taxRows && { taxRows }) })
  const rows = receiptTaxes(order)
  expect(rows.map(({ rate }) => rate)).toEqual(rates)
  expect(rows.reduce((sum, { gross }) => sum + gross, 0)).toBe(10_000)
})

test('an order without tax tells of none', () => {
  expect(receiptTaxes(anOrder({ taxes: minor(0) }))).toEqual([])
})

test('there is a receipt once the money is held, and none for what came to nothing', () => {
  expect(ORDER_STATES.filter((state) => isPaid({ state }))).toEqual(['VALIDATED', 'SENT', 'PAID'])
})

test.each([
  [
    { provider: 'stripe', maskedPan: '4***********4242' },
    { by: 'visa', digits: '4242' },
  ],
  [
    { provider: 'nepting', maskedPan: '5413********0006' },
    { by: 'mastercard', digits: '0006' },
  ],
  [
    { provider: 'stripe', maskedPan: '************0005' },
    { by: 'other', digits: '0005' },
  ],
  [{ provider: 'stripe', maskedPan: 'hidden' }, { by: 'other' }],
  [{ provider: 'nepting' }, { by: 'other' }],
  [{ provider: 'vipps' }, { by: 'vipps' }],
  [{ provider: 'test' }, { by: 'test' }],
] as const)('a payment %j is told as %j, never with more of its number (S3.41)', (paidWith, told) => {
  expect(receiptPayment(paidWith)).toEqual(told)
})
