import { isKeptPending } from '../orders/history/lists.ts'
import type { Order, OrderState } from '../orders/order.ts'
import { allow, refuse, type Verdict } from '../verdict.ts'

/** What is being cooked or waits to be picked up. */
export const UNDERWAY_STATES: readonly OrderState[] = ['WAITING', 'VALIDATED', 'SENT', 'PAID']

/** S6.7: an account goes with its orders' pickup numbers, so not while its owner still needs one (src/server/accounts/README.md). */
export function canDeleteAccount(orders: readonly Order[], now: number): Verdict {
  const isUnderway = orders.some(
    (order) => UNDERWAY_STATES.includes(order.state) && isKeptPending(order, now),
  )
  return isUnderway ? refuse('account.orderUnderway') : allow
}
