import { expect, test } from 'vitest'
import { brandOf, lastDigitsOf, shownPan, validUntil } from '#domain/account/saved-method.ts'

test.each([
  ['5555********4444', 'mastercard'],
  ['4242 **** **** 4242', 'visa'],
  [' 4242********4242', 'visa'],
  ['3782*******0005', 'other'],
  ['6*', 'other'],
  ['************4444', 'other'],
  ['', 'other'],
])('a card %j is of brand %s, by its first digit (S3.42)', (maskedPan, brand) => {
  expect(brandOf({ maskedPan })).toBe(brand)
})

test.each([
  ['5555********4444', '4444'],
  ['4242 **** **** 4242 ', '4242'],
  ['3782 ****** *0005', '0005'],
  ['4***05', '05'],
  ['4242************', undefined],
  ['', undefined],
])('a card %j is told apart by %j (S3.41)', (maskedPan, digits) => {
  expect(lastDigitsOf({ maskedPan })).toBe(digits)
})

test.each([
  ['2028-04', '04/28'],
  ['2030-12-31', '12/30'],
  ['2030-12-31T23:00:00Z', '12/30'],
  ['04/28', '04/28'],
  ['04/2028', '04/28'],
  ['2028-13', undefined],
  ['2028-00', undefined],
  ['2028-4', undefined],
  ['2028-041', undefined],
  ['13/28', undefined],
  ['0428', undefined],
  ['', undefined],
])('the validity %j is shown as %j (S3.41)', (endOfValidity, shown) => {
  expect(validUntil({ endOfValidity })).toBe(shown)
})

test.each([
  ['5555********4444', '5555 •••• 4444'],
  ['4242 **** **** 4242', '4242 •••• 4242'],
  ['4***-****-****-05', '4 •••• 05'],
  [' ************4444 ', '•••• 4444'],
  ['4242xxxxxxxx', '4242 ••••'],
  ['', ''],
])('the number %j is shown as %j (S3.41)', (maskedPan, shown) => {
  expect(shownPan({ maskedPan })).toBe(shown)
})
