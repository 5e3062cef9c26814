import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '#scripts/free-port.ts'
import type { Database } from '#server/core/database/database.ts'
import { openPglite } from '#server/core/database/pglite.ts'
import { openPostgres } from '#server/core/database/postgres.ts'
import { ownPostgres } from '#tests/support/databases.ts'
import {
  aRemoteGuest,
  aSmallSeed,
  killServers,
  startServer,
  untilEnded,
  untilListening,
} from '#tests/support/server-process.ts'
import type { RemoteGuest } from '#tests/support/server-process.ts'

const seed = aSmallSeed()
const start = (environment: Record<string, string>) => startServer({ SEED_DIR: seed, ...environment })
afterAll(killServers)

/** On each database; `ORDERS=300` makes the long run. */
const ORDERS = Number(process.env['ORDERS'] ?? 100)
const ORDERS_A_TURN = 25
const CUSTOMERS_AT_ONCE = 4

type Place = {
  /** What a server is told to keep its orders there. */
  readonly settings: Readonly<Record<string, string>>
  /** Opened when no server has it. */
  readonly open: () => Promise<Database>
  readonly close: () => Promise<void>
}

const PLACES: readonly (readonly [name: string, make: () => Promise<Place>])[] = [
  ['PGlite', embedded],
  ['PostgreSQL', apart],
]

async function embedded(): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), 'orda-data-'))
  const open = () => openPglite(join(dataDir, 'database'))
  return { settings: { DATA_DIR: dataDir }, open, close: async () => undefined }
}

async function apart(): Promise<Place> {
  const { url, stop } = await ownPostgres()
  return { settings: { DATABASE_URL: url }, open: async () => openPostgres(url), close: stop }
}

describe.each(PLACES)('a server on %s that is told to stop and killed in turns (P10)', (_name, make) => {
  const paid = new Map<string, string>()
  let place: Place
  let base = ''
  let port = 0
  let child: ChildProcess
  /** Resolves when the server can be asked again. */
  let isUp: Promise<void>

  beforeAll(async () => {
    port = await freePort()
    base = `http://127.0.0.1:${port}/api`
    place = await make()
    child = start({ PORT: String(port), ...place.settings })
    await (isUp = untilListening(child))
  }, 120_000)
  afterAll(() => place.close())

  test(`loses none of ${ORDERS} orders, and makes and charges none twice`, async () => {
    const guest = await aRemoteGuest(base)
    const keys = Array.from({ length: ORDERS }, (_each, nth) => `customer-${nth}`)
    const customers = Array.from({ length: CUSTOMERS_AT_ONCE }, async () => {
      for (let key = keys.shift(); key !== undefined; key = keys.shift())
        paid.set(key, await orderAndPay(guest, key))
    })
    for (let turn = 1; turn < ORDERS / ORDERS_A_TURN; turn += 1) {
      await expect.poll(() => paid.size, { timeout: 120_000 }).toBeGreaterThanOrEqual(turn * ORDERS_A_TURN)
      const dying = child
      const gone = once(dying, 'exit')
      isUp = gone.then(() => {
        child = start({ PORT: String(port), ...place.settings })
        return untilListening(child)
      })
      dying.kill(turn % 2 === 0 ? 'SIGTERM' : 'SIGKILL')
      await isUp
    }
    await Promise.all(customers)
    expect(new Set(paid.values()).size).toBe(ORDERS)
  }, 600_000)

  if (make === embedded)
    test('lets no second process into its data folder, in one line (F49)', async () => {
      const { DATA_DIR: dataDir = '' } = place.settings
      const second = start({ PORT: String(await freePort()), DATA_DIR: dataDir })
      const { code, said } = await untilEnded(second)
      expect(code).toBe(1)
      expect(said.trim()).toBe(
        `The data folder ${dataDir} is in use by process ${child.pid}. Stop it, or set DATA_DIR.`,
      )
    }, 60_000)

  test('stops in peace when asked, and has each order, payment and mail once', async () => {
    child.kill('SIGTERM')
    expect((await untilEnded(child)).code).toBe(0)
    const database = await place.open()
    const idsIn = async (sql: string) => (await database.query(sql)).map(({ id }) => String(id)).toSorted()
    const known = [...paid.values()].toSorted()
    expect(await idsIn(`SELECT id FROM orders WHERE state IN ('VALIDATED', 'SENT', 'PAID')`)).toEqual(known)
    expect(await idsIn(`SELECT order_id AS id FROM payments WHERE status = 'authorised'`)).toEqual(known)
    expect(
      await idsIn(`SELECT order_id AS id FROM jobs WHERE payload ->> 'kind' = 'orderConfirmation'`),
    ).toEqual(known)
    await database.close()
  }, 60_000)

  /** As the page does it: what got no answer is asked again, the same, when the server is there. */
  async function orderAndPay(guest: RemoteGuest, key: string): Promise<string> {
    const { headers, body } = guest.written(key)
    const made = await untilAnswered(() => guest.ask('POST', 'orders', JSON.parse(body), headers))
    const orderId = String(made.id)
    await untilAnswered(() => guest.ask('POST', 'payments/fake', { orderId }))
    return orderId
  }

  async function untilAnswered(ask: () => Promise<Response | undefined>): Promise<{ id?: string }> {
    for (;;) {
      await isUp
      const answer = await ask()
      const body = await answer?.json().catch(() => undefined)
      if (body !== undefined && answer?.ok) return body
      if (body !== undefined && answer?.status !== 503) throw new Error(`${answer?.status} ${body.code}`)
    }
  }
})

