import { expect, test } from 'vitest'
import { supportHref } from '#domain/staff/support-href.ts'

test.each(['/support', '/support/looks', '/support?code=K7M2QX#turn-3', '/support/a/b?to=https://elsewhere'])(
  'who asked for %s comes back to it',
  (to) => {
    expect(supportHref(to)).toBe(to)
  },
)

test.each([
  undefined,
  '',
  'support',
  '/',
  '/supporters',
  '/checkout',
  '/support/../checkout',
  '/support/%2e%2e/checkout',
  '//evil.example/support',
  '/\\evil.example/support',
  '\\\\evil.example/support',
  'https://evil.example/support',
  'javascript:alert(1)//support',
  '/\t/evil.example/support',
  '/support\n/looks',
])('%j leads to where the staff works', (to) => {
  expect(supportHref(to)).toBe('/support')
})
