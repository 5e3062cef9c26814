import type { Basket } from '#domain/basket/basket.ts'
import type { PickupMode } from '#domain/catalogue/product.ts'
import type { PaymentWay } from '#domain/checkout/payment-way.ts'
import type { AccountId, CampaignId, ProductCode, RestaurantId } from '#domain/ids.ts'
import type { Minor } from '#domain/money/minor.ts'
import type { Order, OrderItem } from '#domain/orders/order.ts'
import type { Problem } from '#domain/problem.ts'
import type { ShownPickup } from '#domain/restaurant/shown-pickup.ts'
import type { ContactFacts, ContactTokens } from '../core/log/command-data.ts'

/** What is asked of the server when the customer pays; the key makes repeating it harmless (S4.55). */
export type OrderRequest = {
  readonly key: string
  readonly restaurantId: RestaurantId
  readonly campaignId: CampaignId
  readonly items: readonly OrderItem[]
  readonly pickUpMode: PickupMode
  readonly tableNumber?: string
  readonly retrievalDate: number
  readonly contact: ContactTokens
}

/** Why it did not go on; `isFault` where no usable answer came. */
export type CheckoutProblem = { readonly code: string; readonly field?: string; readonly isFault?: true }

export type CheckoutContext = {
  /** The pickup time the customer was shown, and from when (epoch ms) it is no longer to be had. */
  readonly shown: ShownPickup | undefined
  readonly lapsesAt: number | undefined
  /** The time they chose, where that has passed. */
  readonly movedFrom: number | undefined
  readonly request: OrderRequest | undefined
  readonly contact: ContactTokens
  readonly facts: ContactFacts | undefined
  readonly basketTotal: Minor
  readonly order: Order | undefined
  /** How it is paid; the only way there is where none was chosen. */
  readonly way: PaymentWay | undefined
  readonly savesCard: boolean
  /** A card was filled in beside the recap, and nobody has tried it yet. */
  readonly hasCard: boolean | undefined
  readonly problem: CheckoutProblem | undefined
  /** What is to be paid beside an earlier order that waits for its payment, until the customer has said so. */
  readonly asked: PayEvent | undefined
  readonly repriced: { readonly was: Minor; readonly is: Minor } | undefined
}

/** Before anything was chosen or asked for. */
export const NOTHING_ORDERED: CheckoutContext = {
  shown: undefined,
  lapsesAt: undefined,
  movedFrom: undefined,
  request: undefined,
  contact: {},
  facts: undefined,
  basketTotal: 0 as Minor,
  order: undefined,
  way: undefined,
  savesCard: false,
  hasCard: undefined,
  problem: undefined,
  asked: undefined,
  repriced: undefined,
}

/** `checkout.pay` with what dispatch adds: everything the rules were asked about, and their verdict. */
export type PayEvent = {
  readonly type: 'checkout.pay'
  readonly contact: ContactTokens
  readonly facts: ContactFacts
  readonly basket: Basket
  readonly restaurantId: RestaurantId
  readonly campaignId: CampaignId
  readonly pickUpMode: PickupMode
  readonly retrievalDate: number
  readonly key: string
  readonly way?: PaymentWay | undefined
  readonly savesCard?: boolean
  readonly hasCard?: boolean
  readonly refusal: Problem | undefined
  /** Another order that waits for its payment. */
  readonly earlier: Order | undefined
}

export type Shown = Pick<CheckoutContext, 'shown' | 'lapsesAt'>

export type CheckoutEvent =
  | PayEvent
  | ({ readonly type: 'pickup.choose' } & Shown)
  /** The earliest time stands beside the basket; `isFirst` where the basket was empty before. */
  | ({ readonly type: 'pickup.show'; readonly isFirst: boolean } & Shown)
  /** What is known of the restaurant has changed, and with it when the shown time is no longer to be had. */
  | { readonly type: 'pickup.renew'; readonly lapsesAt: number | undefined }
  /** The time that was shown has come to another one (epoch ms). */
  | { readonly type: 'pickup.move'; readonly at: number }
  /** A time that was chosen for another restaurant is no longer wanted. */
  | { readonly type: 'pickup.forget' }
  | { readonly type: 'price.accept' }
  | { readonly type: 'price.decline' }
  | { readonly type: 'card.submit'; readonly savesCard: boolean }
  | { readonly type: 'payment.retry' }
  | { readonly type: 'payment.dismiss' }
  | { readonly type: 'payment.change' }
  /** Both are to be paid. */
  | { readonly type: 'payment.beside' }
  /** An order is told to be paid, whoever heard of it first. */
  | { readonly type: 'payment.heard'; readonly order: Order }

/** What paying needs to know. */
export type Payable = {
  readonly order: Order | undefined
  readonly way: PaymentWay | undefined
  readonly savesCard: boolean
}

/** Who orders; logs of older versions do not tell the account. */
export type Identified = { readonly accountId?: AccountId }

export type CheckoutFact =
  /**
   * `heard` is what was ordered, where somebody else told it: the customer may have begun another order meanwhile. `isMoved`:
   * paying took its minutes, and it is made later than was asked for.
   */
  | {
      readonly type: 'order.placed'
      readonly order: Order
      readonly heard?: readonly OrderItem[]
      readonly isMoved: boolean
    }
  /** It is not known whether the order is paid, or will be. */
  | { readonly type: 'payment.open' }
  /** The shown pickup time is no longer to be had. */
  | { readonly type: 'pickup.lapsed'; readonly wasChosen: boolean }
  /** The restaurant needs longer, or less: it is another time now (epoch ms). */
  | { readonly type: 'pickup.moved'; readonly at: number }
  | ({ readonly type: 'guest.identified' } & Identified)
  /** The server knows nobody here any more: the customer says anew who they are (F32). */
  | { readonly type: 'identity.lost' }
  | { readonly type: 'price.declined' }
  /** The order cannot be as it is; `soldOut` where that is because something of it is. */
  | { readonly type: 'order.conflicted'; readonly soldOut?: ProductCode }
  /** The session that was let in by the restaurant's code is over: it is asked for again (S6.14). */
  | { readonly type: 'code.wanted' }
