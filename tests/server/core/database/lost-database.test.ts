import { afterAll, beforeAll, expect, test } from 'vitest'
import pg from 'pg'
import type { PostgresServer } from '#scripts/postgres-server.ts'
import { openPostgres } from '#server/core/database/postgres.ts'
import { ownPostgres } from '#tests/support/databases.ts'
import { aGuest, openTestShop, order } from '#tests/support/test-shop.ts'
import type { Customer, TestShop } from '#tests/support/test-shop.ts'

const CONNECTIONS = 2
const PATIENCE_MS = 1_500

let postgres: PostgresServer
let operator: pg.Client
let database: string
let shop: TestShop

beforeAll(async () => {
  postgres = await ownPostgres()
  database = new URL(postgres.url).pathname.slice(1)
  const beside = new URL(postgres.url)
  beside.pathname = '/postgres'
  operator = new pg.Client({ connectionString: beside.href })
  await operator.connect()
  shop = await openTestShop({
    database: openPostgres(postgres.url, CONNECTIONS, PATIENCE_MS),
    isOnlyProcess: false,
  })
})
afterAll(async () => {
  await shop.close()
  await operator.end()
  await postgres.stop()
})

/** What a restart is to the shop: every connection ends, and none is to be had for a time. */
async function goesDown(): Promise<void> {
  await operator.query(`ALTER DATABASE ${database} WITH ALLOW_CONNECTIONS false`)
  await operator.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [
    database,
  ])
}

async function comesBack(): Promise<void> {
  await operator.query(`ALTER DATABASE ${database} WITH ALLOW_CONNECTIONS true`)
}

async function paid(guest: Customer, key: string): Promise<readonly number[]> {
  const made = await order(guest, {}, key)
  if (made.statusCode !== 201) return [made.statusCode]
  const body = { orderId: made.json().id }
  return [201, (await guest.ask('POST', 'payments/fake', { body })).statusCode]
}

test('a database that restarts while orders come in: 503, no half order, and each key one order after it (F48)', async () => {
  const guest = await aGuest(shop)
  const keys = Array.from({ length: 24 }, (_each, index) => `restarting-${index}`)
  const first = Promise.all(keys.map((key) => paid(guest, key)))
  await expect.poll(() => countOf('orders')).toBeGreaterThan(2)
  await goesDown()
  const statuses = (await first).flat()
  expect(statuses).toContain(503)
  expect(statuses.filter((status) => ![200, 201, 503].includes(status))).toEqual([])
  const refused = await shop.customer().ask('GET', 'x/ready')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2'])
  await comesBack()
  const again = await Promise.all(keys.map((key) => paid(guest, key)))
  expect(again).toEqual(keys.map(() => [201, 200]))
  expect([await countOf('orders'), await countOf('idempotency'), await countOf('payments')]).toEqual([
    keys.length,
    keys.length,
    keys.length,
  ])
  expect((await shop.customer().ask('GET', 'x/ready')).statusCode).toBe(200)
}, 120_000)

test('a database whose every connection is taken: 503, and no order is lost or made twice by asking again (F48)', async () => {
  const guest = await aGuest(shop)
  const release = await everyConnectionTaken()
  const waiting = await order(guest, {}, 'pool-exhausted')
  expect([waiting.statusCode, waiting.headers['retry-after']]).toEqual([503, '2'])
  await release()
  const again = await order(guest, {}, 'pool-exhausted')
  expect(again.statusCode).toBe(201)
  expect((await order(guest, {}, 'pool-exhausted')).json().id).toBe(again.json().id)
}, 120_000)

/** Somebody holds what every order needs, so that each connection waits until its patience ends; lets go of it. */
async function everyConnectionTaken(): Promise<() => Promise<void>> {
  const holder = new pg.Client({ connectionString: postgres.url })
  await holder.connect()
  await holder.query('BEGIN')
  await holder.query('LOCK TABLE idempotency')
  return async () => {
    await holder.query('ROLLBACK')
    await holder.end()
  }
}

async function countOf(table: 'orders' | 'idempotency' | 'payments'): Promise<number> {
  const watcher = new pg.Client({ connectionString: postgres.url })
  await watcher.connect()
  const { rows } = await watcher.query(`SELECT count(*)::int AS count FROM ${table}`)
  await watcher.end()
  return Number(rows[0].count)
}
