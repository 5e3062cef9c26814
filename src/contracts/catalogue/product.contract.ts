import type { Infer } from 'superstruct'
import { PRODUCT_TYPES, ROUNDING_MODES, SERVICES } from '#domain/catalogue/product.ts'
import type { CouponAttributes, CustomParams, Product } from '#domain/catalogue/product.ts'
import { id } from '#domain/ids.ts'
import type { ProductCode } from '#domain/ids.ts'
import {
  DESCRIBED,
  PartSchema,
  PriceSchema,
  fromPart,
  fromPartProduct,
  toPart,
  toPartProduct,
} from './part.contract.ts'
import { Count, IsoTime, Key, fromInstant, maybe, present, toInstant } from '../wire/wire.ts'
import { array, boolean, enums, named, number, string, type } from '../wire/wire-types.ts'

/** S3.16 */
export const TaxSchema = type({
  rate: number(),
  isIncludedInPrice: boolean(),
  calculationScale: Count,
  roundingMode: enums(ROUNDING_MODES),
})

/** S7.30: what a product costs where it is bought, and the tax on it there. */
export const TaxedPriceSchema = type({ ...PriceSchema.schema, tax: TaxSchema })

/** S3.25 */
export const CouponSchema = type({
  type: enums(['ORDER', 'ITEM']),
  validFrom: IsoTime,
  validUntil: IsoTime,
  discRate: number(),
  reqTag: maybe(string()),
  discTag: maybe(string()),
  reqQty: maybe(Count),
  discProd: maybe(Key),
  maxRedemptions: maybe(Count),
  maxRedemptionsPerCustomer: maybe(Count),
})

/** S3.22; without a service a product is sold in all (S5.49). */
export const CustomParamsSchema = type({
  availability: maybe(type({ service: enums(SERVICES) })),
  TagOnlineFilter: maybe(array(string())),
  COUPON_ATTRIBUTES: maybe(CouponSchema),
  complement: maybe(string()),
})

/** S3.13 to S3.22. `parts` is the whole tree; `options` names its parts to choose, `defaultOptions` the chosen ones. */
export const ProductSchema = named(
  'Product',
  type({
    ...DESCRIBED,
    type: enums(PRODUCT_TYPES),
    tax: TaxSchema,
    tags: maybe(array(string())),
    priority: maybe(number()),
    parts: maybe(array(PartSchema)),
    options: maybe(array(Key)),
    defaultOptions: maybe(array(Key)),
    suggestive: maybe(array(Key)),
    upsell: maybe(array(Key)),
    dimensions: maybe(array(type({ dimensionChar: Key, productCode: Key }))),
    customParams: maybe(CustomParamsSchema),
    isEnabled: maybe(boolean()),
  }),
)
export type ProductSchema = Infer<typeof ProductSchema>

export function toProduct(wire: ProductSchema): Product {
  const { rate, isIncludedInPrice, calculationScale, roundingMode } = wire.tax
  return {
    ...toPartProduct(wire),
    type: wire.type,
    tax: { rate, isIncludedInPrice, calculationScale, roundingMode },
    tags: wire.tags ?? [],
    priority: wire.priority ?? 0,
    parts: (wire.parts ?? []).map(toPart),
    suggestive: (wire.suggestive ?? []).map((saleId) => id(saleId)),
    upsell: (wire.upsell ?? []).map((code) => id(code)),
    dimensions: (wire.dimensions ?? []).map(({ dimensionChar, productCode }) => ({
      dimensionChar,
      productCode: id(productCode),
    })),
    customParams: toCustomParams(wire.customParams),
    isEnabled: wire.isEnabled ?? true,
  }
}

export function fromProduct(product: Product): ProductSchema {
  const options = product.parts.filter((part) => part.kind === 'option')
  const { rate, isIncludedInPrice, calculationScale, roundingMode } = product.tax
  return {
    ...fromPartProduct(product),
    type: product.type,
    tax: { rate, isIncludedInPrice, calculationScale, roundingMode },
    tags: [...product.tags],
    priority: product.priority,
    parts: product.parts.map(fromPart),
    options: options.map((part) => part.partCode),
    defaultOptions: options.filter((part) => part.defaultQuantity > 0).map((part) => part.partCode),
    suggestive: [...product.suggestive],
    upsell: [...product.upsell],
    dimensions: product.dimensions.map(({ dimensionChar, productCode }) => ({ dimensionChar, productCode })),
    customParams: fromCustomParams(product.customParams),
    isEnabled: product.isEnabled,
  }
}

function toCustomParams(wire: Infer<typeof CustomParamsSchema> | null | undefined): CustomParams {
  const coupon = wire?.COUPON_ATTRIBUTES
  return {
    service: wire?.availability?.service ?? '3',
    tagOnlineFilter: wire?.TagOnlineFilter ?? [],
    ...present({ coupon: coupon ? toCoupon(coupon) : undefined, complement: wire?.complement }),
  }
}

function fromCustomParams(params: CustomParams): Infer<typeof CustomParamsSchema> {
  return {
    availability: { service: params.service },
    TagOnlineFilter: [...params.tagOnlineFilter],
    ...present({
      COUPON_ATTRIBUTES: params.coupon ? fromCoupon(params.coupon) : undefined,
      complement: params.complement,
    }),
  }
}

function toCoupon(wire: Infer<typeof CouponSchema>): CouponAttributes {
  const { type: couponType, discRate, reqTag, discTag, reqQty, discProd } = wire
  const { maxRedemptions, maxRedemptionsPerCustomer } = wire
  return {
    type: couponType,
    validFrom: toInstant(wire.validFrom),
    validUntil: toInstant(wire.validUntil),
    discRate,
    ...present({ reqTag, discTag, reqQty, discProd: discProd ? id<ProductCode>(discProd) : undefined }),
    ...present({ maxRedemptions, maxRedemptionsPerCustomer }),
  }
}

function fromCoupon(coupon: CouponAttributes): Infer<typeof CouponSchema> {
  return { ...coupon, validFrom: fromInstant(coupon.validFrom), validUntil: fromInstant(coupon.validUntil) }
}
