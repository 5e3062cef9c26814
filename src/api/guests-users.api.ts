import type { Guest, Profile } from '#domain/account/identity.ts'
import type { OpenSession } from '#domain/account/open-session.ts'
import type { GuestId, RestaurantId, SessionId, UserId } from '#domain/ids.ts'
import {
  FavouriteSchema,
  GuestSchema,
  LostPasswordSchema,
  NewGuestSchema,
  NewUserSchema,
  PasswordResetSchema,
  UserChangeSchema,
  UserValidationSchema,
  UserSchema,
  toGuest,
  toProfile,
} from '#contracts/accounts/guests-users.contract.ts'
import type {
  NewGuest,
  NewUser,
  PasswordReset,
  UserChange,
  UserValidation,
} from '#contracts/accounts/guests-users.contract.ts'
import { OpenSessionListSchema, toOpenSessions } from '#contracts/accounts/sessions.contract.ts'
import { BOT_CHECK_HEADER } from '#contracts/wire/problem.contract.ts'
import { answer, exactly, nothing, path } from './http.ts'
import type { Http } from './http.ts'

const readGuest = answer(GuestSchema, toGuest)
const readProfile = answer(UserSchema, toProfile)

/** POST /accounts/guests (S7.10). */
export function createGuest(http: Http) {
  return (guest: NewGuest): Promise<Guest> =>
    http({
      method: 'POST',
      path: '/accounts/guests',
      body: exactly(NewGuestSchema, guest),
      refreshes: false,
      read: readGuest,
    })
}

/** GET /accounts/guests/{id} (S7.11). */
export function fetchGuest(http: Http) {
  return (guestId: GuestId): Promise<Guest> =>
    http({ path: path`/accounts/guests/${guestId}`, read: readGuest })
}

/** POST /accounts/users (S7.12): sends the confirmation mail; 409 when the account exists. */
export function registerUser(http: Http) {
  return (user: NewUser): Promise<void> =>
    http({ method: 'POST', path: '/accounts/users', body: exactly(NewUserSchema, user), read: nothing })
}

/** POST /accounts/users/validate (S7.13). */
export function validateUser(http: Http) {
  return (user: UserValidation, botCheck: string): Promise<void> =>
    http({
      method: 'POST',
      path: '/accounts/users/validate',
      body: exactly(UserValidationSchema, user),
      headers: { [BOT_CHECK_HEADER]: botCheck },
      read: nothing,
    })
}

/** PATCH /accounts/users/{id} (S7.14). */
export function changeUser(http: Http) {
  return (userId: UserId, change: UserChange): Promise<Profile> =>
    http({
      method: 'PATCH',
      path: path`/accounts/users/${userId}`,
      body: exactly(UserChangeSchema, change),
      read: readProfile,
    })
}

/** GET /accounts/users/{id} (S7.15). */
export function fetchUser(http: Http) {
  return (userId: UserId): Promise<Profile> =>
    http({ path: path`/accounts/users/${userId}`, read: readProfile })
}

/** DELETE /accounts/users/{id} (S7.16). */
export function deleteUser(http: Http) {
  return (userId: UserId): Promise<void> =>
    http({ method: 'DELETE', path: path`/accounts/users/${userId}`, read: nothing })
}

/** GET /x/account/export: everything stored about the account signed in, as it stands in the file. */
export function exportAccount(http: Http) {
  return (): Promise<string> => http({ path: '/x/account/export', read: (text) => text })
}

/** GET /x/account/sessions: where the user is logged in. */
export function fetchSessions(http: Http) {
  return (): Promise<readonly OpenSession[]> =>
    http({ path: '/x/account/sessions', read: answer(OpenSessionListSchema, toOpenSessions) })
}

/** DELETE /x/account/sessions/{id}: logs the user out there. */
export function endSession(http: Http) {
  return (sessionId: SessionId): Promise<void> =>
    http({ method: 'DELETE', path: path`/x/account/sessions/${sessionId}`, read: nothing })
}

/** DELETE /x/account/sessions: logs the user out everywhere else. */
export function endOtherSessions(http: Http) {
  return (): Promise<void> => http({ method: 'DELETE', path: '/x/account/sessions', read: nothing })
}

/** POST /accounts/users/lost-password (S7.17): a failure carries the status. */
export function requestPassword(http: Http) {
  return (email: string): Promise<void> =>
    http({
      method: 'POST',
      path: '/accounts/users/lost-password',
      body: exactly(LostPasswordSchema, { email }),
      read: nothing,
    })
}

/** POST /accounts/users/reset-password (S7.19). */
export function resetPassword(http: Http) {
  return (reset: PasswordReset): Promise<void> =>
    http({
      method: 'POST',
      path: '/accounts/users/reset-password',
      body: exactly(PasswordResetSchema, reset),
      read: nothing,
    })
}

/** POST /accounts/users/{id} (S7.20). */
export function addFavourite(http: Http) {
  return (userId: UserId, restaurantId: RestaurantId): Promise<void> =>
    http({
      method: 'POST',
      path: path`/accounts/users/${userId}`,
      body: exactly(FavouriteSchema, { restaurantId }),
      read: nothing,
    })
}

/** DELETE /accounts/users/delete/{id} (S7.21): the id of the restaurant. */
export function removeFavourite(http: Http) {
  return (restaurantId: RestaurantId): Promise<void> =>
    http({ method: 'DELETE', path: path`/accounts/users/delete/${restaurantId}`, read: nothing })
}
