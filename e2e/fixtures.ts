import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, request, test as base, type APIRequestContext, type Page } from '@playwright/test'
import { startServer } from './server.ts'

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
      await cp(process.env['SEEDED_DATA'] ?? '', dataDir, { recursive: true })
      const { url, stop } = await startServer(dataDir)
      const api = await request.newContext({ baseURL: url })
      await use({
        url,
        api,
        kitchen: (order) => post(api, '/api/x/kitchen', order),
        setTime: (now) => post(api, '/api/x/test/clock', { now }),
      })
      await api.dispose()
      await stop()
      await rm(dataDir, { recursive: true, force: true })
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

async function post(api: APIRequestContext, path: string, data: unknown): Promise<void> {
  const answer = await api.post(path, { data })
  expect(answer.ok(), `${path} answered ${answer.status()}: ${await answer.text()}`).toBe(true)
}
