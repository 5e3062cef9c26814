import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { latestJobs } from '#server/core/jobs/jobs.store.ts'
import { latestMails } from '#server/mail/outbox.store.ts'
import type { Database } from '#server/core/database/database.ts'
import { migrate } from '#server/core/database/migrate.ts'
import { MIGRATIONS } from '#server/core/database/migrations.ts'
import { DATABASES } from '#tests/support/databases.ts'
import { NOON, openTestShop } from '#tests/support/test-shop.ts'
import { logIn } from '#tests/support/users.ts'
import DATABASE_AT_014 from './database-at-014.json' with { type: 'json' }

/** Who and what is kept in that database: a guest with a paid order, and a user. */
const KEPT = {
  guestId: '58dfa6cc-2a9f-49f2-a25b-7cee5a34e833',
  deviceToken: 'device-token-of-kari-nordmann',
  orderId: 'ca1853f6-7a49-43c5-911d-b9cbd9451267',
  user: 'kari.1@example.com',
}

describe.each(DATABASES)('the schema on %s', (_, open) => {
  let database: Database

  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    await database.query('DROP SCHEMA public CASCADE')
    await database.query('CREATE SCHEMA public')
  })
  afterAll(() => database.close())

  async function fillWith(statements: readonly string[]): Promise<void> {
    for (const statement of statements) await database.query(statement)
  }

  test('made from nothing is the one shops have had', async () => {
    await fillWith(DATABASE_AT_014)
    const had = await schemaOf(database)
    await database.query('DROP SCHEMA public CASCADE')
    await database.query('CREATE SCHEMA public')
    const until = MIGRATIONS.findIndex(({ name }) => name === '014-payment-methods') + 1
    await migrate(database, MIGRATIONS.slice(0, until))
    expect(await schemaOf(database)).toEqual(had)
  })

  test('made anew or again is complete, and the second time changes nothing', async () => {
    await migrate(database)
    const made = await schemaOf(database)
    await migrate(database)
    expect(await schemaOf(database)).toEqual(made)
    const done = await database.query('SELECT name FROM migrations ORDER BY name')
    expect(done.map((row) => row['name'])).toEqual(MIGRATIONS.map(({ name }) => name))
  })

  test('takes a function whose body has semicolons of its own', async () => {
    const counting = {
      name: '999-counting',
      script: `CREATE TABLE counted (number integer NOT NULL);
        CREATE FUNCTION count_on() RETURNS integer LANGUAGE plpgsql AS $$
          BEGIN INSERT INTO counted VALUES (1); INSERT INTO counted VALUES (2); RETURN 2; END $$;`,
    }
    await migrate(database, [...MIGRATIONS, counting])
    await database.query('SELECT count_on()')
    expect(await database.query('SELECT number FROM counted ORDER BY number')).toEqual([
      { number: 1 },
      { number: 2 },
    ])
  })

  test('of a newer version is left alone, and what it has is named', async () => {
    const newer = { name: '999-newer', script: 'CREATE TABLE newer (id text);' }
    await migrate(database, [...MIGRATIONS, newer])
    const before = await schemaOf(database)
    await expect(migrate(database)).rejects.toThrow(/of a newer version \(it has 999-newer\)/)
    expect(await schemaOf(database)).toEqual(before)
  })

  test('is left as it was by a change that fails half-way', async () => {
    const broken = { name: '999-broken', script: 'CREATE TABLE half (id text); CREATE TABLE half (id text);' }
    await migrate(database)
    const before = await schemaOf(database)
    await expect(migrate(database, [...MIGRATIONS, broken])).rejects.toThrow('already exists')
    expect(await schemaOf(database)).toEqual(before)
    expect(await database.query("SELECT name FROM migrations WHERE name = '999-broken'")).toEqual([])
  })

  test('of the version before opens with all the shop had', async () => {
    await fillWith(DATABASE_AT_014)
    const shop = await openTestShop({ database: { ...database, close: () => Promise.resolve() } })
    const { guestId, deviceToken, orderId, user } = KEPT
    const guest = shop.customer()
    await guest.ask('POST', 'accounts/authentication/guests', { body: { guestId, deviceToken } })
    const order = (await guest.ask('GET', `orders/${orderId}`)).json()
    expect(order).toMatchObject({ id: orderId, state: 'VALIDATED', price: 119.2, taxes: 29.8, count: 1 })
    expect((await guest.ask('GET', 'restaurants/brygga')).json()).toMatchObject({ name: 'Brygga Burger' })
    expect((await logIn(shop.customer(), user)).statusCode).toBe(200)
    await shop.close()
  })

  test('kept from a version with a queue for each kind has all that waited in them, and goes on with it', async () => {
    await fillWith(DATABASE_AT_014)
    const until = MIGRATIONS.findIndex(({ name }) => name === '028-jobs')
    await migrate(database, MIGRATIONS.slice(0, until))
    const { orderId } = KEPT
    const body = JSON.stringify({ type: 'order.placed', timestamp: 'then', data: { total: 149.5, orderId } })
    const columns =
      'id, webhook, kind, order_id, body, created_at, due_at, attempts, last_failure, given_up_at'
    await fillWith([
      `UPDATE outbox SET sent_at = ${NOON + 1}, secret = NULL WHERE order_id IS NULL`,
      `UPDATE outbox SET attempts = 2, due_at = ${NOON + 9_000} WHERE order_id IS NOT NULL`,
      `UPDATE orders SET state = 'SENT', injected_at = due_at, lease_until = due_at + 30000`,
      `INSERT INTO webhook_messages (${columns}) VALUES
         ('msg_1', 'till', 'order.placed', '${orderId}', '${body}', ${NOON}, ${NOON + 5_000}, 1, 'answered 500', NULL),
         ('msg_2', 'till', 'order.paid', '${orderId}', '${body}', ${NOON}, ${NOON}, 1, 'answered 410', ${NOON + 2})`,
    ])
    const had = await database.query('SELECT content, secret FROM outbox WHERE order_id IS NOT NULL')
    const shop = await openTestShop({ database: { ...database, close: () => Promise.resolve() } })

    const [waiting] = (await latestMails(database, 9)).filter((mail) => mail.orderId === orderId)
    expect([waiting]).toMatchObject(had)
    expect(await latestJobs(database, 'mail', 9)).toMatchObject([
      { createdAt: NOON, dueAt: NOON, attempts: 0, doneAt: NOON + 1 },
      { createdAt: NOON, dueAt: NOON + 9_000, attempts: 2, orderId },
    ])
    const messages = await latestJobs(database, 'webhook', 9)
    expect(messages.map(({ payload }) => JSON.stringify(payload))).toEqual([body, body])
    expect(messages).toMatchObject([
      { id: 'msg_2', lane: 'till', orderId, failure: 'answered 410', givenUpAt: NOON + 2 },
      { id: 'msg_1', dueAt: NOON + 5_000, attempts: 1, failure: 'answered 500' },
    ])
    const stateAt = async (now: number) => {
      shop.clock.value = now
      await shop.worker.turn()
      return (await shop.deps.orders.find(orderId))?.order.state
    }
    const due = NOON + 15 * 60_000
    expect([await stateAt(due + 29_999), await stateAt(due + 30_000)]).toEqual(['SENT', 'PAID'])
    await shop.close()
  })

  test('kept from an earlier version says when somebody agreed to the terms, and to no version', async () => {
    await fillWith(DATABASE_AT_014)
    await migrate(database)
    const [kept] = await database.query(
      `SELECT count(*)::int AS agreed, count(terms_version)::int AS versions,
         bool_and(terms_accepted_at = created_at) AS "isWhenMade"
       FROM accounts WHERE is_terms_accepted`,
    )
    expect(kept).toEqual({ agreed: 2, versions: 0, isWhenMade: true })
  })
})

/** All that a table promises: columns with their storage, constraints and indexes. */
async function schemaOf(database: Database): Promise<readonly unknown[]> {
  return [
    await database.query(
      `SELECT attrelid::regclass::text AS "table", attname, format_type(atttypid, atttypmod) AS type, attnotnull,
         attstorage, pg_get_expr(adbin, adrelid) AS default
       FROM pg_attribute LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
       WHERE attrelid IN (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r')
         AND attnum > 0 AND NOT attisdropped ORDER BY 1, attnum`,
    ),
    await database.query(
      `SELECT conrelid::regclass::text AS "table", conname, pg_get_constraintdef(oid) AS definition
       FROM pg_constraint WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2`,
    ),
    await database.query(
      `SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY indexname`,
    ),
  ]
}
