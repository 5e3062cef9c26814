import type { PictureVersions } from './picture-versions.ts'
import type {
  CampaignId,
  CategoryId,
  ProductCode,
  ProductId,
  RestaurantId,
  SuggestiveSaleId,
} from '../ids.ts'
import type { Minor } from '../money/minor.ts'
import type { Problem } from '../problem.ts'
import type { Translated } from './translated.ts'

export const PRODUCT_TYPES = ['COMBO', 'COUPON', 'REGULAR', 'OPTION'] as const
/** S3.14 */
export type ProductType = (typeof PRODUCT_TYPES)[number]

export const PICKUP_MODES = ['EATIN', 'TAKEOUT', 'TABLE_SERVICE'] as const
/** S9.28; TABLE_SERVICE is off unless the deployment switches it on. */
export type PickupMode = (typeof PICKUP_MODES)[number]

/** S3.15, in minor units. */
export type UnitPrices = {
  readonly defaultUnitPrice: Minor
  readonly addedUnitPrice: Minor
  readonly subtractedUnitPrice: Minor
}

export const ROUNDING_MODES = ['HALF_UP', 'HALF_EVEN', 'HALF_DOWN', 'UP', 'DOWN'] as const
export type RoundingMode = (typeof ROUNDING_MODES)[number]

/** S3.16: rate in percent (25 is 25 %); scale is the number of decimals (of major units) the tax is calculated with. */
export type Tax = {
  readonly rate: number
  readonly isIncludedInPrice: boolean
  readonly calculationScale: number
  readonly roundingMode: RoundingMode
}

export const ALLERGENS = [
  'gluten',
  'lupin',
  'soy',
  'milk',
  'eggs',
  'celery',
  'tree_nuts',
  'peanuts',
  'sesame',
  'mustard',
  'fish',
  'molluscs',
  'shellfish',
  'sulphates',
  'almonds',
  'barley',
  'brazil_nut',
  'buckwheat',
  'cashews',
  'hazelnuts',
  'macadamia',
  'oats',
  'pecans',
  'pistachios',
  'rye',
  'spelt',
  'walnuts',
  'wheat',
] as const
/** S3.53: 28 codes. */
export type Allergen = (typeof ALLERGENS)[number]

export const NUTRITION_KEYS = [
  'carbohydrate',
  'energy_kcal',
  'energy_kj',
  'fat',
  'protein',
  'saturated_fat',
  'sodium',
  'total_sugar',
] as const
/** S3.52: grams, kcal or kJ. */
export type NutritionKey = (typeof NUTRITION_KEYS)[number]

/** S3.21 */
export type ProductMetadata = {
  readonly allergens: readonly Allergen[]
  readonly alcoholByVolume: number
  readonly nutritionalInfo: readonly { readonly name: NutritionKey; readonly value: number }[]
}

/**
 * S3.25; discRate in percent, discounts a percentage of the eligible price; times in epoch ms. How often it may be used, in
 * all and by one customer, is without end where it is missing.
 */
export type CouponAttributes = {
  readonly type: 'ORDER' | 'ITEM'
  readonly validFrom: number
  readonly validUntil: number
  readonly discRate: number
  readonly reqTag?: string
  readonly discTag?: string
  readonly reqQty?: number
  readonly discProd?: ProductCode
  readonly maxRedemptions?: number
  readonly maxRedemptionsPerCustomer?: number
}

export const SERVICES = ['1', '2', '3'] as const
/** S5.49: EATIN '1', TAKEOUT '2', ALL '3'. */
export type Service = (typeof SERVICES)[number]

/** S3.22 */
export type CustomParams = {
  readonly service: Service
  readonly tagOnlineFilter: readonly string[]
  readonly coupon?: CouponAttributes
  readonly complement?: string
}

/** What a part is made of: enough of a product to name, price, picture and warn about it. */
export type PartProduct = {
  readonly id: ProductId
  readonly code: ProductCode
  readonly name: Translated
  /** Other names customers say or type, in any language; never shown. */
  readonly alsoCalled?: readonly string[]
  readonly description: Translated
  readonly imageUrl?: string
  readonly imageVersions?: PictureVersions
  readonly calories?: number
  readonly price: UnitPrices
  readonly metadata: ProductMetadata
}

/**
 * S3.23, S3.24. A tree: an `option` part with children is a group ("choose a drink") whose children share its
 * maximum; a `regular` part is a component (the burger of a combo); `extra` adds; `without` takes away.
 */
export type WrittenPart = {
  readonly partCode: ProductCode
  readonly product: PartProduct
  readonly kind: PartKind
  readonly defaultQuantity: number
  readonly minQuantity: number
  readonly maxQuantity: number
  readonly includedQuantity: number
  readonly isDeposit: boolean
  readonly parentArray: readonly ProductCode[]
  readonly classificationCode?: string
  readonly parts: readonly Part[]
}

/** A part as a catalogue writes it, or, from `soldNow`, with what keeps it from being had. */
export type Part = WrittenPart & {
  /** Why none of it can be had now. */
  readonly problem?: Problem
  /** It is not even shown. */
  readonly isHidden?: true
}

export const PART_KINDS = ['regular', 'option', 'extra', 'without'] as const
export type PartKind = (typeof PART_KINDS)[number]

/** S3.20: L marks the meal size. */
export type Dimension = { readonly dimensionChar: string; readonly productCode: ProductCode }

/** S3.13 to S3.22 */
export type Product = {
  readonly id: ProductId
  readonly code: ProductCode
  readonly name: Translated
  /** Other names customers say or type, in any language; never shown. */
  readonly alsoCalled?: readonly string[]
  readonly description: Translated
  readonly calories?: number
  readonly imageUrl?: string
  readonly imageVersions?: PictureVersions
  readonly type: ProductType
  readonly price: UnitPrices
  readonly tax: Tax
  readonly tags: readonly string[]
  readonly priority: number
  readonly parts: readonly Part[]
  readonly suggestive: readonly SuggestiveSaleId[]
  readonly upsell: readonly ProductCode[]
  readonly dimensions: readonly Dimension[]
  readonly metadata: ProductMetadata
  readonly customParams: CustomParams
  readonly isEnabled: boolean
}

/** S3.12; `products` in the order they are shown. */
export type Category = {
  readonly id: CategoryId
  readonly name: Translated
  readonly imageUrl?: string
  readonly imageVersions?: PictureVersions
  readonly sortOrder: number
  readonly products: readonly { readonly code: ProductCode; readonly priority: number }[]
  readonly children: readonly Category[]
}

/** S3.32 */
export type SuggestiveSale = {
  readonly id: SuggestiveSaleId
  readonly scope: 'ITEM_ORDER' | 'ITEM' | 'ORDER'
  readonly entities: readonly ProductCode[]
}

/** Everything one restaurant sells in one mode under one campaign: what GET .../cache/{orderType} answers. */
export type Menu = {
  readonly restaurantId: RestaurantId
  readonly campaignId: CampaignId
  readonly mode: PickupMode
  readonly contextCode: string
  readonly categories: readonly Category[]
  readonly products: Readonly<Record<string, Product>>
  readonly suggestiveSales: readonly SuggestiveSale[]
}

/** S3.11: DISABLED is hidden everywhere, any other state is listed as unavailable (S2.20, S2.21). */
export type Outage = { readonly productCode: ProductCode; readonly state: 'DISABLED' | 'UNAVAILABLE' }
