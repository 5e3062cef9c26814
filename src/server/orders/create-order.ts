import { randomUUID } from 'node:crypto'
import type { NewOrder } from '#contracts/orders/order-calls.contract.ts'
import { normalisedPhone } from '#domain/account/fields.ts'
import type { Basket } from '#domain/basket/basket.ts'
import { fieldOfItem } from '#domain/basket/item-field.ts'
import { basketTotals, lineTotals } from '#domain/basket/totals.ts'
import { productIn } from '#domain/catalogue/menu.ts'
import type { CheckoutDetails } from '#domain/checkout/contact-details.ts'
import { id } from '#domain/ids.ts'
import type { OrderId } from '#domain/ids.ts'
import { addMinor, minor } from '#domain/money/minor.ts'
import { injectionMoment } from '#domain/orders/change/injection.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Deployment } from '#contracts/system/deployment.contract.ts'
import type { Account } from '../accounts/store/account-row.ts'
import { redeemerOf } from './store/coupon-uses.store.ts'
import type { Redeeming } from './store/coupon-uses.store.ts'
import type { StoredOrder } from './store/order-row.ts'
import type { Creation, Orders } from './store/orders.store.ts'
import { checkOrder } from './check-order.ts'
import type { CheckedOrder, SellingContext } from './check-order.ts'
import { orderedItemsOf } from './ordered-items.ts'

export type CreateOrderCall = {
  readonly wanted: NewOrder
  readonly account: Account
  readonly key: string
  readonly bodyHash: string
  /** The network address it comes from. */
  readonly address: string
  /** Whether it comes from a telephone. */
  readonly isMobile: boolean
}

/** What is sold where an order is made. */
export type Counter = Omit<SellingContext, 'flags' | 'minimum'>

export type CreatedOrder =
  | Exclude<CheckedOrder, { ok: true }>
  | { readonly ok: true; readonly creation: Creation }

/** Makes the order CREATED, priced by the stored menu, or says which rule refuses it; never half of it. */
export async function createOrder(
  { wanted, account, key, bodyHash, address, isMobile }: CreateOrderCall,
  context: Counter,
  deployment: Deployment,
  orders: Pick<Orders, 'create'>,
  now: number,
): Promise<CreatedOrder> {
  const details = detailsOf(wanted, account)
  const { flags, minimumOrder: minimum } = deployment
  const checked = checkOrder(wanted, { ...context, flags, minimum }, details, account.kind === 'guest', now)
  if (!checked.ok) return checked
  const timely = { ...wanted, retrievalDate: checked.retrievalDate }
  const order = orderOf(timely, account, checked.basket, context, details, now)
  if (addMinor(order.price, order.taxes) > LARGEST_TOTAL)
    return { ok: false, problem: 'checkout.invalidTotal' }
  const stored: StoredOrder = {
    order,
    rev: 1,
    requested: wanted.items,
    dueAt: injectionMoment(order, context.restaurant.settings.ordersInjectionDelayMinutes),
    language: account.language,
    currency: context.restaurant.currency,
    isMobile,
  }
  const attempt = { key, bodyHash, address, status: 201 }
  const creation = await orders.create(
    stored,
    attempt,
    redeemingOf(checked.basket, account, context, details),
  )
  if (creation.kind !== 'unredeemable') return { ok: true, creation }
  const { problem, code } = creation
  const index = wanted.items.findIndex(({ productCode }) => productCode === code)
  return { ok: false, problem, field: fieldOfItem(wanted.items, index) }
}

/** The coupons of an order and whose they are; undefined where it has none. */
function redeemingOf(
  { lines }: Basket,
  account: Account,
  { menu, restaurant }: Counter,
  { email }: CheckoutDetails,
): Redeeming | undefined {
  const coupons = lines.flatMap(({ type, code }) => (type === 'COUPON' ? (productIn(menu, code) ?? []) : []))
  if (coupons.length === 0) return undefined
  return { restaurantId: restaurant.id, coupons, redeemer: redeemerOf(account, email) }
}

/** A million of a major unit: anything above is a mistake, and would leave the columns' range. */
const LARGEST_TOTAL = 100_000_000

function detailsOf(wanted: NewOrder, account: Account): CheckoutDetails {
  return {
    email: wanted.email ?? account.email,
    firstName: wanted.firstName ?? account.firstName,
    lastName: wanted.lastName ?? account.lastName,
    phoneNumber: normalisedPhone(wanted.phoneNumber ?? account.phoneNumber ?? ''),
    isPolicyAccepted: account.isPolicyAccepted,
    isOffersAccepted: account.isOffersAccepted,
  }
}

function orderOf(
  wanted: NewOrder,
  account: Account,
  basket: Basket,
  { menu, restaurant }: Counter,
  details: CheckoutDetails,
  now: number,
): Order {
  const { total, tax, taxRows, discount, count } = basketTotals(basket)
  const prices = basket.lines.map((line) => lineTotals(line).withTax)
  return {
    id: id<OrderId>(randomUUID()),
    restaurantId: restaurant.id,
    accountId: account.id,
    campaignId: restaurant.currentCampaignId,
    state: 'CREATED',
    createdAt: now,
    retrievalDate: wanted.retrievalDate,
    price: minor(total - tax),
    taxes: tax,
    taxRows,
    items: orderedItemsOf(wanted.items, menu, prices),
    count,
    isOnMyWay: false,
    injectNow: false,
    isPredictOrder: wanted.isPredictOrder,
    pickUpMode: wanted.pickUpMode,
    customerEmail: details.email,
    ...(details.firstName !== '' && { firstName: details.firstName }),
    ...(details.lastName !== '' && { lastName: details.lastName }),
    ...(details.phoneNumber !== '' && { phoneNumber: details.phoneNumber }),
    ...(wanted.tableNumber !== undefined && { tableNumber: wanted.tableNumber }),
    ...(discount > 0 && { originalPrice: addMinor(total, discount) }),
  }
}
