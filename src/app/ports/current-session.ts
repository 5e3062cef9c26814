import { fetchSession, refreshSession } from '#api/authentication.api.ts'
import type { Http } from '#api/http.ts'
import type { Session } from '#domain/account/identity.ts'
import { isRefusal } from '#flows/core/log/port.ts'
import { asPort } from './failing.ts'
import type { At } from './world.ts'

/**
 * The session of the customer. An expired access token is answered like no session, so it is refreshed first (S4.5).
 */
export async function currentSession(http: Http, wasKnown: boolean): Promise<Session> {
  const session = await asPort(fetchSession(http)())
  if (session.identity.kind !== 'visitor' || !wasKnown) return session
  try {
    return await asPort(refreshSession(http)())
  } catch (error) {
    if (isRefusal(error)) return session
    throw error
  }
}

/** Whether the customer had a session when a port was called. */
export function wasKnown({ conversation }: At): boolean {
  return conversation.flows.session.context.visitor.kind !== 'visitor'
}
