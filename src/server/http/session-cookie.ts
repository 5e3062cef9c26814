import type { FastifyRequest } from 'fastify'
import type { Clock } from '../process/clock.ts'
import type { BegunSession } from '../store/sessions.store.ts'

const SECURE_NAME = '__Host-sid'
const PLAIN_NAME = 'sid'

/** The session token of a request. Over plain http the cookie has another name: `__Host-` demands https. */
export function tokenOf(request: FastifyRequest): string | undefined {
  return cookieNamed(request.headers.cookie, nameFor(request))
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
export function cookieFor(request: FastifyRequest, begun: BegunSession | 'clear', clock: Clock): string {
  const [token, seconds] =
    begun === 'clear' ? ['', 0] : [begun.token, Math.floor((begun.session.expiresAt - clock.now()) / 1000)]
  const secure = request.protocol === 'https' ? '; Secure' : ''
  return `${nameFor(request)}=${token}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure}`
}

function nameFor(request: FastifyRequest): string {
  return request.protocol === 'https' ? SECURE_NAME : PLAIN_NAME
}
