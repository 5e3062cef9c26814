import { fromOrderItem } from '#contracts/orders/order-calls.contract.ts'
import type { OrderChange as WantedChange } from '#contracts/orders/order-calls.contract.ts'
import { needsTable } from '#domain/basket/table-number.ts'
import type { PickupMode } from '#domain/catalogue/product.ts'
import { modeChange } from '#domain/orders/change/change-mode.ts'
import { injectionMoment } from '#domain/orders/change/injection.ts'
import {
  canBeExpected,
  canModifyPickup,
  canSendNow,
  sendNowPickup,
} from '#domain/orders/change/modify-pickup.ts'
import type { Order, OrderState } from '#domain/orders/order.ts'
import { takesOrdersAhead } from '#domain/restaurant/ordering-status.ts'
import { canPickUpAt } from '#domain/restaurant/pickup-slots.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import { allow, refuse, succeed } from '#domain/verdict.ts'
import type { Result, Verdict } from '#domain/verdict.ts'
import { modeOf } from '../catalogue/mode-of.ts'
import type { CatalogueStore } from '../catalogue/store/catalogue.store.ts'
import type { Queries } from '../core/database/database.ts'
import type { StoredOrder } from './store/order-row.ts'
import type { OrderChange } from './store/order-update.ts'

export type ChangeContext = {
  readonly restaurant: Restaurant
  readonly catalogue: Pick<CatalogueStore, 'menu' | 'deployment'>
  readonly now: number
}

/** What a change that is asked for does to an order, whole, or the first rule that refuses it (S4.21 to S4.25, S7.46). */
export async function changeWanted(
  stored: StoredOrder,
  wanted: WantedChange,
  context: ChangeContext,
  queries: Queries,
): Promise<Result<OrderChange>> {
  const { order } = stored
  const { restaurant, now } = context
  const delay = restaurant.settings.ordersInjectionDelayMinutes
  const pickup = wanted.injectNow === true ? sendNowPickup(now, delay) : wanted.retrievalDate
  const verdicts = [
    wanted.isOnMyWay === true ? canBeExpected(order) : canStillChange(order),
    canKeepItems(stored, wanted),
    ...verdictsOfTime(order, wanted, context),
  ]
  for (const verdict of verdicts) if (!verdict.ok) return verdict
  const mode = wanted.pickUpMode === order.pickUpMode ? undefined : wanted.pickUpMode
  const moded = mode === undefined ? succeed({}) : await changeOfMode(stored, mode, context, queries)
  if (!moded.ok) return moded
  return succeed({
    ...moded.value,
    ...(wanted.isOnMyWay !== undefined && { is_on_my_way: wanted.isOnMyWay }),
    ...(wanted.injectNow === true && { inject_now: true }),
    ...(pickup !== undefined && {
      retrieval_at: pickup,
      due_at: injectionMoment({ retrievalDate: pickup }, delay),
    }),
  })
}

function verdictsOfTime(
  order: Order,
  { injectNow, retrievalDate }: WantedChange,
  { restaurant, catalogue, now }: ChangeContext,
): readonly Verdict[] {
  const isNow = injectNow === true
  const pickup = isNow ? sendNowPickup(now, restaurant.settings.ordersInjectionDelayMinutes) : retrievalDate
  if (pickup === undefined) return []
  return [
    isNow ? canSendNow(order) : canModifyPickup(order),
    canPickUpAt(restaurant, pickup, now, takesOrdersAhead(order.pickUpMode, catalogue.deployment().flags)),
  ]
}

async function changeOfMode(
  stored: StoredOrder,
  mode: PickupMode,
  { restaurant, catalogue }: ChangeContext,
  queries: Queries,
): Promise<Result<OrderChange>> {
  const { order, requested } = stored
  const published = await catalogue.menu(restaurant.id, order.campaignId, modeOf(mode), queries)
  if (!published) return refuse('product.unavailable')
  const saleTerms = { mode, outages: restaurant.outageProducts, flags: catalogue.deployment().flags }
  const priced = modeChange({ order, requested, menu: published.menu, saleTerms })
  if (!priced.ok) return priced
  const { price, taxes, taxRows } = priced.value
  return succeed({
    pick_up_mode: mode,
    price,
    taxes,
    tax_rows: taxRows,
    ...(!needsTable(mode) && { table_number: null }),
  })
}

/** Nothing changes of an order that ended without food. */
function canStillChange({ state }: Order): Verdict {
  if (state === 'CANCELLED') return refuse('order.alreadyCancelled')
  return ENDED.includes(state) ? refuse('order.notModifiable') : allow
}

const ENDED: readonly OrderState[] = ['PAYMENT_ERROR', 'INJECTION_ERROR', 'CONFLICTED']

/** Reading (S7.46): what is ordered is paid as it is; other items are another order. The same ones are no change. */
function canKeepItems({ requested }: StoredOrder, { items }: WantedChange): Verdict {
  if (items === undefined) return allow
  const written = (each: typeof items) => JSON.stringify(each.map(fromOrderItem))
  return written(items) === written(requested) ? allow : refuse('order.itemsFixed')
}
