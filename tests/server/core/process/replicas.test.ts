import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { KEY_KEPT_MS, sweep } from '#server/core/process/sweep.ts'
import { GUEST_SESSION_MS, USER_SESSION_MS } from '#server/core/session/sessions.store.ts'
import { openPostgres } from '#server/core/database/postgres.ts'
import { readSettings } from '#server/core/process/env.ts'
import { openShop } from '#server/core/process/shop.ts'
import type { PostgresServer } from '#scripts/postgres-server.ts'
import { ownPostgres } from '#tests/support/databases.ts'
import { NOON, aGuest, openTestShop, order, paidOrder } from '#tests/support/test-shop.ts'
import type { Customer, TestShop } from '#tests/support/test-shop.ts'
import { aRegisteredUser, aUserOf, isSignedIn, logIn, mailsTo } from '#tests/support/users.ts'

let postgres: PostgresServer
let one: TestShop
let other: TestShop

beforeAll(async () => {
  postgres = await ownPostgres()
  one = await openTestShop({ database: openPostgres(postgres.url), isOnlyProcess: false })
  other = await openTestShop({ database: openPostgres(postgres.url), isOnlyProcess: false })
})
beforeEach(async () => {
  await one.reset()
  other.clock.value = NOON
  await other.deps.catalogue.refresh()
})
afterAll(async () => {
  await one.close()
  await other.close()
  await postgres.stop()
})

function raise(error: unknown): never {
  throw error
}

/** The same cookie jar at the other replica. */
function atOther(customer: Customer): Customer {
  return Object.assign(other.customer(), { cookie: customer.cookie })
}

test('two processes that start on an empty database at once both come up', async () => {
  const empty = await ownPostgres()
  const shops = await Promise.all(
    [1, 2].map(() => openTestShop({ database: openPostgres(empty.url), isOnlyProcess: false })),
  )
  expect(shops.map((shop) => shop.deps.catalogue.restaurants().length)).toEqual([2, 2])
  for (const shop of shops) await shop.close()
  await empty.stop()
})

test('a guest of one replica is a guest of the other', async () => {
  const guest = await aGuest(one)
  expect((await order(atOther(guest))).statusCode).toBe(201)
})

test('what one replica has counted the other counts on', async () => {
  const limits = { loginsPerMinute: 2, guestsPerMinute: 2, ordersPerMinute: 2 }
  const replicas = await Promise.all(
    [1, 2].map(() => openTestShop({ database: openPostgres(postgres.url), isOnlyProcess: false, limits })),
  )
  const [first, second] = replicas
  if (!first || !second) throw new Error('two were opened')
  const login = { email: 'nobody@example.com', password: 'wrong' }
  const tries = async (shop: TestShop) =>
    (await shop.customer().ask('POST', 'accounts/authentication/users', { body: login })).statusCode
  expect([await tries(first), await tries(second), await tries(first)]).toEqual([401, 401, 429])
  const guest = await aGuest(first)
  expect((await order(guest)).statusCode).toBe(201)
  expect((await order(Object.assign(second.customer(), { cookie: guest.cookie }))).statusCode).toBe(201)
  expect((await order(guest)).statusCode).toBe(429)
  for (const shop of replicas) await shop.close()
})

test('a user registered at one replica logs in at the other', async () => {
  const email = await aRegisteredUser(one)
  expect((await logIn(other.customer(), email)).statusCode).toBe(200)
})

test('a new password set at one replica ends the sessions of the other within two seconds', async () => {
  const user = await aUserOf(one)
  const there = atOther(user)
  expect(await isSignedIn(there)).toBe(true)
  await one.customer().ask('POST', 'accounts/users/lost-password', { body: { email: user.email } })
  const mails = await mailsTo(one, user.email)
  const text = mails.find((mail) => mail.kind === 'passwordReset')?.text ?? ''
  const resetPasswordToken = /#([\w-]+)$/m.exec(text)?.[1]
  const body = { resetPasswordToken, email: user.email, password: 'Hvetebolle5' }
  expect((await one.customer().ask('POST', 'accounts/users/reset-password', { body })).statusCode).toBe(200)
  other.clock.value = NOON + 2_000
  expect(await isSignedIn(there)).toBe(false)
})

