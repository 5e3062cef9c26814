import type { Session } from '#domain/account/identity.ts'
import {
  GuestCredentialsSchema,
  SessionSchema,
  SsoCredentialsSchema,
  UserCredentialsSchema,
  toSession,
} from '#contracts/accounts/authentication.contract.ts'
import type {
  GuestCredentials,
  SsoCredentials,
  UserCredentials,
} from '#contracts/accounts/authentication.contract.ts'
import { answer, exactly, nothing } from './http.ts'
import type { Http } from './http.ts'

const LOG_OUT = { method: 'POST', path: '/accounts/authentication/logout', refreshes: false } as const

const readSession = answer(SessionSchema, toSession)

/** POST /accounts/authentication/guests (S7.3). */
export function authenticateGuest(http: Http) {
  return (credentials: GuestCredentials): Promise<Session> =>
    http({
      method: 'POST',
      path: '/accounts/authentication/guests',
      body: exactly(GuestCredentialsSchema, credentials),
      refreshes: false,
      read: readSession,
    })
}

/** POST /accounts/authentication/users (S7.4). */
export function logIn(http: Http) {
  return (credentials: UserCredentials): Promise<Session> =>
    http({
      method: 'POST',
      path: '/accounts/authentication/users',
      body: exactly(UserCredentialsSchema, credentials),
      refreshes: false,
      read: readSession,
    })
}

/** POST /accounts/authentication/users-sso (S7.5). */
export function logInBySso(http: Http) {
  return (credentials: SsoCredentials): Promise<Session> =>
    http({
      method: 'POST',
      path: '/accounts/authentication/users-sso',
      body: exactly(SsoCredentialsSchema, credentials),
      refreshes: false,
      read: readSession,
    })
}

/** POST /accounts/authentication/logout (S7.6). */
export function logOut(http: Http) {
  return (): Promise<void> => http({ ...LOG_OUT, read: nothing })
}

/** POST /accounts/authentication/logout for a guest who is about to log in on the same device (S4.2). */
export function leaveGuest(http: Http) {
  return (): Promise<void> => http({ ...LOG_OUT, query: { before: 'login' }, read: nothing })
}

/** GET /accounts/authentication/current (S7.7). */
export function fetchSession(http: Http) {
  return (): Promise<Session> => http({ path: '/accounts/authentication/current', read: readSession })
}

/** GET /accounts/authentication/refresh-token (S7.8). */
export function refreshSession(http: Http) {
  return (): Promise<Session> =>
    http({ path: '/accounts/authentication/refresh-token', refreshes: false, read: readSession })
}
