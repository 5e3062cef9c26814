import { IN_PROGRESS_WINDOW_MS } from '../constants.ts'
import { injectionMoment } from './injection.ts'
import type { Order } from './order.ts'

export type Progress =
  'conflicted' | 'will_be_send' | 'error' | 'in_progress' | 'has_been_sent' | 'unknown_error'

/** What the current-order page shows; the first line that fits wins, as the clauses are listed (S4.38 to S4.43). */
export function progressOf(order: Order, delayMinutes: number, now: number): Progress {
  const isInjectable = now >= injectionMoment(order, delayMinutes)
  if (order.state === 'CONFLICTED') return 'conflicted'
  if (!isInjectable && order.state !== 'CANCELLED') return 'will_be_send'
  if (order.state === 'PAYMENT_ERROR' || order.state === 'INJECTION_ERROR' || order.state === 'CANCELLED')
    return 'error'
  if (order.posId !== undefined) return 'has_been_sent'
  if (now < order.retrievalDate + IN_PROGRESS_WINDOW_MS) return 'in_progress'
  return 'unknown_error'
}

/** Whether the display needs no further refresh (S4.37). */
export function isProgressSettled(progress: Progress): boolean {
  return progress === 'has_been_sent' || progress === 'conflicted' || progress === 'error'
}
