import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SavedMethod } from '#domain/account/saved-method.ts'
import { aGuest, openTestShop } from '#tests/support/test-shop.ts'
import type { TestShop } from '#tests/support/test-shop.ts'
import { aUserOf } from '#tests/support/users.ts'

const METHODS = 'payment-methods/nepting'

describe('saved payment methods', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop()
  })
  beforeEach(() => shop.reset())
  afterAll(() => shop.close())

  type User = Awaited<ReturnType<typeof aUserOf>>

  const save = (fields: Record<string, string>, headers = {}) =>
    shop.app.inject({
      method: 'POST',
      url: '/cards',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        cookie: 'orda-language=en',
        ...headers,
      },
      payload: new URLSearchParams(fields).toString(),
    })
  const methodsOf = async (user: User): Promise<readonly SavedMethod[]> =>
    (await user.ask('GET', METHODS)).json().items

  async function saved({ email }: User, brand = 'mastercard', endOfValidity = '2028-04') {
    shop.clock.value += 1_000
    const answer = await save({ email, brand, endOfValidity })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/cards?done'])
  }

  test('are listed with what is shown of them, the newest first (S3.41, S3.43, S7.57)', async () => {
    const user = await aUserOf(shop)
    await saved(user)
    await saved(user, 'visa', '2030-12')
    const answer = await user.ask('GET', METHODS)
    expect(answer.json()).toEqual({
      items: [
        { id: expect.any(String), maskedPan: '4242********4242', endOfValidity: '2030-12' },
        { id: expect.any(String), maskedPan: '5555********4444', endOfValidity: '2028-04' },
      ],
    })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('are none where none was saved', async () => {
    expect(await methodsOf(await aUserOf(shop))).toEqual([])
  })

  test('one is deleted, the other stays (S1.38, S7.58)', async () => {
    const user = await aUserOf(shop)
    await saved(user)
    await saved(user, 'visa')
    const [visa, mastercard] = await methodsOf(user)
    const answer = await user.ask('DELETE', `${METHODS}/${visa?.id}`)
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }])
    expect(await methodsOf(user)).toEqual([mastercard])
  })

  test('one that is gone is 404', async () => {
    const user = await aUserOf(shop)
    await saved(user)
    const [method] = await methodsOf(user)
    await user.ask('DELETE', `${METHODS}/${method?.id}`)
    const again = await user.ask('DELETE', `${METHODS}/${method?.id}`)
    expect([again.statusCode, again.json().code]).toEqual([404, 'paymentMethod.notFound'])
  })

  test('belong to their user: 401 for a visitor, 404 for a guest and another user (S6.8)', async () => {
    const owner = await aUserOf(shop)
    await saved(owner)
    const [method] = await methodsOf(owner)
    const statuses: number[] = []
    for (const customer of [shop.customer(), await aGuest(shop), await aUserOf(shop), owner])
      statuses.push((await customer.ask('DELETE', `${METHODS}/${method?.id}`)).statusCode)
    expect(statuses).toEqual([401, 404, 404, 200])
  })

  test.each([
    ['a visitor', async () => shop.customer(), 401],
    ['a guest', () => aGuest(shop), 404],
  ])('are not listed for %s (S6.8)', async (_who, customer, status) => {
    expect((await (await customer()).ask('GET', METHODS)).statusCode).toBe(status)
  })

  test('go with the account (S7.16)', async () => {
    const user = await aUserOf(shop)
    await saved(user)
    await user.ask('DELETE', `accounts/users/${user.id}`)
    const left = await shop.deps.database.query(
      'SELECT masked_pan FROM payment_methods WHERE account_id = $1',
      [user.id],
    )
    expect(left).toEqual([{ masked_pan: '' }])
    await shop.worker.turn()
    const kept = await shop.deps.database.query('SELECT id FROM payment_methods WHERE account_id = $1', [
      user.id,
    ])
    expect(kept).toEqual([])
  })

  describe('the page of the simulated provider', () => {
    const page = (path = '/cards', cookie = 'orda-language=en') =>
      shop.customer().ask('GET', path, { headers: { cookie } })

    test('asks for no card number, and needs neither script nor style of its own', async () => {
      const answer = await page()
      expect(answer.body).not.toMatch(/<script|style=|name="(?:pan|number)"/)
      expect(answer.headers['cache-control']).toBe('no-store')
    })

    test('says that a card is kept, in the language that was chosen', async () => {
      expect((await page('/cards?done')).body).toContain('The card is kept.')
      expect((await page('/cards?done', 'orda-language=no')).body).toContain('Kortet er lagret.')
    })

    test.each([
      [{ email: 'nobody@example.com' }, 404, 'We could not find this account.'],
      [{ endOfValidity: '2028-13' }, 400, 'role="status"'],
      [{ brand: 'toString' }, 400, 'role="status"'],
    ])('refuses %j and keeps what was typed', async (wrong, status, text) => {
      const { email } = await aUserOf(shop)
      const refused = await save({ email, brand: 'visa', endOfValidity: '2029-05', ...wrong })
      expect(refused.statusCode).toBe(status)
      expect(refused.body).toContain(text)
      const typed = { email, endOfValidity: '2029-05', ...wrong }
      for (const value of [typed.email, typed.endOfValidity])
        expect(refused.body).toContain(`value="${value}"`)
    })

    test('obeys no form of another site', async () => {
      const user = await aUserOf(shop)
      const fields = { email: user.email, brand: 'visa', endOfValidity: '2028-04' }
      expect((await save(fields, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
      expect(await methodsOf(user)).toEqual([])
    })

    test('is not there in production', async () => {
      const live = await openTestShop({ isProduction: true, database: shop.deps.database })
      expect((await live.customer().ask('GET', '/cards')).statusCode).toBe(404)
      await live.app.close()
    })
  })
})
