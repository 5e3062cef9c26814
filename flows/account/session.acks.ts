import type { Fact } from '../core/conversation/dispatched.ts'
import type { OutcomeAcks } from '../core/conversation/outcome.ts'
import { warning, type Say } from '../core/log/say.ts'

export const ACCOUNT_OUTCOMES = {
  currentVisitor: ({ facts }) =>
    facts.some(({ type }) => type === 'visitor.loggedIn') ? [{ key: 'ack.loggedIn' }] : acksOfLogout(facts),
  keepFavourite: ({ failure }) => (failure ? [warning('ack.favouriteNotKept')] : []),
  logOut: ({ failure }) => [warning(failure ? 'ack.notLoggedOut' : 'ack.loggedOut')],
} satisfies OutcomeAcks

/** Also said when the server no longer knows the session (S4.7, S4.8). */
export function acksOfLogout(facts: readonly Fact[]): readonly Say[] {
  return facts.some(({ type }) => type === 'visitor.loggedOut') ? [warning('ack.loggedOut')] : []
}
