import {
  GuestCredentialsSchema,
  SessionSchema,
  fromSession,
} from '#contracts/accounts/authentication.contract.ts'
import type { GuestCredentials } from '#contracts/accounts/authentication.contract.ts'
import type { Deps } from '../../core/process/deps.ts'
import { refusal } from '../../core/http/failure.ts'
import { bodyOf, ok, route } from '../../core/http/route.ts'
import type { Answer, Call, Route } from '../../core/http/route.ts'
import { findOrderLink } from '../../orders/store/order-links.store.ts'
import { beginFor, opened } from './authentication.route.ts'
import { identityOf } from './identity-of.ts'

/** S7.3: a guest comes back with the secret of the device, or with that of a mail's link (S4.44). */
export function authenticateGuestRoute(deps: Deps): Route {
  return route({
    id: 'authenticateGuest',
    method: 'POST',
    path: '/accounts/authentication/guests',
    summary: 'Opens the session of a guest by guest id and device token, or the access token of a mail.',
    body: GuestCredentialsSchema,
    gives: SessionSchema,
    isOfSessions: true,
    refuses: ['order.linkInvalid', 'order.linkExpired'],
    limit: { max: deps.limits.guestsPerMinute, windowMs: 60_000, by: 'address' },
    async answer(call) {
      const credentials = bodyOf(call)
      const account = await deps.accounts.findGuestByDevice(credentials.guestId, credentials.deviceToken)
      return account
        ? opened(account, await beginFor(account, call, deps))
        : openedByLink(credentials, call, deps)
    },
  })
}

/**
 * A mail is read in more places than the guest's own: its link opens a session that sees the order of the mail and
 * what it orders itself. Who is signed in as that guest already stays so, with all orders.
 */
async function openedByLink(
  { guestId, deviceToken }: GuestCredentials,
  call: Call,
  deps: Deps,
): Promise<Answer> {
  const link = await findOrderLink(deps.database, guestId, deviceToken, deps.clock.now())
  const account = link && (await deps.accounts.find(guestId))
  if (!account) throw refusal('order.linkInvalid')
  if (link.isExpired) throw refusal('order.linkExpired')
  const session = await call.session()
  if (session?.accountId === account.id) {
    await deps.sessions.admit(session, link.orderId, link.until)
    return ok(fromSession({ identity: identityOf(account), expiresAt: session.accessUntil }))
  }
  const owner = { accountId: account.id, kind: account.kind, link }
  return opened(account, await deps.sessions.begin(owner, session))
}
