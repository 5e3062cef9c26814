import type { Problem } from '../problem.ts'
import type { Verdict } from '../verdict.ts'
import {
  checkEmail,
  checkFirstName,
  checkLastName,
  checkPassword,
  checkPhone,
  checkRequired,
} from './fields.ts'
import { isCommonPassword } from './common-passwords.ts'

/** S3.44: what completes a registration; whether the password was repeated rightly is the form's to ask. */
export type Registration = {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phoneNumber?: string | undefined
  readonly password: string
  readonly isTermsAccepted: boolean
}

/** The fields of a profile that may change, as far as they are given. */
export type ProfileFields = {
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  readonly phoneNumber?: string | undefined
}

export type WrongField = { readonly field: string; readonly problem: Problem }

/** The first field of a registration that is wrong (S5.26 to S5.30). */
export function wrongRegistrationField(given: Registration): WrongField | undefined {
  return (
    wrong('email', checkEmail(given.email)) ??
    wrongProfileField(given) ??
    wrong('password', checkNewPassword(given.password, given.email)) ??
    wrong('isTermsAccepted', checkRequired(given.isTermsAccepted ? 'accepted' : ''))
  )
}

/** The first field of a profile that is given and wrong (S5.27, S5.28). */
export function wrongProfileField(given: ProfileFields): WrongField | undefined {
  const { firstName, lastName, phoneNumber } = given
  return (
    (firstName === undefined ? undefined : wrong('firstName', checkFirstName(firstName))) ??
    (lastName === undefined ? undefined : wrong('lastName', checkLastName(lastName))) ??
    (phoneNumber === undefined ? undefined : wrong('phoneNumber', checkPhone(phoneNumber)))
  )
}

/** A password somebody chooses: well formed (S5.1, S5.2), and not one that everybody tries first. */
export function checkNewPassword(password: string, email: string): Verdict {
  const verdict = checkPassword(password)
  if (!verdict.ok) return verdict
  return isCommonPassword(password, email) ? { ok: false, problem: 'field.passwordCommon' } : verdict
}

function wrong(field: string, verdict: Verdict): WrongField | undefined {
  return verdict.ok ? undefined : { field, problem: verdict.problem }
}
