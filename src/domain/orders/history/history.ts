import { HISTORY_PAGE_SIZE } from '../../constants.ts'
import type { OrderId } from '../../ids.ts'
import type { Order } from '../order.ts'

/** The orders fetched so far, newest first, and how many there are. */
export type OrderHistory = { readonly orders: readonly Order[]; readonly total: number }

export const NO_HISTORY: OrderHistory = { orders: [], total: 0 }

/** The history with one more page. An order made in between shifts the pages: what is known already is not listed twice. */
export function withPage(history: OrderHistory, page: OrderHistory): OrderHistory {
  const known = new Set<OrderId>(history.orders.map(({ id }) => id))
  const orders = [...history.orders, ...page.orders.filter(({ id }) => !known.has(id))]
  // A page without orders is the last, whatever the total says: else "show more" would never end.
  return { orders, total: page.orders.length === 0 ? orders.length : Math.max(page.total, orders.length) }
}

/** The history with what is now known of one of its orders. */
export function withOrder(history: OrderHistory, order: Order): OrderHistory {
  if (!history.orders.some(({ id }) => id === order.id)) return history
  return { ...history, orders: history.orders.map((known) => (known.id === order.id ? order : known)) }
}

/** Whether there are more orders than those fetched (S2.58). */
export function hasMore({ orders, total }: OrderHistory): boolean {
  return orders.length < total
}

/** Which orders to ask for next, 6 at a time (S2.58, S9.4). */
export function nextPageOf({ orders }: OrderHistory): { readonly skip: number; readonly limit: number } {
  return { skip: orders.length, limit: HISTORY_PAGE_SIZE }
}