test('a poll at one replica sees what the other has changed', async () => {
  const guest = await aGuest(one)
  const id = await paidOrder(guest)
  const { etag } = (await guest.ask('GET', `orders/${id}`)).headers
  const poll = () => guest.ask('GET', `orders/${id}`, { headers: { 'if-none-match': String(etag) } })
  expect((await poll()).statusCode).toBe(304)
  await atOther(guest).ask('PATCH', `orders/${id}`, { body: { isOnMyWay: true } })
  expect((await poll()).statusCode).toBe(200)
})

test('one key at both replicas at once is one order', async () => {
  const guest = await aGuest(one)
  const answers = await Promise.all([
    order(guest, {}, 'both-replicas'),
    order(atOther(guest), {}, 'both-replicas'),
  ])
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
})

test('both workers at once bring every order to the kitchen once', async () => {
  const guest = await aGuest(one)
  const ids = await Promise.all(Array.from({ length: 20 }, () => paidOrder(guest)))
  for (const shop of [one, other]) shop.clock.value = NOON + 15 * 60_000
  await Promise.all([one.worker.turn(), other.worker.turn()])
  const orders = await Promise.all(ids.map((id) => guest.ask('GET', `orders/${id}`)))
  expect(orders.map((answer) => answer.json().state)).toEqual(ids.map(() => 'PAID'))
  expect(new Set(orders.map((answer) => answer.json().posId)).size).toBe(ids.length)
})

test('what a kitchen tells one replica the other obeys: an order, and that no more are taken', async () => {
  const guest = await aGuest(one)
  const id = await paidOrder(guest)
  const tell = (body: object) =>
    other.customer().ask('POST', 'x/kitchen', { body: { restaurantId: 'brygga', ...body } })
  await tell({ order: { id, fate: 'accept' } })
  await one.worker.turn()
  expect((await guest.ask('GET', `orders/${id}`)).json().state).toBe('PAID')
  await tell({ ordersEnabled: false })
  await one.deps.catalogue.refresh()
  expect((await order(guest)).json()).toMatchObject({ code: 'restaurant.orderingDisabled' })
})

test('a menu published at one replica is sold by the other after its next look', async () => {
  const body = { restaurantId: 'brygga', publishPrices: { burger: 159 } }
  const told = await one.customer().ask('POST', 'x/kitchen', { body })
  await other.deps.catalogue.refresh()
  const seen = await other.customer().ask('GET', 'restaurants/brygga')
  expect(seen.json().currentCampaignId).toBe(told.json().currentCampaignId)
})

test("servers whose own clocks are hours apart go by one time, the database's (F31)", async () => {
  const settings = readSettings({ DATABASE_URL: postgres.url })
  const hour = 3_600_000
  const [behind, ahead] = await Promise.all(
    [-2 * hour, 3 * hour].map((wrong) =>
      openShop(settings, 'src/server/seed/data/gardermoen', raise, { now: () => Date.now() + wrong }),
    ),
  )
  const [row] = await one.deps.database.query('SELECT extract(epoch FROM clock_timestamp())::float8 AS now')
  const told = [behind, ahead].map((shop) => shop?.deps.clock.now() ?? Number.NaN)
  for (const now of told) expect(Math.abs(now - Number(row?.['now']) * 1000)).toBeLessThan(5_000)
  await behind?.close()
  await ahead?.close()
})

test('what has served its time is dropped, and nothing else', async () => {
  const database = one.deps.database
  const count = async (table: string) => (await database.query(`SELECT 1 FROM ${table}`)).length
  await order(await aGuest(one))
  await sweep(database, NOON + Math.min(KEY_KEPT_MS, GUEST_SESSION_MS))
  expect(await count('idempotency')).toBeGreaterThan(0)
  await sweep(database, NOON + Math.max(KEY_KEPT_MS, USER_SESSION_MS) + 1)
  expect([await count('idempotency'), await count('sessions')]).toEqual([0, 0])
})
