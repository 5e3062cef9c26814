import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { LINK_LASTS_MS } from '#domain/account/mail-link.ts'
import { NOON, PUBLIC_URL, openTestShop } from '#tests/support/test-shop.ts'
import type { TestShop } from '#tests/support/test-shop.ts'
import {
  aRegisteredUser,
  aRegistration,
  aUserOf,
  anEmail,
  askToRegister,
  isSignedIn,
  logIn,
  mailedToken,
  mailsTo,
  solved,
  validate,
} from '#tests/support/users.ts'

describe('registering', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop()
  })
  beforeEach(() => shop.reset())
  afterAll(() => shop.close())

  describe('asking for an account', () => {
    test('sends one mail with a link of this shop (S7.12)', async () => {
      const email = anEmail()
      const asked = await askToRegister(shop, email, 'en')
      expect([asked.statusCode, asked.json()]).toEqual([201, { success: true }])
      const mails = await mailsTo(shop, email)
      expect(mails.map((mail) => mail.subject)).toEqual(['Confirm your email address'])
      expect(mails[0]?.text).toMatch(new RegExp(`${PUBLIC_URL}/profile/confirmation#[\\w-]{43}$`, 'm'))
    })

    test('is answered in the language it was asked in', async () => {
      const email = anEmail()
      await askToRegister(shop, email, 'no')
      expect((await mailsTo(shop, email))[0]).toMatchObject({
        language: 'no',
        subject: 'Bekreft e-postadressen din',
      })
    })

    test('is refused where the address has an account, however it is typed (S7.12, S8.22)', async () => {
      const email = await aRegisteredUser(shop)
      const asked = await askToRegister(shop, email.toUpperCase())
      expect(asked.statusCode).toBe(409)
      expect(asked.json()).toMatchObject({ code: 'account.exists', field: 'email' })
    })

    test.each(['kari', 'kari@example', ''])('%j is no address to write to (S5.26)', async (email) => {
      const asked = await askToRegister(shop, email)
      expect(asked.statusCode).toBe(400)
      expect(asked.json()).toMatchObject({ field: 'email' })
    })

    test('leaves no link behind where its mail could not be written', async () => {
      const email = anEmail()
      const { database } = shop.deps
      await database.query('ALTER TABLE jobs RENAME TO lost_jobs')
      const asked = await askToRegister(shop, email)
      await database.query('ALTER TABLE lost_jobs RENAME TO jobs')
      expect(asked.statusCode).toBe(500)
      expect(await database.query('SELECT 1 FROM account_links WHERE login_email = $1', [email])).toEqual([])
    })

    test('keeps only the hash of what the link carries', async () => {
      const email = anEmail()
      await askToRegister(shop, email)
      const token = await mailedToken(shop, email)
      const links = JSON.stringify(await shop.deps.database.query('SELECT * FROM account_links'))
      expect(links).toContain(email)
      expect(links).not.toContain(token)
    })
  })

  describe('the form behind the link', () => {
    test('makes the account, signs nobody in, and lets its owner log in (S7.13, S6.2, S1.8)', async () => {
      const email = anEmail()
      await askToRegister(shop, email)
      const customer = shop.customer()
      const made = await validate(customer, aRegistration(email, await mailedToken(shop, email)))
      expect([made.statusCode, made.headers['set-cookie']]).toEqual([201, undefined])
      expect(await isSignedIn(customer)).toBe(false)
      expect((await logIn(customer, email)).json().user).toMatchObject({
        email,
        firstName: 'Kari',
        lastName: 'Nordmann',
        phoneNumber: '+47 412 34 567',
        language: 'no',
        favourites: [],
      })
      expect(await isSignedIn(customer)).toBe(true)
    })

    test('takes no phone number for an answer (S5.28)', async () => {
      const email = await aRegisteredUser(shop, { phoneNumber: '' })
      expect((await logIn(shop.customer(), email)).json().user).not.toHaveProperty('phoneNumber')
    })

    test.each([
      ['a first name of digits (S5.27)', { firstName: 'K4ri' }, 'firstName', 'field.firstName'],
      ['no last name (S5.27)', { lastName: ' ' }, 'lastName', 'field.required'],
      ['a phone number of words (S5.28)', { phoneNumber: 'none' }, 'phoneNumber', 'field.phone'],
      ['a password without capitals (S5.2)', { password: 'rullekake4' }, 'password', 'field.passwordPattern'],
      [
        'a password of 31 characters (S5.1)',
        { password: `Aa1${'x'.repeat(28)}` },
        'password',
        'field.passwordTooLong',
      ],
      ['a password everybody tries', { password: 'Passord123!' }, 'password', 'field.passwordCommon'],
      [
        'one of the ten thousand commonest (ASVS 6.2.4)',
        { password: 'Wrinkle1' },
        'password',
        'field.passwordCommon',
      ],
      ['terms not accepted (S5.30)', { isTermsAccepted: false }, 'isTermsAccepted', 'field.required'],
    ])('tells %s by its field, and the link still works', async (_what, wrong, field, code) => {
      const email = anEmail()
      await askToRegister(shop, email)
      const token = await mailedToken(shop, email)
      const refused = await validate(shop.customer(), aRegistration(email, token, wrong))
      expect(refused.statusCode).toBe(400)
      expect(refused.json()).toMatchObject({ code, field })
      expect((await validate(shop.customer(), aRegistration(email, token))).statusCode).toBe(201)
    })

    test.each([
      [false, false],
      [false, true],
      [true, false],
    ])(
      'needs neither policy (%s) nor offers (%s), and keeps what was said of both (S5.30)',
      async (isPolicyAccepted, isOffersAccepted) => {
        const flags = { isPolicyAccepted, isOffersAccepted }
        const user = await aUserOf(shop, flags)
        const [account] = (await user.ask('GET', 'x/account/export')).json().account
        expect(account).toMatchObject({ ...flags, isTermsAccepted: true })
      },
    )

    test('belongs to the address it was sent to', async () => {
      const email = anEmail()
      await askToRegister(shop, email)
      const token = await mailedToken(shop, email)
      const refused = await validate(shop.customer(), aRegistration(anEmail(), token))
      expect(refused.json()).toMatchObject({ code: 'link.otherEmail', field: 'email' })
    })

    test('opens nothing with a token nobody sent', async () => {
      const refused = await validate(shop.customer(), aRegistration(anEmail(), 'x'.repeat(43)))
      expect(refused.statusCode).toBe(400)
      expect(refused.json()).toMatchObject({ code: 'link.invalid', field: 'validationToken' })
    })

    test('works once', async () => {
      const email = anEmail()
      await askToRegister(shop, email)
      const token = await mailedToken(shop, email)
      await validate(shop.customer(), aRegistration(email, token))
      const again = await validate(shop.customer(), aRegistration(email, token, { password: 'Hvetebolle5' }))
      expect(again.statusCode).toBe(410)
      expect(again.json()).toMatchObject({ code: 'link.used' })
      expect((await logIn(shop.customer(), email, 'Hvetebolle5')).statusCode).toBe(401)
    })

    test('works once, even for two at the same moment', async () => {
      const email = anEmail()
      await askToRegister(shop, email)
      const token = await mailedToken(shop, email)
      const answers = await Promise.all(
        [1, 2].map(() => validate(shop.customer(), aRegistration(email, token))),
      )
      expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 410])
    })

    test('is replaced by the next one asked for (S8.27)', async () => {
      const email = anEmail()
      await askToRegister(shop, email)
      const first = await mailedToken(shop, email)
      shop.clock.value = NOON + 1_000
      await askToRegister(shop, email)
      expect((await validate(shop.customer(), aRegistration(email, first))).json()).toMatchObject({
        code: 'link.used',
      })
      const second = await mailedToken(shop, email)
      expect((await validate(shop.customer(), aRegistration(email, second))).statusCode).toBe(201)
    })

    test.each([
      ['a day minus a moment', LINK_LASTS_MS.registration - 1, 201],
      ['a day', LINK_LASTS_MS.registration, 410],
    ])('lasts %s', async (_what, passed, status) => {
      const email = anEmail()
      await askToRegister(shop, email)
      const token = await mailedToken(shop, email)
      shop.clock.value = NOON + passed
      expect((await validate(shop.customer(), aRegistration(email, token))).statusCode).toBe(status)
    })

    test('makes one account where two links of one address would (S7.12)', async () => {
      const email = await aRegisteredUser(shop)
      await shop.deps.database.query('UPDATE account_links SET ended_at = NULL WHERE login_email = $1', [
        email,
      ])
      const token = await mailedToken(shop, email)
      const refused = await validate(shop.customer(), aRegistration(email, token))
      expect(refused.json()).toMatchObject({ code: 'account.exists', field: 'email' })
    })
  })

  describe('the bot check of the form (S7.13)', () => {
    test.each([
      ['nothing', undefined],
      ['a made-up challenge', `${'A'.repeat(40)}.1`],
      ['something else', 'please'],
    ])('%s is no answer to the puzzle', async (_what, header) => {
      const refused = await shop.customer().ask('POST', 'accounts/users/validate', {
        body: aRegistration(anEmail(), 'x'.repeat(43)),
        ...(header !== undefined && { headers: { 'x-bot-check': header } }),
      })
      expect(refused.statusCode).toBe(403)
      expect(refused.json()).toMatchObject({ code: 'request.botCheck' })
    })

    test('a solved puzzle is good once', async () => {
      const customer = shop.customer()
      const headers = await solved(customer)
      const body = aRegistration(anEmail(), 'x'.repeat(43))
      const ask = () => customer.ask('POST', 'accounts/users/validate', { body, headers })
      expect((await ask()).json()).toMatchObject({ code: 'link.invalid' })
      expect((await ask()).json()).toMatchObject({ code: 'request.botCheck' })
    })
  })
})
