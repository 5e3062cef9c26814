import type { PickupMode } from '#domain/catalogue/product.ts'
import type { ProductCode, RestaurantId } from '#domain/ids.ts'
import type { OrderingStatus } from '#domain/restaurant/ordering-status.ts'
import type { Coordinates, Restaurant } from '#domain/restaurant/restaurant.ts'
import type { Token } from '../core/log/command-data.ts'

export type Near = Coordinates & { readonly label?: string }

export type RestaurantContext = {
  readonly list: readonly Restaurant[]
  /** The place the shown list was searched near; undefined for the whole list. */
  readonly near: Near | undefined
  /** The place of the search that is underway; `near` goes on describing the shown list until the answer has come. */
  readonly sought: Near | undefined
  readonly slug: string | undefined
  readonly isForCode: boolean
  /** The table a link named; it is told once the restaurant is settled on. */
  readonly tableNumber: string | undefined
  /** The customer chooses, also where there is only one. */
  readonly isOnlyOneAsked: boolean
  /** A restaurant opened for its code that asks for none: its opening hours are shown instead (S2.46). */
  readonly shown: RestaurantId | undefined
  readonly mode: PickupMode | undefined
  readonly chosen: Restaurant | undefined
  readonly text: Token | undefined
  readonly code: Token | undefined
  readonly problem: string | undefined
}

export type RestaurantEvent =
  | { readonly type: 'restaurant.choose'; readonly id: RestaurantId; readonly mode?: PickupMode }
  | {
      readonly type: 'restaurant.open'
      readonly slug: string
      readonly isForCode?: boolean
      readonly tableNumber?: string
    }
  | { readonly type: 'restaurant.search'; readonly text: Token }
  | { readonly type: 'restaurant.near'; readonly at?: Coordinates }
  | { readonly type: 'restaurant.showAll' }
  | { readonly type: 'restaurant.retry' }
  | { readonly type: 'restaurant.askOnlyOne' }
  | { readonly type: 'restaurant.change' }
  /** Others were looked at; the order stays with its own. */
  | { readonly type: 'restaurant.stay'; readonly restaurant: Restaurant }
  | { readonly type: 'restaurant.refresh' }
  /** The server says that something is sold out, before the restaurant was asked again. */
  | { readonly type: 'outage.learned'; readonly productCode: ProductCode }
  | { readonly type: 'cache.clear' }
  | { readonly type: 'code.submit'; readonly code: Token }
  /** The code of the chosen restaurant has to be given once more. */
  | { readonly type: 'code.wanted' }

/** Emitted for other flows: a restaurant was settled on, or something about it changed; that it opened or closed. */
export type RestaurantFact =
  | {
      readonly type: 'restaurant.settled'
      readonly restaurant: Restaurant
      readonly mode?: PickupMode
      readonly tableNumber?: string
    }
  | {
      readonly type: 'restaurant.changed'
      readonly restaurant: Restaurant
      readonly before: Restaurant
      readonly ordering: OrderingStatus
    }
  | { readonly type: 'restaurant.opened' | 'restaurant.closed' }
  /** A link led to none. */
  | { readonly type: 'restaurant.notFound' }

export type Found = readonly Restaurant[]
