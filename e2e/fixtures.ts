import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawn, type ChildProcess } from 'node:child_process'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, request, test as base, type APIRequestContext, type Page } from '@playwright/test'

/** What the simulated kitchen of a restaurant can be told. */
export type KitchenOrder = {
  restaurantId: string
  ordersEnabled?: boolean
  ordersInjectionDelay?: number
  outages?: readonly { productCode: string; state: 'DISABLED' | 'UNAVAILABLE' }[]
  /** One entry an interval, `HH:MM|HH:MM`; a day without an entry is closed. */
  openingHours?: readonly { name: string; value: string }[]
  injection?: 'accept' | 'refuse'
  delayMs?: number
  /** Major units by product code; publishes a new campaign. */
  publishPrices?: Record<string, number>
}

/** A production server of this worker alone, with its own data. */
export type Shop = {
  url: string
  /** Requests as nobody's browser: what the kitchen, the mail or the clock would do. */
  api: APIRequestContext
  kitchen: (order: KitchenOrder) => Promise<void>
  /** Moves the server's clock to an instant in epoch ms. */
  setTime: (now: number) => Promise<void>
}

export const test = base.extend<{ allowedNoise: RegExp[] }, { shop: Shop }>({
  shop: [
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'orda-e2e-'))
      const port = await freePort()
      const server = start(port, dataDir)
      const url = `http://127.0.0.1:${port}`
      const api = await request.newContext({ baseURL: url })
      try {
        await server.ready(api)
        await use({
          url,
          api,
          kitchen: (order) => post(api, '/api/x/kitchen', order),
          setTime: (now) => post(api, '/api/x/test/clock', { now }),
        })
      } finally {
        await api.dispose()
        await server.stop()
        await rm(dataDir, { recursive: true, force: true })
      }
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  baseURL: async ({ shop }, use) => use(shop.url),

  /** Console messages a journey expects, because it breaks something on purpose. */
  allowedNoise: [[], { option: true }],

  page: async ({ page, allowedNoise }, use) => {
    const noise: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') noise.push(message.text())
    })
    page.on('pageerror', (error) => noise.push(String(error)))
    await use(page)
    expect(noise.filter((text) => !allowedNoise.some((allowed) => allowed.test(text)))).toEqual([])
  },
})

export { expect }

/** Nothing that axe can find is wrong with the page as it stands. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
  expect(told).toEqual([])
}

function start(port: number, dataDir: string) {
  const root = join(import.meta.dirname, '..')
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    NODE_ENV: 'test',
    TEST_CLOCK: '1',
    ORDERS_PER_MINUTE: '10000',
  }
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stdout.on('data', (chunk) => (said += String(chunk)))
  child.stderr.on('data', (chunk) => (said += String(chunk)))

  async function ready(api: APIRequestContext): Promise<void> {
    await expect
      .poll(
        async () => {
          if (child.exitCode !== null) throw new Error(`The server stopped:\n${said}`)
          return api.get('/api/x/health').then(
            (answer) => answer.status(),
            () => 0,
          )
        },
        { timeout: 50_000, intervals: [100], message: 'the server answers' },
      )
      .toBe(200)
  }

  return { ready, stop: () => stopped(child) }
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await gone
}

async function post(api: APIRequestContext, path: string, data: unknown): Promise<void> {
  const answer = await api.post(path, { data })
  expect(answer.ok(), `${path} answered ${answer.status()}: ${await answer.text()}`).toBe(true)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}
