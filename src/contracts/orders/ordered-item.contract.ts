import type { Infer, Struct } from 'superstruct'
import { PRODUCT_TYPES } from '#domain/catalogue/product.ts'
import { id } from '#domain/ids.ts'
import { fromMajor, toMajor } from '#domain/money/minor.ts'
import type { OrderedItem } from '#domain/orders/order.ts'
import {
  MetadataSchema,
  PartType,
  fromKind,
  fromMetadata,
  toKind,
  toMetadata,
} from '../catalogue/part.contract.ts'
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

/** S3.36: how a product was when it was ordered. */
export const SnapshotSchema = type({
  name: string(),
  description: maybe(string()),
  translations: maybe(Translations),
  type: enums(PRODUCT_TYPES),
  imageUrl: maybe(string()),
  calories: maybe(number()),
  metadata: maybe(MetadataSchema),
})
export type SnapshotSchema = Infer<typeof SnapshotSchema>

export type OrderedItemSchema = {
  productCode: string
  quantity: number
  contextCode: string
  productSnapshot: SnapshotSchema
  productPart?: { type: PartType } | null | undefined
  price: number
  isOutaged?: boolean | null | undefined
  isUsual?: boolean | null | undefined
  children?: OrderedItemSchema[] | null | undefined
}

/** S3.36 */
export const OrderedItemSchema: Struct<OrderedItemSchema, unknown> = named(
  'OrderedItem',
  type({
    productCode: Key,
    quantity: Count,
    contextCode: string(),
    productSnapshot: SnapshotSchema,
    productPart: maybe(type({ type: PartType })),
    price: Amount,
    isOutaged: maybe(boolean()),
    /** Beside the described fields: a part as it comes by itself, which no recap tells. */
    isUsual: maybe(boolean()),
    children: maybe(array(recursive<OrderedItemSchema>(() => OrderedItemSchema))),
  }),
) as unknown as Struct<OrderedItemSchema, unknown>

export function toOrderedItem(wire: OrderedItemSchema): OrderedItem {
  return {
    productCode: id(wire.productCode),
    quantity: wire.quantity,
    contextCode: wire.contextCode,
    snapshot: toSnapshot(wire.productSnapshot),
    ...(wire.productPart ? { kind: toKind(wire.productPart.type) } : null),
    price: fromMajor(wire.price),
    isOutaged: wire.isOutaged ?? false,
    ...(wire.isUsual === true ? { isUsual: true } : null),
    children: (wire.children ?? []).map(toOrderedItem),
  }
}

export function fromOrderedItem(item: OrderedItem): OrderedItemSchema {
  return {
    productCode: item.productCode,
    quantity: item.quantity,
    contextCode: item.contextCode,
    productSnapshot: fromSnapshot(item.snapshot),
    ...(item.kind === undefined ? null : { productPart: { type: fromKind(item.kind) } }),
    price: toMajor(item.price),
    isOutaged: item.isOutaged,
    ...(item.isUsual === true ? { isUsual: true } : null),
    children: item.children.map(fromOrderedItem),
  }
}

export function toSnapshot(wire: SnapshotSchema): OrderedItem['snapshot'] {
  return {
    name: toTranslated(wire.name, wire.translations, 'name'),
    description: toTranslated(wire.description ?? '', wire.translations, 'description'),
    type: wire.type,
    ...present({ imageUrl: wire.imageUrl, calories: wire.calories }),
    metadata: toMetadata(wire.metadata),
  }
}

export function fromSnapshot(snapshot: OrderedItem['snapshot']): SnapshotSchema {
  return {
    name: snapshot.name.plain,
    description: snapshot.description.plain,
    translations: fromTranslated({ name: snapshot.name, description: snapshot.description }),
    type: snapshot.type,
    ...present({ imageUrl: snapshot.imageUrl, calories: snapshot.calories }),
    metadata: fromMetadata(snapshot.metadata),
  }
}
