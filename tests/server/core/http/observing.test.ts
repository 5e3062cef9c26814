import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '#server/core/web/app.ts'
import { loggerOf, loggingAnswers } from '#server/core/process/logger.ts'
import { GUEST, openTestShop } from '#tests/support/test-shop.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

const PROXY = '10.0.0.2'
const STRANGER = '203.0.113.7'
const GIVEN = 'edge-7f3a.91'

const lines: string[] = []
const logger = loggerOf('error', { write: (line: string) => lines.push(line) })
const logged = () => lines.splice(0).map((line) => JSON.parse(line) as Record<string, unknown>)

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ logger, onAnswered: loggingAnswers(logger), trustProxy: 1 })
})
afterAll(() => shop.close())

/** The same shop behind other proxies. */
function behind(trustProxy?: number | readonly string[]): Promise<FastifyInstance> {
  return buildApp({ ...shop.deps, logger, ...(trustProxy !== undefined && { trustProxy }) })
}

describe('the name of a request', () => {
  const nameOf = async (app: FastifyInstance, remoteAddress: string, given = GIVEN) => {
    const headers = { 'x-request-id': given }
    const answer = await app.inject({ url: '/api/secrets', remoteAddress, headers })
    expect(answer.json().requestId).toBe(answer.headers['x-request-id'])
    return answer.headers['x-request-id']
  }

  test.each<[what: string, proxies: number | readonly string[] | undefined, from: string, isKept: boolean]>([
    ['of the one proxy, in a private network', 1, PROXY, true],
    ['of a proxy in a network that is named', ['10.0.0.0/8'], PROXY, true],
    ['of a proxy that is written as an address of version 6', ['10.0.0.0/8'], '::ffff:10.0.0.2', true],
    ['of a proxy on the machine itself', ['loopback'], '127.0.0.1', true],
    ['of who comes past the one proxy', 1, STRANGER, false],
    ['of who stands in no network that is named', ['10.0.0.0/8', 'loopback'], STRANGER, false],
    ['where no proxy is told of', undefined, PROXY, false],
  ])('%s is kept: %o, %s, %s', async (_what, proxies, from, isKept) => {
    const name = await nameOf(await behind(proxies), from)
    expect(name === GIVEN).toBe(isKept)
    expect(name).toMatch(/^[\w.-]{8,64}$/)
  })

  test.each([['a b c d e f'], ['<script>alert'], ['x'.repeat(65)], ['short'], ['"}{"level":60,']])(
    'is ours where the proxy says %s',
    async (given) => {
      expect(await nameOf(shop.app, PROXY, given)).toMatch(/^[\da-f-]{36}$/)
    },
  )
})

describe('a line for each request', () => {
  test('tells method, route, status, time and name, though the log is told to be quiet', async () => {
    lines.length = 0
    const headers = { 'x-request-id': GIVEN }
    await shop.app.inject({ url: '/api/orders/order-7', remoteAddress: PROXY, headers })
    expect(logged()).toMatchObject([
      {
        method: 'GET',
        route: '/api/orders/:id',
        status: 401,
        ms: expect.any(Number),
        requestId: GIVEN,
        msg: 'answered',
      },
    ])
  })

  test('holds nothing of who asked, and no token of a link', async () => {
    lines.length = 0
    await shop.customer().ask('POST', 'accounts/guests', { body: GUEST })
    await shop.customer().ask('GET', '/cancel-order/order-7/token-of-a-mail?email=kari@example.com')
    const text = lines.join('')
    expect(text).toContain('"route":"page"')
    expect(text).not.toMatch(/order-7|token-of-a-mail|kari/)
  })

  test('bears the same name as the line of what failed in it', async () => {
    const { query } = shop.deps.database
    Object.assign(shop.deps.database, { query: () => Promise.reject(new Error('a bug')) })
    lines.length = 0
    await shop.app.inject({
      url: '/api/',
      remoteAddress: PROXY,
      headers: { 'x-request-id': GIVEN },
    })
    Object.assign(shop.deps.database, { query })
    expect(logged().map(({ msg, requestId }) => [msg, requestId])).toEqual([
      ['server.unavailable', GIVEN],
      ['answered', GIVEN],
    ])
  })
})
