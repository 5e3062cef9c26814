import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { processorMsOf } from '#tests/support/processor-time.ts'
import { NOON, openTestShop } from '#tests/support/test-shop.ts'
import type { TestShop } from '#tests/support/test-shop.ts'
import { aRegisteredUser, anEmail, askToRegister, logIn } from '#tests/support/users.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ limits: { loginsPerMinute: 5, accountMailsPerHour: 3 } })
})
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const lost = (email: string) =>
  shop.customer().ask('POST', 'accounts/users/lost-password', { body: { email } })

describe('time tells nobody who has an account (ASVS 6.3.8)', () => {
  function anHourLater(work: () => Promise<unknown>): Promise<number> {
    shop.clock.value += 3_600_000
    return processorMsOf(work)
  }

  test('a login to an address without an account costs the work of a hash too', async () => {
    const email = await aRegisteredUser(shop)
    const known: number[] = []
    const unknown: number[] = []
    for (let run = 0; run < 9; run += 1) {
      known.push(await anHourLater(() => logIn(shop.customer(), email, 'Rullekake5')))
      unknown.push(await anHourLater(() => logIn(shop.customer(), anEmail(), 'Rullekake5')))
    }
    // The least of each: whatever else the process does only adds to it.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 2)
  })

  test('a lost password of an address without an account is written down too', async () => {
    const nobody = anEmail()
    const count = async () =>
      (await shop.deps.database.query('SELECT 1 FROM account_links WHERE login_email = $1', [nobody])).length
    await lost(nobody)
    expect(await count()).toBe(1)
  })
})

describe('guessing and flooding are slowed down (ASVS 6.3.1)', () => {
  test('the sixth login of a minute to one account waits, right or wrong, known or not', async () => {
    for (const email of [await aRegisteredUser(shop), anEmail()]) {
      for (let tried = 0; tried < 5; tried += 1)
        expect((await logIn(shop.customer(), email, 'Rullekake5')).statusCode).toBe(401)
      const waits = await logIn(shop.customer(), email)
      expect([waits.statusCode, waits.headers['retry-after']]).toEqual([429, '60'])
      expect(waits.json()).toMatchObject({ code: 'request.tooMany', retryAfterMs: 60_000 })
    }
  })

  test('a login that is right is no guess', async () => {
    const email = await aRegisteredUser(shop)
    for (let times = 0; times < 7; times += 1)
      expect((await logIn(shop.customer(), email)).statusCode).toBe(200)
  })

  test('another account is not held up by it, and the same one only for a minute', async () => {
    const email = await aRegisteredUser(shop)
    for (let tried = 0; tried < 6; tried += 1) await logIn(shop.customer(), email, 'Rullekake5')
    expect((await logIn(shop.customer(), await aRegisteredUser(shop))).statusCode).toBe(200)
    shop.clock.value = NOON + 59_999
    expect((await logIn(shop.customer(), email)).statusCode).toBe(429)
    shop.clock.value = NOON + 60_000
    expect((await logIn(shop.customer(), email)).statusCode).toBe(200)
  })

  test('a made-up cookie makes nobody another customer', async () => {
    const email = anEmail()
    const statuses: number[] = []
    for (let tried = 0; tried < 6; tried += 1) {
      const customer = Object.assign(shop.customer(), { cookie: `sid=made-up-${tried}` })
      statuses.push((await logIn(customer, email)).statusCode)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  test('an address gets three mails of a kind an hour, known or not', async () => {
    for (const email of [await aRegisteredUser(shop), anEmail()]) {
      for (let asked = 0; asked < 3; asked += 1) expect((await lost(email)).statusCode).toBe(200)
      const waits = await lost(email.toUpperCase())
      expect(waits.statusCode).toBe(429)
      expect(waits.json()).toMatchObject({ code: 'account.mailsSent', retryAfterMs: 3_600_000 })
    }
    const newcomer = anEmail()
    for (let asked = 0; asked < 3; asked += 1)
      expect((await askToRegister(shop, newcomer)).statusCode).toBe(201)
    expect((await askToRegister(shop, newcomer)).statusCode).toBe(429)
    shop.clock.value = NOON + 3_600_000
    expect((await askToRegister(shop, newcomer)).statusCode).toBe(201)
  })

  test('what is counted is known by its hash alone', async () => {
    const email = anEmail()
    await lost(email)
    expect(JSON.stringify(await shop.deps.database.query('SELECT * FROM tries'))).not.toContain(email)
  })
})
