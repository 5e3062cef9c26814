import type { Conversation } from '../core/conversation/conversation.ts'
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

function paid({ failure, before, after }: Outcome): readonly Say[] {
  if (failure) return acksOfRefusedOrder(failure, after)
  return after.flows.checkout.value === 'reviewing' ? acksOfPayment(before, after) : []
}

/**
 * An order that waits for its provider is not paid yet, and no failure either (S4.12). Where paying took its minutes, the
 * kitchen makes it a little later than was asked for.
 */
function acksOfPayment(before: Conversation, { flows, now }: Conversation): readonly Say[] {
  const { order } = flows.tracking.context
  const asked = before.flows.checkout.context.request?.retrievalDate
  const isMoved = order !== undefined && asked !== undefined && order.retrievalDate !== asked
  return [
    { key: order?.state === 'WAITING' ? 'ack.order.WAITING' : 'ack.paid' },
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
