import type { Conversation } from '../core/conversation/conversation.ts'
import type { FactOf } from '../core/conversation/dispatched.ts'
import type { Outcome, OutcomeAcks } from '../core/conversation/outcome.ts'
import type { PortFailure } from '../core/log/port.ts'
import { warning, type Say } from '../core/log/say.ts'

export const PAYMENT_OUTCOMES = {
  pay: paid,
  leaveToPay: paid,
  settlePayment: paid,
  createOrder({ failure, after, question }) {
    if (question.name === 'code') return [{ key: 'problem.restaurant.codeRequired' }]
    return failure ? acksOfRefusedOrder(failure, after) : []
  },
} satisfies OutcomeAcks

function paid({ failure, after, facts }: Outcome): readonly Say[] {
  if (failure) return acksOfRefusedOrder(failure, after)
  const placed = facts.find((fact) => fact.type === 'order.placed')
  return placed ? acksOfPayment(placed, after) : []
}

/** An order that waits for its provider is not paid yet, and no failure either (S4.12). */
function acksOfPayment({ order, isMoved }: FactOf<'order.placed'>, { now }: Conversation): readonly Say[] {
  return [
    { key: order.state === 'WAITING' ? 'ack.order.WAITING' : 'ack.paid' },
    ...(isMoved
      ? [{ key: 'ack.pickupNow', values: { time: { time: order.retrievalDate, asOf: now } } }]
      : []),
  ]
}

/** Why nothing was ordered, where it is the order itself that cannot be. */
function acksOfRefusedOrder({ code, field }: PortFailure, { flows }: Conversation): readonly Say[] {
  if (flows.checkout.value !== 'reviewing' || flows.checkout.context.request) return []
  if (code === 'basket.conflicts') return [warning('ack.conflicted')]
  if (code === 'product.outage') return [warning('ack.soldOut')]
  return field?.startsWith('items.') ? [{ key: `problem.${code}` }] : []
}
