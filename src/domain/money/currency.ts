import { minor, type Minor } from './minor.ts'

const USUAL_DIGITS = 2
/** The currencies of ISO 4217 whose amounts have another number of decimals than 2. */
const DIGITS: ReadonlyMap<string, number> = new Map([
  ...'bif clp djf gnf isk jpy kmf krw pyg rwf ugx uyi vnd vuv xaf xof xpf'.split(' ').map(digits(0)),
  ...'bhd iqd jod kwd lyd omr tnd'.split(' ').map(digits(3)),
  ...'clf uyw'.split(' ').map(digits(4)),
])
/** Stripe counts these otherwise than ISO 4217. */
const DIGITS_AT_STRIPE: ReadonlyMap<string, number> = new Map([
  ...'isk ugx'.split(' ').map(digits(2)),
  ...'mga'.split(' ').map(digits(0)),
])

/** How many decimals an amount of a currency has (ISO 4217), its code in letters of any size. */
export function fractionDigitsOf(currency: string): number {
  return DIGITS.get(currency.toLowerCase()) ?? USUAL_DIGITS
}

/** Whether there is money for an amount: none for half a yen. */
export function isPayable(amount: Minor, currency: string): boolean {
  return Number.isInteger(scaled(amount, fractionDigitsOf(currency)))
}

/** An amount in the minor units of ISO 4217, as payment providers are told it; throws where there is no money for it. */
export function toIsoMinor(amount: Minor, currency: string): number {
  return minor(scaled(amount, fractionDigitsOf(currency)))
}

/** The amount a provider tells in the minor units of ISO 4217; a fraction where it is none the shop could have asked. */
export function fromIsoMinor(amount: number, currency: string): number {
  return unscaled(amount, fractionDigitsOf(currency))
}

/** An amount as Stripe is told it (S7.59); throws where there is no money for it. */
export function toStripeAmount(amount: Minor, currency: string): number {
  return minor(scaled(minorOfWhole(amount, currency), digitsAtStripe(currency)))
}

/** The amount Stripe tells; a fraction where it is none the shop could have asked. */
export function fromStripeAmount(amount: number, currency: string): number {
  return unscaled(amount, digitsAtStripe(currency))
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

function digitsAtStripe(currency: string): number {
  return DIGITS_AT_STRIPE.get(currency.toLowerCase()) ?? fractionDigitsOf(currency)
}

function minorOfWhole(amount: Minor, currency: string): Minor {
  if (!isPayable(amount, currency)) throw new RangeError(`there is no money for ${amount} of ${currency}`)
  return amount
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
