import { OpenSessionListSchema, fromOpenSessions } from '#contracts/accounts/sessions.contract.ts'
import { DoneSchema } from '#contracts/wire/wire.ts'
import { OWN_USER } from '../../core/http/refusals.ts'
import { ok, signedIn } from '../../core/http/route.ts'
import type { Route } from '../../core/http/route.ts'
import type { Deps } from '../../core/process/deps.ts'
import { userOf } from './users.route.ts'

/** Where a user is logged in, and the ways out of there (ASVS 7.5.2). */
export function sessionRoutes(deps: Deps): readonly Route[] {
  const { sessions } = deps
  return [
    {
      id: 'sessions',
      method: 'GET',
      path: '/x/account/sessions',
      summary: 'Where the user signed in is logged in, last used first.',
      gives: OpenSessionListSchema,
      refuses: OWN_USER,
      async answer(call) {
        const { id } = await userOf(call, deps)
        return ok(fromOpenSessions(await sessions.openOf(id, await signedIn(call))))
      },
    },
    {
      id: 'endOtherSessions',
      method: 'DELETE',
      path: '/x/account/sessions',
      summary: 'Logs the user signed in out everywhere else.',
      gives: DoneSchema,
      refuses: OWN_USER,
      async answer(call) {
        const { id } = await userOf(call, deps)
        await sessions.endOthers(id, await signedIn(call))
        return ok({ success: true })
      },
    },
    {
      id: 'endSession',
      method: 'DELETE',
      path: '/x/account/sessions/:id',
      summary: 'Logs the user signed in out in one place; one that is not theirs, or over, stays as it is.',
      gives: DoneSchema,
      isOfSessions: true,
      refuses: OWN_USER,
      async answer(call) {
        const { id } = await userOf(call, deps)
        const { family } = await signedIn(call)
        const ended = call.params['id'] ?? ''
        await sessions.endOne(id, ended)
        const done = ok({ success: true })
        return ended === family ? { ...done, cookie: 'clear' } : done
      },
    },
  ]
}
