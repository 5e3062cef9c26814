import type { Infer, Struct } from 'superstruct'
import {
  array,
  boolean,
  enums,
  integer,
  literal,
  named,
  number,
  optional,
  recursive,
  string,
  type,
} from '#contracts/wire/wire-types.ts'
import { Amount, IsoTime, fromInstant } from '#contracts/wire/wire.ts'
import { PICKUP_MODES } from '#domain/catalogue/product.ts'
import { textIn } from '#domain/catalogue/translated.ts'
import { addMinor, toMajor } from '#domain/money/minor.ts'
import type { TaxRow } from '#domain/money/tax-rows.ts'
import type { WebhookEvent } from '#domain/orders/webhook-event.ts'
import { KITCHEN_STEPS, ORDER_STATES } from '#domain/orders/order.ts'
import type { Order, OrderedItem } from '#domain/orders/order.ts'
import type { StoredOrder } from '../orders/store/order-row.ts'

type Item = {
  readonly productCode: string
  readonly name: string
  readonly quantity: number
  readonly price: number
  readonly isOutaged: boolean
  readonly children: readonly Item[]
}

export const MessageItemSchema = named(
  'MessageItem',
  type({
    productCode: string(),
    name: string(),
    quantity: integer(),
    price: Amount,
    isOutaged: boolean(),
    children: array(recursive<Item>(() => MessageItemSchema)),
  }),
) as unknown as Struct<Item, unknown>

export const OrderMessageSchema = named(
  'OrderMessage',
  type({
    orderId: string(),
    revision: integer(),
    restaurantId: string(),
    state: enums(ORDER_STATES),
    createdAt: IsoTime,
    pickUpMode: enums(PICKUP_MODES),
    retrievalDate: IsoTime,
    tableNumber: optional(string()),
    customer: optional(
      type({
        firstName: optional(string()),
        lastName: optional(string()),
        phoneNumber: optional(string()),
      }),
    ),
    posId: optional(string()),
    kitchenStep: optional(enums(KITCHEN_STEPS)),
    reason: optional(string()),
    total: Amount,
    taxes: Amount,
    taxRows: optional(array(type({ rate: number(), net: Amount, tax: Amount, gross: Amount }))),
    currency: string(),
    items: array(MessageItemSchema),
  }),
)

/** What is posted of an order, to webhooks and to a point of sale. */
export function messageWire<Kind extends WebhookEvent | 'order.sent'>(kind: Kind) {
  return type({ type: literal(kind), timestamp: IsoTime, data: OrderMessageSchema })
}

/**
 * An order as other systems are told it, money in major units: of who ordered what it takes to call them, and neither
 * account nor address.
 */
export function orderMessageOf(
  { order, rev, currency }: StoredOrder,
  language: string,
): Infer<typeof OrderMessageSchema> {
  const customer = customerOf(order)
  return {
    orderId: order.id,
    revision: rev,
    restaurantId: order.restaurantId,
    state: order.state,
    createdAt: fromInstant(order.createdAt),
    pickUpMode: order.pickUpMode,
    retrievalDate: fromInstant(order.retrievalDate),
    ...(order.tableNumber !== undefined && { tableNumber: order.tableNumber }),
    ...(customer && { customer }),
    ...(order.posId !== undefined && { posId: order.posId }),
    ...(order.kitchenStep !== undefined && { kitchenStep: order.kitchenStep }),
    ...(order.refusalReason !== undefined && { reason: order.refusalReason }),
    total: toMajor(addMinor(order.price, order.taxes)),
    taxes: toMajor(order.taxes),
    ...(order.taxRows && { taxRows: order.taxRows.map(taxRowOf) }),
    currency,
    items: order.items.map((item) => itemOf(item, language)),
  }
}

/** Who ordered, as far as they said so; undefined where they said nothing. */
export function customerOf({ firstName, lastName, phoneNumber }: Order) {
  const told = {
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(phoneNumber !== undefined && { phoneNumber }),
  }
  return Object.keys(told).length === 0 ? undefined : told
}

function taxRowOf({ rate, net, tax, gross }: TaxRow) {
  return { rate, net: toMajor(net), tax: toMajor(tax), gross: toMajor(gross) }
}

function itemOf(item: OrderedItem, language: string): Item {
  return {
    productCode: item.productCode,
    name: textIn(item.snapshot.name, language),
    quantity: item.quantity,
    price: toMajor(item.price),
    isOutaged: item.isOutaged,
    children: item.children.map((child) => itemOf(child, language)),
  }
}
