import type { Conversation } from '../core/conversation/conversation.ts'
import type { OutcomeAcks } from '../core/conversation/outcome.ts'
import { warning, type Say } from '../core/log/say.ts'

export const ACCOUNT_OUTCOMES = {
  currentVisitor: ({ before, after }) => acksOfAccount(before, after),
  keepFavourite: ({ failure }) => (failure ? [warning('ack.favouriteNotKept')] : []),
  logOut: ({ failure }) => [warning(failure ? 'ack.notLoggedOut' : 'ack.loggedOut')],
} satisfies OutcomeAcks

/** Said after a login or logout; the check at the start says nothing. */
function acksOfAccount(before: Conversation, after: Conversation): readonly Say[] {
  const was = before.flows.session
  const { kind } = after.flows.session.context.visitor
  if (was.value !== 'renewing' || was.context.visitor.kind === kind) return []
  if (kind === 'user') return [{ key: 'ack.loggedIn' }]
  // A guest whose session is only now known has not logged out.
  return was.context.visitor.kind === 'visitor' ? [] : [warning('ack.loggedOut')]
}

/** Said when the server no longer knows the session (S4.7, S4.8). */
export function acksOfLoss(before: Conversation, after: Conversation): readonly Say[] {
  const wasKnown = before.flows.session.context.visitor.kind !== 'visitor'
  const isKnown = after.flows.session.context.visitor.kind !== 'visitor'
  return wasKnown && !isKnown ? [warning('ack.loggedOut')] : []
}
