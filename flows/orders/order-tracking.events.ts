import type { AccountId, OrderId } from '#domain/ids.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Standing } from '#domain/orders/tracking/standing.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import type { MailLink } from '../core/log/command-data.ts'

/** An order and where it is picked up. */
export type Found = { readonly order: Order; readonly restaurant: Restaurant | undefined }

/**
 * The answer of a poll of the current orders; `at` (epoch ms) is when the server last answered, `restaurants` those of
 * the orders that were not known yet.
 */
export type Heard = {
  readonly orders: readonly Order[]
  readonly order: Order | undefined
  readonly at: number
  readonly isLost: boolean
  readonly restaurants?: readonly Restaurant[]
}

export type OrderTrackingContext = {
  readonly wanted: OrderId | undefined
  readonly link: MailLink | undefined
  /** The order the customer follows. */
  readonly order: Order | undefined
  /** Where the orders are picked up, as far as it was told. */
  readonly restaurants: readonly Restaurant[]
  /** All current orders of the account, newest first. */
  readonly orders: readonly Order[]
  readonly heardAt: number | undefined
  readonly isLost: boolean
  readonly problem: string | undefined
}

export type OrderTrackingEvent =
  | ({ readonly type: 'order.placed' } & Found)
  | {
      readonly type: 'order.follow'
      readonly id: OrderId
      readonly link?: MailLink
      readonly known?: Found
    }
  | { readonly type: 'order.updated'; readonly order: Order }
  /** `now` in epoch ms. */
  | { readonly type: 'orders.show'; readonly now: number }
  | { readonly type: 'orders.retry' }
  | { readonly type: 'orders.watch' }
  /** Something may have become of one that was not told yet. */
  | { readonly type: 'orders.renew' }
  | { readonly type: 'orders.forget' }

export type OrderTrackingFact =
  | { readonly type: 'order.changed'; readonly order: Order }
  /** There are orders, and none of them is followed. */
  | { readonly type: 'orders.heard' }
  /** `standings`: of those that were known and of which something became, what. */
  | {
      readonly type: 'orders.told'
      readonly orders: readonly Order[]
      readonly standings: readonly Standing[]
    }
  | ({ readonly type: 'order.found' } & Found)
  | { readonly type: 'link.accepted'; readonly accountId: AccountId }
  | { readonly type: 'account.lost' }
  /** The requested order is not to be had; where `order.notFound`, it does not exist, or not for this customer (S4.46). */
  | { readonly type: 'order.unfound'; readonly problem: string | undefined }

export type WatchInput = Pick<OrderTrackingContext, 'order' | 'orders' | 'heardAt' | 'isLost'>
export type FindInput = { readonly id: OrderId | undefined; readonly link: MailLink | undefined }
