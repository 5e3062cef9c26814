import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GUEST } from '#tests/support/test-shop.ts'
import { freePort } from '#tests/support/postgres.ts'

type Ended = { readonly code: number | null; readonly said: string }

const seed = mkdtempSync(join(tmpdir(), 'orda-seed-'))
const source = join(import.meta.dirname, '../../src/server/seed/data/gardermoen')
// One restaurant is enough to order from, and is seeded faster than all.
mkdirSync(join(seed, 'gardermoen'))
for (const name of ['deployment.json', 'parameters.json', 'brygga-burger.json'])
  cpSync(join(source, name), join(seed, 'gardermoen', name))

const running = new Set<ChildProcess>()
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
})

function start(environment: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, NODE_ENV: 'test', SEED_DIR: seed, ORDERS_PER_MINUTE: '100000', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  return child
}

async function untilListening(child: ChildProcess): Promise<void> {
  for await (const chunk of child.stdout ?? []) if (String(chunk).includes('listens on')) return
  throw new Error('the server ended before it listened')
}

async function untilEnded(child: ChildProcess): Promise<Ended> {
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => (said += String(chunk)))
  const [code] = await once(child, 'exit')
  return { code, said }
}

describe('a killed server (reliability 0.10)', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'orda-data-'))
  const acknowledged: string[] = []
  let cookie = ''
  let base = ''
  let port = 0
  let child: ChildProcess

  beforeAll(async () => {
    port = await freePort()
    base = `http://127.0.0.1:${port}/api`
    child = start({ PORT: String(port), DATA_DIR: dataDir })
    await untilListening(child)
  }, 60_000)

  test('has lost no order it acknowledged when it starts again', async () => {
    await becomeGuest()
    const writers = Array.from({ length: 4 }, (_each, writer) => orderUntilKilled(writer))
    while (acknowledged.length < 40) await Promise.race([new Promise(setImmediate), ...writers])
    child.kill('SIGKILL')
    await Promise.all(writers)
    child = start({ PORT: String(port), DATA_DIR: dataDir })
    await untilListening(child)
    const missing: string[] = []
    for (const id of acknowledged) {
      const answer = await fetch(`${base}/orders/${id}`, { headers: { cookie } })
      if (answer.status !== 200) missing.push(id)
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(40)
    expect(missing).toEqual([])
  }, 120_000)

  test('lets no second process into its data, in one line (reliability 49)', async () => {
    const second = start({ PORT: String(await freePort()), DATA_DIR: dataDir })
    const { code, said } = await untilEnded(second)
    expect(code).toBe(1)
    expect(said.trim()).toBe(
      `The data folder ${dataDir} is in use by process ${child.pid}. Stop it, or set DATA_DIR.`,
    )
  }, 60_000)

  test('stops in peace when asked', async () => {
    child.kill('SIGTERM')
    expect((await untilEnded(child)).code).toBe(0)
  }, 60_000)

  async function becomeGuest(): Promise<void> {
    const made = await fetch(`${base}/accounts/guests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(GUEST),
    })
    cookie = made.headers.get('set-cookie')?.split(';')[0] ?? ''
  }

  async function orderUntilKilled(writer: number): Promise<void> {
    const restaurant = await (await fetch(`${base}/restaurants/brygga-burger`)).json()
    const code = await aPlainProduct(restaurant)
    for (let made = 0; ; made += 1) {
      const answer = await fetch(`${base}/orders`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          cookie,
          'idempotency-key': `writer-${writer}-${made}`,
        },
        body: JSON.stringify({
          campaignId: restaurant.currentCampaignId,
          restaurantId: restaurant.id,
          pickUpMode: 'EATIN',
          retrievalDate: new Date(Date.now() + 90 * 60_000).toISOString(),
          isPredictOrder: false,
          items: [{ productCode: code, quantity: 1, contextCode: 'EATIN', children: [] }],
        }),
      }).catch(() => undefined)
      if (!answer) return
      const order = await answer.json().catch(() => undefined)
      if (!order) return
      if (answer.status !== 201) throw new Error(`order answered ${answer.status} ${order.code}`)
      acknowledged.push(order.id)
    }
  }

  async function aPlainProduct(restaurant: { id: string; currentCampaignId: string }): Promise<string> {
    const path = `restaurants/${restaurant.id}/campaigns/${restaurant.currentCampaignId}/cache/EATIN`
    const menu = await (await fetch(`${base}/${path}`)).json()
    const outages = new Set(menu.outages.map((each: { productCode: string }) => each.productCode))
    const plain = menu.products.find(
      (each: { type: string; code: string; parts: unknown[]; price: { defaultUnitPrice: number } }) =>
        each.type === 'REGULAR' &&
        each.parts.length === 0 &&
        each.price.defaultUnitPrice > 0 &&
        !outages.has(each.code),
    )
    return plain.code
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
