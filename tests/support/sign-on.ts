import { identitySimulator } from '#simulators/sign-on/identity-simulator.ts'
import type { IdentitySimulator, SimulatedPerson } from '#simulators/sign-on/identity-simulator.ts'
import type { Database } from '#server/core/database/database.ts'
import { PUBLIC_URL, openTestShop } from './test-shop.ts'
import type { TestShop } from './test-shop.ts'

export type SignOnShop = TestShop & { readonly identities: IdentitySimulator }

/** The shop with two providers of sign-on beside it. */
export async function openSignOnShop(given: { database?: Database } = {}): Promise<SignOnShop> {
  const identities = identitySimulator(PUBLIC_URL)
  const signOn = { signOn: { isSimulated: true, secrets: {} }, identitySimulator: identities }
  const shop = await openTestShop({ ...given, signOn })
  return Object.assign(shop, { identities })
}

export function aPerson(email: string, overrides: Partial<SimulatedPerson> = {}): SimulatedPerson {
  return { email, firstName: 'Kari', lastName: 'Nordmann', isEmailVerified: true, ...overrides }
}

export type Browser = ReturnType<typeof aBrowser>

/** Somebody's browser, which follows a provider there and back. */
export function aBrowser(shop: SignOnShop) {
  const cookies = new Map<string, string>()

  async function ask(
    method: 'GET' | 'POST' | 'DELETE' | 'PATCH',
    url: string,
    body?: object,
    headers: Readonly<Record<string, string>> = {},
  ) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await shop.app.inject({
      method,
      url: url.startsWith('/') ? url : `/api/${url}`,
      headers: { ...headers, ...(cookie !== '' && { cookie }) },
      ...(body && { payload: body }),
    })
    for (const each of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? []
      cookies.set(name, value)
    }
    return answer
  }

  /** The request a provider gets with this browser. */
  async function leaveFor(provider: string) {
    const { headers } = await ask('GET', `x/sign-on/${provider}`)
    const sent = new URL(String(headers.location), PUBLIC_URL)
    const request = shop.identities.requestOf(provider, sent.searchParams)
    return { address: String(headers.location), request }
  }

  /** Where the shop leads from the address a provider led back to. */
  async function comeBackTo(address: string): Promise<string> {
    const { pathname, search } = new URL(address)
    return String((await ask('GET', pathname + search)).headers.location)
  }

  /** There and back as a person; the address of the page it ends at. */
  async function signOnAs(person: SimulatedPerson, provider = 'fjord'): Promise<string> {
    const { request, address } = await leaveFor(provider)
    if (!request) return address
    return comeBackTo(shop.identities.grant(request, person))
  }

  /** What the page asks with what stands behind its #. */
  async function openSession(page: string, language = 'no') {
    const [, authType = '', accessToken = ''] = /#sign-on=([a-z]+)\.(.+)$/.exec(page) ?? []
    return ask('POST', 'accounts/authentication/users-sso', { authType, accessToken, language })
  }

  async function account() {
    return (await ask('GET', 'accounts/authentication/current')).json()
  }

  return { cookies, ask, leaveFor, comeBackTo, signOnAs, openSession, account }
}
