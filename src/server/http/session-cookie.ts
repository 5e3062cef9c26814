import type { FastifyRequest } from 'fastify'
import type { Deps } from '../process/deps.ts'
import type { BegunSession } from '../store/sessions.store.ts'

export const SESSION_COOKIE = '__Host-sid'
/** Over plain http: `__Host-` demands https. */
export const PLAIN_SESSION_COOKIE = 'sid'

/** Whether cookies may only go over https: in production whatever the request says of itself. */
export type CookieSafety = Pick<Deps, 'isProduction'>

/** The session token of a request. Over plain http the cookie has another name: `__Host-` demands https. */
export function tokenOf(request: FastifyRequest, safety: CookieSafety): string | undefined {
  return cookieNamed(request.headers.cookie, nameFor(request, safety))
}

/** The value of one cookie of a request's header. */
export function cookieNamed(header: string | undefined, name: string): string | undefined {
  if (header === undefined) return undefined
  const start = `${name}=`
  for (const pair of header.split(';')) {
    const trimmed = pair.trim()
    if (trimmed.startsWith(start)) return trimmed.slice(start.length) || undefined
  }
  return undefined
}

/** The Set-Cookie value of a session begun or ended; tokens are base64url and need no quoting. */
export function cookieFor(
  request: FastifyRequest,
  begun: BegunSession | 'clear',
  deps: CookieSafety & Pick<Deps, 'clock'>,
): string {
  const [token, seconds] =
    begun === 'clear'
      ? ['', 0]
      : [begun.token, Math.floor((begun.session.expiresAt - deps.clock.now()) / 1000)]
  const secure = isSecure(request, deps) ? '; Secure' : ''
  return `${nameFor(request, deps)}=${token}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure}`
}

function nameFor(request: FastifyRequest, safety: CookieSafety): string {
  return isSecure(request, safety) ? SESSION_COOKIE : PLAIN_SESSION_COOKIE
}

function isSecure({ protocol }: FastifyRequest, { isProduction }: CookieSafety): boolean {
  return isProduction || protocol === 'https'
}
