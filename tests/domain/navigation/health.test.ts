import { expect, test } from 'vitest'
import { isHealthChecked, issueOf } from '#domain/navigation/health.ts'
import { hrefOf, parseRoute } from '#domain/navigation/routes.ts'

test.each([
  ['/', true],
  ['/order', true],
  ['/checkout', true],
  ['/404', true],
  ['/technical-issue', false],
  ['/technical-issue?code=503', false],
  ['/contact', false],
])('going to %s asks for the health of the server: %s (S7.42, S4.113)', (address, isChecked) => {
  expect(isHealthChecked(parseRoute(address))).toBe(isChecked)
})

test.each([
  [503, '/technical-issue?code=503'],
  [404, '/technical-issue?code=404'],
  [0, '/technical-issue?code=500'],
])('a check that fails with %i leads to %s (S4.113)', (status, address) => {
  expect(hrefOf(issueOf(status))).toBe(address)
})
