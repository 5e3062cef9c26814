import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aCatalogue, aDeployment } from '#tests/support/catalogue.ts'
import { aBrowser, aPerson, openSignOnShop } from '#tests/support/sign-on.ts'
import type { SignOnShop } from '#tests/support/sign-on.ts'
import { NOON, aGuest } from '#tests/support/test-shop.ts'
import type { Customer } from '#tests/support/test-shop.ts'
import { aUserOf, anEmail } from '#tests/support/users.ts'

const LATER = NOON + 60_000

describe('who agrees to the terms (S3.2, S5.30)', () => {
  let shop: SignOnShop
  beforeAll(async () => {
    shop = await openSignOnShop()
  })
  beforeEach(() => termsAre('2026-03'))
  afterAll(() => shop.close())

  /** Each way an account comes about, as the customer it belongs to. */
  const WAYS: Readonly<Record<string, () => Promise<Pick<Customer, 'ask'>>>> = {
    'a guest at the checkout': () => aGuest(shop, { email: anEmail() }),
    'a user who registers': () => aUserOf(shop),
    'a user whom a provider has proven': async () => {
      const browser = aBrowser(shop)
      await browser.openSession(await browser.signOnAs(aPerson(anEmail())))
      return browser
    },
  }

  test.each(Object.entries(WAYS))('is kept with time and version, and told: %s', async (_way, arrive) => {
    const consent = await toldTo(await arrive())
    expect(consent).toEqual({
      isTermsAccepted: true,
      termsAcceptedAt: '2026-03-10T11:00:00.000Z',
      termsVersion: '2026-03',
    })
  })

  test('has agreed to what was in force then, and who comes later to what is in force now', async () => {
    const early = await aGuest(shop, { email: anEmail() })
    await termsAre('2026-04')
    shop.clock.value = LATER
    const late = await aGuest(shop, { email: anEmail() })
    expect(await toldTo(early)).toMatchObject({
      termsAcceptedAt: '2026-03-10T11:00:00.000Z',
      termsVersion: '2026-03',
    })
    expect(await toldTo(late)).toMatchObject({
      termsAcceptedAt: '2026-03-10T11:01:00.000Z',
      termsVersion: '2026-04',
    })
  })

  test('is known by the time alone where a deployment names no version', async () => {
    await shop.reset(aCatalogue())
    expect(await toldTo(await aGuest(shop, { email: anEmail() }))).toEqual({
      isTermsAccepted: true,
      termsAcceptedAt: '2026-03-10T11:00:00.000Z',
      termsVersion: null,
    })
  })

  test('is not noted down of a guest who has not agreed', async () => {
    const guest = await aGuest(shop, { email: anEmail(), isTermsAccepted: false })
    expect(await toldTo(guest)).toEqual({ isTermsAccepted: false, termsAcceptedAt: null, termsVersion: null })
  })

  test.each([true, false])('to offers is kept as it was said: %s (S6.6, S7.10)', async (isOffersAccepted) => {
    const guest = await aGuest(shop, { email: anEmail(), isOffersAccepted })
    expect((await guest.ask('GET', 'accounts/authentication/current')).json().guest).toMatchObject({
      isPolicyAccepted: true,
      isOffersAccepted,
    })
  })

  test('is forgotten with the account (S7.16)', async () => {
    const user = await aUserOf(shop)
    expect((await user.ask('DELETE', `accounts/users/${user.id}`)).statusCode).toBe(200)
    const kept = await shop.deps.database.query(
      'SELECT terms_accepted_at, terms_version FROM accounts WHERE id = $1',
      [user.id],
    )
    expect(kept).toEqual([{ terms_accepted_at: null, terms_version: null }])
  })

  async function termsAre(termsVersion: string): Promise<void> {
    await shop.reset({ ...aCatalogue(), deployment: aDeployment({ termsVersion }) })
  }
})

/** What the file of a customer says of their consent. */
async function toldTo(customer: Pick<Customer, 'ask'>): Promise<object> {
  const [account] = (await customer.ask('GET', 'x/account/export')).json().account
  const { isTermsAccepted, termsAcceptedAt, termsVersion } = account
  return { isTermsAccepted, termsAcceptedAt, termsVersion }
}
