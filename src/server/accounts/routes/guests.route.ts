import { GuestSchema, NewGuestSchema, fromGuest } from '#contracts/accounts/guests-users.contract.ts'
import type { NewGuest } from '#contracts/accounts/guests-users.contract.ts'
import { normalisedPhone } from '#domain/account/fields.ts'
import { checkDetail, DETAIL_FIELDS } from '#domain/checkout/contact-details.ts'
import { DETAILS, OWN_ORDER } from '../../core/http/refusals.ts'
import type { Deps } from '../../core/process/deps.ts'
import { refusal } from '../../core/http/failure.ts'
import { bodyOf, ok, route, signedIn } from '../../core/http/route.ts'
import type { Route } from '../../core/http/route.ts'
import { accountOf, beginFor } from './authentication.route.ts'
import { guestOf } from './identity-of.ts'

/** S7.10: a guest is made at checkout and is signed in by it. */
export function createGuestRoute(deps: Deps): Route {
  return route({
    id: 'createGuest',
    method: 'POST',
    path: '/accounts/guests',
    summary: 'Makes a guest and opens the session.',
    body: NewGuestSchema,
    gives: GuestSchema,
    status: 201,
    isOfSessions: true,
    refuses: DETAILS,
    limit: { max: deps.limits.guestsPerMinute, windowMs: 60_000, by: 'address' },
    async answer(call) {
      const wanted = bodyOf(call)
      assertWellFormed(wanted)
      const { firstName = '', lastName = '', phoneNumber, ...rest } = wanted
      const guest = {
        ...rest,
        firstName,
        lastName,
        termsVersion: deps.catalogue.deployment().termsVersion,
        ...(phoneNumber !== undefined && { phoneNumber: normalisedPhone(phoneNumber) }),
      }
      const account = await deps.accounts.insertGuest(guest, deps.clock.now())
      const begun = await beginFor(account, call, deps)
      return { status: 201, body: fromGuest(guestOf(account)), cookie: begun }
    },
  })
}

/** S7.11: only the guest's own. */
export function guestRoute(deps: Deps): Route {
  return {
    id: 'guest',
    method: 'GET',
    path: '/accounts/guests/:id',
    summary: 'The guest signed in.',
    gives: GuestSchema,
    refuses: OWN_ORDER,
    async answer(call) {
      const session = await signedIn(call)
      if (session.kind !== 'guest' || session.accountId !== call.params['id']) throw refusal('order.notFound')
      return ok(fromGuest(guestOf(await accountOf(call, deps))))
    },
  }
}

/** The mail always, the rest where given; the policy is asked when the order is made (S5.9, S5.25). */
function assertWellFormed(wanted: NewGuest): void {
  for (const field of DETAIL_FIELDS) {
    const value = wanted[field] ?? ''
    if (field !== 'email' && value === '') continue
    const verdict = checkDetail(field, value)
    if (!verdict.ok) throw refusal(verdict.problem, field)
  }
}
