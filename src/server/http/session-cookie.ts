import cookies from '@fastify/cookie'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import type { BegunSession } from '../store/sessions.store.ts'

const SECURE_NAME = '__Host-sid'
const PLAIN_NAME = 'sid'

/** The session token of a request. Over plain http the cookie has another name: `__Host-` demands https. */
export function tokenOf(request: FastifyRequest): string | undefined {
  const { cookie } = request.headers
  if (cookie === undefined) return undefined
  return cookies.parse(cookie)[nameFor(request)]
}

/** The Set-Cookie value of a session begun or ended. */
export function cookieFor(request: FastifyRequest, begun: BegunSession | 'clear', clock: Clock): string {
  const lasts = begun === 'clear' ? 0 : Math.floor((begun.session.expiresAt - clock.now()) / 1000)
  return cookies.serialize(nameFor(request), begun === 'clear' ? '' : begun.token, {
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    path: '/',
    maxAge: lasts,
  })
}

function nameFor(request: FastifyRequest): string {
  return request.protocol === 'https' ? SECURE_NAME : PLAIN_NAME
}
