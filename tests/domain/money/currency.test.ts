import { expect, test } from 'vitest'
import {
  decimalsOf,
  fractionDigitsOf,
  fromMinorUnits,
  isPayable,
  toMinorUnits,
} from '#domain/money/currency.ts'
import { fromProviderAmount, toProviderAmount } from '#domain/checkout/payment-provider.ts'
import { fromMajor } from '#domain/money/minor.ts'

test.each([
  ['nok', 2],
  ['EUR', 2],
  ['jpy', 0],
  ['ISK', 0],
  ['kwd', 3],
  ['clf', 4],
])('an amount of %s has %i decimals', (currency, digits) => {
  expect(fractionDigitsOf(currency)).toBe(digits)
})

test.each([
  ['nok', 129.5, 12_950],
  ['jpy', 1_250, 1_250],
  ['kwd', 1.25, 1_250],
  ['clf', 1.25, 12_500],
])(
  'in %s, %d is told to a provider as %i minor units of ISO 4217, and is the same when it comes back',
  (currency, major, told) => {
    const amount = fromMajor(major)
    expect(toMinorUnits(amount, currency)).toBe(told)
    expect(fromMinorUnits(told, currency)).toBe(amount)
  },
)

test.each([
  ['nok', 129.5, 12_950],
  ['jpy', 1_250, 1_250],
  ['kwd', 1.25, 1_250],
  ['isk', 500, 50_000],
  ['ugx', 500, 50_000],
  ['mga', 500, 500],
])('in %s, %d is told to Stripe as %i, as Stripe counts it (S7.59)', (currency, major, told) => {
  const amount = fromMajor(major)
  expect(toProviderAmount('stripe', amount, currency)).toBe(told)
  expect(fromProviderAmount('stripe', told, currency)).toBe(amount)
})

test.each([
  ['half a yen', 'jpy', 0.5, false],
  ['a yen', 'jpy', 1, true],
  ['an øre', 'nok', 0.01, true],
  ['ten fils', 'kwd', 0.01, true],
])('of %s there is money: %s %d, %s', (_what, currency, major, is) => {
  expect(isPayable(fromMajor(major), currency)).toBe(is)
})

test('half a yen is told to no provider', () => {
  expect(() => toMinorUnits(fromMajor(0.5), 'jpy')).toThrow(RangeError)
  expect(() => toProviderAmount('stripe', fromMajor(0.5), 'isk')).toThrow(RangeError)
})

test('a fils that is no hundredth of a dinar is none that was asked for', () => {
  expect(Number.isInteger(fromMinorUnits(1_255, 'kwd'))).toBe(false)
})

test.each([
  ['nok', 0, 2, { short: 0, exact: 2, most: 2 }],
  ['eur', 2, 2, { short: 2, exact: 2, most: 2 }],
  ['jpy', 2, 2, { short: 0, exact: 0, most: 0 }],
  ['kwd', 2, 2, { short: 2, exact: 3, most: 3 }],
])(
  'amounts of %s, of a restaurant with %i to %i decimals, have their currency’s',
  (currency, least, most, decimals) => {
    expect(decimalsOf(currency, { minFractionDigits: least, maxFractionDigits: most })).toEqual(decimals)
  },
)
