import type { IncomingHttpHeaders } from 'node:http'
import { STAFF_SESSION_MS } from '#domain/staff/staff-session.ts'
import { cookieNamed } from '../core/session/session-cookie.ts'

const COOKIE = '__Host-staff'
/** Over plain http, as while trying out: `__Host-` demands https. */
const PLAIN_COOKIE = 'staff'

/** The token of whoever of the staff asks; a customer's cookie is none. */
export function staffTokenOf({ cookie }: IncomingHttpHeaders, isProduction: boolean): string | undefined {
  return cookieNamed(cookie, nameFor(isProduction))
}

/** The Set-Cookie value by which somebody of the staff is signed in. */
export function staffCookie(token: string, isProduction: boolean): string {
  return written(token, STAFF_SESSION_MS / 1000, isProduction)
}

/** The Set-Cookie value that takes it away. */
export function noStaffCookie(isProduction: boolean): string {
  return written('', 0, isProduction)
}

function written(token: string, seconds: number, isProduction: boolean): string {
  const secure = isProduction ? '; Secure' : ''
  return `${nameFor(isProduction)}=${token}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Strict${secure}`
}

function nameFor(isProduction: boolean): string {
  return isProduction ? COOKIE : PLAIN_COOKIE
}
