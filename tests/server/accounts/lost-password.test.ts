import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { LINK_LASTS_MS } from '#domain/account/mail-link.ts'
import { WORTH_SENDING_MS } from '#server/mail/outbox.store.ts'
import type { Database, Queries } from '#server/core/database/database.ts'
import { LINK_KEPT_MS, sweep } from '#server/core/process/sweep.ts'
import { aCatalogue, aDeployment } from '#tests/support/catalogue.ts'
import { NOON, PUBLIC_URL, openTestShop } from '#tests/support/test-shop.ts'
import type { TestShop } from '#tests/support/test-shop.ts'
import {
  aRegisteredUser,
  aUserOf,
  anEmail,
  askToRegister,
  isSignedIn,
  logIn,
  mailedToken,
  mailsTo,
} from '#tests/support/users.ts'

const NEW_PASSWORD = 'Hvetebolle5'

describe('a lost password', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop()
  })
  beforeEach(() => shop.reset())
  afterAll(() => shop.close())

  const ask = (email: string) => {
    shop.clock.value += 1_000
    return shop.customer().ask('POST', 'accounts/users/lost-password', { body: { email } })
  }
  const reset = (email: string, resetPasswordToken: string, password = NEW_PASSWORD) =>
    shop.customer().ask('POST', 'accounts/users/reset-password', {
      body: { resetPasswordToken, email, password },
    })

  async function aResetLink(): Promise<{ email: string; token: string }> {
    const email = await aRegisteredUser(shop)
    await ask(email)
    return { email, token: await mailedToken(shop, email) }
  }

  describe('asking for a new one (S7.17)', () => {
    test('mails a link whose token no server sees, to the language of the account', async () => {
      const email = await aRegisteredUser(shop, { language: 'en' })
      await ask(email.toUpperCase())
      const [mail] = await mailsTo(shop, email)
      expect(mail).toMatchObject({ kind: 'passwordReset', subject: 'Choose a new password' })
      expect(mail?.text).toContain('Hello Kari,')
      expect(mail?.text).toMatch(new RegExp(`${PUBLIC_URL}/profile/forgot-password/request#[\\w-]{43}$`, 'm'))
    })

    test('is answered the same for an address without an account, and nothing is mailed (ASVS 6.3.8)', async () => {
      const nobody = anEmail()
      const answers = await Promise.all([ask(await aRegisteredUser(shop)), ask(nobody)])
      expect(answers.map((answer) => [answer.statusCode, answer.body])).toEqual([
        [200, '{"success":true}'],
        [200, '{"success":true}'],
      ])
      expect(await mailsTo(shop, nobody)).toEqual([])
    })

    test('asks the same of the database for both before it answers, so that its time tells nothing either', async () => {
      const { database } = shop.deps
      const asked: string[] = []
      const noting = (queries: Queries): Queries => ({
        query: (sql, values) => {
          asked.push(sql.replace(/^(RELEASE|ROLLBACK TO) /, ''))
          return queries.query(sql, values)
        },
      })
      const watched: Database = {
        ...database,
        ...noting(database),
        transaction: (work) => database.transaction((queries) => work({ ...queries, ...noting(queries) })),
      }
      const observed = await openTestShop({ database: watched })
      const statements = async (email: string) => {
        asked.length = 0
        await observed.customer().ask('POST', 'accounts/users/lost-password', { body: { email } })
        return [...asked]
      }
      const known = await statements(await aRegisteredUser(shop))
      expect(await statements(anEmail())).toEqual(known)
      expect(known.length).toBeGreaterThan(3)
      await observed.app.close()
    })

    test('is 500 for an address that is not saved, where a deployment wants that told (S7.17, S7.18)', async () => {
      await shop.reset({ ...aCatalogue(), deployment: aDeployment({ tellsUnknownEmail: true }) })
      expect((await ask(anEmail())).statusCode).toBe(500)
      expect((await ask(await aRegisteredUser(shop))).statusCode).toBe(200)
      expect(shop.errors).toEqual([])
    })

    test('is refused for what is no address', async () => {
      expect((await ask('kari')).json()).toMatchObject({ code: 'field.email', field: 'email' })
    })
  })

  describe('the link (S7.19)', () => {
    test('sets the password, once', async () => {
      const { email, token } = await aResetLink()
      expect((await reset(email, token)).json()).toEqual({ success: true })
      expect((await logIn(shop.customer(), email)).statusCode).toBe(401)
      expect((await logIn(shop.customer(), email, NEW_PASSWORD)).statusCode).toBe(200)
      const again = await reset(email, token, 'Skolebrod66')
      expect([again.statusCode, again.json().code]).toEqual([410, 'link.used'])
    })

    test('ends every session and begins none (ASVS 6.4.1, 7.4.3)', async () => {
      const thief = await aUserOf(shop)
      await ask(thief.email)
      const answer = await reset(thief.email, await mailedToken(shop, thief.email))
      expect(answer.headers['set-cookie']).not.toMatch(/sid=/)
      expect(await isSignedIn(thief)).toBe(false)
      expect((await thief.ask('GET', 'accounts/authentication/refresh-token')).statusCode).toBe(401)
    })

    test('leaves no session that was being refreshed at that moment', async () => {
      for (let round = 0; round < 5; round += 1) {
        const user = await aUserOf(shop)
        await ask(user.email)
        const token = await mailedToken(shop, user.email)
        const refresh = user.ask('GET', 'accounts/authentication/refresh-token')
        await Promise.all([reset(user.email, token), refresh])
        expect(await isSignedIn(user)).toBe(false)
      }
    })

    test('tells the owner of it, once', async () => {
      const { email, token } = await aResetLink()
      shop.clock.value += 1_000
      await Promise.all([reset(email, token), reset(email, token)])
      const told = (await mailsTo(shop, email)).filter((mail) => mail.kind === 'passwordChange')
      expect(told.map((mail) => mail.subject)).toEqual(['Passordet ditt er endret'])
    })

    test('a password that is refused leaves it as it is (S5.1, S5.2)', async () => {
      const { email, token } = await aResetLink()
      for (const password of ['kort', 'Passord123'])
        expect((await reset(email, token, password)).json()).toMatchObject({ field: 'password' })
      expect((await reset(email, token)).statusCode).toBe(200)
    })

    test.each([
      ['half an hour minus a moment', LINK_LASTS_MS.passwordReset - 1, 200],
      ['half an hour', LINK_LASTS_MS.passwordReset, 410],
    ])('lasts %s', async (_what, passed, status) => {
      const { email, token } = await aResetLink()
      shop.clock.value = NOON + 1_000 + passed
      expect((await reset(email, token)).statusCode).toBe(status)
    })

    test('tells for a week that it is over, and is then as unknown as any other', async () => {
      const { email, token } = await aResetLink()
      const over = NOON + 1_000 + LINK_LASTS_MS.passwordReset
      for (const [at, code] of [
        [over + LINK_KEPT_MS, 'link.expired'],
        [over + LINK_KEPT_MS + 1, 'link.invalid'],
      ] as const) {
        shop.clock.value = at
        await sweep(shop.deps.database, at)
        expect((await reset(email, token)).json()).toMatchObject({ code })
      }
    })

    test('is forgotten by a mail that could not be sent in time', async () => {
      const { email } = await aResetLink()
      const text = async () =>
        (await mailsTo(shop, email)).find((mail) => mail.kind === 'passwordReset')?.text
      await sweep(shop.deps.database, NOON + 1_000 + WORTH_SENDING_MS)
      expect(await text()).toContain('#')
      await sweep(shop.deps.database, NOON + 1_001 + WORTH_SENDING_MS)
      expect(await text()).not.toContain('#')
    })

    test('is replaced by the next one asked for', async () => {
      const { email, token } = await aResetLink()
      await ask(email)
      expect((await reset(email, token)).json()).toMatchObject({ code: 'link.used' })
      expect((await reset(email, await mailedToken(shop, email))).statusCode).toBe(200)
    })

    test('of another address is no link, and tells not whose it is', async () => {
      const { token } = await aResetLink()
      const other = await aRegisteredUser(shop)
      expect((await reset(other, token)).json()).toMatchObject({ code: 'link.invalid' })
      expect((await reset(anEmail(), token)).json()).toMatchObject({ code: 'link.invalid' })
    })

    test('of a registration sets no password', async () => {
      const email = await aRegisteredUser(shop)
      const newcomer = anEmail()
      await askToRegister(shop, newcomer)
      const token = await mailedToken(shop, newcomer)
      for (const each of [email, newcomer])
        expect((await reset(each, token)).json()).toMatchObject({ code: 'link.invalid' })
    })
  })
})
