import { SessionSchema, SsoCredentialsSchema } from '#contracts/accounts/authentication.contract.ts'
import { enterBySignOn } from '../sign-on/enter-by-sign-on.ts'
import { refusal } from '../../core/http/failure.ts'
import { texts } from '../../core/http/query.ts'
import { cookieNamed } from '../../core/session/session-cookie.ts'
import { bodyOf, route } from '../../core/http/route.ts'
import type { Answer, Call, Route } from '../../core/http/route.ts'
import type { Deps } from '../../core/process/deps.ts'
import { ATTEMPT_LASTS_MS, insertAttempt, takeAttempt } from '../store/sign-on-attempts.store.ts'
import { endTicket, findTicket, issueTicket } from '../store/sign-on-tickets.store.ts'
import { newToken } from '../../core/database/tokens.ts'
import { beginFor, opened } from './authentication.route.ts'

/** Sends a customer to a provider. Nobody but this browser can end what begins here: it gets a cookie of its own. */
export function beginSignOnRoute(deps: Deps): Route {
  return {
    id: 'beginSignOn',
    method: 'GET',
    path: '/x/sign-on/:provider',
    summary: 'Leads to a provider of single sign-on, which leads back.',
    query: texts('view'),
    status: 303,
    isSameSiteOnly: true,
    limit: { max: deps.limits.guestsPerMinute, windowMs: 60_000, by: 'address' },
    async answer(call) {
      const id = call.params['provider'] ?? ''
      const view = viewOf(call)
      const journey = await trying(deps, async () => (await deps.signOn.find(id))?.begin())
      if (!journey) return backToLogin(view, 'failed')
      const { url, state, nonce, codeVerifier } = journey
      const browser = browserOf(call, deps) ?? newToken()
      const attempt = { provider: id, nonce, codeVerifier, ...(view !== undefined && { view }) }
      await insertAttempt(deps.database, { state, browser }, attempt, deps.clock.now())
      return {
        status: 303,
        headers: { location: url, 'set-cookie': browserCookie(browser, deps) },
      }
    },
  }
}

/**
 * Where a provider leads back to. The page gets a ticket behind the #, which no server and no log sees, and asks for the
 * session itself (S7.5).
 */
export function signOnCallbackRoute(deps: Deps): Route {
  return {
    id: 'endSignOn',
    method: 'GET',
    path: '/x/sign-on/:provider/callback',
    summary: 'Takes a customer back from a provider of single sign-on, and leads to the login.',
    query: texts('state', 'code', 'error'),
    status: 303,
    limit: { max: deps.limits.guestsPerMinute, windowMs: 60_000, by: 'address' },
    async answer(call) {
      const { database, clock } = deps
      const { state = '', error } = call.query
      const browser = browserOf(call, deps)
      const attempt = browser && (await takeAttempt(database, { state, browser }, clock.now()))
      if (!attempt || attempt.provider !== call.params['provider']) return backToLogin(undefined, 'failed')
      const { provider, view } = attempt
      if (error === GIVEN_UP) return backToLogin(view)
      const identity = await trying(deps, async () =>
        (await deps.signOn.find(provider))?.complete(call.query, { state, ...attempt }),
      )
      if (!identity) return backToLogin(view, 'failed')
      const ticket = await issueTicket(database, { provider, browser }, identity, clock.now())
      return backToLogin(view, `${provider}.${ticket}`)
    },
  }
}

/** S7.5, S8.24: `authType` is the provider, `accessToken` the ticket its callback gave to this browser. */
export function authenticateBySignOnRoute(deps: Deps): Route {
  return route({
    id: 'authenticateBySignOn',
    method: 'POST',
    path: '/accounts/authentication/users-sso',
    summary: 'Opens the session of a user by single sign-on.',
    body: SsoCredentialsSchema,
    gives: SessionSchema,
    isOfSessions: true,
    refuses: ['account.ssoFailed', 'account.ssoKnownAddress', 'account.ssoUnproven'],
    limit: { max: deps.limits.guestsPerMinute, windowMs: 60_000, by: 'address' },
    async answer(call) {
      const { authType: provider, accessToken: token, language } = bodyOf(call)
      const { database, clock, orders } = deps
      const browser = browserOf(call, deps) ?? ''
      const identity = await findTicket(database, { provider, token, browser }, clock.now())
      if (!identity) throw refusal('account.ssoFailed')
      const session = await call.session()
      const signedIn = session?.kind === 'user' ? session.accountId : undefined
      const entered = await enterBySignOn(identity, { language, signedIn }, deps)
      // A ticket that was not enough may be shown again once its owner has logged in.
      if (!entered.ok) throw refusal(entered.problem)
      await endTicket(database, token)
      const account = entered.value
      await orders.join(account, clock.now())
      return opened(account, await beginFor(account, call, deps))
    },
  })
}

/** RFC 6749 4.1.2.1: the customer, or the provider for them, said no. */
const GIVEN_UP = 'access_denied'

/** What a provider gives, or nothing where it gave nothing that can be trusted; the operator is told why. */
async function trying<T>({ onError }: Deps, ask: () => Promise<T | undefined>): Promise<T | undefined> {
  try {
    return await ask()
  } catch (error) {
    // The library says what it was doing; its cause, which claim was wrong.
    onError(
      error instanceof Error && error.cause instanceof Error ? error.cause : error,
      'none',
      'sign-on failed',
    )
    return undefined
  }
}

function backToLogin(view: string | undefined, outcome?: string): Answer {
  const query = view === undefined ? '' : `?view=${view}`
  const fragment = outcome === undefined ? '' : `#sign-on=${outcome}`
  return { status: 303, headers: { location: `/login${query}${fragment}` } }
}

function viewOf({ query: { view } }: Call): string | undefined {
  return view !== undefined && /^[a-z]{1,20}$/.test(view) ? view : undefined
}

function browserOf({ headers }: Call, deps: Deps): string | undefined {
  return cookieNamed(headers.cookie, cookieNameFor(deps))
}

function browserCookie(browser: string, deps: Deps): string {
  const secure = isEncrypted(deps) ? '; Secure' : ''
  const seconds = (2 * ATTEMPT_LASTS_MS) / 1000
  return `${cookieNameFor(deps)}=${browser}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure}`
}

function cookieNameFor(deps: Deps): string {
  return isEncrypted(deps) ? '__Host-sign-on' : 'sign-on'
}

function isEncrypted({ publicUrl }: Deps): boolean {
  return publicUrl.startsWith('https://')
}
