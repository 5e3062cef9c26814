import type { Tax } from '../catalogue/product.ts'
import { addMinor, minor } from './minor.ts'
import type { Minor } from './minor.ts'
import { divideRounded, MINOR_PER_MAJOR, PERCENT_UNITS, percentUnits } from './rounding.ts'

/** An amount with its tax told apart; `withTax` is always `withoutTax` plus `tax`. */
export type TaxedAmount = { readonly withTax: Minor; readonly withoutTax: Minor; readonly tax: Minor }

/** Splits a listed amount (unit price times quantity) into its taxed parts, in minor units (S5.63, S5.64). */
export function taxedAmount(listed: Minor, tax: Tax): TaxedAmount {
  const amount = taxOf(listed, tax)
  return tax.isIncludedInPrice
    ? { withTax: listed, withoutTax: minor(listed - amount), tax: amount }
    : { withTax: addMinor(listed, amount), withoutTax: listed, tax: amount }
}

/** The tax in a listed amount: calculated at its own scale, then brought to 2 decimals, both by the named mode. */
function taxOf(listed: Minor, tax: Tax): Minor {
  const rate = percentUnits(tax.rate)
  const whole = 100n * PERCENT_UNITS
  const base = tax.isIncludedInPrice ? whole + rate : whole
  const numerator = BigInt(listed) * rate * powerOfTen(tax.calculationScale)
  const atScale = divideRounded(numerator, base * MINOR_PER_MAJOR, tax.roundingMode)
  const inMinor =
    tax.calculationScale >= MINOR_DECIMALS
      ? divideRounded(atScale, powerOfTen(tax.calculationScale - MINOR_DECIMALS), tax.roundingMode)
      : atScale * powerOfTen(MINOR_DECIMALS - tax.calculationScale)
  return minor(Number(inMinor))
}

const MINOR_DECIMALS = 2

function powerOfTen(exponent: number): bigint {
  return 10n ** BigInt(exponent)
}
