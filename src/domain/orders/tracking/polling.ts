import { ACTIVE_ORDERS_POLL_MS, IDLE_ORDERS_POLL_MS } from '../../constants.ts'
import type { Order, OrderState } from '../order.ts'

const ENDED: readonly OrderState[] = ['PAID', 'PAYMENT_ERROR', 'INJECTION_ERROR', 'CANCELLED', 'CONFLICTED']
/** S7.43: a page may be up to a minute ahead of the server, so a poll asks for what changed before the last one, too. */
const OVERLAP_MS = 65_000

/** Whether anything about an order can still change by itself. */
export function isActive({ state }: Pick<Order, 'state'>): boolean {
  return !ENDED.includes(state)
}

/** How long (ms) to wait between two looks at these orders: 3 s while one is active, else 300 s (S9.10). */
export function ordersPollMs(orders: readonly Pick<Order, 'state'>[]): number {
  return orders.some(isActive) ? ACTIVE_ORDERS_POLL_MS : IDLE_ORDERS_POLL_MS
}

/** From when on (epoch ms) changes are asked for, after a poll that was answered at an instant. */
export function changedSince(answeredAt: number): number {
  return answeredAt - OVERLAP_MS
}
