import { allow, refuse, type Verdict } from '../../verdict.ts'
import { injectionMoment } from './injection.ts'
import type { Order } from '../order.ts'

/** VALIDATED, no posId, and injection still in the future, on card and page alike (S4.17 to S4.20). */
export function canCancelOrder(order: Order, delayMinutes: number, now: number): Verdict {
  if (order.state === 'CANCELLED') return refuse('order.alreadyCancelled')
  if (order.posId !== undefined || order.state !== 'VALIDATED') return refuse('order.notCancellable')
  if (now >= cancelUntil(order, delayMinutes)) return refuse('order.tooLateToCancel')
  return allow
}

/** The instant (epoch ms) from which an order can no longer be cancelled (S4.17). */
export function cancelUntil(order: Order, delayMinutes: number): number {
  return injectionMoment(order, delayMinutes)
}
