import { NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from '../constants.ts'
import type { Problem } from '../problem.ts'
import { allow, refuse, type Verdict } from '../verdict.ts'

const EMAIL_MAX = 254
const EMAIL = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@[\p{L}\p{N}.-]+$/u
const DOMAIN_LABEL = /^[\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?$/u
const TOP_LEVEL = /^\p{L}{2,}$|^xn--[a-z0-9-]+$/iu
const NAME = /^[\p{L}\p{M}'’\- ]+$/u
const LETTER = /\p{L}/u
const PHONE_PUNCTUATION = /[\s().-]/g
// Country code up to 3, area up to 4, then 3-4 and 4: counted together, since people group them as their country does.
const PHONE = /^\+?\d{8,15}(?:(?:x|ext)\d{1,6})?$/i
/** What a contact card writes before a number. */
const PHONE_LINK = /^\s*tel:/i
const PHONE_SEPARATORS = /[\s.-]+/g
const PHONE_EXTENSION = / *(?:x|ext) *(?=\d)/i
const CHECKOUT_PHONE_CHARACTERS = /^[\d+() ]+$/
const DIGITS = /^\d+$/

/** Something other than blanks (S5.7). */
export function checkRequired(value: string): Verdict {
  return value.trim() === '' ? refuse('field.required') : allow
}

/** Required; local@domain with a top-level part of at least 2 characters (S5.9, S5.26). */
export function checkEmail(value: string): Verdict {
  return matching(value, isEmail(value), 'field.email')
}

/** Required; letters, apostrophe, hyphen, space (S5.12, S5.27). */
export function checkFirstName(value: string): Verdict {
  return matching(value, isName(value), 'field.firstName')
}

/** Required; as the first name (S5.12, S5.27). */
export function checkLastName(value: string): Verdict {
  return matching(value, isName(value), 'field.lastName')
}

/** Required; the letters of every name, with the checkout's own message (S5.14). */
export function checkCheckoutName(value: string): Verdict {
  return matching(value, isName(value), 'field.checkoutName')
}

/** Optional; a telephone number as people write it, with an optional extension (S5.15, S5.28). */
export function checkPhone(value: string): Verdict {
  return value.trim() === '' ? allow : matching(value, isPhone(value), 'field.phone')
}

/** Required where it is asked; digits, plus and brackets, however they are kept apart, and as many as a number has (S5.16, S5.17). */
export function checkCheckoutPhone(value: string): Verdict {
  const composed = matching(value, CHECKOUT_PHONE_CHARACTERS.test(plainPhone(value)), 'field.checkoutPhone')
  return composed.ok ? checkPhone(value) : composed
}

/** A number that `checkPhone` allows, as it is kept: grouped by single spaces, its extension behind an `x` (S5.15, S5.16). */
export function normalisedPhone(value: string): string {
  return plainPhone(value).replace(PHONE_EXTENSION, ' x').trim()
}

function plainPhone(value: string): string {
  return value.replace(PHONE_LINK, '').replace(PHONE_SEPARATORS, ' ')
}

/** Required; digits only, as the discount code (S5.18). */
export function checkNumbersOnly(value: string): Verdict {
  return matching(value, DIGITS.test(value), 'field.numbersOnly')
}

/** Required; 8 to 30 characters, upper, lower, and a digit or a symbol (S5.1 to S5.3, S9.18). */
export function checkPassword(value: string): Verdict {
  if (value === '') return refuse('field.required')
  if (value.length > PASSWORD_MAX) return refuse('field.passwordTooLong')
  const isMixed = /\p{Lu}/u.test(value) && /\p{Ll}/u.test(value) && /[^\p{L}\p{M}\s]/u.test(value)
  return value.length >= PASSWORD_MIN && isMixed ? allow : refuse('field.passwordPattern')
}

/** Required; equal to the password (S5.4, S5.29). */
export function checkPasswordConfirmation(value: string, password: string): Verdict {
  if (value === '') return refuse('field.required')
  return value === password ? allow : refuse('field.passwordMismatch')
}

function matching(value: string, isRight: boolean, problem: Problem): Verdict {
  if (value.trim() === '') return refuse('field.required')
  return isRight ? allow : refuse(problem)
}

function isEmail(value: string): boolean {
  if (value.length > EMAIL_MAX || !EMAIL.test(value)) return false
  const labels = value.slice(value.lastIndexOf('@') + 1).split('.')
  return (
    labels.length > 1 &&
    labels.every((label) => DOMAIN_LABEL.test(label)) &&
    TOP_LEVEL.test(labels.at(-1) ?? '')
  )
}

function isName(value: string): boolean {
  return value.length <= NAME_MAX && NAME.test(value) && LETTER.test(value)
}

function isPhone(value: string): boolean {
  return PHONE.test(plainPhone(value).replace(PHONE_PUNCTUATION, ''))
}
