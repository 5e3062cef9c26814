import type { Infer } from 'superstruct'
import { PICKUP_MODES } from '#domain/catalogue/product.ts'
import { PAYMENT_PROVIDERS } from '#domain/checkout/payment-provider.ts'
import { id } from '#domain/ids.ts'
import { fromMajor, toMajor } from '#domain/money/minor.ts'
import type { TaxRow } from '#domain/money/tax-rows.ts'
import { KITCHEN_STEPS, ORDER_STATES, type Order, type PaidWith } from '#domain/orders/order.ts'
import { Amount, Count, IsoTime, Key, fromInstant, maybe, present, toInstant } from '../wire/wire.ts'
import { array, boolean, enums, named, number, string, type } from '../wire/wire-types.ts'
import { OrderedItemSchema, fromOrderedItem, toOrderedItem } from './ordered-item.contract.ts'

/** S3.33, S3.34 */
export const OrderSchema = named(
  'Order',
  type({
    id: Key,
    restaurantId: Key,
    accountId: Key,
    campaignId: Key,
    posId: maybe(string()),
    state: enums(ORDER_STATES),
    createdAt: IsoTime,
    retrievalDate: IsoTime,
    injectedAt: maybe(IsoTime),
    /** Beside the described fields: the kitchen was asked and did not answer; it is asked again. */
    isKitchenUnreached: maybe(boolean()),
    /** The same: how far the kitchen is where it tells, and why it refused. */
    kitchenStep: maybe(enums(KITCHEN_STEPS)),
    refusalReason: maybe(string()),
    price: Amount,
    taxes: Amount,
    items: array(OrderedItemSchema),
    count: maybe(Count),
    isOnMyWay: maybe(boolean()),
    injectNow: maybe(boolean()),
    isPredictOrder: maybe(boolean()),
    rating: maybe(number()),
    reportedAt: maybe(IsoTime),
    feedbackedAt: maybe(IsoTime),
    customerDetails: maybe(type({ email: maybe(string()) })),
    email: maybe(string()),
    firstName: maybe(string()),
    lastName: maybe(string()),
    phoneNumber: maybe(string()),
    notes: maybe(type({ originalPrice: maybe(Amount) })),
    /** For receipts, beside the described fields: the taxes by rate, and how it was paid. */
    taxRows: maybe(array(type({ rate: number(), net: Amount, tax: Amount, gross: Amount }))),
    paidWith: maybe(type({ provider: string(), maskedPan: maybe(string()) })),
    tableNumber: maybe(string()),
    pickUpMode: enums(PICKUP_MODES),
  }),
)
export type OrderSchema = Infer<typeof OrderSchema>
type TaxRowSchema = NonNullable<OrderSchema['taxRows']>[number]

/** S7.44: histories also say `totalOrders`. */
export const OrderListSchema = type({
  items: array(OrderSchema),
  total: maybe(Count),
  totalOrders: maybe(Count),
})
export type OrderListSchema = Infer<typeof OrderListSchema>

/** S7.48: GET /orders/{id}/items. */
export const OrderItemsSchema = type({ items: array(OrderedItemSchema) })

export type OrderList = { readonly orders: readonly Order[]; readonly total: number }

