import { Failure } from '../../http/failure.ts'
import type { Route } from '../../http/route.ts'

/** Calls of the contract that are not built yet: they say so, by name, and do nothing. */
export const notBuiltRoutes: readonly Route[] = (
  [['POST', '/accounts/authentication/users-sso', 'Opens the session of a user by single sign-on.']] as const
).map(([method, path, summary]) => ({
  method,
  path,
  summary,
  answer: () => {
    throw new Failure(501, 'notBuilt', undefined, `${method} ${path}`)
  },
}))
