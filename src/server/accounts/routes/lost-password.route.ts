import { LostPasswordSchema, PasswordResetSchema } from '#contracts/accounts/guests-users.contract.ts'
import { DoneSchema } from '#contracts/wire/wire.ts'
import { checkEmail } from '#domain/account/fields.ts'
import { beginPasswordReset, resetPassword } from '../reset-password.ts'
import { LINK, MAIL, PASSWORD } from '../../core/http/refusals.ts'
import type { Deps } from '../../core/process/deps.ts'
import { Failure, refusal } from '../../core/http/failure.ts'
import { limitMails } from '../../core/limits/rate-limits.ts'
import { bodyOf, ok, route } from '../../core/http/route.ts'
import type { Route } from '../../core/http/route.ts'

/**
 * S7.17: the answer is the same whether or not the address has an account (ASVS 6.3.8; src/server/accounts/README.md), except in a
 * deployment that wants status 500 for one that is not saved.
 */
export function lostPasswordRoute(deps: Deps): Route {
  return route({
    id: 'losePassword',
    method: 'POST',
    path: '/accounts/users/lost-password',
    summary: 'Sends a link for a new password to a mail address that has an account.',
    body: LostPasswordSchema,
    gives: DoneSchema,
    refuses: [...MAIL, [500, 'account.notFound']],
    limit: { max: deps.limits.guestsPerMinute, windowMs: 60_000, by: 'address' },
    async answer(call) {
      const { email } = bodyOf(call)
      const verdict = checkEmail(email)
      if (!verdict.ok) throw refusal(verdict.problem, 'email')
      await limitMails('passwordReset', email, deps)
      const isKnown = await beginPasswordReset(email, deps)
      if (!isKnown && deps.catalogue.deployment().tellsUnknownEmail === true)
        throw new Failure(500, 'account.notFound', 'email')
      return ok({ success: true })
    },
  })
}

/** S7.19: every session of the account ends, and none begins. */
export function resetPasswordRoute(deps: Deps): Route {
  return route({
    id: 'resetPassword',
    method: 'POST',
    path: '/accounts/users/reset-password',
    summary: 'Sets a new password with the token of a mail.',
    body: PasswordResetSchema,
    gives: DoneSchema,
    refuses: [...PASSWORD, ...LINK],
    limit: { max: deps.limits.guestsPerMinute, windowMs: 60_000, by: 'address' },
    async answer(call) {
      const reset = await resetPassword(bodyOf(call), deps)
      if ('problem' in reset) throw refusal(reset.problem, reset.field)
      return { ...ok({ success: true }), device: reset }
    },
  })
}