export function toOrder(wire: OrderSchema): Order {
  const { posId, rating, firstName, lastName, phoneNumber, tableNumber } = wire
  const originalPrice = wire.notes?.originalPrice
  return {
    id: id(wire.id),
    restaurantId: id(wire.restaurantId),
    accountId: id(wire.accountId),
    campaignId: id(wire.campaignId),
    state: wire.state,
    createdAt: toInstant(wire.createdAt),
    retrievalDate: toInstant(wire.retrievalDate),
    price: fromMajor(wire.price),
    taxes: fromMajor(wire.taxes),
    items: wire.items.map(toOrderedItem),
    count: wire.count ?? wire.items.reduce((sum, item) => sum + item.quantity, 0),
    isOnMyWay: wire.isOnMyWay ?? false,
    injectNow: wire.injectNow ?? false,
    isPredictOrder: wire.isPredictOrder ?? false,
    pickUpMode: wire.pickUpMode,
    ...present({
      posId,
      injectedAt: instantIn(wire.injectedAt),
      isKitchenUnreached: wire.isKitchenUnreached === true ? true : undefined,
      kitchenStep: wire.kitchenStep,
      refusalReason: wire.refusalReason,
      originalPrice: typeof originalPrice === 'number' ? fromMajor(originalPrice) : undefined,
      taxRows: wire.taxRows?.map(toTaxRow),
      paidWith: wire.paidWith ? toPaidWith(wire.paidWith) : undefined,
      rating,
      reportedAt: instantIn(wire.reportedAt),
      feedbackedAt: instantIn(wire.feedbackedAt),
      customerEmail: wire.customerDetails?.email ?? wire.email,
      firstName,
      lastName,
      phoneNumber,
      tableNumber,
    }),
  }
}

export function fromOrder(order: Order): OrderSchema {
  const { posId, rating, customerEmail, firstName, lastName, phoneNumber, tableNumber, originalPrice } = order
  return {
    id: order.id,
    restaurantId: order.restaurantId,
    accountId: order.accountId,
    campaignId: order.campaignId,
    state: order.state,
    createdAt: fromInstant(order.createdAt),
    retrievalDate: fromInstant(order.retrievalDate),
    price: toMajor(order.price),
    taxes: toMajor(order.taxes),
    items: order.items.map(fromOrderedItem),
    count: order.count,
    isOnMyWay: order.isOnMyWay,
    injectNow: order.injectNow,
    isPredictOrder: order.isPredictOrder,
    pickUpMode: order.pickUpMode,
    ...present({
      posId,
      injectedAt: textOf(order.injectedAt),
      isKitchenUnreached: order.isKitchenUnreached,
      kitchenStep: order.kitchenStep,
      refusalReason: order.refusalReason,
      rating,
      reportedAt: textOf(order.reportedAt),
      feedbackedAt: textOf(order.feedbackedAt),
      customerDetails: customerEmail === undefined ? undefined : { email: customerEmail },
      email: customerEmail,
      firstName,
      lastName,
      phoneNumber,
      taxRows: order.taxRows?.map(fromTaxRow),
      paidWith: order.paidWith,
      notes: originalPrice === undefined ? undefined : { originalPrice: toMajor(originalPrice) },
      tableNumber,
    }),
  }
}

export function toOrderList(wire: OrderListSchema): OrderList {
  return {
    orders: wire.items.map(toOrder),
    total: wire.totalOrders ?? wire.total ?? wire.items.length,
  }
}

export function fromOrderList({ orders, total }: OrderList): OrderListSchema {
  return { items: orders.map(fromOrder), total, totalOrders: total }
}

function toTaxRow({ rate, net, tax, gross }: TaxRowSchema): TaxRow {
  return { rate, net: fromMajor(net), tax: fromMajor(tax), gross: fromMajor(gross) }
}

function fromTaxRow({ rate, net, tax, gross }: TaxRow): TaxRowSchema {
  return { rate, net: toMajor(net), tax: toMajor(tax), gross: toMajor(gross) }
}

/** A provider of a later version cannot be told in words. */
function toPaidWith({ provider, maskedPan }: NonNullable<OrderSchema['paidWith']>): PaidWith | undefined {
  const known = PAYMENT_PROVIDERS.find((each) => each === provider)
  return known && { provider: known, ...present({ maskedPan }) }
}

function instantIn(time: string | null | undefined): number | undefined {
  return typeof time === 'string' ? toInstant(time) : undefined
}

function textOf(instant: number | undefined): string | undefined {
  return instant === undefined ? undefined : fromInstant(instant)
}
