import type { Infer, Struct } from 'superstruct'
import { TABLE_NUMBER } from '#domain/basket/table-number.ts'
import { PICKUP_MODES } from '#domain/catalogue/product.ts'
import type { PickupMode } from '#domain/catalogue/product.ts'
import { NAME_MAX, QUANTITY_PICKER_MAX } from '#domain/constants.ts'
import { id } from '#domain/ids.ts'
import type { CampaignId, RestaurantId } from '#domain/ids.ts'
import type { OrderItem } from '#domain/orders/order.ts'
import { IsoTime, Key, fromInstant, present, toInstant } from '../wire/wire.ts'
import {
  array,
  boolean,
  enums,
  integer,
  named,
  object,
  optional,
  pattern,
  recursive,
  refine,
  string,
} from '../wire/wire-types.ts'

const Line = string(0, 320)
const Name = string(0, NAME_MAX)
const TableNumber = pattern(TABLE_NUMBER)
/** A product, and what is chosen in what is chosen in it: no menu of ours goes deeper. */
const DEEPEST_ITEM = 6
const Quantity = integer(0, QUANTITY_PICKER_MAX)

export type OrderItemSchema = {
  productCode: string
  quantity: number
  contextCode: string
  children: OrderItemSchema[]
}

/** S3.35 */
export const OrderItemSchema: Struct<OrderItemSchema, unknown> = named(
  'OrderItem',
  object({
    productCode: Key,
    quantity: Quantity,
    contextCode: string(0, 60),
    children: array(recursive<OrderItemSchema>(() => OrderItemSchema)),
  }),
) as unknown as Struct<OrderItemSchema, unknown>

const Items = refine(array(OrderItemSchema), 'nesting', (items) => depthOf(items) <= DEEPEST_ITEM)

function depthOf(items: readonly OrderItemSchema[]): number {
  return Math.max(0, ...items.map(({ children }) => 1 + depthOf(children)))
}

/** S7.45 */
export const NewOrderSchema = named(
  'NewOrder',
  object({
    campaignId: Key,
    items: Items,
    tableNumber: optional(TableNumber),
    pickUpMode: enums(PICKUP_MODES),
    restaurantId: Key,
    retrievalDate: IsoTime,
    isPredictOrder: boolean(),
    email: optional(Line),
    firstName: optional(Name),
    lastName: optional(Name),
    phoneNumber: optional(Line),
  }),
)
export type NewOrderSchema = Infer<typeof NewOrderSchema>

/** S7.45; `retrievalDate` in epoch ms. */
export type NewOrder = {
  readonly campaignId: CampaignId
  readonly items: readonly OrderItem[]
  readonly tableNumber?: string
  readonly pickUpMode: PickupMode
  readonly restaurantId: RestaurantId
  readonly retrievalDate: number
  readonly isPredictOrder: boolean
  readonly email?: string
  readonly firstName?: string
  readonly lastName?: string
  readonly phoneNumber?: string
}

/** S7.46: at least one of them. */
export const OrderChangeSchema = refine(
  object({
    items: optional(Items),
    retrievalDate: optional(IsoTime),
    injectNow: optional(boolean()),
    isOnMyWay: optional(boolean()),
    pickUpMode: optional(enums(PICKUP_MODES)),
  }),
  'change',
  (change) => Object.keys(change).length > 0,
  { minProperties: 1 },
)
export type OrderChangeSchema = Infer<typeof OrderChangeSchema>

/** S7.46; `retrievalDate` in epoch ms. */
export type OrderChange = {
  readonly items?: readonly OrderItem[]
  readonly retrievalDate?: number
  readonly injectNow?: boolean
  readonly isOnMyWay?: boolean
  readonly pickUpMode?: PickupMode
}

/** S7.52 */
export const RatingSchema = object({ rating: integer(1, 5) })

/** S7.53 */
export const FeedbackSchema = object({
  body: string(1, 2_000),
  feedbackSubject: Line,
  phoneNumber: Line,
  name: Line,
  email: Line,
  reportProblem: boolean(),
})
export type Feedback = Readonly<Infer<typeof FeedbackSchema>>

export function toOrderItem(wire: OrderItemSchema): OrderItem {
  return {
    productCode: id(wire.productCode),
    quantity: wire.quantity,
    contextCode: wire.contextCode,
    children: wire.children.map(toOrderItem),
  }
}

export function fromOrderItem(item: OrderItem): OrderItemSchema {
  return {
    productCode: item.productCode,
    quantity: item.quantity,
    contextCode: item.contextCode,
    children: item.children.map(fromOrderItem),
  }
}

export function toNewOrder(wire: NewOrderSchema): NewOrder {
  const { tableNumber, email, firstName, lastName, phoneNumber } = wire
  return {
    campaignId: id(wire.campaignId),
    items: wire.items.map(toOrderItem),
    pickUpMode: wire.pickUpMode,
    restaurantId: id(wire.restaurantId),
    retrievalDate: toInstant(wire.retrievalDate),
    isPredictOrder: wire.isPredictOrder,
    ...present({ tableNumber, email, firstName, lastName, phoneNumber }),
  }
}

export function fromNewOrder(order: NewOrder): NewOrderSchema {
  const { tableNumber, email, firstName, lastName, phoneNumber } = order
  return {
    campaignId: order.campaignId,
    items: order.items.map(fromOrderItem),
    pickUpMode: order.pickUpMode,
    restaurantId: order.restaurantId,
    retrievalDate: fromInstant(order.retrievalDate),
    isPredictOrder: order.isPredictOrder,
    ...present({ tableNumber, email, firstName, lastName, phoneNumber }),
  }
}

export function toOrderChange({ items, retrievalDate, ...rest }: OrderChangeSchema): OrderChange {
  return present({
    ...rest,
    items: items?.map(toOrderItem),
    retrievalDate: retrievalDate === undefined ? undefined : toInstant(retrievalDate),
  })
}

export function fromOrderChange({ items, retrievalDate, ...rest }: OrderChange): OrderChangeSchema {
  return present({
    ...rest,
    items: items?.map(fromOrderItem),
    retrievalDate: retrievalDate === undefined ? undefined : fromInstant(retrievalDate),
  })
}
