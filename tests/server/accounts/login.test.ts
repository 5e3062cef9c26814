import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isOutdated, isPassword } from '#server/accounts/passwords.ts'
import { ACCESS_MS, USER_SESSION_MS } from '#server/core/session/sessions.store.ts'
import { NOON, aGuest, openTestShop, order } from '#tests/support/test-shop.ts'
import type { TestShop } from '#tests/support/test-shop.ts'
import { PASSWORD, aRegisteredUser, aUserOf, anEmail, isSignedIn, logIn } from '#tests/support/users.ts'

describe('logging in', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop()
  })
  beforeEach(() => shop.reset())
  afterAll(() => shop.close())

  test('opens a session of a user, by a cookie and not by its body (S7.4, S7.9, S1.9)', async () => {
    const email = await aRegisteredUser(shop)
    const customer = shop.customer()
    const answer = await logIn(customer, email)
    expect(answer.json()).toMatchObject({
      success: true,
      account: { type: 'USER' },
      user: { email },
      authenticationTokens: { accessToken: { expireDate: new Date(NOON + ACCESS_MS).toISOString() } },
    })
    expect(answer.body).not.toContain(/sid=([^;]+)/.exec(customer.cookie ?? '')?.[1])
    expect(await isSignedIn(customer)).toBe(true)
  })

  test('takes the address however it is typed', async () => {
    const email = await aRegisteredUser(shop)
    expect((await logIn(shop.customer(), ` ${email.toUpperCase()} `)).statusCode).toBe(200)
  })

  test('tells nobody whether it was the address or the password (S5.35, S8.20)', async () => {
    const email = await aRegisteredUser(shop)
    const answers = await Promise.all([
      logIn(shop.customer(), email, 'Rullekake5'),
      logIn(shop.customer(), anEmail(), PASSWORD),
    ])
    const told = answers.map((answer) => {
      const { requestId: _, ...rest } = answer.json()
      return [answer.statusCode, rest, answer.headers['set-cookie']]
    })
    expect(told[0]).toEqual([401, { code: 'account.wrongCredentials' }, undefined])
    expect(told[1]).toEqual(told[0])
  })

  test('takes the password as it is, to the last space and capital', async () => {
    const email = await aRegisteredUser(shop)
    for (const nearly of [`${PASSWORD} `, PASSWORD.toLowerCase(), PASSWORD.slice(0, -1)])
      expect((await logIn(shop.customer(), email, nearly)).statusCode).toBe(401)
  })

  test('ends the session of the guest who was there before (S4.2)', async () => {
    const email = await aRegisteredUser(shop)
    const customer = await aGuest(shop)
    const { cookie } = customer
    await logIn(customer, email)
    const guest = Object.assign(shop.customer(), { cookie })
    expect(await isSignedIn(guest)).toBe(false)
    expect((await customer.ask('GET', `accounts/guests/${customer.id}`)).statusCode).toBe(404)
  })

  test('leaves the guest signed in where it fails', async () => {
    const guest = await aGuest(shop)
    await logIn(guest, anEmail())
    expect(await isSignedIn(guest)).toBe(true)
  })

  test('keeps the codes of restaurants already given (S6.14)', async () => {
    const email = await aRegisteredUser(shop)
    const customer = shop.customer()
    const body = { restaurantId: 'canteen', applicationCode: 'ONLINE_ORDERING', authentication_code: '1234' }
    await customer.ask('POST', 'restaurants/canteen/authenticate', { body })
    await logIn(customer, email)
    const placed = await order(customer, { restaurantId: 'canteen', campaignId: 'canteen-1' })
    expect(placed.json().code).not.toBe('restaurant.codeRequired')
  })

  test('as somebody else ends the session of who was there before', async () => {
    const customer = await aUserOf(shop)
    const { cookie } = customer
    const other = await aRegisteredUser(shop)
    expect((await logIn(customer, other)).json().user.email).toBe(other)
    expect(await isSignedIn(Object.assign(shop.customer(), { cookie }))).toBe(false)
  })

  test.each([
    ['30 days minus a moment', USER_SESSION_MS - 1, 200],
    ['30 days', USER_SESSION_MS, 401],
  ])('can be refreshed for %s (S4.5)', async (_what, passed, status) => {
    const user = await aUserOf(shop)
    // Who comes back every ten days is never away for long.
    for (const days of [10, 20]) {
      shop.clock.value = NOON + days * 86_400_000
      await user.ask('GET', 'accounts/authentication/refresh-token')
    }
    shop.clock.value = NOON + passed
    expect((await user.ask('GET', 'accounts/authentication/refresh-token')).statusCode).toBe(status)
  })

  test('a user sees the orders of that account and no other’s (S6.11)', async () => {
    const user = await aUserOf(shop)
    const placed = await order(user)
    expect(placed.statusCode).toBe(201)
    const other = await aUserOf(shop)
    expect((await user.ask('GET', `orders/${placed.json().id}`)).statusCode).toBe(200)
    expect((await other.ask('GET', `orders/${placed.json().id}`)).statusCode).toBe(404)
  })

  test('an older hash is made anew by the next login, and the password stays', async () => {
    const email = await aRegisteredUser(shop)
    const { database } = shop.deps
    // Of PASSWORD, by argon2id with a tenth of the memory.
    await database.query('UPDATE accounts SET password_hash = $2 WHERE login_email = $1', [email, OLD_HASH])
    expect((await logIn(shop.customer(), email)).statusCode).toBe(200)
    const [row] = await database.query('SELECT password_hash FROM accounts WHERE login_email = $1', [email])
    const hash = String(row?.['password_hash'])
    expect([isOutdated(OLD_HASH), isOutdated(hash), await isPassword(hash, PASSWORD)]).toEqual([
      true,
      false,
      true,
    ])
  })
})

const OLD_HASH =
  '$argon2id$v=19$m=4096,t=1,p=1$vQsuBB0hLmFWJT6lKM/c+A$r2xUCM4SwoDzwGXJWkcxN70fpM+Bb+4dDZVdOlz92Ag'
