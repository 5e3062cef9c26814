import { needsTable } from '../../basket/table-number.ts'
import { allow, refuse, type Verdict } from '../../verdict.ts'
import { injectionMoment } from './injection.ts'
import type { Order, OrderState } from '../order.ts'

const ENDED_BADLY: readonly OrderState[] = ['INJECTION_ERROR', 'PAYMENT_ERROR', 'CANCELLED', 'CONFLICTED']

/**
 * Unless it ended badly or was injected (S4.21, S4.22). Reading: it is injected once the kitchen is being asked, with a
 * number or without; then a change reaches nobody.
 */
export function canModifyPickup(order: Order): Verdict {
  if (order.state === 'CANCELLED') return refuse('order.alreadyCancelled')
  if (order.posId !== undefined || order.state === 'SENT' || order.state === 'PAID')
    return refuse('order.alreadyInjected')
  return ENDED_BADLY.includes(order.state) ? refuse('order.notModifiable') : allow
}

/** Whether the order card invites to change the pickup time (S4.23). */
export function promptsPickupChange(
  order: Order,
  delayMinutes: number,
  now: number,
  onCancelView: boolean,
): boolean {
  return !onCancelView && canModifyPickup(order).ok && now < injectionMoment(order, delayMinutes)
}

/** Check-in: unless it was sent already, or asked to be (S4.24). */
export function canSendNow(order: Order): Verdict {
  const modifiable = canModifyPickup(order)
  if (!modifiable.ok) return modifiable
  return order.injectedAt !== undefined || order.injectNow ? refuse('order.alreadyInjected') : allow
}

/** The pickup time (epoch ms) of an order sent now (S4.25). */
export function sendNowPickup(now: number, delayMinutes: number): number {
  return now + delayMinutes * 60_000
}

/** Whether the order card offers to send the order now: there is time to be saved, and it may be (S1.30, S4.24). */
export function promptsSendNow(order: Order, delayMinutes: number, now: number): boolean {
  return (
    order.state === 'VALIDATED' &&
    canSendNow(order).ok &&
    sendNowPickup(now, delayMinutes) < order.retrievalDate
  )
}

/** "On my way": once (S7.46). */
export function canSayOnMyWay(order: Order): Verdict {
  const verdict = canBeExpected(order)
  if (!verdict.ok) return verdict
  return order.isOnMyWay ? refuse('order.alreadyOnTheWay') : allow
}

/** Whether somebody is expected for an order: it can still be picked up, and who sits at a table is there (S7.46, S3.26). */
export function canBeExpected(order: Order): Verdict {
  if (order.state === 'CANCELLED') return refuse('order.alreadyCancelled')
  const isFetched = order.kitchenStep === 'collected'
  const isHere = needsTable(order.pickUpMode)
  if (order.state === 'CREATED' || isHere || isFetched || ENDED_BADLY.includes(order.state))
    return refuse('order.notModifiable')
  return allow
}
