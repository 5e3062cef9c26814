import { allow, refuse, type Verdict } from '../../verdict.ts'
import type { Order } from '../order.ts'

/** Whether the confirmation may be sent once more: PAID, to a mail address (S4.31). */
export function canResendConfirmation(order: Pick<Order, 'state' | 'customerEmail'>): Verdict {
  const hasMail = order.customerEmail !== undefined && order.customerEmail !== ''
  return order.state === 'PAID' && hasMail ? allow : refuse('order.notResendable')
}
