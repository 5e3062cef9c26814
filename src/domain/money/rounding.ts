import type { RoundingMode } from '../catalogue/product.ts'
import { minor } from './minor.ts'
import type { Minor } from './minor.ts'

/** Exact quotient of two integers, rounded by the named mode on its magnitude; the denominator is positive (S5.63). */
export function divideRounded(numerator: bigint, denominator: bigint, mode: RoundingMode): bigint {
  const magnitude = numerator < 0n ? -numerator : numerator
  const quotient = magnitude / denominator
  const rest = magnitude % denominator
  const rounded = roundsAway(quotient, rest, denominator, mode) ? quotient + 1n : quotient
  return numerator < 0n ? -rounded : rounded
}

/** A percentage of an amount, exact, rounded half up to two decimals, or to none where its currency has none (S5.64). */
export function percentOf(amount: Minor, percent: number, isWhole = false): Minor {
  const unit = isWhole ? MINOR_PER_MAJOR : 1n
  const denominator = 100n * PERCENT_UNITS * unit
  return minor(Number(divideRounded(BigInt(amount) * percentUnits(percent), denominator, 'HALF_UP') * unit))
}

/** How many minor units make one of the currency. */
export const MINOR_PER_MAJOR = 100n

/** With how many decimals a rate is told at most: 25.5 % and 12.375 % whole. */
export const RATE_DECIMALS = 4

/** How many units of `percentUnits` make one percent. */
export const PERCENT_UNITS = 1_000_000n

/** A percentage as an integer of millionths of a percent, so that 12.5 % is exact. */
export function percentUnits(percent: number): bigint {
  return BigInt(Math.round(percent * Number(PERCENT_UNITS)))
}

function roundsAway(quotient: bigint, rest: bigint, denominator: bigint, mode: RoundingMode): boolean {
  if (rest === 0n) return false
  const twice = rest * 2n
  switch (mode) {
    case 'UP':
      return true
    case 'DOWN':
      return false
    case 'HALF_UP':
      return twice >= denominator
    case 'HALF_DOWN':
      return twice > denominator
    case 'HALF_EVEN':
      return twice > denominator || (twice === denominator && quotient % 2n === 1n)
  }
}
