import type { PaymentProvider as ProviderName } from '#domain/checkout/payment-provider.ts'
import type { SavedMethod } from '#domain/account/saved-method.ts'
import type { OrderId } from '#domain/ids.ts'
import type { Minor } from '#domain/money/minor.ts'

export const PAYMENT_STATUSES = [
  'begun',
  'authorised',
  'captured',
  'releasing',
  'released',
  'refunded',
] as const

/** What each means, and who may move it: README beside this file. */
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** One attempt to pay the whole price of one order, with one provider. */
export type Payment = {
  readonly id: string
  readonly orderId: OrderId
  readonly provider: ProviderName
  /** Counts the payments of an order from 1. */
  readonly version: number
  /** What the provider knows a repeated call again by; stored before the first. */
  readonly idempotencyKey: string
  readonly amount: Minor
  readonly currency: string
  readonly status: PaymentStatus
  /** The provider's name for it; missing where its answer has not been stored. */
  readonly reference?: string
  /** What was given back of what was taken. */
  readonly refunded: Minor
  /** How often the server itself has tried to pay it with a saved method. */
  readonly attempts: number
  /** Whether the customer wants the card kept. */
  readonly savesMethod: boolean
  /** Epoch ms. */
  readonly begunAt: number
}

/** What the provider shows of a card it keeps; `reference` is its name for it. */
export type KeptCard = Omit<SavedMethod, 'id'> & { readonly reference: string }

/**
 * What has become of a payment, as its provider tells: `open` where the customer may still give the money, `undecided`
 * where a bank has to say yes, `gone` where nobody can pay it any more.
 */
export type PaymentReport = { readonly kind: 'open' | 'undecided' | 'gone' } | MoneyReport

/** The provider holds the money, or has taken it. What it is for is told, so that it can be compared. */
export type MoneyReport = {
  readonly kind: 'held' | 'taken'
  readonly amount: number
  readonly currency: string
  /** The order the provider was told; missing where it was told none. */
  readonly orderId?: string
  readonly refunded: number
  /** The card, where it is to be kept. */
  readonly card?: KeptCard
  /** The number of the card with its middle hidden, for the receipt; missing where the provider does not tell it. */
  readonly maskedPan?: string
}
