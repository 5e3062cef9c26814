import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { serveMetrics } from '#server/core/metrics/serve-metrics.ts'
import { shopMetrics } from '#server/core/metrics/shop-metrics.ts'
import type { ShopMetrics } from '#server/core/metrics/shop-metrics.ts'
import { DATABASES } from '#tests/support/databases.ts'
import { GUEST, aGuest, openTestShop, order, paidOrder } from '#tests/support/test-shop.ts'
import type { TestShop } from '#tests/support/test-shop.ts'
import { textOf } from '#tests/architecture/source.ts'

const MINUTE_MS = 60_000

describe.each(DATABASES)('what a shop on %s tells who collects figures', (_name, open) => {
  let shop: TestShop
  let metrics: ShopMetrics
  beforeAll(async () => {
    shop = await openTestShop({
      database: await open(),
      onAnswered: (answered) => metrics.answered(answered),
    })
  })
  beforeEach(async () => {
    metrics = shopMetrics(shop.deps.database, shop.deps.clock)
    await shop.reset()
    await shop.deps.database.query('TRUNCATE orders CASCADE')
  })
  afterEach(() => metrics.close())
  afterAll(() => shop.close())

  test('orders by state, payments by outcome, the mails that wait, and how late the kitchen is', async () => {
    const guest = await aGuest(shop)
    await order(guest)
    await paidOrder(guest)
    expect(await metrics.text()).toContain('orda_scheduler_lag_seconds 0\n')
    shop.clock.value += 40 * MINUTE_MS
    const text = await metrics.text()
    expect(text).toContain('orda_orders{state="CREATED"} 1\n')
    expect(text).toContain('orda_orders{state="VALIDATED"} 1\n')
    expect(text).toContain('orda_payments{outcome="authorised"} 1\n')
    expect(text).toMatch(/orda_mails_waiting [1-9]/)
    expect(text).toContain(`orda_scheduler_lag_seconds ${25 * 60}\n`)
    expect(text).toContain('orda_jobs_waiting{kind="kitchen"} 1\n')
    expect(text).toContain(`orda_jobs_overdue_seconds{kind="kitchen"} ${25 * 60}\n`)
    expect(text).toContain('orda_jobs_given_up{kind="webhook"} 0\n')
    expect(text).toContain('orda_database_up 1\n')
  })

  test('an order of the day before is not counted any more', async () => {
    await order(await aGuest(shop))
    shop.clock.value += 25 * 60 * MINUTE_MS
    expect(await metrics.text()).not.toContain('orda_orders{')
  })

  test('requests by the template of their route and their status, and nothing of who asked or for what', async () => {
    const guest = await aGuest(shop)
    const id = await paidOrder(guest)
    await guest.ask('GET', `orders/${id}`)
    await guest.ask('GET', `orders/${GUEST.email}`)
    await guest.ask('GET', `/cancel-order/${id}/token-of-a-mail`)
    const text = await metrics.text()
    expect(text).toContain('orda_http_requests_total{method="GET",route="/api/orders/:id",status="200"} 1\n')
    expect(text).toContain('orda_http_requests_total{method="GET",route="/api/orders/:id",status="404"} 1\n')
    expect(text).toContain('orda_http_requests_total{method="GET",route="page",status="404"} 1\n')
    const told = [id, guest.id, 'token-of-a-mail', 'kari', guest.cookie?.split('=')[1] ?? id]
    expect(told.filter((canary) => text.includes(canary))).toEqual([])
  })

  test('that the database does not answer, and what the process knows without it', async () => {
    await shop.customer().ask('GET', 'x/health')
    const { query } = shop.deps.database
    Object.assign(shop.deps.database, { query: () => Promise.reject(new Error('gone')) })
    const text = await metrics.text()
    Object.assign(shop.deps.database, { query })
    expect(text).toContain('orda_database_up 0\n')
    expect(text).not.toMatch(/^orda_(mails|scheduler)/m)
    expect(text).toContain('route="/api/x/health",status="200"} 1\n')
  })

  test('every figure that the README of the room names', async () => {
    await order(await aGuest(shop))
    const text = await metrics.text()
    const named = [...textOf('src/server/core/metrics/README.md').matchAll(/^\| `(orda_\w+)`/gm)]
    expect(named.length).toBeGreaterThan(5)
    expect(named.flatMap(([, name = '']) => (text.includes(`# TYPE ${name} `) ? [] : [name]))).toEqual([])
    expect(text).toContain('orda_database_connections{use="open"} 1')
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
  })
})

describe('the port of figures', () => {
  const closing: (() => Promise<void>)[] = []
  afterAll(() => Promise.all(closing.map((close) => close())))

  test('answers /metrics and nothing else, and cannot be had twice', async () => {
    const shop = await openTestShop()
    const metrics = shopMetrics(shop.deps.database, shop.deps.clock)
    const { port, close } = await serveMetrics(metrics, 0, '127.0.0.1')
    closing.push(close, shop.close)
    const ask = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method })
    const told = await ask('/metrics')
    expect(told.status).toBe(200)
    expect(told.headers.get('content-type')).toContain('text/plain; version=0.0.4')
    expect(await told.text()).toContain('orda_database_up 1')
    expect((await ask('/')).status).toBe(404)
    expect((await ask('/metrics', 'POST')).status).toBe(404)
    await expect(serveMetrics(metrics, port, '127.0.0.1')).rejects.toThrow(/EADDRINUSE/)
  })
})
