import { minor, type Minor } from './minor.ts'

const USUAL_DIGITS = 2
/** The currencies of ISO 4217 whose amounts have another number of decimals than 2. */
const DIGITS: ReadonlyMap<string, number> = new Map([
  ...'bif clp djf gnf isk jpy kmf krw pyg rwf ugx uyi vnd vuv xaf xof xpf'.split(' ').map(digits(0)),
  ...'bhd iqd jod kwd lyd omr tnd'.split(' ').map(digits(3)),
  ...'clf uyw'.split(' ').map(digits(4)),
])
/** How many decimals an amount of a currency has (ISO 4217), its code in letters of any size. */
export function fractionDigitsOf(currency: string): number {
  return DIGITS.get(currency.toLowerCase()) ?? USUAL_DIGITS
}

/** Whether there is money for an amount: none for half a yen. */
export function isPayable(amount: Minor, currency: string): boolean {
  return Number.isInteger(scaled(amount, fractionDigitsOf(currency)))
}

/** How many decimals somebody counts currencies with, by code in small letters. */
type Counting = Readonly<Record<string, number>>

/** An amount in minor units, those of ISO 4217 unless it is counted `otherwise`; throws where there is no money for it. */
export function toMinorUnits(amount: Minor, currency: string, otherwise?: Counting): number {
  if (!isPayable(amount, currency)) throw new RangeError(`there is no money for ${amount} of ${currency}`)
  return minor(scaled(amount, digitsIn(currency, otherwise)))
}

/** The amount somebody tells in minor units; a fraction where it is none the shop could have asked. */
export function fromMinorUnits(amount: number, currency: string, otherwise?: Counting): number {
  return unscaled(amount, digitsIn(currency, otherwise))
}

/**
 * How many decimals amounts are told with: `short` for those that have none, `exact` for totals, and `most`. What a
 * restaurant sets counts, but for a currency that has none.
 */
export function decimalsOf(
  currency: string,
  {
    minFractionDigits,
    maxFractionDigits,
  }: { readonly minFractionDigits: number; readonly maxFractionDigits: number },
): { readonly short: number; readonly exact: number; readonly most: number } {
  const own = fractionDigitsOf(currency)
  const short = own === 0 ? 0 : minFractionDigits
  const exact = Math.max(short, own)
  return { short, exact, most: own === 0 ? 0 : Math.max(maxFractionDigits, exact) }
}

function digitsIn(currency: string, otherwise: Counting = {}): number {
  return otherwise[currency.toLowerCase()] ?? fractionDigitsOf(currency)
}

function scaled(amount: number, digits: number): number {
  return digits >= USUAL_DIGITS
    ? amount * 10 ** (digits - USUAL_DIGITS)
    : amount / 10 ** (USUAL_DIGITS - digits)
}

function unscaled(amount: number, digits: number): number {
  return digits >= USUAL_DIGITS
    ? amount / 10 ** (digits - USUAL_DIGITS)
    : amount * 10 ** (USUAL_DIGITS - digits)
}

function digits(count: number): (code: string) => readonly [string, number] {
  return (code) => [code, count]
}
