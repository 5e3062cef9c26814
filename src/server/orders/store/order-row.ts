import { array, boolean, enums, string } from '#contracts/wire/wire-types.ts'
import { PICKUP_MODES } from '#domain/catalogue/product.ts'
import type { AccountId, CampaignId, OrderId, RestaurantId } from '#domain/ids.ts'
import { KITCHEN_STEPS, ORDER_STATES } from '#domain/orders/order.ts'
import type { Order, OrderItem } from '#domain/orders/order.ts'
import { Finite, Money, Whole, idOf, orNull } from '../../core/database/columns.ts'
import { OrderItemDocument, OrderedItemDocument, PaidWithDocument, TaxRowDocument } from './order-document.ts'
import { rowReader } from '../../core/database/row-reader.ts'

/** An order as it is stored: the domain's order, what was sent for it, and what the server alone needs. */
export type StoredOrder = {
  readonly order: Order
  readonly rev: number
  readonly requested: readonly OrderItem[]
  /** The moment the kitchen gets it, epoch ms. */
  readonly dueAt: number
  readonly language: string
  readonly currency: string
  /** Whether it was made from a telephone (S7.43, `mobileOnly`). */
  readonly isMobile: boolean
  /** The guest who made it, where it has joined the account of a user since. */
  readonly guestId?: AccountId
}

export const orderRow = rowReader('orders', {
  id: idOf<OrderId>(),
  rev: Whole,
  account_id: idOf<AccountId>(),
  restaurant_id: idOf<RestaurantId>(),
  campaign_id: idOf<CampaignId>(),
  state: enums(ORDER_STATES),
  pick_up_mode: enums(PICKUP_MODES),
  language: string(),
  currency: string(),
  price: Money,
  taxes: Money,
  tax_rows: orNull(array(TaxRowDocument)),
  paid_with: orNull(PaidWithDocument),
  original_price: orNull(Money),
  items: array(OrderItemDocument),
  snapshot: array(OrderedItemDocument),
  count: Whole,
  created_at: Finite,
  retrieval_at: Finite,
  due_at: Finite,
  injected_at: orNull(Finite),
  pos_id: orNull(string()),
  kitchen_unreached_at: orNull(Finite),
  kitchen_step: orNull(enums(KITCHEN_STEPS)),
  refusal_reason: orNull(string()),
  is_on_my_way: boolean(),
  inject_now: boolean(),
  is_predict_order: boolean(),
  rating: orNull(Whole),
  reported_at: orNull(Finite),
  feedbacked_at: orNull(Finite),
  email: orNull(string()),
  first_name: orNull(string()),
  last_name: orNull(string()),
  phone_number: orNull(string()),
  table_number: orNull(string()),
  is_mobile: boolean(),
  guest_id: orNull(idOf<AccountId>()),
})
export type OrderRow = ReturnType<typeof orderRow>

export function storedOrderFrom(row: OrderRow): StoredOrder {
  return {
    order: orderFrom(row),
    rev: row.rev,
    requested: row.items,
    dueAt: row.due_at,
    language: row.language,
    currency: row.currency,
    isMobile: row.is_mobile,
    ...(row.guest_id !== null && { guestId: row.guest_id }),
  }
}

/** An order as whoever may see it knows it: of their own account, also where it has joined another since. */
export function orderFor(accountId: AccountId, { order }: Pick<StoredOrder, 'order'>): Order {
  return order.accountId === accountId ? order : { ...order, accountId }
}

/** The row of an order just made, in the order of ORDER_COLUMNS. */
export function orderValues(stored: StoredOrder): readonly unknown[] {
  const { order } = stored
  return [
    order.id,
    order.accountId,
    order.restaurantId,
    order.campaignId,
    order.state,
    order.pickUpMode,
    stored.language,
    stored.currency,
    order.price,
    order.taxes,
    order.originalPrice ?? null,
    order.taxRows === undefined ? null : JSON.stringify(order.taxRows),
    JSON.stringify(stored.requested),
    JSON.stringify(order.items),
    order.count,
    order.createdAt,
    order.createdAt,
    order.retrievalDate,
    stored.dueAt,
    order.isPredictOrder,
    order.customerEmail ?? null,
    order.firstName ?? null,
    order.lastName ?? null,
    order.phoneNumber ?? null,
    order.tableNumber ?? null,
    stored.isMobile,
  ]
}

/** Column and type: parameters of a SELECT have no type of their own. */
export const ORDER_COLUMNS = [
  ['id', 'text'],
  ['account_id', 'text'],
  ['restaurant_id', 'text'],
  ['campaign_id', 'text'],
  ['state', 'text'],
  ['pick_up_mode', 'text'],
  ['language', 'text'],
  ['currency', 'text'],
  ['price', 'integer'],
  ['taxes', 'integer'],
  ['original_price', 'integer'],
  ['tax_rows', 'json'],
  ['items', 'json'],
  ['snapshot', 'json'],
  ['count', 'integer'],
  ['created_at', 'double precision'],
  ['updated_at', 'double precision'],
  ['retrieval_at', 'double precision'],
  ['due_at', 'double precision'],
  ['is_predict_order', 'boolean'],
  ['email', 'text'],
  ['first_name', 'text'],
  ['last_name', 'text'],
  ['phone_number', 'text'],
  ['table_number', 'text'],
  ['is_mobile', 'boolean'],
] as const

function orderFrom(row: OrderRow): Order {
  return {
    id: row.id,
    restaurantId: row.restaurant_id,
    accountId: row.account_id,
    campaignId: row.campaign_id,
    state: row.state,
    createdAt: row.created_at,
    retrievalDate: row.retrieval_at,
    price: row.price,
    taxes: row.taxes,
    items: row.snapshot,
    count: row.count,
    isOnMyWay: row.is_on_my_way,
    injectNow: row.inject_now,
    isPredictOrder: row.is_predict_order,
    pickUpMode: row.pick_up_mode,
    ...(row.pos_id !== null && { posId: row.pos_id }),
    ...(row.injected_at !== null && { injectedAt: row.injected_at }),
    ...(row.kitchen_step !== null && { kitchenStep: row.kitchen_step }),
    ...(row.refusal_reason !== null && { refusalReason: row.refusal_reason }),
    ...(row.kitchen_unreached_at !== null && { isKitchenUnreached: true }),
    ...(row.tax_rows !== null && { taxRows: row.tax_rows }),
    ...(row.paid_with !== null && { paidWith: row.paid_with }),
    ...(row.original_price !== null && { originalPrice: row.original_price }),
    ...(row.rating !== null && { rating: row.rating }),
    ...(row.reported_at !== null && { reportedAt: row.reported_at }),
    ...(row.feedbacked_at !== null && { feedbackedAt: row.feedbacked_at }),
    ...(row.email !== null && { customerEmail: row.email }),
    ...(row.first_name !== null && { firstName: row.first_name }),
    ...(row.last_name !== null && { lastName: row.last_name }),
    ...(row.phone_number !== null && { phoneNumber: row.phone_number }),
    ...(row.table_number !== null && { tableNumber: row.table_number }),
  }
}
