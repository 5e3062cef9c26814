import type { PartKind, PickupMode, ProductMetadata, ProductType } from '../catalogue/product.ts'
import type { Translated } from '../catalogue/translated.ts'
import type { AccountId, CampaignId, OrderId, ProductCode, RestaurantId } from '../ids.ts'
import type { Minor } from '../money/minor.ts'
import type { TaxRow } from '../money/tax-rows.ts'
import type { PaymentProvider } from '../checkout/payment-provider.ts'

export const ORDER_STATES = [
  'CREATED',
  'VALIDATED',
  'SENT',
  'PAID',
  'WAITING',
  'PAYMENT_ERROR',
  'INJECTION_ERROR',
  'CANCELLED',
  'CONFLICTED',
] as const
/** S4.10 */
export type OrderState = (typeof ORDER_STATES)[number]

/** What can still be paid. */
export const UNPAID: readonly OrderState[] = ['CREATED', 'WAITING']

/** What was refused by the kitchen, the bank or the server once it was placed. */
export const NOT_TAKEN: readonly OrderState[] = ['INJECTION_ERROR', 'PAYMENT_ERROR', 'CONFLICTED']

const PAID_FOR: readonly OrderState[] = ['VALIDATED', 'SENT', 'PAID']

/** Whether the money of an order is held or taken, and it has come to nothing bad. */
export function isPaid({ state }: { readonly state: OrderState }): boolean {
  return PAID_FOR.includes(state)
}

/** How far a kitchen that tells of it is with an order it has taken, in their order. */
export const KITCHEN_STEPS = ['accepted', 'preparing', 'ready', 'collected'] as const
export type KitchenStep = (typeof KITCHEN_STEPS)[number]

/** S3.35: what is sent. Children are the parts whose quantity is above 0, or differs from the default. */
export type OrderItem = {
  readonly productCode: ProductCode
  readonly quantity: number
  readonly contextCode: string
  readonly children: readonly OrderItem[]
}

/** S3.36: what comes back. */
export type OrderedItem = {
  readonly productCode: ProductCode
  readonly quantity: number
  readonly contextCode: string
  readonly snapshot: {
    readonly name: Translated
    readonly description: Translated
    readonly type: ProductType
    readonly imageUrl?: string
    readonly calories?: number
    readonly metadata: ProductMetadata
  }
  readonly kind?: PartKind
  readonly price: Minor
  readonly isOutaged: boolean
  /** A part as it comes by itself: nothing to tell. */
  readonly isUsual?: boolean
  readonly children: readonly OrderedItem[]
}

/** How an order was paid, as a receipt may tell it. */
export type PaidWith = {
  readonly provider: PaymentProvider
  /** The number of the card with its middle hidden, where the provider tells it. */
  readonly maskedPan?: string
}

/** S3.33, S3.34. Times in epoch ms; price is without tax, price plus taxes is what is paid. */
export type Order = {
  readonly id: OrderId
  readonly restaurantId: RestaurantId
  readonly accountId: AccountId
  readonly campaignId: CampaignId
  readonly posId?: string
  readonly state: OrderState
  readonly createdAt: number
  readonly retrievalDate: number
  readonly injectedAt?: number
  /** It was sent to the kitchen, which did not answer; it is sent again. */
  readonly isKitchenUnreached?: true
  /** How far the kitchen is; missing where it does not tell. */
  readonly kitchenStep?: KitchenStep
  /** Why the kitchen does not make it, in its own words. */
  readonly refusalReason?: string
  readonly price: Minor
  readonly taxes: Minor
  /** The taxes by rate as it was ordered; missing where the backend does not tell. */
  readonly taxRows?: readonly TaxRow[]
  readonly paidWith?: PaidWith
  readonly originalPrice?: Minor
  readonly items: readonly OrderedItem[]
  readonly count: number
  readonly isOnMyWay: boolean
  readonly injectNow: boolean
  readonly isPredictOrder: boolean
  readonly rating?: number
  readonly reportedAt?: number
  readonly feedbackedAt?: number
  readonly customerEmail?: string
  readonly firstName?: string
  readonly lastName?: string
  readonly phoneNumber?: string
  readonly tableNumber?: string
  readonly pickUpMode: PickupMode
}
