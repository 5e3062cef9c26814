import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { id, type OrderId } from '#domain/ids.ts'
import { insertFeedback } from '#server/orders/store/feedback.store.ts'
import { NOON, aGuest, openTestShop, order, paidOrder } from '#tests/support/test-shop.ts'
import type { TestShop } from '#tests/support/test-shop.ts'
import {
  PASSWORD,
  aUserOf,
  anEmail,
  askToRegister,
  isSignedIn,
  logIn,
  mailsTo,
} from '#tests/support/users.ts'

const PICKED_UP = NOON + 45 * 60_000

describe('a profile', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop()
  })
  beforeEach(() => shop.reset())
  afterAll(() => shop.close())

  describe('belongs to its owner', () => {
    test.each([
      ['GET', 'accounts/users/:id', undefined],
      ['PATCH', 'accounts/users/:id', { firstName: 'Ola' }],
      ['POST', 'accounts/users/:id', { restaurantId: 'brygga' }],
      ['DELETE', 'accounts/users/:id', undefined],
    ] as const)(
      '%s %s is 401 for a visitor, 404 for a guest and another user, 200 for the owner (S6.7, S6.10)',
      async (method, path, body) => {
        const owner = await aUserOf(shop)
        const at = path.replace(':id', owner.id)
        const statuses: number[] = []
        for (const customer of [shop.customer(), await aGuest(shop), await aUserOf(shop), owner])
          statuses.push((await customer.ask(method, at, { body })).statusCode)
        expect(statuses).toEqual([401, 404, 404, 200])
      },
    )

    test('shows what the contract has of it, and no more (S7.15, S3.1)', async () => {
      const user = await aUserOf(shop)
      expect((await user.ask('GET', `accounts/users/${user.id}`)).json()).toEqual({
        id: user.id,
        accountId: user.id,
        email: user.email,
        firstName: 'Kari',
        lastName: 'Nordmann',
        phoneNumber: '+47 412 34 567',
        language: 'no',
        favourites: [],
      })
    })
  })

  describe('changing it (S7.14, S1.35)', () => {
    test('changes what is given and leaves the rest', async () => {
      const user = await aUserOf(shop)
      const body = { lastName: 'Hansen', phoneNumber: '+47 987 65 432' }
      const changed = await user.ask('PATCH', `accounts/users/${user.id}`, { body })
      expect(changed.json()).toMatchObject({ firstName: 'Kari', ...body })
      expect((await user.ask('GET', 'accounts/authentication/current')).json().user).toEqual(changed.json())
    })

    test('an empty phone number takes it away (S5.28)', async () => {
      const user = await aUserOf(shop)
      const body = { phoneNumber: '' }
      const changed = await user.ask('PATCH', `accounts/users/${user.id}`, { body })
      expect(changed.json()).not.toHaveProperty('phoneNumber')
    })

    test('the language is the one orders and mails are written in from then on (S6.7)', async () => {
      const user = await aUserOf(shop)
      await user.ask('PATCH', `accounts/users/${user.id}`, { body: { language: 'en' } })
      await paidOrder(user)
      const mails = await mailsTo(shop, user.email)
      expect(mails.find((mail) => mail.kind === 'orderConfirmation')).toMatchObject({ language: 'en' })
    })

    test.each([
      [{ firstName: '' }, 'firstName', 'field.required'],
      [{ lastName: 'N0rdmann' }, 'lastName', 'field.lastName'],
      [{ phoneNumber: '12' }, 'phoneNumber', 'field.phone'],
    ])('%j is told by its field (S5.27, S5.28)', async (body, field, code) => {
      const user = await aUserOf(shop)
      const refused = await user.ask('PATCH', `accounts/users/${user.id}`, { body })
      expect(refused.statusCode).toBe(400)
      expect(refused.json()).toMatchObject({ code, field })
    })

    test('the address stays the one that was proved', async () => {
      const user = await aUserOf(shop)
      const change = (email: string) => user.ask('PATCH', `accounts/users/${user.id}`, { body: { email } })
      expect((await change(user.email)).statusCode).toBe(200)
      expect((await change(anEmail())).json()).toMatchObject({ code: 'account.emailFixed', field: 'email' })
    })

    test.each(['id', 'accountId', 'passwordHash', 'kind', 'favourites'])(
      'nobody changes %s by it (ASVS 15.3.3)',
      async (field) => {
        const user = await aUserOf(shop)
        const body = { firstName: 'Ola', [field]: 'x' }
        const refused = await user.ask('PATCH', `accounts/users/${user.id}`, { body })
        expect(refused.json()).toMatchObject({ code: 'request.invalid', field })
        expect((await user.ask('GET', `accounts/users/${user.id}`)).json().firstName).toBe('Kari')
      },
    )
  })

  describe('favourites (S7.20, S7.21, S1.37)', () => {
    const favouritesOf = async (user: Awaited<ReturnType<typeof aUserOf>>) =>
      (await user.ask('GET', 'accounts/authentication/current')).json().user.favourites

    test('stand in the profile in the order they were chosen, once each', async () => {
      const user = await aUserOf(shop)
      for (const restaurantId of ['canteen', 'brygga', 'canteen']) {
        shop.clock.value += 1_000
        await user.ask('POST', `accounts/users/${user.id}`, { body: { restaurantId } })
      }
      expect(await favouritesOf(user)).toEqual(['canteen', 'brygga'])
    })

    test('one is taken away, the other stays; again changes nothing', async () => {
      const user = await aUserOf(shop)
      for (const restaurantId of ['canteen', 'brygga'])
        await user.ask('POST', `accounts/users/${user.id}`, { body: { restaurantId } })
      for (const _time of [1, 2])
        expect((await user.ask('DELETE', 'accounts/users/delete/canteen')).statusCode).toBe(200)
      expect(await favouritesOf(user)).toEqual(['brygga'])
    })

    test('a restaurant nobody has is no favourite', async () => {
      const user = await aUserOf(shop)
      const body = { restaurantId: 'nobody' }
      const refused = await user.ask('POST', `accounts/users/${user.id}`, { body })
      expect(refused.statusCode).toBe(404)
      expect(refused.json()).toMatchObject({ code: 'restaurant.notFound' })
    })

    test('are for users: a visitor is 401, a guest 404 (S6.7)', async () => {
      const remove = 'accounts/users/delete/brygga'
      expect((await shop.customer().ask('DELETE', remove)).statusCode).toBe(401)
      expect((await (await aGuest(shop)).ask('DELETE', remove)).statusCode).toBe(404)
    })
  })

  describe('deleting the account (S7.16, S1.36)', () => {
    const backAt = async (at: number, user: Awaited<ReturnType<typeof aUserOf>>) => {
      shop.clock.value = at
      await logIn(user, user.email)
    }
    const remove = (user: Awaited<ReturnType<typeof aUserOf>>) =>
      user.ask('DELETE', `accounts/users/${user.id}`)

    test('ends every session, and its owner can no longer log in', async () => {
      const user = await aUserOf(shop)
      const phone = shop.customer()
      await logIn(phone, user.email)
      expect((await remove(user)).headers['set-cookie']).toContain('Max-Age=0')
      expect(await isSignedIn(phone)).toBe(false)
      expect((await logIn(shop.customer(), user.email)).statusCode).toBe(401)
    })

    test('leaves nothing in the database that tells whose it was', async () => {
      const user = await aUserOf(shop, {
        firstName: 'Sunniva',
        lastName: 'Unik',
        phoneNumber: '+47 900 11 222',
      })
      await user.ask('POST', `accounts/users/${user.id}`, { body: { restaurantId: 'brygga' } })
      const orderId = await paidOrder(user)
      const words = { body: 'Mvh Sunniva Unik', feedbackSubject: 'Suppe', name: 'Sunniva', email: user.email }
      const feedback = { ...words, phoneNumber: '+47 900 11 222', reportProblem: false }
      await insertFeedback(shop.deps.database, id<OrderId>(orderId), feedback, NOON)
      await shop.customer().ask('POST', 'accounts/users/lost-password', { body: { email: user.email } })
      await backAt(PICKED_UP, user)
      expect((await remove(user)).statusCode).toBe(200)
      const stored = await everything(shop)
      for (const trace of [user.email, 'Sunniva', 'Unik', '900 11 222'])
        expect(stored.filter((row) => row.includes(trace))).toEqual([])
    })

    test('keeps what was sold', async () => {
      const user = await aUserOf(shop)
      const orderId = await paidOrder(user)
      await backAt(PICKED_UP, user)
      await remove(user)
      const [row] = await shop.deps.database.query('SELECT * FROM orders WHERE id = $1', [orderId])
      expect(row).toMatchObject({ account_id: user.id, price: 11_920, email: null, last_name: null })
    })

    test.each([
      ['a quarter of an hour after the pickup minus a moment', PICKED_UP - 1, 409],
      ['a quarter of an hour after the pickup', PICKED_UP, 200],
    ])('waits for an order underway, until %s', async (_what, at, status) => {
      const user = await aUserOf(shop)
      await paidOrder(user)
      await backAt(at, user)
      const answer = await remove(user)
      expect(answer.statusCode).toBe(status)
      if (status === 409) expect(answer.json()).toMatchObject({ code: 'account.orderUnderway' })
    })

    test('does not wait for an order nobody has paid', async () => {
      const user = await aUserOf(shop)
      await order(user)
      expect((await remove(user)).statusCode).toBe(200)
    })

    test('frees the address for another account', async () => {
      const user = await aUserOf(shop)
      await remove(user)
      expect((await askToRegister(shop, user.email)).statusCode).toBe(201)
    })
  })

  test('the password is stored as a hash that costs a guesser 46 MiB a try (ASVS 11.4.2)', async () => {
    const user = await aUserOf(shop)
    const [row] = await shop.deps.database.query('SELECT password_hash FROM accounts WHERE id = $1', [
      user.id,
    ])
    expect(row?.['password_hash']).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/)
    const stored = await everything(shop)
    expect(stored.filter((text) => text.includes(PASSWORD))).toEqual([])
  })
})

/** Every row of every table, as text. */
async function everything(shop: TestShop): Promise<readonly string[]> {
  const { database } = shop.deps
  const tables = await database.query(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
  )
  const rows = await Promise.all(
    tables
      .map((table) => String(table['name']))
      .filter((name) => name !== 'menus')
      .map((name) => database.query(`SELECT to_json(t) AS row FROM ${name} t`)),
  )
  return rows.flat().map((row) => JSON.stringify(row['row']))
}
