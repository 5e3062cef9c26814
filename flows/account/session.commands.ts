import type { Conversation } from '../core/conversation/conversation.ts'
import { offeredWaysOf } from '../core/conversation/selectors.ts'
import { isSignInMissing } from '../history/order-history.selectors.ts'
import { isOutsideOrdering } from '../core/conversation/place.ts'
import { isWaiting, questionOf } from '../core/conversation/questions.ts'
import { FORGET_ARRIVAL } from '../arrival/arrival.commands.ts'
import type { CommandDefinitions } from '../core/conversation/command.ts'
import { ONLY_TOLD, type Dispatched, type FactDefinitions } from '../core/conversation/dispatched.ts'

export const SESSION_COMMANDS = {
  'cache.clear': {
    isAdjustment: true,
    outlivesUndo: true,
    dispatch: (command, conversation) =>
      isWaiting(questionOf(conversation))
        ? []
        : [
            { to: 'menu', event: command },
            { to: 'restaurant', event: command },
          ],
  },
  'session.check': {
    isAdjustment: true,
    outlivesUndo: true,
    dispatch: (command) => [{ to: 'session', event: command }],
  },
  'session.renew': {
    isAdjustment: true,
    outlivesUndo: true,
    dispatch: (command) => [{ to: 'session', event: command }],
  },
  'session.end': {
    outlivesUndo: true,
    isAside: true,
    isFarewell: true,
    dispatch: (command) => [{ to: 'session', event: command }],
  },
  'session.forget': {
    isAdjustment: true,
    outlivesUndo: true,
    isFarewell: true,
    dispatch: () => [{ to: 'session', event: { type: 'session.lost' } }],
  },
  'favourite.set': {
    isAdjustment: true,
    outlivesUndo: true,
    dispatch: (command) => [{ to: 'session', event: command }],
  },
} satisfies Partial<CommandDefinitions>

export const SESSION_FACTS = {
  'session.changed': {
    dispatch: ({ visitor, isOtherAccount, areOtherCards }, conversation) => [
      ...(areOtherCards ? recallWay(conversation) : []),
      ...(isOtherAccount ? forgetOrders(conversation) : []),
      ...(visitor.kind === 'visitor'
        ? []
        : [{ to: 'tracking', event: { type: 'orders.watch' } } as const, ...listAgain(conversation)]),
    ],
  },
  'visitor.loggedIn': ONLY_TOLD,
  'visitor.loggedOut': ONLY_TOLD,
} satisfies Partial<FactDefinitions>

/** Whoever has other cards now is asked anew how to pay. */
function recallWay(conversation: Conversation): readonly Dispatched[] {
  const { payment, checkout } = conversation.flows
  if (payment.value === 'idle' || checkout.value !== 'reviewing') return []
  return [{ to: 'payment', event: { type: 'payment.recall', offered: offeredWaysOf(conversation) } }]
}

/** After a logout the orders of the account are no longer shown (S4.3). */
function forgetOrders({ flows }: Conversation): readonly Dispatched[] {
  return [
    { to: 'tracking', event: { type: 'orders.forget' } },
    { to: 'history', event: { type: 'orders.forget' } },
    { to: 'reorder', event: { type: 'reorder.cancel' } },
    FORGET_ARRIVAL,
    ...(isOutsideOrdering(flows.dialogue.value) || flows.dialogue.value === 'again'
      ? [{ to: 'dialogue', event: { type: 'order.new' } } as const]
      : []),
  ]
}

/** Past orders that were asked for without a login are fetched once somebody has logged in. */
function listAgain({ flows }: Conversation): readonly Dispatched[] {
  const isAwaited = flows.dialogue.value === 'history' && flows.history.value === 'failed'
  return isAwaited && isSignInMissing(flows.history)
    ? [{ to: 'history', event: { type: 'history.open' } }]
    : []
}
