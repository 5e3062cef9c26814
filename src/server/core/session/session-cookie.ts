import type { FastifyRequest } from 'fastify'
import type { Deps } from '../process/deps.ts'
import type { KnownDevice } from './known-devices.store.ts'
import type { BegunSession } from './sessions.store.ts'

export const SESSION_COOKIE = '__Host-sid'
/** Over plain http: `__Host-` demands https. */
export const PLAIN_SESSION_COOKIE = 'sid'
/** Tells a device a user has logged in on before from any other; opens nothing. */
const DEVICE_COOKIE = '__Host-device'
const PLAIN_DEVICE_COOKIE = 'device'

/** Whether cookies may only go over https: in production whatever the request says of itself. */
export type CookieSafety = Pick<Deps, 'isProduction'>

/** The session token of a request. Over plain http the cookie has another name: `__Host-` demands https. */
export function tokenOf(request: FastifyRequest, safety: CookieSafety): string | undefined {
  return cookieNamed(request.headers.cookie, nameFor(request, safety))
}

/** The token of the device of a request, where somebody has logged in on it. */
export function deviceTokenOf(request: FastifyRequest, safety: CookieSafety): string | undefined {
  return cookieNamed(request.headers.cookie, deviceNameFor(request, safety))
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
  return written(nameFor(request, deps), token, seconds, isSecure(request, deps))
}

/** The Set-Cookie value by which a device is known from now on. */
export function deviceCookieFor(
  request: FastifyRequest,
  { deviceToken, lastsMs }: KnownDevice,
  safety: CookieSafety,
): string {
  const name = deviceNameFor(request, safety)
  return written(name, deviceToken, lastsMs / 1000, isSecure(request, safety))
}

function written(name: string, token: string, seconds: number, isSecured: boolean): string {
  return `${name}=${token}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${isSecured ? '; Secure' : ''}`
}

function deviceNameFor(request: FastifyRequest, safety: CookieSafety): string {
  return isSecure(request, safety) ? DEVICE_COOKIE : PLAIN_DEVICE_COOKIE
}

function nameFor(request: FastifyRequest, safety: CookieSafety): string {
  return isSecure(request, safety) ? SESSION_COOKIE : PLAIN_SESSION_COOKIE
}

function isSecure({ protocol }: FastifyRequest, { isProduction }: CookieSafety): boolean {
  return isProduction || protocol === 'https'
}
