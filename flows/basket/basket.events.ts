import type { BasketOrigin } from '#domain/basket/add-line.ts'
import type { Basket, BasketLine } from '#domain/basket/basket.ts'
import type { MenuChange } from '#domain/basket/conflicts.ts'
import type { BasketEdit } from '#domain/basket/edit-basket.ts'
import type { LineConflict } from '#domain/basket/line-conflicts.ts'
import type { SaleTerms } from '#domain/catalogue/availability.ts'
import type { Menu, PickupMode, Product } from '#domain/catalogue/product.ts'
import type { LineId, RestaurantId } from '#domain/ids.ts'
import type { Problem } from '#domain/problem.ts'

/** A coupon product and the server's time (epoch ms) its window is judged by. */
export type FoundCoupon = { readonly product: Product; readonly at: number }

export type BasketContext = {
  readonly basket: Basket
  readonly lastLineId: LineId | undefined
  /** What a menu or mode change did to the basket (S4.84), told once. */
  readonly update: MenuChange | undefined
  /** Whether the update came with another campaign (S4.68). */
  readonly hasNewMenu: boolean
  readonly problem: Problem | undefined
  readonly couponCode: string | undefined
  readonly couponLineId: LineId | undefined
  readonly contextCode: string
  /** The restaurant that was chosen while the basket is of another. */
  readonly move: Move | undefined
  /** The mode that was chosen while something in the basket cannot be had in it, until that is resolved. */
  readonly wanted: WantedMode | undefined
  /** The customer wants to tell another table than the one that is known. */
  readonly isTableAsked: boolean
  /** The customer does not want anything made into a larger thing with this order. */
  readonly hasDeclinedUpsell?: true | undefined
}

/** What stands in the way of a mode, and the line that is being changed for it. */
export type WantedMode = {
  readonly mode: PickupMode
  readonly conflicts: readonly LineConflict[]
  readonly mending?: LineId
  /** It is asked about once the menu of its restaurant has come. */
  readonly isAwaited?: true
}

/** Where to order instead, and how. */
export type Move = { readonly id: RestaurantId; readonly mode?: PickupMode }

export type Composed = {
  readonly line: BasketLine
  readonly replaces: LineId | undefined
  readonly origin: BasketOrigin
}

export type Revision = { readonly edits: readonly BasketEdit[]; readonly origin: BasketOrigin }

export type BasketEvent =
  | {
      readonly type: 'line.composed'
      readonly line: BasketLine
      readonly replaces: LineId | undefined
      readonly origin: BasketOrigin
    }
  | { readonly type: 'upsell.decline' }
  | { readonly type: 'basket.setQuantity'; readonly lineId: LineId; readonly quantity: number }
  | { readonly type: 'basket.removeLine'; readonly lineId: LineId }
  /** All of some edits, or none. */
  | ({ readonly type: 'basket.revise' } & Revision)
  | { readonly type: 'basket.acknowledge' }
  | { readonly type: 'basket.dropRepriced' }
  | { readonly type: 'basket.startOver' }
  | { readonly type: 'basket.confirmStartOver' }
  | { readonly type: 'basket.cancelStartOver' }
  | { readonly type: 'basket.askMove'; readonly move: Move }
  | { readonly type: 'basket.confirmMove' }
  | { readonly type: 'basket.cancelMove' }
  | ({ readonly type: 'basket.askMode' } & WantedMode)
  | { readonly type: 'basket.awaitMode'; readonly mode: PickupMode }
  | { readonly type: 'basket.mend'; readonly lineId: LineId }
  | { readonly type: 'basket.leaveOut' }
  | { readonly type: 'basket.keepMode' }
  | { readonly type: 'basket.empty' }
  | { readonly type: 'basket.setMode'; readonly mode: PickupMode }
  | { readonly type: 'table.tell'; readonly number: string }
  | { readonly type: 'table.change' }
  | { readonly type: 'table.forget' }
  | { readonly type: 'basket.drop'; readonly lineIds: readonly LineId[] }
  | { readonly type: 'menu.loaded'; readonly menu: Menu; readonly saleTerms: SaleTerms }
  | {
      readonly type: 'coupon.submit'
      readonly code: string
      readonly newLineId: LineId
      readonly contextCode: string
      readonly origin: BasketOrigin
    }

/** What became of a line by what was composed; nothing where all is as it was. */
export type LineTold =
  /** `pieces` may be fewer than were wanted, because a line holds only so many (S9.1). */
  | { readonly did: 'added' | 'addedMore'; readonly line: BasketLine; readonly pieces: number }
  | { readonly did: 'changed'; readonly line: BasketLine }
  | { readonly did: 'replaced'; readonly line: BasketLine; readonly was: BasketLine }

/** What became of a line that was changed where it lies; `counted`: there are only more or fewer pieces. */
export type LineRevised = LineTold | { readonly did: 'counted' | 'removed'; readonly line: BasketLine }

export type BasketFact =
  | { readonly type: 'basket.lineAdded'; readonly lineId: LineId; readonly told: LineTold | undefined }
  /** By a tap, a sentence, or because it cannot be had in the mode that was chosen. */
  | { readonly type: 'basket.revised'; readonly told: readonly LineRevised[] }
  | { readonly type: 'basket.emptied' }
