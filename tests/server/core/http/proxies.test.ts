import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import Fastify from 'fastify'
import type { LightMyRequestResponse } from 'fastify'
import { identitySimulator } from '#simulators/sign-on/identity-simulator.ts'
import { paymentSimulator } from '#simulators/payments/payment-simulator.ts'
import type { Deps } from '#server/core/process/deps.ts'
import { installOperatorPages } from '#server/core/web/operator-pages.ts'
import { routesOf } from '#server/core/web/route-list.ts'
import { aCatalogue, aDeployment } from '#tests/support/catalogue.ts'
import { aDataFolder } from '#tests/support/databases.ts'
import { GUEST, NOON, PUBLIC_URL, openTestShop } from '#tests/support/test-shop.ts'
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

/** What customers' own browsers are led to where a provider is played, and how it looks; all other pages of it are rooms. */
const PAGES_OF_CUSTOMERS = [
  '/operator.css',
  '/test-bank/:id',
  '/simulator/stripe.js',
  '/simulator/stripe/:act',
  '/simulator/authenticate/:id',
  '/simulator/gateway/pay',
  '/simulator/gateway/answer',
  '/simulator/vipps/:reference',
  '/simulator/sign-on/:provider/authorise',
]

describe('the control rooms of a shop that listens to others', () => {
  let shop: TestShop
  let rooms: readonly { readonly method: 'GET' | 'POST'; readonly url: string }[]
  beforeAll(async () => {
    shop = await openTestShop({
      providers: { simulator: await paymentSimulator(join(aDataFolder(), 'simulator.json'), () => NOON) },
      signOn: {
        signOn: { isSimulated: true, secrets: {} },
        identitySimulator: identitySimulator(PUBLIC_URL),
      },
    })
    rooms = await roomsOf(shop.deps)
  })
  afterAll(() => shop.close())

  const ask = ({ method, url }: (typeof rooms)[number], { from, headers }: Connection) =>
    shop.app.inject({
      method,
      url,
      remoteAddress: from,
      headers: { host: 'localhost:4000', ...headers },
    })
  const toldOf = async (connection: Connection) => {
    const told: string[] = []
    for (const room of rooms) {
      const { statusCode, body } = await ask(room, connection)
      if (statusCode !== 404 || !body.includes('request.notFound')) told.push(`${room.method} ${room.url}`)
    }
    return told
  }

  test('every one of them answers who asks on the machine itself', async () => {
    for (const from of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      expect(await toldOf({ from })).toEqual(rooms.map(({ method, url }) => `${method} ${url}`))
  })

  test.each<[string, Connection]>([
    ['somebody else', { from: STRANGER }],
    ['somebody of the same network', { from: '192.168.1.20' }],
    ['a proxy of the same machine', { from: '127.0.0.1', headers: { 'x-forwarded-for': STRANGER } }],
    ['a proxy that says whom it asks for', { from: '127.0.0.1', headers: { 'x-real-ip': STRANGER } }],
    ...[
      'via',
      'forwarded',
      'x-forwarded-host',
      'x-forwarded-proto',
      'x-forwarded-port',
      'x-forwarded-server',
      'x-forwarded',
      'forwarded-for',
      'x-appengine-user-ip',
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
    expect(await toldOf(connection)).toEqual([])
  })

  test('are the kitchens, the mails, the cards and the switches, by page and by call', () => {
    expect(new Set(rooms.map(({ url }) => url.replace('/api/x', '').split('/')[1]))).toEqual(
      new Set(['kitchen', 'outbox', 'cards', 'simulator', 'test']),
    )
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

/** Every page of who tries out this shop, and every call of theirs, as the server serves them. */
async function roomsOf(deps: Deps) {
  const served: { readonly method: string; readonly url: string }[] = []
  const pages = Fastify({ exposeHeadRoutes: false })
  pages.addHook('onRoute', ({ method, url }) => {
    served.push({ method: String(method), url })
  })
  await pages.register(installOperatorPages(deps))
  const calls = (await routesOf(deps))
    .filter((route) => route.isOfThisMachine)
    .map(({ method, path }) => ({ method, url: `/api${path}` }))
  return [...served.filter(({ url }) => !PAGES_OF_CUSTOMERS.includes(url)), ...calls].map(
    ({ method, url }) => ({
      method: method === 'GET' ? ('GET' as const) : ('POST' as const),
      url: url.replace(':slug', 'brygga-burger').replace(':id', 'brygga'),
    }),
  )
}
