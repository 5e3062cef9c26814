import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LightMyRequestResponse } from 'fastify'
import { aCatalogue, aDeployment } from '#tests/support/catalogue.ts'
import { GUEST, NOON, openTestShop } from '#tests/support/test-shop.ts'
import { openSignOnShop } from '#tests/support/sign-on.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

/** Who connects, and what is written on the request when it arrives. */
type Connection = { readonly from: string; readonly headers?: Readonly<Record<string, string>> }

const STRANGER = '203.0.113.7'
const PROXY = '10.0.0.2'

function post(shop: TestShop, path: string, payload: object, { from, headers }: Connection) {
  return shop.app.inject({
    method: 'POST',
    url: `/api/${path}`,
    payload,
    remoteAddress: from,
    ...(headers && { headers }),
  })
}

describe('limits by address hold whatever a request says of where it comes from', () => {
  let shop: TestShop
  beforeAll(async () => {
    const limits = { loginsPerMinute: 2, codeTries: 2, guestsPerMinute: 2 }
    const { flags } = aCatalogue().deployment
    const catalogue = aCatalogue({ deployment: aDeployment({ flags: { ...flags, discounts: true } }) })
    shop = await openTestShop({ limits, catalogue, trustProxy: 1 })
  })
  afterAll(() => shop.close())

  const LIMITED: readonly (readonly [what: string, path: string, body: (nth: number) => object])[] = [
    ['a login', 'accounts/authentication/users', () => ({ email: 'kari@example.com', password: 'wrong' })],
    [
      'the code of a restaurant',
      'restaurants/canteen/authenticate',
      () => ({ restaurantId: 'canteen', applicationCode: 'ONLINE_ORDERING', authentication_code: '0' }),
    ],
    ['a registration', 'accounts/users', (nth) => ({ email: `guest-${nth}@example.com`, language: 'no' })],
    ['a guest', 'accounts/guests', () => GUEST],
  ]
  const FORGED: readonly (readonly [how: string, nth: (nth: number) => Connection])[] = [
    [
      'who comes through the proxy and writes addresses before its own',
      (nth) => ({ from: PROXY, headers: { 'x-forwarded-for': `198.51.100.${nth}, ${STRANGER}` } }),
    ],
    [
      'who comes past the proxy',
      (nth) => ({ from: STRANGER, headers: { 'x-forwarded-for': `198.51.100.${nth}` } }),
    ],
  ]

  test.each(
    LIMITED.flatMap(([what, path, body]) => FORGED.map(([how, nth]) => ({ what, path, body, how, nth }))),
  )('$what of $how waits at the third try', async ({ path, body, nth }) => {
    shop.clock.value += 3_600_000
    const answers: LightMyRequestResponse[] = []
    for (const each of [1, 2, 3]) answers.push(await post(shop, path, body(each), nth(each)))
    expect(answers.map(({ statusCode }) => statusCode === 429)).toEqual([false, false, true])
  })

  test.each(FORGED)('the code of a discount of %s waits at the ninth try', async (_how, nth) => {
    shop.clock.value += 3_600_000
    const statuses: number[] = []
    for (let tried = 1; tried <= 9; tried += 1) {
      const { from: remoteAddress, headers } = nth(tried)
      const url = `/api/restaurants/brygga/campaigns/brygga-1/products/${1_000 + tried}`
      statuses.push((await shop.app.inject({ url, remoteAddress, ...(headers && { headers }) })).statusCode)
    }
    expect(statuses).toEqual([...Array.from({ length: 8 }, () => 404), 429])
  })

  test('two customers behind the proxy are two', async () => {
    shop.clock.value = NOON + 86_400_000
    const login = { email: 'kari@example.com', password: 'wrong' }
    const from = (address: string) => ({ from: PROXY, headers: { 'x-forwarded-for': address } })
    const ask = (address: string) => post(shop, 'accounts/authentication/users', login, from(address))
    for (const _ of [1, 2, 3]) await ask('198.51.100.1')
    expect((await ask('198.51.100.2')).statusCode).toBe(401)
  })
})

