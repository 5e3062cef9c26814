import type { Order } from '#domain/orders/order.ts'
import { awaitsPayment, type Progress } from '#domain/orders/tracking/progress.ts'

/** What the clock alone says, of an order that no kitchen has taken. */
const UNTAKEN: readonly Progress[] = ['will_be_send', 'in_progress']

/**
 * The sentence for the state of an order: only a paid order is said to be received or sent (S4.16, S4.39, S4.41), a
 * canceled one is not told as a failure, and one that is ready is collected but for what comes to the table.
 */
export function orderStateOf(
  order: Order,
  progress: Progress,
): { readonly key: string; readonly isWaiting: boolean } {
  const isWaiting = awaitsPayment(order) && UNTAKEN.includes(progress)
  if (order.state === 'CANCELLED') return { key: 'order.canceled', isWaiting }
  if (progress === 'ready' && order.pickUpMode !== 'TABLE_SERVICE')
    return { key: 'order.progress.toCollect', isWaiting }
  return { key: isWaiting ? 'order.waiting' : `order.progress.${progress}`, isWaiting }
}
