import { UNPAID, type OrderState } from '#domain/orders/order.ts'
import type { MoneyReport, Payment, PaymentReport, PaymentStatus } from './payment.ts'

/** What a report moves. `serves` is left to the rules of the restaurant: only they say whether a paid order is taken. */
export type PaymentStep = {
  readonly status?: PaymentStatus
  readonly refunded?: number
  readonly order?: 'serves' | 'waits' | 'payable' | 'lost'
  /** Something no report should say, for a person to look at. */
  readonly alarm?: 'mismatch' | 'paidTooLate'
}

/** README beside this file: how a report moves a payment and its order. What has moved on is never moved back. */
export function stepOf(
  payment: Pick<Payment, 'status' | 'amount' | 'currency' | 'orderId' | 'refunded'>,
  report: PaymentReport,
  state: OrderState,
): PaymentStep {
  switch (payment.status) {
    case 'begun':
      return stepOfBegun(payment, report, state)
    case 'authorised':
      if (report.kind === 'gone') return { status: 'released', order: 'lost' }
      return report.kind === 'taken' ? stepOfTaken(payment, report, 'captured') : {}
    case 'captured':
      return report.kind === 'taken' && report.refunded > payment.refunded ? stepOfTaken(payment, report) : {}
    case 'releasing':
    case 'released':
    case 'refunded':
      return {}
  }
}

function stepOfBegun(
  payment: Pick<Payment, 'amount' | 'currency' | 'orderId'>,
  report: PaymentReport,
  state: OrderState,
): PaymentStep {
  switch (report.kind) {
    case 'open':
      return { order: 'payable' }
    case 'undecided':
      return { order: 'waits' }
    case 'gone':
      return { status: 'released', order: 'payable' }
    case 'held':
    case 'taken':
      if (report.refunded >= payment.amount) return { status: 'refunded', order: 'payable' }
      if (!isFor(payment, report)) return { status: 'releasing', order: 'payable', alarm: 'mismatch' }
      if (!UNPAID.includes(state)) return { status: 'releasing', alarm: 'paidTooLate' }
      return {
        status: report.kind === 'held' ? 'authorised' : 'captured',
        refunded: report.refunded,
        order: 'serves',
      }
  }
}

function stepOfTaken(
  { amount }: Pick<Payment, 'amount'>,
  { refunded }: MoneyReport,
  status?: PaymentStatus,
): PaymentStep {
  if (refunded >= amount) return { status: 'refunded', refunded, order: 'lost' }
  return { refunded, ...(status && { status }) }
}

/** Money for another order, or another sum of it, pays nothing (F21). */
function isFor(
  { amount, currency, orderId }: Pick<Payment, 'amount' | 'currency' | 'orderId'>,
  report: MoneyReport,
): boolean {
  return (
    report.amount === amount &&
    report.currency.toLowerCase() === currency.toLowerCase() &&
    report.orderId === orderId
  )
}
