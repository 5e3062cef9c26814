import type { Infer, Struct } from 'superstruct'
import { PictureVersionsSchema, fromVersions, toVersions } from './picture-versions.contract.ts'
import { ALLERGENS, NUTRITION_KEYS } from '#domain/catalogue/product.ts'
import type { Part, PartKind, PartProduct, ProductMetadata, UnitPrices } from '#domain/catalogue/product.ts'
import { id } from '#domain/ids.ts'
import { ZERO, fromMajor, toMajor } from '#domain/money/minor.ts'
import {
  Amount,
  Count,
  Key,
  Translations,
  fromTranslated,
  maybe,
  present,
  toTranslated,
} from '../wire/wire.ts'
import { array, boolean, enums, named, number, recursive, string, type } from '../wire/wire-types.ts'

/** S3.15, decimals of major units. */
export const PriceSchema = type({
  defaultUnitPrice: Amount,
  addedUnitPrice: maybe(Amount),
  subtractedUnitPrice: maybe(Amount),
})

/** S3.21 */
export const MetadataSchema = type({
  allergens: array(enums(ALLERGENS)),
  alcoholByVolume: maybe(number()),
  nutritionalInfo: maybe(array(type({ name: enums(NUTRITION_KEYS), value: number() }))),
})

/** What a product and the product of a part have in common. */
export const DESCRIBED = {
  id: Key,
  code: Key,
  name: string(),
  /** Other names customers say or type; an extension of the contract, tolerated when absent. */
  alsoCalled: maybe(array(string())),
  description: maybe(string()),
  translations: maybe(Translations),
  imageUrl: maybe(string()),
  imageVersions: maybe(PictureVersionsSchema),
  calories: maybe(number()),
  price: PriceSchema,
  metadata: maybe(MetadataSchema),
}

export const PartProductSchema = type(DESCRIBED)
export type PartProductSchema = Infer<typeof PartProductSchema>

/** S3.24: the wire writes extra as 2 and without as 3. */
const KIND_OF_TYPE = new Map<unknown, PartKind>([
  ['regular', 'regular'],
  ['option', 'option'],
  [2, 'extra'],
  [3, 'without'],
])
const TYPE_OF_KIND = { regular: 'regular', option: 'option', extra: 2, without: 3 } as const

export type PartType = (typeof TYPE_OF_KIND)[PartKind]
export const PartType = enums(Object.values(TYPE_OF_KIND))

export type PartSchema = {
  partCode: string
  productCode?: string | null | undefined
  product: PartProductSchema
  type: PartType
  defaultQuantity: number
  minQuantity: number
  maxQuantity: number
  includedQuantity: number
  isDeposit?: boolean | null | undefined
  parentArray: string[]
  classificationCode?: string | null | undefined
  parts?: PartSchema[] | null | undefined
}

/** S3.23: a tree. */
export const PartSchema: Struct<PartSchema, unknown> = named(
  'Part',
  type({
    partCode: Key,
    productCode: maybe(Key),
    product: PartProductSchema,
    type: PartType,
    defaultQuantity: Count,
    minQuantity: Count,
    maxQuantity: Count,
    includedQuantity: Count,
    isDeposit: maybe(boolean()),
    parentArray: array(Key),
    classificationCode: maybe(string()),
    parts: maybe(array(recursive<PartSchema>(() => PartSchema))),
  }),
) as unknown as Struct<PartSchema, unknown>

/** S7.31, S7.32 */
export const PartListSchema = type({ items: array(PartSchema) })

export function toKind(type: PartType): PartKind {
  return KIND_OF_TYPE.get(type) ?? 'regular'
}

export function fromKind(kind: PartKind): PartType {
  return TYPE_OF_KIND[kind]
}

