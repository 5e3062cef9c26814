import { canResendConfirmation } from '#domain/orders/after-order/confirmation-mail.ts'
import { canRate } from '#domain/orders/after-order/rating.ts'
import type { Verdict } from '#domain/verdict.ts'
import type { Conversation } from '../core/conversation/conversation.ts'
import { knownOrderOf } from '../core/conversation/selectors.ts'
import type { Say } from '../core/log/say.ts'
import type { CommandDefinitions, CommandOf } from '../core/conversation/command.ts'
import type { Dispatched, FactDefinitions } from '../core/conversation/dispatched.ts'

export const AFTER_ORDER_COMMANDS = {
  'order.rate': {
    isAdjustment: true,
    outlivesUndo: true,
    dispatch: (command, conversation) => {
      const order = knownOrderOf(command.id, conversation)
      return order ? asked(command, canRate(order, command.rating)) : []
    },
    acks: (_, { after }) => refusalAck(after),
  },
  'order.resend': {
    isAdjustment: true,
    outlivesUndo: true,
    dispatch: (command, conversation) => {
      const order = knownOrderOf(command.id, conversation)
      return order ? asked(command, canResendConfirmation(order)) : []
    },
    acks: (_, { after }) => refusalAck(after),
  },
  'report.open': {
    dispatch: (command) => [
      { to: 'care', event: command },
      { to: 'dialogue', event: { type: command.type } },
    ],
  },
  'report.send': { staysWhenRefused: true, dispatch: (command) => [{ to: 'care', event: command }] },
  'report.close': {
    dispatch: (command, conversation) =>
      conversation.flows.dialogue.value === 'report'
        ? [{ to: 'care', event: command }, backFromOrder(conversation)]
        : [],
  },
} satisfies Partial<CommandDefinitions>

export const AFTER_ORDER_FACTS = {
  'order.updated': { dispatch: ({ order }) => update(order) },
  'report.sent': {
    dispatch: ({ order }, conversation) => [
      ...update(order),
      ...(conversation.flows.dialogue.value === 'report' ? [backFromOrder(conversation)] : []),
    ],
  },
} satisfies Partial<FactDefinitions>

function asked(command: CommandOf<'order.rate' | 'order.resend'>, verdict: Verdict): readonly Dispatched[] {
  return [
    LEAVE_FORM,
    { to: 'care', event: { ...command, refusal: verdict.ok ? undefined : verdict.problem } },
  ]
}

function refusalAck({ flows }: Conversation): readonly Say[] {
  const { problem } = flows.care.context
  return problem === undefined ? [] : [{ key: `problem.${problem}` }]
}

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
