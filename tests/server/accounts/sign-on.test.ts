import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SIGN_ON_FAULTS } from '#simulators/sign-on/identity-simulator.ts'
import type { SignOnFault } from '#simulators/sign-on/identity-simulator.ts'
import { ATTEMPT_LASTS_MS } from '#server/accounts/store/sign-on-attempts.store.ts'
import { aBrowser, aPerson, openSignOnShop } from '#tests/support/sign-on.ts'
import type { Browser, SignOnShop } from '#tests/support/sign-on.ts'
import { GUEST, NOON, aNewOrder, openTestShop } from '#tests/support/test-shop.ts'
import { PASSWORD, aRegisteredUser, anEmail, mailsTo } from '#tests/support/users.ts'

const FAILED = '/login#sign-on=failed'
const REFUSED = { status: 401, code: 'account.ssoFailed' }
/** What the operator reads of each fault. */
const TOLD_OF: Readonly<Record<Exclude<SignOnFault, 'none'>, RegExp>> = {
  issuer: /"iss"/,
  audience: /"aud"/,
  nonce: /"nonce"/,
  expired: /"exp"/,
  signature: /signature/,
  away: /fetch failed/,
}

describe('single sign-on', () => {
  let shop: SignOnShop
  let browser: Browser
  beforeAll(async () => {
    shop = await openSignOnShop()
  })
  beforeEach(async () => {
    await shop.reset()
    shop.identities.fault = 'none'
    browser = aBrowser(shop)
  })
  afterAll(() => shop.close())

  describe('somebody who comes back from a provider', () => {
    test.each(['fjord', 'nordlys'])(
      '%s is a user from then on, with the name they have there (S1.10, S7.5)',
      async (provider) => {
        const email = anEmail()
        const answer = await browser.openSession(await browser.signOnAs(aPerson(email), provider), 'en')
        expect(answer.json()).toMatchObject({
          account: { type: 'USER' },
          user: { email, firstName: 'Kari', lastName: 'Nordmann', language: 'en' },
        })
        expect(await browser.account()).toMatchObject({ account: { type: 'USER' }, user: { email } })
      },
    )

    test('finds the same account again, whatever their address there has become', async () => {
      const first = await entered(aPerson(anEmail(), { subject: 'kari-of-fjord' }))
      const again = await entered(aPerson(anEmail(), { subject: 'kari-of-fjord' }))
      expect(again.user.id).toBe(first.user.id)
      expect(again.user.email).toBe(first.user.email)
    })

    test('is somebody else where another provider uses the same name for them', async () => {
      const first = await entered(aPerson(anEmail(), { subject: '1001' }))
      const other = await entered(aPerson(anEmail(), { subject: '1001' }), 'nordlys')
      expect(other.user.id).not.toBe(first.user.id)
    })

    test('has no password, which nobody can guess then', async () => {
      const email = anEmail()
      await entered(aPerson(email))
      const body = { email, password: PASSWORD }
      const answer = await aBrowser(shop).ask('POST', 'accounts/authentication/users', body)
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'account.wrongCredentials'])
    })

    test('keeps no name that the profile would refuse', async () => {
      const { user } = await entered(aPerson(anEmail(), { firstName: 'K4ri', lastName: '<b>' }))
      expect([user.firstName, user.lastName]).toEqual(['', ''])
    })

    test('brings what was ordered as a guest with that address, and is the guest no more (S4.2)', async () => {
      const email = anEmail()
      const guest = (await browser.ask('POST', 'accounts/guests', { ...GUEST, email })).json()
      const { id } = (await orderedIn(browser)).json()
      const answer = await browser.openSession(await browser.signOnAs(aPerson(email)))
      expect(answer.json().user.accountId).not.toBe(guest.accountId)
      expect((await browser.ask('GET', `orders/${id}`)).statusCode).toBe(200)
      expect((await browser.ask('GET', `accounts/guests/${guest.id}`)).statusCode).toBe(404)
    })

    test('gets a session of its own: the cookie of the one before opens nothing any more', async () => {
      await browser.ask('POST', 'accounts/guests', { ...GUEST, email: anEmail() })
      const before = browser.cookies.get('sid') ?? ''
      await browser.openSession(await browser.signOnAs(aPerson(anEmail())))
      expect(browser.cookies.get('sid')).not.toBe(before)
      const old = aBrowser(shop)
      old.cookies.set('sid', before)
      expect((await old.account()).success).toBe(false)
    })

    test('is led back in the view they left', async () => {
      const left = new URL(String((await browser.ask('GET', 'x/sign-on/fjord?view=linear')).headers.location))
      const request = shop.identities.requestOf('fjord', left.searchParams)
      const back = request && (await browser.comeBackTo(shop.identities.deny(request)))
      expect(back).toBe('/login?view=linear')
    })

    test('having given up there is told nothing', async () => {
      const { request } = await browser.leaveFor('fjord')
      expect(request && (await browser.comeBackTo(shop.identities.deny(request)))).toBe('/login')
    })
  })

  describe('an address that has an account', () => {
    test('does not open it: it is linked once its owner logs in, and opens it from then on (ASVS 6.8.1)', async () => {
      const email = await aRegisteredUser(shop)
      const page = await browser.signOnAs(aPerson(email.toUpperCase()))
      const refused = await browser.openSession(page)
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'account.ssoKnownAddress'])
      expect((await browser.account()).success).toBe(false)
      const login = await browser.ask('POST', 'accounts/authentication/users', { email, password: PASSWORD })
      expect((await browser.openSession(page)).json().user.id).toBe(login.json().user.id)
      expect((await entered(aPerson(email))).user.id).toBe(login.json().user.id)
    })

    test('is not linked to the account somebody else is logged in to', async () => {
      const email = await aRegisteredUser(shop)
      const other = await aRegisteredUser(shop)
      await browser.ask('POST', 'accounts/authentication/users', { email: other, password: PASSWORD })
      const answer = await browser.openSession(await browser.signOnAs(aPerson(email)))
      expect(answer.json().code).toBe('account.ssoKnownAddress')
      expect((await browser.account()).user.email).toBe(other)
    })

    test('is not linked where the provider has not proven it, though its owner is logged in', async () => {
      const email = await aRegisteredUser(shop)
      await browser.ask('POST', 'accounts/authentication/users', { email, password: PASSWORD })
      const page = await browser.signOnAs(aPerson(email, { isEmailVerified: false }))
      expect((await browser.openSession(page)).json().code).toBe('account.ssoUnproven')
    })
  })

  test('an address the provider has not proven makes no account', async () => {
    const email = anEmail()
    const page = await browser.signOnAs(aPerson(email, { isEmailVerified: false }))
    expect((await browser.openSession(page)).json().code).toBe('account.ssoUnproven')
    const rows = await shop.deps.database.query('SELECT id FROM accounts WHERE login_email = $1', [email])
    expect(rows).toEqual([])
  })

  describe('nobody is let in', () => {
    test.each(SIGN_ON_FAULTS.filter((fault) => fault !== 'none'))(
      'where something is wrong with what the provider says, and the operator is told what: %s (S8.24)',
      async (fault) => {
        const { request } = await browser.leaveFor('fjord')
        shop.identities.fault = fault
        const page = request && (await browser.comeBackTo(shop.identities.grant(request, aPerson(anEmail()))))
        expect(page).toBe(FAILED)
        expect(shop.errors.map(wordsOf)).toEqual([expect.stringMatching(TOLD_OF[fault])])
      },
    )

    test('by an answer that says it comes from another provider (RFC 9207)', async () => {
      const { request } = await browser.leaveFor('fjord')
      if (!request) throw new Error('nobody was led anywhere')
      const mixedUp = new URL(shop.identities.grant(request, aPerson(anEmail())))
      mixedUp.searchParams.set('iss', 'https://another.example')
      expect(await browser.comeBackTo(mixedUp.href)).toBe(FAILED)
      expect(shop.errors.map(wordsOf)).toEqual([expect.stringMatching(/"iss"/)])
    })

    test('whose code is shown with another verifier than the one whose challenge was sent (PKCE, RFC 7636)', async () => {
      const { request, address } = await browser.leaveFor('fjord')
      expect(new URL(address).searchParams.get('code_challenge_method')).toBe('S256')
      await shop.deps.database.query('UPDATE sign_on_attempts SET code_verifier = $1', [
        'of-somebody-else-'.repeat(3),
      ])
      expect(request && (await browser.comeBackTo(shop.identities.grant(request, aPerson(anEmail()))))).toBe(
        FAILED,
      )
      expect(shop.errors.map(wordsOf)).toEqual([expect.stringMatching(/invalid_grant/)])
    })

    test('where the provider does not answer when the customer leaves, and the next one is asked anew (S8.24)', async () => {
      const anew = await openSignOnShop()
      anew.identities.fault = 'away'
      const customer = aBrowser(anew)
      expect(await customer.signOnAs(aPerson(anEmail()))).toBe(FAILED)
      anew.identities.fault = 'none'
      expect(await customer.signOnAs(aPerson(anEmail()))).toMatch(/#sign-on=fjord\./)
      await anew.close()
    })

    test('with a code that was given for another sign-on', async () => {
      const first = await browser.leaveFor('fjord')
      const second = await browser.leaveFor('fjord')
      if (!first.request || !second.request) throw new Error('nobody was led anywhere')
      const stolen = new URL(shop.identities.grant(first.request, aPerson(anEmail())))
      stolen.searchParams.set('state', second.request.state)
      expect(await browser.comeBackTo(stolen.href)).toBe(FAILED)
    })

    test('twice by the same answer, nor by an unknown state, nor in another browser, nor by another provider', async () => {
      const { request } = await browser.leaveFor('fjord')
      const back = request && shop.identities.grant(request, aPerson(anEmail()))
      if (back === undefined) throw new Error('nobody was led anywhere')
      const otherState = new URL(back)
      otherState.searchParams.set('state', 'made-up')
      expect(await browser.comeBackTo(otherState.href)).toBe(FAILED)
      expect(await aBrowser(shop).comeBackTo(back)).toBe(FAILED)
      expect(await browser.comeBackTo(back)).toMatch(/#sign-on=fjord\./)
      expect(await browser.comeBackTo(back)).toBe(FAILED)
      const other = await browser.leaveFor('fjord')
      const mixed = other.request && shop.identities.grant(other.request, aPerson(anEmail()))
      expect(await browser.comeBackTo(String(mixed).replace('/fjord/', '/nordlys/'))).toBe(FAILED)
    })

    test('who took longer than ten minutes', async () => {
      const { request } = await browser.leaveFor('fjord')
      shop.clock.value = NOON + ATTEMPT_LASTS_MS
      expect(request && (await browser.comeBackTo(shop.identities.grant(request, aPerson(anEmail()))))).toBe(
        FAILED,
      )
    })

    test('with what another browser came back with, twice, too late, or as of another provider (S7.5, S8.24)', async () => {
      const page = await browser.signOnAs(aPerson(anEmail()))
      expect(await refusalOf(aBrowser(shop), page)).toEqual(REFUSED)
      const stranger = aBrowser(shop)
      await stranger.leaveFor('fjord')
      expect(await refusalOf(stranger, page)).toEqual(REFUSED)
      expect(await refusalOf(browser, page.replace('=fjord', '=nordlys'))).toEqual(REFUSED)
      expect((await browser.openSession(page)).statusCode).toBe(200)
      expect(await refusalOf(browser, page)).toEqual(REFUSED)
      const late = await browser.signOnAs(aPerson(anEmail()))
      shop.clock.value = NOON + ATTEMPT_LASTS_MS
      expect(await refusalOf(browser, late)).toEqual(REFUSED)
    })

    test('by a provider the deployment does not have, or where single sign-on is off (S1.46)', async () => {
      expect(await browser.signOnAs(aPerson(anEmail()), 'nobody')).toBe(FAILED)
      const plain = await openTestShop()
      const answer = await plain.customer().ask('GET', 'x/sign-on/fjord')
      expect(answer.headers.location).toBe(FAILED)
      await plain.close()
    })

    test('who was sent by another site', async () => {
      const headers = { 'sec-fetch-site': 'cross-site' }
      const answer = await shop.customer().ask('GET', 'x/sign-on/fjord', { headers })
      expect(answer.json().code).toBe('request.crossSite')
    })
  })

  test('a key the provider has changed meanwhile is known at once', async () => {
    await entered(aPerson(anEmail()))
    shop.identities.rotateKey()
    expect((await entered(aPerson(anEmail()))).success).toBe(true)
  })

  test('what failed is logged without the address and the token of the customer (ASVS 16.2.5)', async () => {
    const email = anEmail()
    const { request } = await browser.leaveFor('fjord')
    shop.identities.fault = 'audience'
    if (request) await browser.comeBackTo(shop.identities.grant(request, aPerson(email)))
    const told = shop.errors.map((error) => (error instanceof Error ? `${error.message} ${error.stack}` : ''))
    expect(told.join()).toMatch(/aud/)
    expect(told.join()).not.toContain(email)
  })

  test('an account that is deleted is forgotten: the next sign-on makes another', async () => {
    const email = anEmail()
    const { user } = await entered(aPerson(email))
    await browser.openSession(await browser.signOnAs(aPerson(email)))
    expect((await browser.ask('DELETE', `accounts/users/${user.id}`)).statusCode).toBe(200)
    expect((await entered(aPerson(email))).user.id).not.toBe(user.id)
  })

  test('who has lost the way in chooses a password by mail, as everybody else', async () => {
    const email = anEmail()
    await entered(aPerson(email))
    await browser.ask('POST', 'accounts/users/lost-password', { email })
    expect((await mailsTo(shop, email)).map(({ kind }) => kind)).toEqual(['passwordReset'])
  })

  /** The session of a person, in a browser of their own. */
  async function entered(person: Parameters<Browser['signOnAs']>[0], provider = 'fjord') {
    const own = aBrowser(shop)
    return (await own.openSession(await own.signOnAs(person, provider))).json()
  }
})

/** What an error says, its cause and what the provider answered included. */
function wordsOf(error: unknown): string {
  return error instanceof Error ? `${error.message} ${JSON.stringify(error)} ${wordsOf(error.cause)}` : ''
}

async function refusalOf(browser: Browser, page: string): Promise<object> {
  const answer = await browser.openSession(page)
  return { status: answer.statusCode, code: answer.json().code }
}

/** An order of whoever is signed in. */
async function orderedIn(browser: Browser) {
  return browser.ask('POST', 'orders', aNewOrder(), { 'idempotency-key': crypto.randomUUID() })
}
