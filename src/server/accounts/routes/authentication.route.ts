import { LogoutQuerySchema, SessionSchema, fromSession } from '#contracts/accounts/authentication.contract.ts'
import { DoneSchema } from '#contracts/wire/wire.ts'
import { CURRENT_ORDERS_PAGE_SIZE, PENDING_ORDER_KEPT_MS } from '#domain/constants.ts'
import type { OrderId } from '#domain/ids.ts'
import { CURRENT_STATES } from '#domain/orders/history/lists.ts'
import { VISITOR } from '#domain/account/identity.ts'
import { deviceOf } from '../device-words.ts'
import { SIGNED_IN } from '../../core/http/refusals.ts'
import type { Deps } from '../../core/process/deps.ts'
import { refusal } from '../../core/http/failure.ts'
import { ok, queryOf, route, signedIn } from '../../core/http/route.ts'
import type { Answer, Call, Route } from '../../core/http/route.ts'
import type { Account } from '../store/account-row.ts'
import type { BegunSession } from '../../core/session/sessions.store.ts'
import type { Session } from '../../core/session/session-row.ts'
import { identityOf } from './identity-of.ts'

/** S7.7, S4.6 */
export function currentAccountRoute(deps: Deps): Route {
  return {
    id: 'currentAccount',
    method: 'GET',
    path: '/accounts/authentication/current',
    summary: 'Who is signed in; a visitor is nobody.',
    gives: SessionSchema,
    async answer(call) {
      const session = await call.session()
      const account = session?.accountId && (await deps.accounts.find(session.accountId))
      if (!session || !account) return ok(fromSession({ identity: VISITOR }))
      return ok(fromSession({ identity: identityOf(account), expiresAt: session.accessUntil }))
    },
  }
}

/** S7.8: a GET that changes the cookie, as the contract wants it; it is answered to this site's own pages only. */
export function refreshTokenRoute(deps: Deps): Route {
  return {
    id: 'refreshSession',
    method: 'GET',
    path: '/accounts/authentication/refresh-token',
    summary: 'Renews the session; the old token lives half a minute more.',
    gives: SessionSchema,
    isOfSessions: true,
    refuses: SIGNED_IN,
    isSameSiteOnly: true,
    async answer(call) {
      const begun = call.token === undefined ? undefined : await deps.sessions.rotate(call.token)
      const accountId = begun?.session.accountId
      const account = accountId && (await deps.accounts.find(accountId))
      if (!begun || !account) throw refusal('account.notSignedIn')
      return opened(account, begun)
    },
  }
}

/** S7.6 */
export function logoutRoute(deps: Deps): Route {
  return route({
    id: 'logout',
    method: 'POST',
    path: '/accounts/authentication/logout',
    summary: 'Ends the session; before a login the orders a guest has underway stay with the device.',
    query: LogoutQuerySchema,
    gives: DoneSchema,
    isOfSessions: true,
    async answer(call) {
      const { before } = queryOf(call)
      const session = await call.session()
      const done = { status: 200, body: { success: true } }
      if (session?.kind === 'guest' && before === 'login')
        return {
          ...done,
          cookie: await deps.sessions.begin(undefined, session, await broughtBy(session, deps)),
        }
      // Its token may be too old to open anything, and could still be renewed.
      if (call.token !== undefined) await deps.sessions.endByToken(call.token)
      return { ...done, cookie: 'clear' }
    },
  })
}

/** The session of an account that has just shown who it is. */
export async function beginFor(account: Account, call: Call, deps: Deps): Promise<BegunSession> {
  const previous = await call.session()
  const broughtOrderIds = account.kind === 'user' ? await broughtBy(previous, deps) : []
  const device = deviceOf(call.headers['user-agent'])
  return deps.sessions.begin({ accountId: account.id, kind: account.kind, device }, previous, broughtOrderIds)
}

/** Reading (S4.2): the guest is logged out, but the device goes on showing what the guest had underway on it. */
async function broughtBy(previous: Session | undefined, deps: Deps): Promise<readonly OrderId[]> {
  if (previous?.accountId === undefined || previous.kind !== 'guest') return previous?.broughtOrderIds ?? []
  const { orders } = await deps.orders.list(previous.accountId, {
    states: CURRENT_STATES,
    retrievedAfter: deps.clock.now() - PENDING_ORDER_KEPT_MS,
    ...(previous.orderIds && { only: previous.orderIds }),
    skip: 0,
    limit: CURRENT_ORDERS_PAGE_SIZE,
  })
  return orders.map(({ id }) => id)
}

export function opened(account: Account, begun: BegunSession, status = 200): Answer {
  const session = { identity: identityOf(account), expiresAt: begun.session.accessUntil }
  return { status, body: fromSession(session), cookie: begun }
}

/** The account signed in, or 401. */
export async function accountOf(call: Call, deps: Pick<Deps, 'accounts'>): Promise<Account> {
  const session = await signedIn(call)
  const account = await deps.accounts.find(session.accountId)
  if (!account) throw refusal('account.notSignedIn')
  return account
}
