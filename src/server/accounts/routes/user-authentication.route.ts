import { SessionSchema, UserCredentialsSchema } from '#contracts/accounts/authentication.contract.ts'
import { hashPassword, isOutdated, isPassword } from '../passwords.ts'
import type { Deps } from '../../core/process/deps.ts'
import { refusal } from '../../core/http/failure.ts'
import { limitLogins } from '../../core/limits/rate-limits.ts'
import { bodyOf, route } from '../../core/http/route.ts'
import type { Route } from '../../core/http/route.ts'
import { rememberDevice } from '../../core/session/known-devices.store.ts'
import { findUserByEmail, setPasswordHash } from '../store/users.store.ts'
import { beginFor, opened } from './authentication.route.ts'

/**
 * S7.4: a guest who logs in is logged out first (S4.2), and what guests ordered with the user's address joins the
 * account: a registration has proven it. An unknown mail and a wrong password are one answer, after the same work (ASVS
 * 6.3.8).
 */
export function authenticateUserRoute(deps: Deps): Route {
  return route({
    id: 'authenticateUser',
    method: 'POST',
    path: '/accounts/authentication/users',
    summary: 'Opens the session of a user by mail and password.',
    body: UserCredentialsSchema,
    gives: SessionSchema,
    isOfSessions: true,
    refuses: ['account.wrongCredentials', 'request.tooMany'],
    async answer(call) {
      const { email, password } = bodyOf(call)
      const forgive = await limitLogins(email, call, deps)
      const user = await findUserByEmail(deps.database, email)
      const isRight = await isPassword(user?.passwordHash, password)
      if (!user || !isRight) throw refusal('account.wrongCredentials')
      await forgive()
      const { account, passwordHash = '' } = user
      if (isOutdated(passwordHash))
        await setPasswordHash(deps.database, account.id, await hashPassword(password))
      await deps.orders.join(account, deps.clock.now())
      const begun = await beginFor(account, call, deps)
      const device = await rememberDevice(deps.database, account.id, call.deviceToken, deps.clock.now())
      return { ...opened(account, begun), device }
    },
  })
}
