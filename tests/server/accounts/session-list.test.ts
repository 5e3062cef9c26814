import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ACCESS_MS, IDLE_MS, USER_SESSION_MS } from '#server/core/session/sessions.store.ts'
import { DATABASES } from '#tests/support/databases.ts'
import { NOON, aGuest, openTestShop } from '#tests/support/test-shop.ts'
import type { Customer, TestShop } from '#tests/support/test-shop.ts'
import { PASSWORD, aUserOf, anEmail, isSignedIn } from '#tests/support/users.ts'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'
const HOUR_MS = 3_600_000

type Listed = {
  readonly id: string
  readonly browser?: string
  readonly system?: string
  readonly usedAt: string
  readonly isCurrent: boolean
}

describe.each(DATABASES)('where a user is logged in, on %s', (_, open) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop({ database: await open() })
  })
  beforeEach(() => shop.reset())
  afterAll(() => shop.close())

  const sessionsOf = async (customer: Customer): Promise<readonly Listed[]> =>
    (await customer.ask('GET', 'x/account/sessions')).json().items
  const refresh = (customer: Customer) => customer.ask('GET', 'accounts/authentication/refresh-token')
  /** The same user on one more device. */
  async function onAnother(email: string, agent: string): Promise<Customer> {
    const customer = shop.customer()
    const headers = { 'user-agent': agent }
    await customer.ask('POST', 'accounts/authentication/users', {
      body: { email, password: PASSWORD },
      headers,
    })
    return customer
  }
  /** A user with a telephone and a computer, newest first. */
  async function withTwo() {
    const { email } = await aUserOf(shop)
    shop.clock.value = NOON + 10 * 60_000
    const phone = await onAnother(email, SAFARI)
    shop.clock.value = NOON + 20 * 60_000
    const computer = await onAnother(email, FIREFOX)
    return { email, phone, computer }
  }

  test('is told with the words of each device, when it was last used, and which is this one', async () => {
    const { computer } = await withTwo()
    expect(await sessionsOf(computer)).toMatchObject([
      {
        browser: 'Firefox',
        system: 'Windows',
        usedAt: new Date(NOON + 20 * 60_000).toISOString(),
        isCurrent: true,
      },
      {
        browser: 'Safari',
        system: 'iPhone',
        usedAt: new Date(NOON + 10 * 60_000).toISOString(),
        isCurrent: false,
      },
      { usedAt: new Date(NOON).toISOString(), isCurrent: false },
    ])
  })

  test('is one place however often its session was renewed, used when it was renewed last', async () => {
    const { computer, phone } = await withTwo()
    shop.clock.value += HOUR_MS
    await refresh(phone)
    shop.clock.value += HOUR_MS
    await refresh(computer)
    const listed = await sessionsOf(computer)
    expect(listed.map(({ system, usedAt }) => [system, Date.parse(usedAt) - NOON])).toEqual([
      ['Windows', 2 * HOUR_MS + 20 * 60_000],
      ['iPhone', HOUR_MS + 20 * 60_000],
      [undefined, 0],
    ])
  })

  test.each([
    ['that can no longer be renewed, as nobody used it for so long', ACCESS_MS + IDLE_MS + 1],
    ['that is over', USER_SESSION_MS + 1],
  ])('is no place %s', async (_why, passed) => {
    const { email, phone } = await withTwo()
    shop.clock.value += passed
    const here = await onAnother(email, FIREFOX)
    expect(await sessionsOf(here)).toHaveLength(1)
    expect((await refresh(phone)).statusCode).toBe(401)
  })

  test('tells no secret, neither the cookie nor its hash', async () => {
    const { computer } = await withTwo()
    const rows = await shop.deps.database.query('SELECT token_hash FROM sessions')
    const { body } = await computer.ask('GET', 'x/account/sessions')
    const tokens = computer.cookie?.split('; ').map((each) => each.split('=')[1] ?? '') ?? []
    for (const secret of [...tokens, ...rows.map((row) => String(row['token_hash']))])
      expect(body).not.toContain(secret)
  })

  test('ends in one place by its id, whatever is under way there', async () => {
    const { computer, phone } = await withTwo()
    const other = (await sessionsOf(computer)).find(({ system }) => system === 'iPhone')
    const renewing = refresh(phone)
    await computer.ask('DELETE', `x/account/sessions/${other?.id}`)
    await renewing
    expect([await isSignedIn(phone), await isSignedIn(computer)]).toEqual([false, true])
    expect((await refresh(phone)).statusCode).toBe(401)
    expect(await sessionsOf(computer)).toHaveLength(2)
  })

  test('ends everywhere else, and goes on here', async () => {
    const { computer, phone } = await withTwo()
    await refresh(computer)
    expect((await computer.ask('DELETE', 'x/account/sessions')).statusCode).toBe(200)
    expect([await isSignedIn(phone), await isSignedIn(computer)]).toEqual([false, true])
    expect((await refresh(phone)).statusCode).toBe(401)
    expect(await sessionsOf(computer)).toMatchObject([{ isCurrent: true }])
    expect((await refresh(computer)).statusCode).toBe(200)
  })

  test('ends here too where it is asked for, and the cookie is taken away', async () => {
    const { computer } = await withTwo()
    const here = (await sessionsOf(computer)).find(({ isCurrent }) => isCurrent)
    const answer = await computer.ask('DELETE', `x/account/sessions/${here?.id}`)
    expect(String(answer.headers['set-cookie'])).toMatch(/^sid=; Max-Age=0/)
    expect(await isSignedIn(computer)).toBe(false)
  })

  test('is nobody else’s to see or to end', async () => {
    const { computer } = await withTwo()
    const [mine] = await sessionsOf(computer)
    const stranger = await aUserOf(shop)
    expect(await sessionsOf(stranger)).toHaveLength(1)
    const ended = await stranger.ask('DELETE', `x/account/sessions/${mine?.id}`)
    const unknown = await stranger.ask('DELETE', 'x/account/sessions/nobody')
    expect([ended.statusCode, ended.body]).toEqual([unknown.statusCode, unknown.body])
    await stranger.ask('DELETE', 'x/account/sessions')
    expect(await isSignedIn(computer)).toBe(true)
  })

  test('is of users alone: a guest has one place, and a visitor none', async () => {
    const guest = await aGuest(shop, { email: anEmail() })
    expect((await guest.ask('GET', 'x/account/sessions')).statusCode).toBe(404)
    expect((await shop.customer().ask('GET', 'x/account/sessions')).statusCode).toBe(401)
  })
})
