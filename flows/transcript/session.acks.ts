import type { Conversation } from '../conversation/conversation.ts'
import type { Say } from '../log/say.ts'

/** The check at start is nobody's act and says nothing. */
export function acksOfAccount(before: Conversation, after: Conversation): readonly Say[] {
  const was = before.flows.session
  const { kind } = after.flows.session.context.visitor
  if (was.value !== 'renewing' || was.context.visitor.kind === kind) return []
  if (kind === 'user') return [{ key: 'ack.loggedIn' }]
  // A guest who was not yet known to be one has done nothing.
  return was.context.visitor.kind === 'visitor' ? [] : [{ key: 'ack.loggedOut' }]
}

/** The server knows the customer no more (S4.7, S4.8). */
export function acksOfLoss(before: Conversation, after: Conversation): readonly Say[] {
  const wasKnown = before.flows.session.context.visitor.kind !== 'visitor'
  const isKnown = after.flows.session.context.visitor.kind !== 'visitor'
  return wasKnown && !isKnown ? [{ key: 'ack.loggedOut' }] : []
}
