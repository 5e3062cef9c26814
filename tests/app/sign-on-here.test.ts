import { afterEach, describe, expect, test } from 'vitest'
import { signOnWaysOf, takeSignOnReturn } from '#app/sign-on-here.ts'
import { DESCRIBED_FLAGS } from '#domain/feature-flags.ts'

afterEach(() => history.replaceState(null, '', '/'))

describe('the address a customer comes back to from a provider of sign-on', () => {
  test('loses the secret that opens the session and keeps the view', () => {
    history.replaceState({ line: 7 }, '', '/login?view=classic#sign-on=fjord.ticket-of_kari')
    expect(takeSignOnReturn()).toEqual({
      kind: 'proven',
      provider: 'fjord',
      accessToken: 'ticket-of_kari',
    })
    expect(`${location.pathname}${location.search}${location.hash}`).toBe('/login?view=classic')
    expect(history.state).toEqual({ line: 7 })
    expect(takeSignOnReturn()).toBeUndefined()
  })

  test('tells that nothing came of it', () => {
    history.replaceState(null, '', '/login#sign-on=failed')
    expect(takeSignOnReturn()).toEqual({ kind: 'failed' })
    expect(location.hash).toBe('')
  })

  test.each(['/login', '/profile/forgot-password/request#token-of-a-mail', '/login#sign-on=<b>.x'])(
    '%s is left as it is',
    (address) => {
      history.replaceState(null, '', address)
      expect(takeSignOnReturn()).toBeUndefined()
      expect(location.hash).toBe(new URL(address, location.origin).hash)
    },
  )
})

test('providers are offered in the order of the deployment, and only where single sign-on is on (S1.10, S1.46)', () => {
  const signOn = ['nordlys', 'fjord'].map((id) => ({
    id,
    name: id.toUpperCase(),
    issuer: `https://${id}.example`,
    clientId: 'orda',
  }))
  const waysWith = (singleSignOn: boolean) =>
    signOnWaysOf({ flags: { ...DESCRIBED_FLAGS, singleSignOn }, signOn }).map(({ name }) => name)
  expect(waysWith(true)).toEqual(['NORDLYS', 'FJORD'])
  expect(waysWith(false)).toEqual([])
})
