import { describe, expect, test } from 'vitest'
import * as fields from '#domain/account/fields.ts'
import { allow, refuse, type Verdict } from '#domain/verdict.ts'

type Case = readonly [value: string, verdict: Verdict]

describe.each<readonly [name: string, check: (value: string) => Verdict, cases: readonly Case[]]>([
  [
    'an email (S5.9, S5.26)',
    fields.checkEmail,
    [
      ['kari@example.no', allow],
      ['kari.nordmann+orda@mail.example.co', allow],
      ['kåre@blåbær.no', allow],
      ["o'brien@example.ie", allow],
      ['a@b.io', allow],
      ['a@b.xn--p1ai', allow],
      ['', refuse('field.required')],
      ['  ', refuse('field.required')],
      ['kari', refuse('field.email')],
      ['kari@example', refuse('field.email')],
      ['kari@example.n', refuse('field.email')],
      ['kari@example.12', refuse('field.email')],
      ['kari@@example.no', refuse('field.email')],
      ['kari@.no', refuse('field.email')],
      ['kari@-example.no', refuse('field.email')],
      ['.kari@example.no', refuse('field.email')],
      ['kari..n@example.no', refuse('field.email')],
      ['kari n@example.no', refuse('field.email')],
      ['kari@example.no ', refuse('field.email')],
      [`${'a'.repeat(243)}@example.no`, allow],
      [`${'a'.repeat(244)}@example.no`, refuse('field.email')],
    ],
  ],
  [
    'a first name (S5.12, S5.13)',
    fields.checkFirstName,
    [
      ['Åse-Marie', allow],
      ["D'Arcy", allow],
      ['Jean Luc', allow],
      ['José', allow],
      ['', refuse('field.required')],
      ['R2D2', refuse('field.firstName')],
      ['-', refuse('field.firstName')],
      ['<b>Kari</b>', refuse('field.firstName')],
      ['a'.repeat(60), allow],
      ['a'.repeat(61), refuse('field.firstName')],
    ],
  ],
  [
    'a last name (S5.12, S5.13)',
    fields.checkLastName,
    [
      ['Ødegård', allow],
      ['', refuse('field.required')],
      ['Nordmann2', refuse('field.lastName')],
    ],
  ],
  [
    'a name at checkout (S5.14)',
    fields.checkCheckoutName,
    [
      ['Kari Nordmann', allow],
      ['', refuse('field.required')],
      ['Kari!', refuse('field.checkoutName')],
    ],
  ],
  [
    'a phone number (S5.15, S5.28)',
    fields.checkPhone,
    [
      ['', allow],
      ['41234567', allow],
      ['+47 412 34 567', allow],
      ['+47 41 23 45 67', allow],
      ['(555) 123-4567', allow],
      ['555.123.4567 x12', allow],
      ['+123 1234 1234 1234', allow],
      ['4123456', refuse('field.phone')],
      ['+1234567890123456', refuse('field.phone')],
      ['call me', refuse('field.phone')],
      ['47+41234567', refuse('field.phone')],
    ],
  ],
  [
    'a phone number at checkout (S5.16, S5.17)',
    fields.checkCheckoutPhone,
    [
      ['+47 41234567', allow],
      ['(555) 1234567', allow],
      ['', refuse('field.required')],
      ['555-123-4567', allow],
      ['tel:+47-412-34-567', allow],
      ['41234567x1', refuse('field.checkoutPhone')],
      ['call me', refuse('field.checkoutPhone')],
      ['4123456', refuse('field.phone')],
    ],
  ],
  [
    'a number field or discount code (S5.18)',
    fields.checkNumbersOnly,
    [
      ['0123', allow],
      ['', refuse('field.required')],
      ['12a', refuse('field.numbersOnly')],
      ['1.5', refuse('field.numbersOnly')],
      [' 12', refuse('field.numbersOnly')],
    ],
  ],
  [
    'a password (S5.1, S5.2, S9.18)',
    fields.checkPassword,
    [
      ['Abcdef1x', allow],
      ['Abcdef!x', allow],
      ['Åbcdefø1', allow],
      [`Aa1${'x'.repeat(27)}`, allow],
      ['', refuse('field.required')],
      ['Abcde1x', refuse('field.passwordPattern')],
      ['abcdef1x', refuse('field.passwordPattern')],
      ['ABCDEF1X', refuse('field.passwordPattern')],
      ['Abcdefgh', refuse('field.passwordPattern')],
      ['Abcdef x', refuse('field.passwordPattern')],
      [`Aa1${'x'.repeat(28)}`, refuse('field.passwordTooLong')],
    ],
  ],
  [
    'a required field such as the restaurant’s code (S5.7, S5.33)',
    fields.checkRequired,
    [
      ['x', allow],
      ['', refuse('field.required')],
      [' \t', refuse('field.required')],
    ],
  ],
])('%s', (_, check, cases) => {
  test.each(cases)('%j: %o', (value, verdict) => {
    expect(check(value)).toEqual(verdict)
  })
})

test.each([
  ['Abcdef1x', allow],
  ['Abcdef1y', refuse('field.passwordMismatch')],
  ['', refuse('field.required')],
])('the confirmation %j of Abcdef1x (S5.4, S5.29)', (value, verdict) => {
  expect(fields.checkPasswordConfirmation(value, 'Abcdef1x')).toEqual(verdict)
})

test.each([
  ['+47 412 34 567', '+47 412 34 567'],
  ['  41234567 ', '41234567'],
  ['(555) 123-4567', '(555) 123 4567'],
  ['555.123.4567x12', '555 123 4567 x12'],
  ['555-123-4567 ext. 12', '555 123 4567 x12'],
  ['555 123 4567 EXT12', '555 123 4567 x12'],
  ['+47\u00a041\u00a023\u00a045\u00a067', '+47 41 23 45 67'],
  ['tel:+47-412-34-567', '+47 412 34 567'],
  ['', ''],
])('the number %j is kept as %j, which is as good a number and is kept as it is (S5.15)', (given, kept) => {
  expect(fields.normalisedPhone(given)).toBe(kept)
  expect(fields.normalisedPhone(kept)).toBe(kept)
  expect(fields.checkPhone(kept)).toEqual(fields.checkPhone(given))
})
