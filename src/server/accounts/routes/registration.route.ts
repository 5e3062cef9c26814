import { NewUserSchema, UserValidationSchema } from '#contracts/accounts/guests-users.contract.ts'
import { BOT_CHECK_HEADER } from '#contracts/wire/problem.contract.ts'
import { DoneSchema } from '#contracts/wire/wire.ts'
import { checkEmail } from '#domain/account/fields.ts'
import { beginRegistration, completeRegistration } from '../register.ts'
import { LINK, MAIL, PASSWORD, PROFILE } from '../../core/http/refusals.ts'
import type { Deps } from '../../core/process/deps.ts'
import { assertBotChecked } from '../../core/limits/bot-check-header.ts'
import { refusal } from '../../core/http/failure.ts'
import { limitMails } from '../../core/limits/rate-limits.ts'
import { bodyOf, route } from '../../core/http/route.ts'
import type { Route } from '../../core/http/route.ts'

/** S7.12: the mail holds a link that proves the address; an address with an account is 409 (S8.22). */
export function registerUserRoute(deps: Deps): Route {
  return route({
    id: 'registerUser',
    method: 'POST',
    path: '/accounts/users',
    summary: 'Sends the mail that begins a registration.',
    body: NewUserSchema,
    gives: DoneSchema,
    status: 201,
    refuses: [...MAIL, 'account.exists'],
    limit: { max: deps.limits.guestsPerMinute, windowMs: 60_000, by: 'address' },
    async answer(call) {
      const { email, language } = bodyOf(call)
      const verdict = checkEmail(email)
      if (!verdict.ok) throw refusal(verdict.problem, 'email')
      await limitMails('registration', email, deps)
      const problem = await beginRegistration(email, language, deps)
      if (problem) throw refusal(problem, 'email')
      return { status: 201, body: { success: true } }
    },
  })
}

/** S7.13: makes the user; nobody is signed in by it, as a link may have been opened by somebody else. */
export function validateUserRoute(deps: Deps): Route {
  return route({
    id: 'validateUser',
    method: 'POST',
    path: '/accounts/users/validate',
    summary: 'Completes a registration with the token of its mail.',
    body: UserValidationSchema,
    headers: [BOT_CHECK_HEADER],
    gives: DoneSchema,
    status: 201,
    refuses: [...PROFILE, ...PASSWORD, ...LINK, 'field.email', 'account.exists'],
    limit: { max: deps.limits.guestsPerMinute, windowMs: 60_000, by: 'address' },
    async answer(call) {
      const given = bodyOf(call)
      await assertBotChecked(call, deps)
      const wrong = await completeRegistration(given, deps)
      if (wrong) throw refusal(wrong.problem, wrong.field)
      return { status: 201, body: { success: true } }
    },
  })
}
