import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runMove } from '#server/backup/move-command.ts'
import { openPglite } from '#server/core/database/pglite.ts'
import { openPostgres } from '#server/core/database/postgres.ts'
import { aDataFolder, ownPostgres } from '#tests/support/databases.ts'
import type { PostgresServer } from '#scripts/postgres-server.ts'
import { aGuest, openTestShop, order, paidOrder } from '#tests/support/test-shop.ts'
import { aUserOf } from '#tests/support/users.ts'

const dataDir = aDataFolder()
/** More than one batch of them. */
const FORMS = 1_200

let postgres: PostgresServer
let cookie: string | undefined
let paid = ''
let lines: readonly string[] = []
beforeAll(async () => {
  postgres = await ownPostgres()
  const shop = await openTestShop({ database: await openPglite(join(dataDir, 'database')) })
  const guest = await aGuest(shop)
  await aUserOf(shop)
  paid = await paidOrder(guest)
  cookie = guest.cookie
  await shop.deps.database.query(
    `INSERT INTO tries (key_hash, count, until) SELECT 'key-' || n, 1, n + 0.25 FROM generate_series(1, $1::integer) n`,
    [FORMS],
  )
  await shop.close()
  const moved = await move()
  expect(moved.code).toBe(0)
  lines = moved.said
}, 120_000)
afterAll(() => postgres.stop())

async function move(environment: Record<string, string> = {}) {
  const said: string[] = []
  const settings = { DATA_DIR: dataDir, DATABASE_URL: postgres.url, ...environment }
  const code = await runMove({ environment: settings, print: (line) => said.push(line) })
  return { code, said }
}

test('every row of the embedded database is in PostgreSQL, and is counted', async () => {
  expect(lines).toEqual(expect.arrayContaining(['orders: 1', 'payments: 1', 'accounts: 2']))
  expect(lines.some((line) => /^tries: 12\d\d$/.test(line))).toBe(true)
  expect(lines.at(-1)).toBe('Everything is in the database of DATABASE_URL: start the server with it.')
})

test('customers find their sessions and orders there, and order on', async () => {
  const shop = await openTestShop({ database: openPostgres(postgres.url), isOnlyProcess: false })
  const guest = shop.customer()
  guest.cookie = cookie
  const found = await guest.ask('GET', `orders/${paid}`)
  expect(found.json()).toMatchObject({ id: paid, state: 'VALIDATED' })
  expect((await order(guest)).statusCode).toBe(201)
  await paidOrder(guest)
  const mails = await shop.deps.database.query('SELECT position FROM jobs')
  expect(new Set(mails.map(({ position }) => position)).size).toBe(mails.length)
  await shop.close()
})

test('a database that has something in it already is not written to', async () => {
  const again = await move()
  expect(again.code).toBe(1)
  expect(again.said.join()).toMatch(/^The database of DATABASE_URL is not empty: \w+ has rows/)
})

test('what is missing is said in a line', async () => {
  expect(await move({ DATABASE_URL: '' })).toEqual({
    code: 1,
    said: ['DATABASE_URL must name the PostgreSQL to move to'],
  })
  const empty = mkdtempSync(join(tmpdir(), 'orda-data-'))
  expect(await move({ DATA_DIR: empty })).toEqual({
    code: 1,
    said: [`DATA_DIR ${empty} has no database to move`],
  })
})