describe('the control rooms of a shop that listens to others', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openSignOnShop()
  })
  afterAll(() => shop.close())

  const ROOMS = [
    '/simulator/sign-on',
    '/outbox',
    '/kitchen',
    '/kitchen/brygga-burger',
    '/cards',
    '/api/x/outbox',
    '/api/x/kitchen/brygga',
  ]
  const statusOf = async (url: string, { from, headers }: Connection) =>
    (await shop.app.inject({ url, remoteAddress: from, headers: { host: 'localhost:4000', ...headers } }))
      .statusCode

  test.each(ROOMS)('%s answers who asks on the machine itself', async (url) => {
    for (const from of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      expect(await statusOf(url, { from })).toBe(200)
  })

  test.each<[string, Connection]>([
    ['somebody else', { from: STRANGER }],
    ['somebody of the same network', { from: '192.168.1.20' }],
    ['a proxy of the same machine', { from: '127.0.0.1', headers: { 'x-forwarded-for': STRANGER } }],
    ['a proxy that says whom it asks for', { from: '127.0.0.1', headers: { 'x-real-ip': STRANGER } }],
    ...[
      'via',
      'x-forwarded-host',
      'x-original-forwarded-for',
      'x-original-host',
      'x-client-ip',
      'x-cluster-client-ip',
      'x-remote-addr',
      'x-envoy-external-address',
      'x-azure-clientip',
      'true-client-ip',
      'cf-connecting-ip',
      'cf-connecting-ipv6',
      'cf-ray',
      'cdn-loop',
      'fastly-client-ip',
      'fly-client-ip',
      'x-amzn-trace-id',
      'x-proxyuser-ip',
      'proxy-connection',
      'max-forwards',
    ].map((name): [string, Connection] => [
      `a proxy that leaves ${name}`,
      { from: '127.0.0.1', headers: { [name]: 'somebody' } },
    ]),
    ['a proxy that keeps the name of the shop', { from: '127.0.0.1', headers: { host: 'orders.example' } }],
    [
      'a proxy that claims the machine itself asks',
      { from: '127.0.0.1', headers: { forwarded: 'for=127.0.0.1' } },
    ],
    [
      'a page of another site that took our address',
      { from: '127.0.0.1', headers: { host: 'evil.example:4000' } },
    ],
  ])('%s finds none of them', async (_who, connection) => {
    for (const url of ROOMS) expect([url, await statusOf(url, connection)]).toEqual([url, 404])
  })

  test('nobody else moves its levers', async () => {
    const sold = { restaurantId: 'brygga', outages: [{ productCode: 'fries', state: 'UNAVAILABLE' }] }
    expect((await post(shop, 'x/kitchen', sold, { from: STRANGER })).statusCode).toBe(404)
    expect((await post(shop, 'x/test/clock', { now: 0 }, { from: STRANGER })).statusCode).toBe(404)
  })
})

test.each([
  ['https://orda.test', 201],
  ['http://orda.test', 403],
])(
  'a page of %s that changes something in a production is answered %i (ASVS 3.5.1)',
  async (origin, status) => {
    const live = await openTestShop({ isProduction: true, trustProxy: 1 })
    const headers = { host: 'orda.test', origin, 'x-forwarded-proto': 'https' }
    const answer = await post(live, 'accounts/guests', GUEST, { from: PROXY, headers })
    expect(answer.statusCode).toBe(status)
    await live.close()
  },
)

test('cookies of a production go over https only, whatever the request says (ASVS 3.3.1)', async () => {
  const live = await openTestShop({ isProduction: true, trustProxy: 1 })
  for (const headers of [{}, { 'x-forwarded-proto': 'http' }]) {
    const made = await post(live, 'accounts/guests', GUEST, { from: PROXY, headers })
    expect(made.headers['set-cookie']).toMatch(/^__Host-sid=.*; Secure$/)
  }
  await live.close()
})
