import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import { insertFeedback } from '#server/orders/store/feedback.store.ts'
import { linkIdentity } from '#server/accounts/store/identities.store.ts'
import { insertSavedMethod } from '#server/payments/store/payment-methods.store.ts'
import { issueTicket } from '#server/accounts/store/sign-on-tickets.store.ts'
import { aCatalogue, aDeployment } from '#tests/support/catalogue.ts'
import { DATABASES } from '#tests/support/databases.ts'
import { NOON, aGuest, openTestShop, paidOrder } from '#tests/support/test-shop.ts'
import type { TestShop } from '#tests/support/test-shop.ts'
import { aUserOf, anEmail, logIn } from '#tests/support/users.ts'

const PICKED_UP = NOON + 45 * 60_000
let stories = 0

/** What is somebody's and nobody else's, by what it is. */
function theirOwn() {
  stories += 1
  const letter = String.fromCodePoint(96 + stories)
  return {
    firstName: `Sunniva${letter}`,
    lastName: `Unik${letter}`,
    phone: `+479001120${stories}`,
    feedback: `Suppe ${stories} var kald`,
    feedbackName: `Gjesten ved bord ${stories}`,
    card: `4242-unik-${stories}`,
    bay: `UNIK${stories}`,
    subject: `sunniva-of-fjord-${stories}`,
  }
}

