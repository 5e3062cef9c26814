import { describe, expect, test } from 'vitest'
import { canUseLink, resetHref, resetTokenIn } from '#domain/account/mail-link.ts'
import { parseRoute } from '#domain/navigation/routes.ts'
import { allow, refuse } from '#domain/verdict.ts'

describe('a link of a mail (S7.13, S7.19)', () => {
  test.each([
    ['nobody sent', undefined, refuse('link.invalid')],
    ['a moment before its end', { expiresAt: 1_001 }, allow],
    ['at its end', { expiresAt: 1_000 }, refuse('link.expired')],
    ['that was used', { expiresAt: 2_000, endedAt: 900 }, refuse('link.used')],
    ['that was used and is over', { expiresAt: 1_000, endedAt: 900 }, refuse('link.used')],
  ])('%s', (_what, link, verdict) => {
    expect(canUseLink(link, 1_000)).toEqual(verdict)
  })
})

describe('the address of a password reset', () => {
  const token = 'a-Z_0'.repeat(8)

  test('is the page that asks for one (S2.77), its token behind the #', () => {
    const [address = '', fragment = ''] = resetHref(token).split('#')
    expect(parseRoute(address)).toEqual({ name: 'forgotPassword', action: 'request' })
    expect(resetTokenIn(`#${fragment}`)).toBe(token)
  })

  test.each(['', '#', '#top', `#${token}/`, `#${'x'.repeat(201)}`])('%j carries no token', (fragment) => {
    expect(resetTokenIn(fragment)).toBeUndefined()
  })
})
