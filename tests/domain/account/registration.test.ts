import { describe, expect, test } from 'vitest'
import { loginEmail } from '#domain/account/login-email.ts'
import { checkNewPassword, wrongProfileField, wrongRegistrationField } from '#domain/account/registration.ts'
import { allow, refuse } from '#domain/verdict.ts'

const RIGHT = {
  email: 'kari@example.com',
  firstName: 'Kari',
  lastName: 'Nordmann',
  phoneNumber: '',
  password: 'Rullekake4',
  isTermsAccepted: true,
}

describe('a registration', () => {
  test('may leave the phone number out (S5.28)', () => {
    expect(wrongRegistrationField(RIGHT)).toBeUndefined()
  })

  test.each([
    [{ email: 'kari@' }, 'email', 'field.email'],
    [{ firstName: '' }, 'firstName', 'field.required'],
    [{ lastName: 'N.N.' }, 'lastName', 'field.lastName'],
    [{ phoneNumber: '1' }, 'phoneNumber', 'field.phone'],
    [{ password: '' }, 'password', 'field.required'],
    [{ isTermsAccepted: false }, 'isTermsAccepted', 'field.required'],
  ])('%j is told by its field (S5.26 to S5.30)', (given, field, problem) => {
    expect(wrongRegistrationField({ ...RIGHT, ...given })).toEqual({ field, problem })
  })

  test('tells the first of several wrong fields', () => {
    expect(wrongRegistrationField({ ...RIGHT, email: '', password: '' })?.field).toBe('email')
  })
})

test.each([
  [{}, undefined],
  [{ firstName: 'Åse-Marie' }, undefined],
  [{ phoneNumber: '' }, undefined],
  [{ lastName: '' }, { field: 'lastName', problem: 'field.required' }],
])('the change %j of a profile is wrong in %j', (change, wrong) => {
  expect(wrongProfileField(change)).toEqual(wrong)
})

describe('a new password', () => {
  test.each(['Rullekake4', 'Kjempegod-mat', 'xK7$pQ2m', 'Passordet er hemmelig7'])(
    '%s may be chosen',
    (password) => {
      expect(checkNewPassword(password, RIGHT.email)).toEqual(allow)
    },
  )

  test.each([
    ['Password1', 'kari@example.com'],
    ['P@ssw0rd!', 'kari@example.com'],
    ['Passord123', 'kari@example.com'],
    ['Sommer2026', 'kari@example.com'],
    ['Qwerty123!', 'kari@example.com'],
    ['!!Welcome1', 'kari@example.com'],
    ['Kari.Nordmann1', 'kari.nordmann@example.com'],
  ])('%s of %s is what everybody tries first (ASVS 6.2.4)', (password, email) => {
    expect(checkNewPassword(password, email)).toEqual(refuse('field.passwordCommon'))
  })

  test('that is malformed is told so first (S5.2)', () => {
    expect(checkNewPassword('password', RIGHT.email)).toEqual(refuse('field.passwordPattern'))
  })
})

test.each([
  ['Kari@Example.COM', 'kari@example.com'],
  ['  kari@example.com\t', 'kari@example.com'],
  ['ka\u030Are@example.com', 'k\u00E5re@example.com'],
])('%j is the account of %j (S5.10)', (typed, account) => {
  expect(loginEmail(typed)).toBe(account)
})
