import { IN_PROGRESS_WINDOW_MS } from '../../constants.ts'
import { injectionMoment } from '../change/injection.ts'
import { UNPAID, type KitchenStep, type Order, type OrderState } from '../order.ts'

export type Progress =
  | 'conflicted'
  | 'will_be_send'
  | 'error'
  | 'in_progress'
  | 'unreached'
  | 'has_been_sent'
  | 'being_made'
  | 'ready'
  | 'collected'
  | 'unknown_error'

/** What a kitchen that tells how far it is says more than that it has the order. */
const PROGRESS_OF: Readonly<Record<KitchenStep, Progress>> = {
  accepted: 'has_been_sent',
  preparing: 'being_made',
  ready: 'ready',
  collected: 'collected',
}

const SETTLED: readonly Progress[] = [...Object.values(PROGRESS_OF), 'conflicted', 'error']
const FAILED: readonly OrderState[] = ['PAYMENT_ERROR', 'INJECTION_ERROR', 'CANCELLED']

/**
 * What the current-order page shows; the first line that fits wins (S4.38 to S4.43). Reading: what failed is told at
 * once, never as received (S4.40 before S4.39), and what a kitchen did not answer is not on its way (S4.41).
 */
export function progressOf(order: Order, delayMinutes: number, now: number): Progress {
  const isInjectable = now >= injectionMoment(order, delayMinutes)
  if (order.state === 'CONFLICTED') return 'conflicted'
  if (FAILED.includes(order.state)) return 'error'
  if (!isInjectable) return 'will_be_send'
  if (order.posId !== undefined) return PROGRESS_OF[order.kitchenStep ?? 'accepted']
  if (now < order.retrievalDate + IN_PROGRESS_WINDOW_MS)
    return isKitchenUnreached(order) ? 'unreached' : 'in_progress'
  return 'unknown_error'
}

/** Whether the display tells no more with time, and needs no further refresh (S4.37). */
export function isProgressSettled(progress: Progress): boolean {
  return SETTLED.includes(progress)
}

/** Whether a kitchen was told of an order and has not answered. */
export function isKitchenUnreached(order: Pick<Order, 'state' | 'posId' | 'isKitchenUnreached'>): boolean {
  return order.state === 'SENT' && order.posId === undefined && order.isKitchenUnreached === true
}

/** Whether nobody knows yet if the order is paid: its card shows that it waits (S4.16). */
export function awaitsPayment({ state }: Pick<Order, 'state'>): boolean {
  return UNPAID.includes(state)
}
