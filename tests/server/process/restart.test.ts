import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '#scripts/free-port.ts'
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

describe('a killed server (P10)', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'orda-data-'))
  const acknowledged: string[] = []
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
    const guest = await aRemoteGuest(base)
    const writers = Array.from({ length: 4 }, (_each, writer) => orderUntilKilled(guest, writer))
    while (acknowledged.length < 40) await Promise.race([new Promise(setImmediate), ...writers])
    child.kill('SIGKILL')
    await Promise.all(writers)
    child = start({ PORT: String(port), DATA_DIR: dataDir })
    await untilListening(child)
    const missing: string[] = []
    for (const id of acknowledged) {
      const answer = await guest.ask('GET', `orders/${id}`)
      if (answer?.status !== 200) missing.push(id)
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(40)
    expect(missing).toEqual([])
  }, 120_000)

  test('lets no second process into its data, in one line (F49)', async () => {
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

  async function orderUntilKilled(guest: RemoteGuest, writer: number): Promise<void> {
    for (let made = 0; ; made += 1) {
      const answer = await guest.order(`writer-${writer}-${made}`)
      const order = await answer?.json().catch(() => undefined)
      if (!order) return
      if (answer?.status !== 201) throw new Error(`order answered ${answer?.status} ${order.code}`)
      acknowledged.push(order.id)
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
