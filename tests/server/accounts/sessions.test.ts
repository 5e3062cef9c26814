import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashOf } from '#server/core/database/tokens.ts'
import { ACCESS_MS, GUEST_SESSION_MS, IDLE_MS } from '#server/core/session/sessions.store.ts'
import { DATABASES } from '#tests/support/databases.ts'
import { GUEST, NOON, aGuest, openTestShop, order, paidOrder } from '#tests/support/test-shop.ts'
import type { Customer, TestShop } from '#tests/support/test-shop.ts'
import { aUserOf } from '#tests/support/users.ts'

describe.each(DATABASES)('a session on %s', (_, open) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop({ database: await open() })
  })
  beforeEach(() => shop.reset())
  afterAll(() => shop.close())

  const refresh = (customer: Customer) => customer.ask('GET', 'accounts/authentication/refresh-token')
  const isSignedIn = async (customer: Customer) =>
    (await customer.ask('GET', 'accounts/authentication/current')).json().success

  describe('the cookie (ASVS 3.3)', () => {
    test('is out of reach of scripts and other sites', async () => {
      const made = await shop.customer().ask('POST', 'accounts/guests', { body: GUEST })
      expect(made.headers['set-cookie']).toMatch(
        /^sid=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/,
      )
    })

    test('is only stored as a hash, and in no body', async () => {
      const guest = await aGuest(shop)
      const token = guest.cookie?.split('=')[1] ?? ''
      const rows = await shop.deps.database.query('SELECT * FROM sessions')
      expect(JSON.stringify(rows)).not.toContain(token)
      expect(JSON.stringify(rows)).toContain(hashOf(token))
    })

    test('belongs to https by name and by flag behind a trusted proxy', async () => {
      const proxied = await openTestShop({ database: shop.deps.database, trustProxy: 1 })
      const made = await proxied.customer().ask('POST', 'accounts/guests', {
        body: GUEST,
        headers: { 'x-forwarded-proto': 'https' },
      })
      expect(made.headers['set-cookie']).toMatch(/^__Host-sid=.*; Secure$/)
      await proxied.app.close()
    })
  })

  describe('who is signed in (S4.6)', () => {
    test('a visitor is nobody (S7.7)', async () => {
      const answer = await shop.customer().ask('GET', 'accounts/authentication/current')
      expect(answer.json()).toEqual({ success: false })
    })

    test('a guest is told as a guest, without the secret of the device (S7.7, S7.9)', async () => {
      const guest = await aGuest(shop)
      const answer = (await guest.ask('GET', 'accounts/authentication/current')).json()
      expect(answer).toMatchObject({
        success: true,
        account: { type: 'GUEST' },
        guest: { id: guest.id, email: 'kari@example.com', deviceToken: '' },
        authenticationTokens: { accessToken: { expireDate: new Date(NOON + ACCESS_MS).toISOString() } },
      })
    })

    test('logging out ends a session that could only be refreshed any more (S7.6)', async () => {
      const guest = await aGuest(shop)
      const old = guest.cookie
      shop.clock.value = NOON + ACCESS_MS + 1
      await guest.ask('POST', 'accounts/authentication/logout')
      guest.cookie = old
      expect((await refresh(guest)).statusCode).toBe(401)
    })

    test('logging out ends it, and the old cookie opens nothing (S7.6)', async () => {
      const guest = await aGuest(shop)
      const old = guest.cookie
      await guest.ask('POST', 'accounts/authentication/logout')
      guest.cookie = old
      expect(await isSignedIn(guest)).toBe(false)
    })
  })

  describe('a guest comes back by the device (S7.3)', () => {
    const back = (customer: Customer, body: object) =>
      customer.ask('POST', 'accounts/authentication/guests', { body })

    test('with the right token', async () => {
      const { id } = await aGuest(shop)
      const customer = shop.customer()
      const answer = await back(customer, { guestId: id, deviceToken: GUEST.deviceToken })
      expect(answer.json()).toMatchObject({ guest: { id } })
      expect(await isSignedIn(customer)).toBe(true)
    })

    test.each([
      ['a wrong token', (id: string) => ({ guestId: id, deviceToken: 'device-token-of-ola!' })],
      ['a guest nobody made', () => ({ guestId: 'nobody', deviceToken: GUEST.deviceToken })],
    ])('not with %s', async (_what, credentials) => {
      const { id } = await aGuest(shop)
      const refused = await back(shop.customer(), credentials(id))
      expect(refused.statusCode).toBe(401)
      expect(refused.json()).toMatchObject({ code: 'order.linkInvalid' })
    })

    test('not with a token too short to be a secret', async () => {
      const { id } = await aGuest(shop, { deviceToken: '12345678' })
      expect((await back(shop.customer(), { guestId: id, deviceToken: '12345678' })).statusCode).toBe(401)
    })
  })

  describe('refreshing (S4.5)', () => {
    test.each([
      ['two weeks after it last opened anything', ACCESS_MS + IDLE_MS, 200],
      ['a moment later', ACCESS_MS + IDLE_MS + 1, 401],
    ])('a user who was away can refresh %s (ASVS 7.3.1)', async (_what, passed, status) => {
      const user = await aUserOf(shop)
      shop.clock.value = NOON + passed
      expect((await refresh(user)).statusCode).toBe(status)
    })

    test('changes the cookie (S7.8)', async () => {
      const guest = await aGuest(shop)
      const old = guest.cookie
      expect((await refresh(guest)).statusCode).toBe(200)
      expect(guest.cookie).not.toBe(old)
      expect(await isSignedIn(guest)).toBe(true)
    })

    test.each([
      ['half an hour minus a moment', ACCESS_MS - 1, 200],
      ['half an hour', ACCESS_MS, 401],
    ])('access lasts %s', async (_what, passed, status) => {
      const guest = await aGuest(shop)
      shop.clock.value = NOON + passed
      const path = `orders?accountId=${guest.id}&orderState=PENDING`
      expect((await guest.ask('GET', path)).statusCode).toBe(status)
    })

    test.each([
      ['a day minus a moment', GUEST_SESSION_MS - 1, 200],
      ['a day', GUEST_SESSION_MS, 401],
    ])('a guest can refresh for %s', async (_what, passed, status) => {
      const guest = await aGuest(shop)
      shop.clock.value = NOON + passed
      expect((await refresh(guest)).statusCode).toBe(status)
    })

    test.each([
      ['29.999 s', 29_999, true],
      ['30 s', 30_000, false],
    ])('the old cookie of a second tab works for %s more', async (_what, passed, works) => {
      const guest = await aGuest(shop)
      const old = guest.cookie
      await refresh(guest)
      guest.cookie = old
      shop.clock.value = NOON + passed
      expect(await isSignedIn(guest)).toBe(works)
    })

    test('an old cookie used long after ends every session that grew from it', async () => {
      const guest = await aGuest(shop)
      const thief = Object.assign(shop.customer(), { cookie: guest.cookie })
      await refresh(guest)
      shop.clock.value = NOON + 30_001
      expect((await refresh(thief)).statusCode).toBe(401)
      expect(await isSignedIn(guest)).toBe(false)
    })

    test('a page of another site cannot do it', async () => {
      const guest = await aGuest(shop)
      const answer = await guest.ask('GET', 'accounts/authentication/refresh-token', {
        headers: { 'sec-fetch-site': 'cross-site' },
      })
      expect(answer.statusCode).toBe(403)
    })
  })

  describe('what belongs to somebody (ASVS 8.2, API1)', () => {
    test.each([
      ['GET', 'orders/:id', undefined],
      ['GET', 'orders/:id/items', undefined],
      ['PATCH', 'orders/:id', { isOnMyWay: true }],
      ['PATCH', 'orders/:id/cancel', undefined],
      ['PATCH', 'orders/:id/rate', { rating: 5 }],
      ['POST', 'payments/fake', 'order'],
    ] as const)(
      '%s %s is 401 for a visitor, 404 for another guest, 200 or 409 for the owner',
      async (method, path, body) => {
        const owner = await aGuest(shop)
        const id = String((await order(owner)).json().id)
        const asked = { body: body === 'order' ? { orderId: id } : body }
        const at = path.replace(':id', id)
        expect((await shop.customer().ask(method, at, asked)).statusCode).toBe(401)
        expect((await (await aGuest(shop)).ask(method, at, asked)).statusCode).toBe(404)
        expect([200, 409]).toContain((await owner.ask(method, at, asked)).statusCode)
      },
    )

    test('another account’s list does not exist', async () => {
      const other = await aGuest(shop)
      const guest = await aGuest(shop)
      const answer = await guest.ask('GET', `orders?accountId=${other.id}&orderState=PENDING`)
      expect(answer.statusCode).toBe(404)
    })

    test('another guest does not exist (S7.11)', async () => {
      const other = await aGuest(shop)
      expect((await (await aGuest(shop)).ask('GET', `accounts/guests/${other.id}`)).statusCode).toBe(404)
      expect((await other.ask('GET', `accounts/guests/${other.id}`)).statusCode).toBe(200)
    })
  })

  describe('polling', () => {
    const polled = async (customer: Customer, path: string) => {
      const { etag } = (await customer.ask('GET', path)).headers
      return (await customer.ask('GET', path, { headers: { 'if-none-match': String(etag) } })).statusCode
    }

    test('an order that did not change answers 304, one that did answers 200', async () => {
      const guest = await aGuest(shop)
      const id = await paidOrder(guest)
      const { etag } = (await guest.ask('GET', `orders/${id}`)).headers
      const poll = () => guest.ask('GET', `orders/${id}`, { headers: { 'if-none-match': String(etag) } })
      expect((await poll()).statusCode).toBe(304)
      await guest.ask('PATCH', `orders/${id}`, { body: { isOnMyWay: true } })
      expect((await poll()).statusCode).toBe(200)
    })

    test('a poll that changed nothing asks the database nothing', async () => {
      const guest = await aGuest(shop)
      const id = await paidOrder(guest)
      const { etag } = (await guest.ask('GET', `orders/${id}`)).headers
      const { query } = shop.deps.database
      let asked = 0
      Object.assign(shop.deps.database, {
        query: (...all: Parameters<typeof query>) => ((asked += 1), query(...all)),
      })
      const answer = await guest.ask('GET', `orders/${id}`, { headers: { 'if-none-match': String(etag) } })
      Object.assign(shop.deps.database, { query })
      expect([answer.statusCode, asked]).toEqual([304, 0])
    })

    test('a list that did not change answers 304, whatever since-time it asks with (S7.43)', async () => {
      const guest = await aGuest(shop)
      await paidOrder(guest)
      const path = (since: number) =>
        `orders?accountId=${guest.id}&orderState=PENDING&since-time=${new Date(since).toISOString()}`
      const { etag } = (await guest.ask('GET', path(NOON))).headers
      const again = await guest.ask('GET', path(NOON + 3000), { headers: { 'if-none-match': String(etag) } })
      expect(again.statusCode).toBe(304)
    })

    test('the cached knowledge of an order is no way around its owner', async () => {
      const owner = await aGuest(shop)
      const id = await paidOrder(owner)
      expect(await polled(owner, `orders/${id}`)).toBe(304)
      const thief = await aGuest(shop)
      const { etag } = (await owner.ask('GET', `orders/${id}`)).headers
      const answer = await thief.ask('GET', `orders/${id}`, { headers: { 'if-none-match': String(etag) } })
      expect(answer.statusCode).toBe(404)
    })

    test('the pending list forgets an order 15 minutes after pickup, the history keeps it (S9.7, S4.13)', async () => {
      const guest = await aGuest(shop)
      await paidOrder(guest, { retrievalDate: new Date(NOON + 15 * 60_000).toISOString() })
      await shop.worker.turn()
      const count = async (list: string) =>
        (await guest.ask('GET', `orders?accountId=${guest.id}&orderState=${list}`)).json().total
      shop.clock.value = NOON + 30 * 60_000 - 1
      expect(await count('PENDING')).toBe(1)
      await refresh(guest)
      shop.clock.value = NOON + 30 * 60_000 + 1
      expect(await count('PENDING')).toBe(0)
      expect(await count('ORDER_HISTORY')).toBe(1)
    })
  })
})
