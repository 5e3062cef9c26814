import { allow, refuse, type Verdict } from '../../verdict.ts'
import { UNPAID, type Order } from '../order.ts'

/** Detailed feedback: where stars are given (S4.27), and once, as feedbackedAt tells (S4.30). */
export function canGiveFeedback(order: Pick<Order, 'state' | 'feedbackedAt'>): Verdict {
  if (order.state !== 'PAID' && order.state !== 'SENT') return refuse('order.noFeedback')
  return order.feedbackedAt === undefined ? allow : refuse('order.feedbackSent')
}

/** Reading (S1.32): who paid may report a problem once, whatever became of the order. */
export function canReportProblem(order: Pick<Order, 'state' | 'reportedAt'>): Verdict {
  if (UNPAID.includes(order.state)) return refuse('order.noFeedback')
  return order.reportedAt === undefined ? allow : refuse('order.feedbackSent')
}
