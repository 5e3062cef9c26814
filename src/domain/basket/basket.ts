import type {
  CouponAttributes,
  PartKind,
  PickupMode,
  ProductType,
  Service,
  Tax,
} from '../catalogue/product.ts'
import type { Translated } from '../catalogue/translated.ts'
import type { CampaignId, CategoryId, LineId, ProductCode, RestaurantId, SuggestiveSaleId } from '../ids.ts'
import type { Minor } from '../money/minor.ts'

/** Quantity by part path (`parents/code`), only where it differs from the part's default. See catalogue/options.ts. */
export type Selection = Readonly<Record<string, number>>

/** S3.29: one chosen part, flat, in the order the product lists its parts. */
export type ChosenPart = {
  readonly path: string
  readonly code: ProductCode
  readonly name: Translated
  readonly kind: PartKind
  readonly quantity: number
  readonly includedQuantity: number
  readonly defaultQuantity: number
}

/** S3.28. `unitPrice` is one piece with its parts, as the menu lists it, in minor units. */
export type BasketLine = {
  readonly id: LineId
  readonly code: ProductCode
  readonly categoryId?: CategoryId
  readonly name: Translated
  readonly imageUrl?: string
  readonly type: ProductType
  readonly quantity: number
  readonly unitPrice: Minor
  readonly tax: Tax
  readonly contextCode: string
  readonly selection: Selection
  readonly parts: readonly ChosenPart[]
  readonly tags: readonly string[]
  readonly description?: Translated
  readonly alcoholByVolume: number
  readonly service: Service
  readonly coupon?: CouponAttributes
  readonly suggestive: readonly SuggestiveSaleId[]
  readonly isLocked: boolean
  readonly recommenderId?: LineId
  readonly priority: number
}

/** S3.26; `pickUpTime` in epoch ms. */
export type Basket = {
  readonly restaurantId?: RestaurantId
  readonly campaignId?: CampaignId
  readonly tableNumber?: string
  readonly pickUpMode?: PickupMode
  readonly pickUpTime?: number
  readonly customerName?: string
  readonly lines: readonly BasketLine[]
  readonly removedItems: readonly ProductCode[]
}

/** How many of a product are in it, however they were chosen. */
export function countInBasket({ lines }: Basket, code: ProductCode): number {
  return lines.reduce((sum, line) => (line.code === code ? sum + line.quantity : sum), 0)
}

/** The line that one piece fewer of a product is taken from: the last of it that can be changed. */
export function lineToLessen({ lines }: Basket, code: ProductCode): BasketLine | undefined {
  return lines.findLast((line) => line.code === code && !line.isLocked)
}

export const EMPTY_BASKET: Basket = { lines: [], removedItems: [] }
