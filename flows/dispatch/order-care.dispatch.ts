import { canResendConfirmation } from '#domain/orders/care/confirmation-mail.ts'
import { canRate } from '#domain/orders/care/rating.ts'
import type { Conversation } from '../conversation/conversation.ts'
import { knownOrderOf } from '../conversation/selectors.ts'
import type { CommandDispatch, FactDispatch, Dispatched } from './dispatched.ts'

export const ORDER_CARE_COMMANDS = {
  'order.rate': (command, conversation) => {
    const order = knownOrderOf(command.id, conversation)
    if (!order) return []
    const verdict = canRate(order, command.rating)
    return [
      LEAVE_FORM,
      { to: 'care', event: { ...command, refusal: verdict.ok ? undefined : verdict.problem } },
    ]
  },
  'order.resend': (command, conversation) => {
    const order = knownOrderOf(command.id, conversation)
    if (!order) return []
    const verdict = canResendConfirmation(order)
    return [
      LEAVE_FORM,
      { to: 'care', event: { ...command, refusal: verdict.ok ? undefined : verdict.problem } },
    ]
  },
  'report.open': (command) => [
    { to: 'care', event: command },
    { to: 'dialogue', event: { type: command.type } },
  ],
  'report.send': (command) => [{ to: 'care', event: command }],
  'report.close': (command, conversation) =>
    conversation.flows.dialogue.value === 'report'
      ? [{ to: 'care', event: command }, backFromOrder(conversation)]
      : [],
} satisfies Partial<CommandDispatch>

export const ORDER_CARE_FACTS = {
  'order.updated': ({ order }) => update(order),
  'report.sent': ({ order }, conversation) => [
    ...update(order),
    ...(conversation.flows.dialogue.value === 'report' ? [backFromOrder(conversation)] : []),
  ],
} satisfies Partial<FactDispatch>

/** Closes a feedback form that was left open elsewhere, so that it is not in the way of the new request. */
const LEAVE_FORM: Dispatched = { to: 'care', event: { type: 'report.close' } }

function update(order: Parameters<typeof canRate>[0]): readonly Dispatched[] {
  return [
    { to: 'history', event: { type: 'order.updated', order } },
    { to: 'tracking', event: { type: 'order.updated', order } },
  ]
}

/** Back to where the customer came from: the history, the followed order, or else the menu. */
export function backFromOrder({ flows }: Conversation): Dispatched {
  if (flows.history.context.history.orders.length > 0)
    return { to: 'dialogue', event: { type: 'history.open' } }
  const { order } = flows.tracking.context
  return order
    ? { to: 'dialogue', event: { type: 'order.follow' } }
    : { to: 'dialogue', event: { type: 'menu.categories' } }
}
