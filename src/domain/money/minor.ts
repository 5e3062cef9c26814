/**
 * An amount of money in integer minor units: hundredths of the currency (øre, cent), whatever decimals it has (S5.64). Never
 * a fraction. What others count in is in currency.ts.
 */
export type Minor = number & { readonly __minor: true }

export const ZERO: Minor = minor(0)

/** Brands an integer as minor units; throws on a fraction, NaN or an unsafe integer (a bug, never bad input). */
export function minor(amount: number): Minor {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not an amount in minor units: ${amount}`)
  return (amount === 0 ? 0 : amount) as Minor
}

/** Minor units of a decimal amount of major units from the wire, rounded to 2 decimals (S5.64). */
export function fromMajor(amount: number): Minor {
  const scaled = Math.round(Number((Math.abs(amount) * 100).toPrecision(15)))
  return minor(Math.sign(amount) * scaled)
}

/** The decimal amount of major units the wire carries, with at most 2 decimals. */
export function toMajor(amount: Minor): number {
  return amount / 100
}

export function addMinor(...amounts: readonly Minor[]): Minor {
  return minor(amounts.reduce((sum: number, amount) => sum + amount, 0))
}

/** An amount times a whole number of units. */
export function timesMinor(amount: Minor, quantity: number): Minor {
  return minor(amount * quantity)
}
