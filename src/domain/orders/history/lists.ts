import { PENDING_ORDER_KEPT_MS } from '../../constants.ts'
import type { Order, OrderState } from '../order.ts'

/** S4.12 */
export const CURRENT_STATES: readonly OrderState[] = [
  'VALIDATED',
  'SENT',
  'PAID',
  'WAITING',
  'PAYMENT_ERROR',
  'INJECTION_ERROR',
  'CANCELLED',
  'CONFLICTED',
]

/** S4.13 */
export const HISTORY_STATES: readonly OrderState[] = ['PAID', 'PAYMENT_ERROR']

const NOT_COUNTED: readonly OrderState[] = ['INJECTION_ERROR', 'CANCELLED']

/** Whether a pending order stays in the local list: until 15 minutes after its pickup time (S4.36, S9.7). */
export function isKeptPending(order: Order, now: number): boolean {
  return now < order.retrievalDate + PENDING_ORDER_KEPT_MS
}

/** The number on the timer button: current orders without INJECTION_ERROR and CANCELLED (S4.14, S2.98). */
export function badgeCount(orders: readonly Order[]): number {
  return orders.filter(({ state }) => CURRENT_STATES.includes(state) && !NOT_COUNTED.includes(state)).length
}

/** Orders that still come to something before those that were canceled or failed, each in their order. */
export function liveFirst(orders: readonly Order[]): readonly Order[] {
  return orders.toSorted((one, other) => Number(isOver(one)) - Number(isOver(other)))
}

/** Whether an order was canceled or refused, so that nothing comes of it. */
export function isOver({ state }: Pick<Order, 'state'>): boolean {
  return state === 'CANCELLED' || state === 'CONFLICTED' || state === 'INJECTION_ERROR'
}

/** The current orders after an answer that may tell only what changed: newest first, without those that are over (S4.12, S4.36). */
export function currentOrders(
  known: readonly Order[],
  heard: readonly Order[],
  now: number,
): readonly Order[] {
  const byId = new Map([...known, ...heard].map((order) => [order.id, order]))
  return [...byId.values()]
    .filter((order) => CURRENT_STATES.includes(order.state) && isKeptPending(order, now))
    .toSorted((one, other) => other.createdAt - one.createdAt)
}

/** The order that is followed, as it is known by itself, and then the others. */
export function followedFirst(followed: Order | undefined, orders: readonly Order[]): readonly Order[] {
  return followed ? [followed, ...orders.filter(({ id }) => id !== followed.id)] : orders
}
