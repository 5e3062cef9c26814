import { IN_PROGRESS_WINDOW_MS } from '../../constants.ts'
import { injectionMoment } from '../change/injection.ts'
import { KITCHEN_STEPS, UNPAID, type KitchenStep, type Order, type OrderState } from '../order.ts'

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
  | 'due'
  | 'late'
  | 'unknown_error'

/** What a kitchen that tells how far it is says more than that it has the order. */
const PROGRESS_OF: Readonly<Record<KitchenStep, Progress>> = {
  accepted: 'has_been_sent',
  preparing: 'being_made',
  ready: 'ready',
  collected: 'collected',
}

const SETTLED: readonly Progress[] = ['ready', 'collected', 'due', 'late', 'conflicted', 'error']
const FAILED: readonly OrderState[] = ['PAYMENT_ERROR', 'INJECTION_ERROR', 'CANCELLED']

/**
 * What the current-order page shows; the first line that fits wins (S4.38 to S4.43). Reading: what failed is told at
 * once, never as received (S4.40 before S4.39), and what a kitchen did not answer is not on its way (S4.41). From the
 * promised time on a kitchen that tells how far it is and is not ready is late; of one that tells nothing it is only
 * known that the time has come.
 */
export function progressOf(order: Order, delayMinutes: number, now: number): Progress {
  const isInjectable = now >= injectionMoment(order, delayMinutes)
  if (order.state === 'CONFLICTED') return 'conflicted'
  if (FAILED.includes(order.state)) return 'error'
  if (!isInjectable) return 'will_be_send'
  if (order.posId !== undefined) return progressInKitchen(order, now)
  if (now < order.retrievalDate + IN_PROGRESS_WINDOW_MS)
    return isKitchenUnreached(order) ? 'unreached' : 'in_progress'
  return 'unknown_error'
}

function progressInKitchen({ kitchenStep, retrievalDate }: Order, now: number): Progress {
  const hasCome = now >= retrievalDate
  if (kitchenStep === undefined) return hasCome ? 'due' : 'has_been_sent'
  const isUnderway = kitchenStep === 'accepted' || kitchenStep === 'preparing'
  return isUnderway && hasCome ? 'late' : PROGRESS_OF[kitchenStep]
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

export type Stage = {
  readonly id: 'received' | 'sent' | 'made' | 'ready' | 'collected'
  readonly state: 'done' | 'current' | 'ahead'
}

const STAGES: readonly Stage['id'][] = ['received', 'sent', 'ready']
const KITCHEN_STAGES: readonly Stage['id'][] = ['received', 'made', 'ready', 'collected']

/** The marks of an order's way, as far as it is known to have come: a kitchen that tells nothing marks nothing ready. */
export function stagesOf({ kitchenStep, posId }: Order): readonly Stage[] {
  if (kitchenStep === undefined) return marked(STAGES, posId === undefined ? 0 : 1)
  const reached = KITCHEN_STEPS.indexOf(kitchenStep)
  // Nothing comes after it.
  return marked(KITCHEN_STAGES, kitchenStep === 'collected' ? KITCHEN_STAGES.length : reached)
}

function marked(ids: readonly Stage['id'][], reached: number): readonly Stage[] {
  return ids.map((id, index) => ({
    id,
    state: index === reached ? 'current' : index < reached ? 'done' : 'ahead',
  }))
}
