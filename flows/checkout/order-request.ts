import { toOrderItems } from '#domain/basket/order-items.ts'
import { needsTable } from '#domain/basket/table-number.ts'
import { basketTotals } from '#domain/basket/totals.ts'
import { textHash } from '../core/log/text-hash.ts'
import type { CheckoutContext, OrderRequest, PayEvent } from './checkout.events.ts'

/** The same basket for the same pickup time keeps its key and its order; anything else is a new order. */
export function requested(context: CheckoutContext, event: PayEvent): Partial<CheckoutContext> {
  const request = requestOf(event)
  const content = contentOf(request)
  // A device that lost its last steps comes to the same step with another basket: the step alone would name two orders.
  const fresh = { ...request, key: `${request.key}:${textHash(content)}` }
  return {
    contact: event.contact,
    facts: event.facts,
    basketTotal: basketTotals(event.basket).total,
    way: event.way,
    savesCard: event.savesCard ?? false,
    hasCard: event.hasCard,
    problem: undefined,
    ...(isSameRequest(context, event) ? {} : { request: fresh, order: undefined }),
  }
}

/** Whether it asks for the order that was asked for last. */
export function isSameRequest(context: CheckoutContext, event: PayEvent): boolean {
  return context.request !== undefined && contentOf(context.request) === contentOf(requestOf(event))
}

function requestOf(event: PayEvent): OrderRequest {
  return {
    key: event.key,
    restaurantId: event.restaurantId,
    campaignId: event.campaignId,
    items: toOrderItems(event.basket),
    pickUpMode: event.pickUpMode,
    ...(needsTable(event.pickUpMode) && event.basket.tableNumber !== undefined
      ? { tableNumber: event.basket.tableNumber }
      : {}),
    retrievalDate: event.retrievalDate,
    contact: event.contact,
  }
}

/** What is ordered, whoever is told of it. */
function contentOf(request: OrderRequest): string {
  return JSON.stringify({ ...request, key: '', contact: {} })
}