describe.each(DATABASES)('what is stored about somebody, on %s', (_, open) => {
  let shop: TestShop
  beforeAll(async () => {
    const webhooks = [{ id: 'till', url: 'https://till.example/orders' }]
    const catalogue = aCatalogue({ deployment: aDeployment({ webhooks }) })
    shop = await openTestShop({ database: await open(), catalogue })
  })
  beforeEach(() => shop.reset())
  afterAll(() => shop.close())

  test('is in their file, all of it, and no other person’s (GDPR 15, 20)', async () => {
    const somebody = await aStoryOf()
    const other = await aStoryOf()
    const answer = await somebody.user.ask('GET', 'x/account/export')
    expect(answer.headers).toMatchObject({
      'content-disposition': 'attachment; filename="my-data.json"',
      'cache-control': 'no-store',
    })
    for (const value of somebody.theirs) expect(answer.body).toContain(value)
    for (const value of [other.orderId, ...other.theirs]) expect(answer.body).not.toContain(value)
  })

  test('tells no secret of the shop: no password, no hash, no token of a link', async () => {
    const { user } = await aStoryOf()
    const { body } = await user.ask('GET', 'x/account/export')
    expect(body).not.toMatch(/argon2|hash|secret|token/i)
  })

  test('is given to a guest too, and to nobody who is not signed in', async () => {
    const guest = await aGuest(shop, { email: anEmail() })
    const orderId = await paidOrder(guest)
    expect((await guest.ask('GET', 'x/account/export')).json().orders).toMatchObject([{ id: orderId }])
    expect((await shop.customer().ask('GET', 'x/account/export')).statusCode).toBe(401)
  })

  test('is given to no guest who typed their address: only what such a guest has ordered is', async () => {
    const { user, theirs, orderId } = await aStoryOf()
    const stranger = await aGuest(shop, { email: user.email.toUpperCase() })
    const answer = await stranger.ask('GET', 'x/account/export')
    expect(answer.json().mails).toEqual([])
    for (const value of [orderId, ...theirs.filter((each) => each !== user.email)])
      expect(answer.body).not.toContain(value)
  })

  test('is in no table any more once the account is deleted, however the address was typed (S7.16, GDPR 17)', async () => {
    const { user, orderId, theirs } = await aStoryOf()
    expect((await deleted(user)).statusCode).toBe(200)
    const stored = await everything()
    for (const trace of [user.email.toUpperCase(), ...theirs])
      expect(stored.filter((row) => row.includes(trace)).map((row) => row.slice(0, 200))).toEqual([])
    expect(
      stored.some((row) => row.includes(orderId)),
      'what was sold stays',
    ).toBe(true)
  })

  test('is erased for them alone: what others have said of themselves stays', async () => {
    const other = await aStoryOf()
    const { user } = await aStoryOf()
    await deleted(user)
    const stored = await everything()
    expect(stored.some((row) => row.includes(other.user.email))).toBe(true)
    await other.user.ask('GET', 'accounts/authentication/refresh-token')
    expect((await other.user.ask('GET', `orders/${other.orderId}`)).statusCode).toBe(200)
  })

  test('a guest whose order went to another address keeps the order, without the address that was erased', async () => {
    const user = await aUserOf(shop)
    const guest = await aGuest(shop, { email: user.email.toUpperCase() })
    const orderId = await paidOrder(guest, { email: anEmail() })
    await deleted(user)
    const stored = await everything()
    expect(stored.filter((row) => row.toLowerCase().includes(user.email))).toEqual([])
    await guest.ask('GET', 'accounts/authentication/refresh-token')
    expect((await guest.ask('GET', `orders/${orderId}`)).statusCode).toBe(200)
  })

  /** Somebody who has used everything there is: an order with words and an arrival, a card, a provider, mails. */
  async function aStoryOf() {
    const { firstName, lastName, phone, ...theirs } = theirOwn()
    const { database } = shop.deps
    const user = await aUserOf(shop, { firstName, lastName, phoneNumber: phone })
    await user.ask('POST', `accounts/users/${user.id}`, { body: { restaurantId: 'brygga' } })
    const typed = user.email.toUpperCase()
    const order = { isPredictOrder: true, pickUpMode: 'TAKEOUT', email: typed, firstName, lastName }
    const orderId = await paidOrder(user, order)
    const journey = await user.ask('POST', 'predict/start', {
      body: { OrderId: orderId, Latitude: 60.2, Longitude: 11.1 },
    })
    await user.ask('POST', 'predict/message', {
      body: {
        SessionId: journey.json().SessionId,
        CustomMessageDetails: { ParkingBayNumber: theirs.bay },
      },
    })
    const said = { body: theirs.feedback, feedbackSubject: 'Suppe', name: theirs.feedbackName, email: typed }
    const feedback = { ...said, phoneNumber: phone, reportProblem: false }
    await insertFeedback(database, id<never>(orderId), feedback, NOON)
    const card = { provider: 'nepting', reference: `card-of-${user.id}`, endOfValidity: '2030-12' } as const
    await insertSavedMethod(database, id<never>(user.id), { ...card, maskedPan: theirs.card }, NOON)
    const identity = { issuer: 'https://id.example', subject: theirs.subject }
    await linkIdentity(database, identity, id<never>(user.id), NOON)
    const ticket = { ...identity, email: typed, isEmailVerified: true, firstName, lastName }
    await issueTicket(database, { provider: 'fjord', browser: 'hers' }, ticket, NOON)
    await aGuest(shop, { email: typed, firstName, lastName })
    await shop.customer().ask('POST', 'accounts/users/lost-password', { body: { email: typed } })
    const values = [user.email, firstName, lastName, phone, ...Object.values(theirs)]
    return { user, orderId, theirs: values }
  }

  async function deleted(user: Awaited<ReturnType<typeof aUserOf>>) {
    shop.clock.value = PICKED_UP
    await logIn(user, user.email)
    return user.ask('DELETE', `accounts/users/${user.id}`)
  }

  /** Every row of every table, as text, but for the menus. */
  async function everything(): Promise<readonly string[]> {
    const { database } = shop.deps
    const tables = await database.query(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
    )
    const names = tables.map((table) => String(table['name'])).filter((name) => name !== 'menus')
    const rows = await Promise.all(
      names.map((name) => database.query(`SELECT to_json(t) AS row FROM ${name} t`)),
    )
    return rows.flat().map((row) => JSON.stringify(row['row']))
  }
})
