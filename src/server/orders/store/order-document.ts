import type { Struct } from 'superstruct'
import { array, boolean, enums, optional, recursive, string } from '#contracts/wire/wire-types.ts'
import { PART_KINDS, PRODUCT_TYPES } from '#domain/catalogue/product.ts'
import { PAYMENT_PROVIDERS } from '#domain/checkout/payment-provider.ts'
import type { TaxRow } from '#domain/money/tax-rows.ts'
import type { OrderItem, OrderedItem, PaidWith } from '#domain/orders/order.ts'
import type { Approach } from '#domain/orders/tracking/arrival.ts'
import { Finite, Money, Whole } from '../../core/database/columns.ts'
import { document } from '../../core/database/document.ts'
import { CodeDocument, MetadataDocument, TranslatedDocument } from '../../catalogue/store/product-document.ts'
import { CoordinatesDocument } from '../../catalogue/store/restaurant-document.ts'

/** What was sent for an order. */
export const OrderItemDocument: Struct<OrderItem, unknown> = document<OrderItem>({
  productCode: CodeDocument,
  quantity: Whole,
  contextCode: string(),
  children: array(recursive<OrderItem>(() => OrderItemDocument)),
})

/** What was ordered, as it was sold then; money in minor units. */
export const OrderedItemDocument: Struct<OrderedItem, unknown> = document<OrderedItem>({
  productCode: CodeDocument,
  quantity: Whole,
  contextCode: string(),
  snapshot: document<OrderedItem['snapshot']>({
    name: TranslatedDocument,
    description: TranslatedDocument,
    type: enums(PRODUCT_TYPES),
    imageUrl: optional(string()),
    calories: optional(Finite),
    metadata: MetadataDocument,
  }),
  kind: optional(enums(PART_KINDS)),
  price: Money,
  isOutaged: boolean(),
  isUsual: optional(boolean()),
  children: array(recursive<OrderedItem>(() => OrderedItemDocument)),
})

/** What was taxed at one rate; money in minor units. */
export const TaxRowDocument = document<TaxRow>({ rate: Finite, net: Money, tax: Money, gross: Money })

/** How it was paid. */
export const PaidWithDocument = document<PaidWith>({
  provider: enums(PAYMENT_PROVIDERS),
  maskedPan: optional(string()),
})

/** Where a customer on the way was last seen. */
export const ApproachDocument = document<Approach>({
  position: CoordinatesDocument,
  at: Finite,
  distanceKm: Finite,
  speedKmh: Finite,
  eta: Finite,
  nextCheckAt: Finite,
})