export function toPart(wire: PartSchema): Part {
  return {
    partCode: id(wire.partCode),
    product: toPartProduct(wire.product),
    kind: toKind(wire.type),
    defaultQuantity: wire.defaultQuantity,
    minQuantity: wire.minQuantity,
    maxQuantity: wire.maxQuantity,
    includedQuantity: wire.includedQuantity,
    isDeposit: wire.isDeposit ?? false,
    parentArray: wire.parentArray.map((code) => id(code)),
    ...(typeof wire.classificationCode === 'string' ? { classificationCode: wire.classificationCode } : null),
    parts: (wire.parts ?? []).map(toPart),
  }
}

export function fromPart(part: Part): PartSchema {
  return {
    partCode: part.partCode,
    productCode: part.product.code,
    product: fromPartProduct(part.product),
    type: fromKind(part.kind),
    defaultQuantity: part.defaultQuantity,
    minQuantity: part.minQuantity,
    maxQuantity: part.maxQuantity,
    includedQuantity: part.includedQuantity,
    isDeposit: part.isDeposit,
    parentArray: [...part.parentArray],
    ...present({ classificationCode: part.classificationCode }),
    parts: part.parts.map(fromPart),
  }
}

/** Also reads a whole product: both share these fields. */
export function toPartProduct(wire: PartProductSchema): PartProduct {
  return {
    id: id(wire.id),
    code: id(wire.code),
    name: toTranslated(wire.name, wire.translations, 'name'),
    ...(wire.alsoCalled ? { alsoCalled: wire.alsoCalled } : null),
    description: toTranslated(wire.description ?? '', wire.translations, 'description'),
    ...(typeof wire.imageUrl === 'string' ? { imageUrl: wire.imageUrl } : null),
    ...present({ imageVersions: toVersions(wire.imageVersions) }),
    ...(typeof wire.calories === 'number' ? { calories: wire.calories } : null),
    price: toPrices(wire.price),
    metadata: toMetadata(wire.metadata),
  }
}

export function fromPartProduct(product: PartProduct): PartProductSchema {
  return {
    id: product.id,
    code: product.code,
    name: product.name.plain,
    ...(product.alsoCalled ? { alsoCalled: [...product.alsoCalled] } : null),
    description: product.description.plain,
    translations: fromTranslated({ name: product.name, description: product.description }),
    ...present({
      imageUrl: product.imageUrl,
      imageVersions: fromVersions(product.imageVersions),
      calories: product.calories,
    }),
    price: fromPrices(product.price),
    metadata: fromMetadata(product.metadata),
  }
}

export function toPrices(wire: Infer<typeof PriceSchema>): UnitPrices {
  return {
    defaultUnitPrice: fromMajor(wire.defaultUnitPrice),
    addedUnitPrice: wire.addedUnitPrice ? fromMajor(wire.addedUnitPrice) : ZERO,
    subtractedUnitPrice: wire.subtractedUnitPrice ? fromMajor(wire.subtractedUnitPrice) : ZERO,
  }
}

export function fromPrices(price: UnitPrices): Infer<typeof PriceSchema> {
  return {
    defaultUnitPrice: toMajor(price.defaultUnitPrice),
    addedUnitPrice: toMajor(price.addedUnitPrice),
    subtractedUnitPrice: toMajor(price.subtractedUnitPrice),
  }
}

export function toMetadata(wire: Infer<typeof MetadataSchema> | null | undefined): ProductMetadata {
  return {
    allergens: wire?.allergens ?? [],
    alcoholByVolume: wire?.alcoholByVolume ?? 0,
    nutritionalInfo: (wire?.nutritionalInfo ?? []).map(({ name, value }) => ({ name, value })),
  }
}

export function fromMetadata(metadata: ProductMetadata): Infer<typeof MetadataSchema> {
  return {
    allergens: [...metadata.allergens],
    alcoholByVolume: metadata.alcoholByVolume,
    nutritionalInfo: metadata.nutritionalInfo.map(({ name, value }) => ({ name, value })),
  }
}
