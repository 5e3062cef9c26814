import { array, enums, integer, nullable, number, optional, string, type } from 'superstruct'
import type { Infer } from 'superstruct'
import type { BasketLine } from '#domain/basket/basket.ts'
import { describeLine } from '#domain/basket/describe-line.ts'
import type { LineDescription } from '#domain/basket/describe-line.ts'
import { linesFromItems } from '#domain/basket/order-items.ts'
import { allergensAsChosen, allergensAsOrdered } from '#domain/catalogue/marked-allergens.ts'
import { productIn } from '#domain/catalogue/menu.ts'
import { ALLERGENS, NUTRITION_KEYS, PICKUP_MODES } from '#domain/catalogue/product.ts'
import type { Allergen, ProductMetadata } from '#domain/catalogue/product.ts'
import { textIn } from '#domain/catalogue/translated.ts'
import type { Translated } from '#domain/catalogue/translated.ts'
import { id } from '#domain/ids.ts'
import type { ProductCode } from '#domain/ids.ts'
import { addMinor } from '#domain/money/minor.ts'
import { cancelUntil } from '#domain/orders/change/cancel-order.ts'
import type { OrderedItem } from '#domain/orders/order.ts'
import type { PublishedMenu } from '../catalogue/published-menu.ts'
import { modeOf } from '../catalogue/mode-of.ts'
import type { CatalogueStore } from '../catalogue/store/catalogue.store.ts'
import type { Queries } from '../core/database/database.ts'
import { PaidWithDocument, TaxRowDocument } from '../orders/store/order-document.ts'
import type { StoredOrder } from '../orders/store/order-row.ts'

/**
 * What a mail of an order says, as values: names in the guest's language, instants in epoch ms, money in minor units.
 * Its words are chosen when it is read, so that a better wording reaches mails that are still waiting.
 */
export const OrderMail = type({
  /** Missing in mails of the version that linked to nothing. */
  orderId: optional(string()),
  /** Whose link it is; missing where the reader has a password. */
  guestId: optional(string()),
  restaurant: type({
    name: string(),
    phoneNumber: string(),
    timeZone: string(),
    minFractionDigits: integer(),
    maxFractionDigits: integer(),
    address: type({ street: string(), number: string(), zipCode: string(), city: string() }),
  }),
  lines: array(
    type({
      name: string(),
      quantity: number(),
      total: integer(),
      details: array(
        type({
          kind: enums(['regular', 'option', 'extra', 'without']),
          name: string(),
          quantity: number(),
        }),
      ),
      /** What is marked on it as it was chosen, and what its restaurant says of one; missing in older mails. */
      allergens: optional(array(enums(ALLERGENS))),
      nutrition: optional(array(type({ name: enums(NUTRITION_KEYS), value: number() }))),
    }),
  ),
  total: integer(),
  taxes: integer(),
  /** What coupons took off. */
  discount: integer(),
  currency: string(),
  pickUpMode: enums(PICKUP_MODES),
  pickupAt: number(),
  /** Missing where the order goes to the kitchen at once. */
  cancelUntil: nullable(number()),
  firstName: optional(string()),
  tableNumber: optional(string()),
  /** For the receipt; missing in mails of the version that wrote none. */
  createdAt: optional(number()),
  taxRows: optional(array(TaxRowDocument)),
  paidWith: optional(PaidWithDocument),
  /** For the receipt, once the kitchen has given one. */
  pickupNumber: optional(string()),
  /** What ended the order; missing in mails of the version that did not tell. */
  soldOut: optional(array(string())),
  /** What the order is called at the counter, where it is still to be paid there. */
  number: optional(string()),
})
export type OrderMail = Infer<typeof OrderMail>

/** What there is to say of an order at `now`; undefined where its restaurant is unknown. */
export async function orderMailOf(
  stored: StoredOrder,
  guestId: string | undefined,
  catalogue: Pick<CatalogueStore, 'restaurant' | 'menu'>,
  queries: Queries,
  now: number,
): Promise<OrderMail | undefined> {
  const { order, language, currency } = stored
  const restaurant = catalogue.restaurant(order.restaurantId)
  if (!restaurant) return undefined
  const mode = modeOf(order.pickUpMode)
  const published = await catalogue.menu(restaurant.id, order.campaignId, mode, queries)
  const until = cancelUntil(order, restaurant.settings.ordersInjectionDelayMinutes)
  const total = addMinor(order.price, order.taxes)
  const said = (translated: Translated) => textIn(translated, language)
  const { name, address, timeZone, minFractionDigits, maxFractionDigits } = restaurant
  return {
    orderId: order.id,
    ...(guestId !== undefined && { guestId }),
    restaurant: {
      name,
      phoneNumber: restaurant.settings.phoneNumber,
      timeZone,
      minFractionDigits,
      maxFractionDigits,
      address,
    },
    lines: linesOf(stored, published).map(({ allergens, nutrition, ...line }) => ({
      ...line,
      allergens: [...allergens],
      nutrition: [...nutrition],
      name: said(line.name),
      details: line.details.map((detail) => ({ ...detail, name: said(detail.name) })),
    })),
    total,
    taxes: order.taxes,
    discount: order.originalPrice === undefined ? 0 : order.originalPrice - total,
    currency,
    createdAt: order.createdAt,
    ...(order.taxRows && { taxRows: [...order.taxRows] }),
    ...(order.paidWith && { paidWith: order.paidWith }),
    ...(order.posId !== undefined && { pickupNumber: order.posId }),
    pickUpMode: order.pickUpMode,
    pickupAt: order.retrievalDate,
    cancelUntil: until > now ? until : null,
    ...(order.firstName !== undefined && { firstName: order.firstName }),
    ...(order.tableNumber !== undefined && { tableNumber: order.tableNumber }),
  }
}

/** What of an order is among these products, down to the parts, in the guest's language (S8.7). */
export function soldOutNames(
  { order, language }: StoredOrder,
  productCodes: readonly ProductCode[],
): readonly string[] {
  const codes = new Set(productCodes)
  const namesOf = (item: OrderedItem): readonly string[] => {
    if (item.quantity === 0 || item.kind === 'without') return []
    const own = codes.has(item.productCode) ? [textIn(item.snapshot.name, language)] : []
    return [...own, ...item.children.flatMap(namesOf)]
  }
  return [...new Set(order.items.flatMap(namesOf))]
}

type Contents = {
  readonly allergens: readonly Allergen[]
  readonly nutrition: ProductMetadata['nutritionalInfo']
}

/** By the menu it was ordered from; a mail does not fail a payment, so what that cannot tell is told plainly. */
function linesOf(
  { order, requested }: StoredOrder,
  published: PublishedMenu | undefined,
): readonly (LineDescription & Contents)[] {
  const lines = published && linesFromItems(requested, published.menu, (index) => id(`line-${index}`))
  if (lines?.ok) return lines.value.map((line) => ({ ...describeLine(line), ...contentsOf(line, published) }))
  return order.items.map((item) => ({
    name: item.snapshot.name,
    quantity: item.quantity,
    details: [],
    total: item.price,
    allergens: allergensAsOrdered(item),
    nutrition: item.snapshot.metadata.nutritionalInfo,
  }))
}

/** S3.52, S3.53 */
function contentsOf({ code, selection }: BasketLine, published: PublishedMenu | undefined): Contents {
  const product = published && productIn(published.menu, code)
  return {
    allergens: product ? allergensAsChosen(product, selection) : [],
    nutrition: product?.metadata.nutritionalInfo ?? [],
  }
}
