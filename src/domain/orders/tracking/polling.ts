import { ACTIVE_ORDERS_POLL_MS, IDLE_ORDERS_POLL_MS } from '../../constants.ts'
import type { Order, OrderState } from '../order.ts'
import { isFollowed } from './kitchen-step.ts'

const ENDED: readonly OrderState[] = ['PAID', 'PAYMENT_ERROR', 'INJECTION_ERROR', 'CANCELLED', 'CONFLICTED']
/** S7.43: what was being written while the last answer was made is in the next one. */
const OVERLAP_MS = 3_000

/** Whether anything about an order can still change by itself. */
export function isActive({ state }: Pick<Order, 'state'>): boolean {
  return !ENDED.includes(state)
}

/**
 * How long (ms) to wait between two looks at these orders: 3 s while one is active, else 300 s (S9.10). Reading: one the
 * kitchen still tells of is active.
 */
export function ordersPollMs(orders: readonly Pick<Order, 'state' | 'posId' | 'kitchenStep'>[]): number {
  return orders.some((order) => isActive(order) || isFollowed(order))
    ? ACTIVE_ORDERS_POLL_MS
    : IDLE_ORDERS_POLL_MS
}

/** From when on (epoch ms) changes are asked for, after an answer made at an instant of the server's own clock (S7.43). */
export function changedSince(answeredAt: number): number {
  return answeredAt - OVERLAP_MS
}
