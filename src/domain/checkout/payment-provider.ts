import { fromMinorUnits, toMinorUnits } from '../money/currency.ts'
import type { Minor } from '../money/minor.ts'

/** What the shop has to know of a provider beside its name: all that differs between them here. */
export type ProviderTraits = {
  /**
   * Where the customer pays with what is not kept: by the button alone (`here`), in a form of the provider on our page
   * (`form`, S1.23), or at a page of the provider (`away`, S3.45).
   */
  readonly place: 'here' | 'form' | 'away'
  /** Orders are tried out by it: it takes no money, and nothing is said of it where it is all there is. */
  readonly isTrial?: true
  /** One pays by it in an app of its own, by whatever is kept there: a receipt names it, and no card. */
  readonly isApp?: true
  /** It keeps cards for users (S3.43), who are told of them while it is offered, or in any case (S7.57). */
  readonly tellsCards?: 'offered' | 'always'
  /** The wallets of a device pay through it (S1.25). */
  readonly hasWallets?: true
  /** How one pays by it is told where it is chosen. */
  readonly hasHint?: true
  /** How many decimals it counts a currency with, where that is otherwise than ISO 4217. */
  readonly decimals?: Readonly<Record<string, number>>
  /** Where its own pages show a payment, by its name for it: money is given back there. */
  readonly pages?: string
}

/** One row for each; the cards of users are listed in their order. */
const TRAITS = {
  test: { place: 'here', isTrial: true, hasHint: true },
  nepting: { place: 'away', tellsCards: 'always', hasHint: true },
  vipps: { place: 'away', isApp: true, hasHint: true },
  stripe: {
    place: 'form',
    tellsCards: 'offered',
    hasWallets: true,
    decimals: { isk: 2, ugx: 2, mga: 0 },
    pages: 'https://dashboard.stripe.com/payments/',
  },
} as const satisfies Record<string, ProviderTraits>

export type PaymentProvider = keyof typeof TRAITS

/** The providers that keep cards. */
export type CardVault = {
  [Name in PaymentProvider]: (typeof TRAITS)[Name] extends { tellsCards: string } ? Name : never
}[PaymentProvider]

export const PAYMENT_PROVIDERS = Object.keys(TRAITS) as readonly PaymentProvider[]
export const CARD_VAULTS: readonly CardVault[] = PAYMENT_PROVIDERS.filter(isCardVault)

/** What is known of a provider. */
export function traitsOf(provider: PaymentProvider): ProviderTraits {
  return TRAITS[provider]
}

/** An amount as a provider is told it (S7.59); throws where there is no money for it. */
export function toProviderAmount(provider: PaymentProvider, amount: Minor, currency: string): number {
  return toMinorUnits(amount, currency, traitsOf(provider).decimals)
}

/** The amount a provider tells; a fraction where it is none the shop could have asked. */
export function fromProviderAmount(provider: PaymentProvider, amount: number, currency: string): number {
  return fromMinorUnits(amount, currency, traitsOf(provider).decimals)
}

function isCardVault(provider: PaymentProvider): provider is CardVault {
  return traitsOf(provider).tellsCards !== undefined
}
