import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { pino } from 'pino'
import { buildApp } from '#server/core/web/app.ts'
import type { AppDeps } from '#server/core/web/app.ts'
import type { Work } from '#server/core/jobs/worker.ts'
import type { Limits } from '#server/core/process/deps.ts'
import { shopOn } from '#server/core/process/shop.ts'
import type { Shop, ShopOptions } from '#server/core/process/shop.ts'
import type { Catalogue } from '#server/catalogue/store/catalogue.store.ts'
import type { Database } from '#server/core/database/database.ts'
import { at } from './at.ts'
import { aCatalogue } from './catalogue.ts'
import { openMigratedPostgres } from './databases.ts'
import { toldRefusals } from './described-refusals.ts'

export type TestShop = Shop & {
  readonly app: FastifyInstance
  readonly clock: { value: number }
  readonly errors: unknown[]
  /** What the worker was told to look for, in that order. */
  readonly woken: readonly (Work | 'all')[]
  /** Everything as it was seeded, at a Tuesday noon in Oslo. */
  reset(catalogue?: Catalogue): Promise<void>
  customer(): Customer
}

export type Asked = {
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** Somebody with a cookie jar. */
export type Customer = {
  cookie: string | undefined
  readonly ask: (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    asked?: Asked,
  ) => Promise<LightMyRequestResponse>
}

export const NOON = at('2026-03-10 12:00')
export const PUBLIC_URL = 'https://orda.test'
const NO_LIMITS: Limits = {
  ordersPerMinute: 100_000,
  guestsPerMinute: 100_000,
  resendsPerMinute: 100_000,
  positionsPerMinute: 100_000,
  settlesPerMinute: 100_000,
  geocodesPerMinute: 100_000,
  loginsPerMinute: 100_000,
  accountMailsPerHour: 100_000,
  drawsPerMinute: 100_000,
  conversationsPerDay: 100_000,
  codeTries: 100_000,
}

/** The whole server on a database of its own, its clock in the test's hand; nothing listens, nothing ticks. */
export async function openTestShop(
  given: {
    database?: Database
    limits?: Partial<Limits>
    isOnlyProcess?: boolean
    /** Somebody else's hand on the clock. */
    hand?: { value: number }
    providers?: Pick<ShopOptions, 'payments' | 'outside' | 'simulator' | 'pointOfSale' | 'secrets'>
    support?: ShopOptions['support']
    signOn?: Pick<ShopOptions, 'signOn' | 'signOnOutside' | 'identitySimulator'>
    catalogue?: Catalogue
  } & Partial<Omit<AppDeps, 'limits' | 'database' | 'catalogue' | 'signOn' | 'support'>> = {},
): Promise<TestShop> {
  const {
    database = await openMigratedPostgres(),
    limits,
    isOnlyProcess = true,
    hand: clock = { value: NOON },
    providers,
    signOn,
    support,
    catalogue: seeded,
    ...overrides
  } = given
  const errors: unknown[] = []
  const shop = await shopOn(database, {
    clock: { now: () => clock.value },
    isOnlyProcess,
    isProduction: false,
    publicUrl: PUBLIC_URL,
    limits: { ...NO_LIMITS, ...limits },
    botCheckDifficulty: 4,
    seed: () => seeded ?? aCatalogue(),
    onError: (error) => errors.push(error),
    ...providers,
    ...signOn,
    ...(support && { support }),
  }).catch(async (error: unknown) => {
    await database.close()
    throw error
  })
  // A test turns the worker itself, so that nothing happens behind its back.
  const woken: (Work | 'all')[] = []
  const wake = (wanted: readonly (Work | 'all')[] = ['all']) => woken.push(...wanted)
  const deps = { ...shop.deps, worker: { wake } }
  const logger = pino({ level: 'error' }, { write: (line) => errors.push(line) })
  const app = await buildApp({ ...deps, logger, ...overrides })
  const assertTold = await toldRefusals({ ...deps, ...overrides })
  return {
    ...shop,
    app,
    clock,
    errors,
    woken,
    async reset(catalogue = seeded ?? aCatalogue()) {
      clock.value = NOON
      errors.length = 0
      woken.length = 0
      await shop.deps.database.query('DELETE FROM kitchen_fates')
      await shop.deps.database.query('DELETE FROM kitchens')
      await shop.deps.catalogue.load(catalogue, NOON)
      // A test may have told something, or published another campaign; the first one is still there to be sold again.
      for (const { restaurant } of catalogue.restaurants) {
        await shop.deps.database.query(`UPDATE restaurants SET doc = $2, live = '{}' WHERE id = $1`, [
          restaurant.id,
          JSON.stringify(restaurant),
        ])
        await shop.deps.catalogue.tell(restaurant.id, {})
      }
    },
    customer: () => customerOf(app, assertTold),
    async close() {
      await app.close()
      await shop.close()
    },
  }
}

function customerOf(app: FastifyInstance, assertTold: Awaited<ReturnType<typeof toldRefusals>>): Customer {
  const customer: Customer = {
    cookie: undefined,
    async ask(method, path, { body, headers = {} } = {}) {
      const url = path.startsWith('/') ? path : `/api/${path}`
      const response = await app.inject({
        method,
        url,
        headers: { ...(customer.cookie !== undefined && { cookie: customer.cookie }), ...headers },
        ...(body !== undefined && { payload: body as object }),
      })
      customer.cookie = cookiesAfter(customer.cookie, [response.headers['set-cookie'] ?? []].flat())
      assertTold({
        method,
        url,
        status: response.statusCode,
        body: response.body,
        kept: response.headers['cache-control'],
      })
      return response
    },
  }
  return customer
}

/** What a browser sends after an answer: one of a name takes the place of the one before. */
function cookiesAfter(cookie: string | undefined, set: readonly string[]): string | undefined {
  const kept = [...(cookie?.split('; ') ?? []), ...set.map((each) => each.split(';')[0] ?? '')]
  const byName = new Map(kept.map((each) => [each.split('=')[0], each]))
  return byName.size === 0 ? undefined : [...byName.values()].join('; ')
}

export const GUEST = {
  email: 'kari@example.com',
  deviceToken: 'device-token-of-kari',
  language: 'no',
  isTermsAccepted: true,
  isPolicyAccepted: true,
  isOffersAccepted: false,
}

/** A guest signed in, with the account id. */
export async function aGuest(shop: TestShop, details: object = {}): Promise<Customer & { id: string }> {
  const customer = shop.customer()
  const response = await customer.ask('POST', 'accounts/guests', { body: { ...GUEST, ...details } })
  return Object.assign(customer, { id: String(response.json().id) })
}

/** An order of one burger at Brygga, eaten in half an hour. */
export function aNewOrder(overrides: object = {}): object {
  return {
    campaignId: 'brygga-1',
    restaurantId: 'brygga',
    pickUpMode: 'EATIN',
    retrievalDate: new Date(NOON + 30 * 60_000).toISOString(),
    isPredictOrder: false,
    items: [anItem('burger')],
    ...overrides,
  }
}

export function anItem(productCode: string, quantity = 1, children: readonly object[] = []): object {
  return { productCode, quantity, contextCode: 'context', children }
}

let keys = 0

/** Makes an order with a key of its own unless one is given. */
export async function order(customer: Customer, overrides: object = {}, key?: string) {
  keys += 1
  return customer.ask('POST', 'orders', {
    body: aNewOrder(overrides),
    headers: { 'idempotency-key': key ?? `key-number-${keys}` },
  })
}

/** Makes an order and pays it with the test payment; its id. */
export async function paidOrder(customer: Customer, overrides: object = {}): Promise<string> {
  const { id } = (await order(customer, overrides)).json()
  await customer.ask('POST', 'payments/fake', { body: { orderId: id } })
  return String(id)
}
