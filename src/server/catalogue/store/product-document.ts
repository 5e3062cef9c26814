import type { PictureVersions } from '#domain/catalogue/picture-versions.ts'
import type { Struct } from 'superstruct'
import { array, boolean, enums, optional, record, recursive, string } from '#contracts/wire/wire-types.ts'
import {
  ALLERGENS,
  NUTRITION_KEYS,
  PART_KINDS,
  PRODUCT_TYPES,
  ROUNDING_MODES,
  SERVICES,
} from '#domain/catalogue/product.ts'
import type {
  CouponAttributes,
  CustomParams,
  Dimension,
  WrittenPart,
  PartProduct,
  Product,
  ProductMetadata,
  Tax,
  UnitPrices,
} from '#domain/catalogue/product.ts'
import type { Translated } from '#domain/catalogue/translated.ts'
import type { ProductCode, ProductId, SuggestiveSaleId } from '#domain/ids.ts'
import { Finite, Money, Whole, idOf } from '../../core/database/columns.ts'
import { document } from '../../core/database/document.ts'

export const CodeDocument = idOf<ProductCode>()

export const TranslatedDocument = document<Translated>({ plain: string(), byLanguage: record(string()) })

export const MetadataDocument = document<ProductMetadata>({
  allergens: array(enums(ALLERGENS)),
  alcoholByVolume: Finite,
  nutritionalInfo: array(
    document<ProductMetadata['nutritionalInfo'][number]>({ name: enums(NUTRITION_KEYS), value: Finite }),
  ),
})

const PricesDocument = document<UnitPrices>({
  defaultUnitPrice: Money,
  addedUnitPrice: Money,
  subtractedUnitPrice: Money,
})

/** Smaller copies of a picture of the folder, as an import found it. */
export const PictureVersionsDocument = document<PictureVersions>({
  widths: array(Whole),
  preview: optional(string()),
})

const PartProductDocument = document<PartProduct>({
  id: idOf<ProductId>(),
  code: CodeDocument,
  name: TranslatedDocument,
  alsoCalled: optional(array(string())),
  description: TranslatedDocument,
  imageUrl: optional(string()),
  imageVersions: optional(PictureVersionsDocument),
  calories: optional(Finite),
  price: PricesDocument,
  metadata: MetadataDocument,
})

const PartDocument: Struct<WrittenPart, unknown> = document<WrittenPart>({
  partCode: CodeDocument,
  product: PartProductDocument,
  kind: enums(PART_KINDS),
  defaultQuantity: Whole,
  minQuantity: Whole,
  maxQuantity: Whole,
  includedQuantity: Whole,
  isDeposit: boolean(),
  parentArray: array(CodeDocument),
  classificationCode: optional(string()),
  parts: array(recursive<WrittenPart>(() => PartDocument)),
})

/** A product of a menu as it is kept: the domain's own, money in minor units, times in epoch ms. */
export const ProductDocument = document<Product>({
  id: idOf<ProductId>(),
  code: CodeDocument,
  name: TranslatedDocument,
  alsoCalled: optional(array(string())),
  description: TranslatedDocument,
  calories: optional(Finite),
  imageUrl: optional(string()),
  imageVersions: optional(PictureVersionsDocument),
  type: enums(PRODUCT_TYPES),
  price: PricesDocument,
  tax: document<Tax>({
    rate: Finite,
    isIncludedInPrice: boolean(),
    calculationScale: Whole,
    roundingMode: enums(ROUNDING_MODES),
  }),
  tags: array(string()),
  priority: Finite,
  parts: array(PartDocument),
  suggestive: array(idOf<SuggestiveSaleId>()),
  upsell: array(CodeDocument),
  dimensions: array(document<Dimension>({ dimensionChar: string(), productCode: CodeDocument })),
  metadata: MetadataDocument,
  customParams: document<CustomParams>({
    service: enums(SERVICES),
    tagOnlineFilter: array(string()),
    coupon: optional(
      document<CouponAttributes>({
        type: enums(['ORDER', 'ITEM']),
        validFrom: Finite,
        validUntil: Finite,
        discRate: Finite,
        reqTag: optional(string()),
        discTag: optional(string()),
        reqQty: optional(Finite),
        discProd: optional(CodeDocument),
        maxRedemptions: optional(Whole),
        maxRedemptionsPerCustomer: optional(Whole),
      }),
    ),
    complement: optional(string()),
  }),
  isEnabled: boolean(),
})