describe('a server that cannot start says why in one line and fails', () => {
  const lines = async (environment: Record<string, string>) => {
    const { code, said } = await untilEnded(start(environment))
    expect(code).toBe(1)
    expect(said.trim().split('\n')).toHaveLength(1)
    return said.trim()
  }

  test('a wrong setting', async () => {
    expect(await lines({ PORT: 'http' })).toMatch(/^Settings are wrong: PORT/)
  }, 60_000)

  test('a production that is missing everything, a line for each', async () => {
    const { code, said } = await untilEnded(start({ NODE_ENV: 'production', STRIPE_SECRET_KEY: 'sk_test_1' }))
    expect(code).toBe(1)
    expect(
      said
        .trim()
        .split('\n')
        .map((line) => /^Settings are wrong: (\w+) (must|is) /.exec(line)?.[1] ?? line),
    ).toEqual([
      'PUBLIC_URL',
      'TRUST_PROXY',
      'SIMULATED_KITCHEN',
      'DATABASE_URL',
      'SMTP_URL',
      'STRIPE_SECRET_KEY',
      'STRIPE_PUBLISHABLE_KEY',
      'STRIPE_WEBHOOK_SECRET',
    ])
  }, 60_000)

  test('a deployment nobody described', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'orda-data-'))
    expect(await lines({ DEPLOYMENT: 'atlantis', DATA_DIR: dataDir })).toMatch(/DEPLOYMENT atlantis/)
  }, 60_000)

  test('a data folder that cannot be', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'orda-data-')), 'file')
    writeFileSync(file, '')
    expect(await lines({ DATA_DIR: join(file, 'data') })).toMatch(/cannot be made/)
  }, 60_000)

  test('a database folder that cannot be', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'orda-data-'))
    writeFileSync(join(dataDir, 'database'), '')
    expect(await lines({ DATA_DIR: dataDir })).toMatch(/cannot be made/)
  }, 60_000)

  test('a database that does not answer', async () => {
    const url = `postgres://nobody@127.0.0.1:${await freePort()}/orda`
    expect(await lines({ DATABASE_URL: url })).toBe('The database of DATABASE_URL does not answer.')
  }, 60_000)

  test('a database whose host nobody knows', async () => {
    expect(await lines({ DATABASE_URL: 'postgres://nobody@database.invalid/orda' })).toBe(
      'The host database.invalid of DATABASE_URL cannot be found.',
    )
  }, 60_000)

  test('a host of its own that nobody knows', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'orda-data-'))
    expect(await lines({ HOST: 'shop.invalid', DATA_DIR: dataDir })).toBe(
      'The host shop.invalid of HOST cannot be found.',
    )
  }, 60_000)

  test('a database whose files are damaged', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'orda-data-'))
    const database = join(dataDir, 'database')
    mkdirSync(database)
    writeFileSync(join(database, 'PG_VERSION'), '17\n')
    expect(await lines({ DATA_DIR: dataDir })).toBe(
      `The database in ${database} cannot be read: its files are damaged, or another version wrote them. Move that folder away, and bring a backup back with npm run restore -- FILE.`,
    )
  }, 60_000)

  test('a port somebody else uses', async () => {
    const { createServer } = await import('node:net')
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '0.0.0.0', resolve))
    const address = other.address()
    const port = typeof address === 'object' && address ? String(address.port) : ''
    const dataDir = mkdtempSync(join(tmpdir(), 'orda-data-'))
    expect(await lines({ PORT: port, DATA_DIR: dataDir })).toBe(
      `Port ${port} is taken. Stop what uses it, or set PORT.`,
    )
    other.close()
  }, 60_000)
})
