import { ACTIVE_ORDERS_POLL_MS, IDLE_ORDERS_POLL_MS, UNSEEN_ORDERS_WAIT_MS } from '../../constants.ts'
import type { Order, OrderState } from '../order.ts'
import { isFollowed } from './kitchen-step.ts'

type Watched = Pick<Order, 'state' | 'posId' | 'kitchenStep'>

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
export function ordersPollMs(orders: readonly Watched[]): number {
  return isAwaited(orders) ? ACTIVE_ORDERS_POLL_MS : IDLE_ORDERS_POLL_MS
}

/** How much longer (ms) a tab nobody looks at waits: it is told what is ready, and asks nothing where nothing comes. */
export function unseenWaitMs(orders: readonly Watched[]): number {
  return isAwaited(orders) ? UNSEEN_ORDERS_WAIT_MS : Infinity
}

function isAwaited(orders: readonly Watched[]): boolean {
  return orders.some((order) => isActive(order) || isFollowed(order))
}

/** From when on (epoch ms) changes are asked for, after an answer made at an instant of the server's own clock (S7.43). */
export function changedSince(answeredAt: number): number {
  return answeredAt - OVERLAP_MS
}
