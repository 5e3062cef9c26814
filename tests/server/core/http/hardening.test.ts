import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { is } from 'superstruct'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CurrentContentSchema, MenuSchema, fromCategory } from '#contracts/catalogue/menu.contract.ts'
import { fromProduct } from '#contracts/catalogue/product.contract.ts'
import { RestaurantListSchema } from '#contracts/catalogue/restaurants.contract.ts'
import type { Menu } from '#domain/catalogue/product.ts'
import { limitsFor } from '#server/core/process/shop.ts'
import { aCategory, aCoupon } from '#tests/support/builders/catalogue.ts'
import { aCatalogue, aDeployment } from '#tests/support/catalogue.ts'
import {
  GUEST,
  NOON,
  aGuest,
  aNewOrder,
  anItem,
  openTestShop,
  order,
  paidOrder,
} from '#tests/support/test-shop.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

const clientDir = mkdtempSync(join(tmpdir(), 'orda-client-'))
mkdirSync(join(clientDir, 'assets'))
writeFileSync(join(clientDir, 'index.html'), '<!doctype html><title>Orda</title>')
mkdirSync(join(clientDir, '.vite'))
writeFileSync(join(clientDir, '.vite', 'manifest.json'), '{}')
writeFileSync(join(clientDir, 'assets', 'app-1a2b.js'), 'export {}')
writeFileSync(join(clientDir, 'assets', 'app-1a2b.js.br'), 'brotli bytes')

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ clientDir, inlineScriptHashes: ['sha256-abc='] })
})
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const MENU = 'restaurants/brygga/campaigns/brygga-1/cache/EATIN'

function brygga() {
  const restaurant = shop.deps.catalogue.restaurant('brygga')
  if (!restaurant) throw new Error('brygga is not there')
  return restaurant
}

describe('bad input is 4xx with a code and leaves nothing behind', () => {
  const raw = (payload: string, type = 'application/json') =>
    shop.app.inject({
      method: 'POST',
      url: '/api/accounts/guests',
      headers: { 'content-type': type },
      payload,
    })

  test.each([
    ['text that is no JSON', '{"email":', 400, 'request.invalid'],
    ['a poisoned prototype', '{"__proto__":{"x":1}}', 400, 'request.invalid'],
    ['a poisoned constructor', '{"constructor":{"prototype":{"x":1}}}', 400, 'request.invalid'],
    ['a bare null', 'null', 400, 'request.invalid'],
    ['20000 brackets', '['.repeat(20_000) + ']'.repeat(20_000), 400, 'request.tooDeep'],
    ['more than 256 kB', `"${'x'.repeat(256 * 1024)}"`, 413, 'request.tooLarge'],
  ])('%s', async (_what, payload, status, code) => {
    const answer = await raw(payload)
    expect(answer.json()).toMatchObject({ code, ...(status === 400 && { field: 'body' }) })
    expect(answer.statusCode).toBe(status)
    expect(({} as Record<string, unknown>)['x']).toBeUndefined()
  })

  test.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded'])(
    '%s is 415',
    async (type) => {
      const answer = await raw('email=kari', type)
      expect(answer.statusCode).toBe(415)
      expect(answer.json()).toMatchObject({ code: 'request.mediaType' })
    },
  )

  test('the first wrong field is named', async () => {
    const { isTermsAccepted: _left, ...rest } = GUEST
    const answer = await shop.customer().ask('POST', 'accounts/guests', { body: rest })
    expect(answer.json()).toMatchObject({ code: 'request.invalid', field: 'isTermsAccepted' })
  })

  test.each([1.5, -1, '1', null, 1e9])('a quantity of %j is no quantity', async (quantity) => {
    const guest = await aGuest(shop)
    const answer = await order(guest, { items: [{ ...anItem('burger'), quantity }] })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'request.invalid', field: 'items.0.quantity' })
  })

  test('a call nobody knows is 404 with a code', async () => {
    const answer = await shop.customer().ask('GET', 'secrets')
    expect(answer.json()).toMatchObject({ code: 'request.notFound', requestId: expect.any(String) })
    expect(answer.statusCode).toBe(404)
  })

  test('a broken database is 503, with a time to come back and no word of why', async () => {
    const { query } = shop.deps.database
    const refused = Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:5432'), { code: 'ECONNREFUSED' })
    Object.assign(shop.deps.database, { query: () => Promise.reject(refused) })
    const answer = await shop.customer().ask('GET', 'x/ready')
    const alive = await shop.customer().ask('GET', 'x/health')
    Object.assign(shop.deps.database, { query })
    expect(alive.statusCode).toBe(200)
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('2')
    expect(answer.body).not.toContain('10.0.0.7')
  })

  test('a shop whose schema is behind is not ready', async () => {
    const ready = async () => (await shop.customer().ask('GET', 'x/ready')).statusCode
    expect(await ready()).toBe(200)
    const [row] = await shop.deps.database.query('DELETE FROM migrations WHERE name LIKE $1 RETURNING name', [
      '019%',
    ])
    expect(await ready()).toBe(503)
    await shop.deps.database.query('INSERT INTO migrations (name) VALUES ($1)', [row?.['name']])
    expect(await ready()).toBe(200)
  })

  test('a bug of ours is 500 with a code and no trace', async () => {
    const { query } = shop.deps.database
    Object.assign(shop.deps.database, { query: () => Promise.reject(new Error('secret detail')) })
    const answer = await shop.customer().ask('POST', 'accounts/guests', { body: GUEST })
    Object.assign(shop.deps.database, { query })
    expect(answer.json()).toEqual({ code: 'server.failed', requestId: expect.any(String) })
  })
})

describe('other sites (ASVS 3.5)', () => {
  test.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'none' }, 201],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 201],
    [{ origin: 'http://localhost:4000', host: 'localhost:4000' }, 201],
    [{}, 201],
  ])('a guest made with %j answers %i', async (headers, status) => {
    const answer = await shop.customer().ask('POST', 'accounts/guests', { body: GUEST, headers })
    expect(answer.statusCode).toBe(status)
  })
})

describe('rate limits', () => {
  test('the eleventh order of a minute waits (10 a minute)', async () => {
    const strict = await openTestShop({ database: shop.deps.database, limits: { ordersPerMinute: 10 } })
    const guest = await aGuest(strict)
    for (let made = 0; made < 10; made += 1) expect((await order(guest)).statusCode).toBe(201)
    const waits = await order(guest)
    expect(waits.statusCode).toBe(429)
    expect(waits.json()).toMatchObject({ code: 'request.tooMany', retryAfterMs: expect.any(Number) })
    expect(Number(waits.headers['retry-after'])).toBeGreaterThan(0)
    await strict.app.close()
  })

  test('whoever makes a new guest for every order waits by the address (20 times that of a customer)', async () => {
    const strict = await openTestShop({ database: shop.deps.database, limits: { ordersPerMinute: 1 } })
    const remoteAddress = '203.0.113.7'
    const statuses: number[] = []
    for (let made = 0; made < 21; made += 1) {
      const guest = await aGuest(strict)
      const answer = await strict.app.inject({
        method: 'POST',
        url: '/api/orders',
        remoteAddress,
        headers: { cookie: guest.cookie ?? '', 'idempotency-key': `of-one-address-${made}` },
        payload: aNewOrder(),
      })
      statuses.push(answer.statusCode)
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429])
    await strict.app.close()
  })

  test.each([
    ['a change of the pickup time', 'PATCH', 'orders/none', { isOnMyWay: true }, 10],
    ['a question about conflicts', 'POST', 'orders/find-conflicts', {}, 30],
  ] as const)('%s waits after its limit of a minute', async (_what, method, path, body, most) => {
    const strict = await openTestShop({
      database: shop.deps.database,
      limits: { ordersPerMinute: 10, settlesPerMinute: 30 },
    })
    const guest = await aGuest(strict)
    const ask = () => guest.ask(method, path, { body })
    for (let made = 0; made < most; made += 1) expect((await ask()).statusCode).toBeLessThan(429)
    expect((await ask()).statusCode).toBe(429)
    await strict.app.close()
  })

  test('the sixth restaurant code in ten minutes waits', async () => {
    const strict = await openTestShop({ database: shop.deps.database, limits: limitsFor(10) })
    const body = { restaurantId: 'canteen', applicationCode: 'ONLINE_ORDERING', authentication_code: '0' }
    const ask = () => strict.customer().ask('POST', 'restaurants/canteen/authenticate', { body })
    for (let tried = 0; tried < 5; tried += 1) expect((await ask()).statusCode).toBe(403)
    const sixth = await ask()
    expect(sixth.statusCode).toBe(429)
    expect(sixth.json()).toMatchObject({ code: 'restaurant.tooManyCodes', retryAfterMs: 600_000 })
    const asGuest = await (await aGuest(strict)).ask('POST', 'restaurants/canteen/authenticate', { body })
    expect(asGuest.statusCode).toBe(429)
    await strict.app.close()
  })
})

describe('a discount code', () => {
  const CODE = 'restaurants/brygga/campaigns/brygga-1/products'

  test('is guessed twenty times in ten minutes from one address, whoever asks', async () => {
    const { flags } = aCatalogue().deployment
    const strict = await openTestShop({
      catalogue: aCatalogue({ deployment: aDeployment({ flags: { ...flags, discounts: true } }) }),
      limits: { codeTries: 5 },
    })
    const guess = (nth: number) => strict.customer().ask('GET', `${CODE}/${1_000 + nth}`)
    for (let tried = 0; tried < 20; tried += 1) expect((await guess(tried)).statusCode).toBe(404)
    expect((await guess(20)).statusCode).toBe(429)
    expect((await guess(21)).json()).toMatchObject({ code: 'coupon.tooManyTries' })
    expect((await strict.customer().ask('GET', `${CODE}/burger`)).statusCode).toBe(200)
    await strict.close()
  })
})

describe('a request that arrives by drops', () => {
  const GUEST_CALL = 'POST /api/accounts/guests HTTP/1.1\r\nhost: orda.test\r\n'

  test('has ten seconds for its headers and thirty for all of it', () => {
    expect([shop.app.server.headersTimeout, shop.app.server.requestTimeout]).toEqual([10_000, 30_000])
  })

  test.each([
    ['headers', GUEST_CALL, 'x-more: '],
    ['a body', `${GUEST_CALL}content-type: application/json\r\ncontent-length: 9999\r\n\r\n`, ''],
  ])('is not waited for: %s come letter by letter, and the connection is closed', async (_what, ...sent) => {
    const arrival = { headersMs: 200, requestMs: 400, checkMs: 20 }
    const patient = await openTestShop({ database: shop.deps.database, arrival })
    await patient.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = patient.app.server.address() as AddressInfo
    expect(await drippedTo(port, sent.join(''))).toMatch(/^HTTP\/1\.1 408 /)
    expect((await patient.customer().ask('GET', 'x/health')).statusCode).toBe(200)
    await patient.app.close()
  })
})

test.each([
  ['no HTTP', 'HELLO\r\n\r\n', 400],
  ['a header with a gap in its name', 'GET / HTTP/1.1\r\nhost: orda.test\r\nbad header: 1\r\n\r\n', 400],
  ['two lengths', 'POST / HTTP/1.1\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n', 400],
  ['20 kB of headers', `GET / HTTP/1.1\r\nhost: orda.test\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('what is no request (%s) is refused in our own words', async (_what, sent, status) => {
  const other = await openTestShop({ database: shop.deps.database })
  await other.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = other.app.server.address() as AddressInfo
  const answered = await drippedTo(port, sent)
  expect(answered).toMatch(
    new RegExp(`^HTTP/1\\.1 ${status} [^]*\\r\\n\\r\\n{"code":"request.invalid","field":"headers"}$`),
  )
  expect(answered).toMatch(/cache-control: no-store\r\nx-content-type-options: nosniff/)
  await other.app.close()
})

/** What is answered until the connection is closed to somebody who begins so and goes on with a letter at a time. */
function drippedTo(port: number, beginning: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let answered = ''
  return new Promise((resolve) => {
    socket.write(beginning)
    const dripping = setInterval(() => socket.write('x'), 10)
    socket.on('data', (piece) => (answered += String(piece)))
    // Who writes on to a closed connection is told so; that is what is wanted here.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(dripping)
      resolve(answered)
    })
  })
}

describe('menus', () => {
  test('a whole menu is one answer of the contract (S7.37)', async () => {
    const answer = await shop.customer().ask('GET', MENU)
    expect(is(answer.json(), MenuSchema)).toBe(true)
    expect(answer.headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=600')
  })

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('it comes as %s to who takes it', async (encoding, open) => {
    const plain = await shop.customer().ask('GET', MENU)
    const packed = await shop.customer().ask('GET', MENU, { headers: { 'accept-encoding': encoding } })
    expect(packed.headers['content-encoding']).toBe(encoding)
    expect(open(packed.rawPayload).toString()).toBe(plain.body)
  })

  test('packing it better later changes neither its content nor its tag', async () => {
    const before = await shop.customer().ask('GET', MENU, { headers: { 'accept-encoding': 'br' } })
    while (await shop.deps.catalogue.polishNext());
    const after = await shop.customer().ask('GET', MENU, { headers: { 'accept-encoding': 'br' } })
    expect(after.rawPayload.length).toBeLessThan(before.rawPayload.length)
    expect(brotliDecompressSync(after.rawPayload)).toEqual(brotliDecompressSync(before.rawPayload))
    expect(after.headers['etag']).toBe(before.headers['etag'])
  })

  test.each([
    ['the same tag', (etag: string) => etag, 304],
    ['a weak tag', (etag: string) => `W/${etag}`, 304],
    ['one of several', (etag: string) => `"other", ${etag}`, 304],
    ['another tag', () => '"other"', 200],
  ])('%s answers %i', async (_what, tagFor, status) => {
    const { etag } = (await shop.customer().ask('GET', MENU)).headers
    const again = await shop
      .customer()
      .ask('GET', MENU, { headers: { 'if-none-match': tagFor(String(etag)) } })
    expect(again.statusCode).toBe(status)
  })

  test('a new price is a new campaign; the old one is still what it was, and sold no more (S4.68, F22)', async () => {
    const before = await shop.customer().ask('GET', MENU)
    const told = await shop.customer().ask('POST', 'x/kitchen', {
      body: { restaurantId: 'brygga', publishPrices: { burger: 159 } },
    })
    const { currentCampaignId } = told.json()
    expect(currentCampaignId).not.toBe('brygga-1')
    expect((await shop.customer().ask('GET', MENU)).body).toBe(before.body)
    const path = `restaurants/brygga/campaigns/${currentCampaignId}/products/burger`
    expect((await shop.customer().ask('GET', path)).json()).toMatchObject({
      price: { defaultUnitPrice: 159 },
    })
    expect((await order(await aGuest(shop))).json()).toMatchObject({ code: 'basket.conflicts' })
  })

  test('what a new campaign changed is told by kind (S3.37, S7.50, F22)', async () => {
    await shop.customer().ask('POST', 'x/kitchen', {
      body: {
        restaurantId: 'brygga',
        publishPrices: { burger: 159 },
        outages: [{ productCode: 'fries', state: 'UNAVAILABLE' }],
      },
    })
    const items = [anItem('burger'), anItem('fries'), anItem('cola'), anItem('meal')]
    const answer = await shop.customer().ask('POST', 'orders/find-conflicts', {
      body: { restaurantId: 'brygga', campaignId: 'brygga-1', items },
    })
    const codes = (kind: string) =>
      answer.json()[kind].map((each: { root: { productCode: string } }) => each.root.productCode)
    expect(codes('disabledItems')).toEqual(['fries'])
    expect(codes('priceChangedItems')).toEqual(['burger'])
    expect(codes('partsChangedItems')).toEqual(['meal'])
  })

  test.each([
    ['products', 6, 'S7.29'],
    ['products?filterByName=BURG', 1, 'S7.29'],
    ['navigations', 1, 'S7.33'],
    ['navigations?navigationName=Online%20Ordering', 1, 'S7.33'],
    ['navigations?navigationName=nothing', 0, 'S7.33'],
    ['navigations/food/products', 6, 'S7.35'],
    ['navigations/food/children', 0, 'S7.35'],
    ['navigations/food/categories', 0, 'S7.35'],
    ['outages', 0, 'S7.36'],
    ['suggestive', 0, 'S7.38'],
    ['products/meal/parts', 2, 'S7.31'],
    ['products/meal/options', 1, 'S7.32'],
  ])('%s lists %i (%s)', async (piece, count) => {
    const answer = await shop.customer().ask('GET', `restaurants/brygga/campaigns/brygga-1/${piece}`)
    expect(answer.json().items).toHaveLength(count)
  })

  test.each<[string, object, string]>([
    ['campaigns/brygga-1/products/burger', { code: 'burger' }, 'S7.28'],
    [
      'campaigns/brygga-1/products/burger/prices/EATIN',
      { defaultUnitPrice: 149, tax: { rate: 25 } },
      'S7.30',
    ],
    [
      'campaigns/brygga-1/products/burger/prices/TAKEOUT',
      { defaultUnitPrice: 149, tax: { rate: 15 } },
      'S7.30',
    ],
    ['campaigns/brygga-1/products/burger/prices/context', { tax: { rate: 25 } }, 'S7.30'],
    ['campaigns/brygga-1/products/burger/prices/context?orderType=TAKEOUT', { tax: { rate: 15 } }, 'S7.30'],
    ['campaigns/brygga-1/navigations/food', { id: 'food' }, 'S7.34'],
  ])('%s is one of them (%s)', async (piece, told) => {
    expect((await shop.customer().ask('GET', `restaurants/brygga/${piece}`)).json()).toMatchObject(told)
  })

  test('what is sold out is told one by one too (S7.36)', async () => {
    const outages = [{ productCode: 'fries', state: 'UNAVAILABLE' }]
    await shop.customer().ask('POST', 'x/kitchen', { body: { restaurantId: 'brygga', outages } })
    const one = (code: string) =>
      shop.customer().ask('GET', `restaurants/brygga/campaigns/brygga-1/outages/${code}`)
    expect((await one('fries')).json()).toEqual({ items: outages })
    expect((await one('burger')).json()).toEqual({ items: [] })
    expect((await one('nothing')).statusCode).toBe(404)
  })

  test('the current content is the classifications and products of what is sold now (S7.40)', async () => {
    const content = (await shop.customer().ask('GET', 'restaurants/brygga/current-content')).json()
    const { menu } = shop.deps.catalogue.currentMenu(brygga(), 'EATIN') ?? {}
    expect(is(content, CurrentContentSchema)).toBe(true)
    expect(content.classifications).toEqual(menu?.categories.map(fromCategory))
    expect(content.products).toEqual(Object.values(menu?.products ?? {}).map(fromProduct))
    expect(content.products).toHaveLength(6)
  })

  test('it is that of the mode it is asked for (S7.40)', async () => {
    const path = 'restaurants/brygga/current-content?orderType=TAKEOUT'
    const { products } = (await shop.customer().ask('GET', path)).json()
    expect(products.map((product: { tax: { rate: number } }) => product.tax.rate)).toEqual(
      products.map(() => 15),
    )
  })

  describe('a category with others below it', () => {
    beforeEach(async () => {
      const given = aCatalogue()
      const withBelow = (menu: Menu): Menu => ({
        ...menu,
        products: { ...menu.products, 1010: aCoupon({}, { code: '1010' }) },
        categories: [
          aCategory({
            name: 'meals',
            products: ['burger', 'meal', '1010'],
            children: [aCategory({ name: 'drinks', products: ['cola', 'beer', 'soup'] })],
          }),
        ],
      })
      const restaurants = given.restaurants.map((entry) => ({
        ...entry,
        menus: { EATIN: withBelow(entry.menus.EATIN), TAKEOUT: withBelow(entry.menus.TAKEOUT) },
      }))
      await shop.deps.catalogue.load({ ...given, restaurants }, NOON)
    })
    const told = async (path: string) => {
      const { currentCampaignId } = brygga()
      const answer = await shop
        .customer()
        .ask('GET', `restaurants/brygga/campaigns/${currentCampaignId}/navigations/${path}`)
      return answer.json()
    }

    test('counts the products it lists itself, and no coupon (S3.12)', async () => {
      const { productsCount, products, children } = await told('meals')
      expect([productsCount, products.length, children[0].productsCount]).toEqual([2, 2, 3])
      expect((await told('meals/products')).items).toHaveLength(2)
    })

    test('names those below it as its children, whole, and as its categories (S3.12, S7.35)', async () => {
      const { children, categories } = await told('meals')
      const { products, children: none, categories: nothing, ...title } = children[0]
      expect([products.length, none, nothing]).toEqual([3, [], []])
      expect(categories).toEqual([title])
      expect((await told('meals/categories')).items).toEqual(children)
    })
  })

  test.each([
    'restaurants/nobody',
    'restaurants/brygga/campaigns/nobody/cache/EATIN',
    'restaurants/canteen/campaigns/brygga-1/cache/EATIN',
    'restaurants/brygga/campaigns/brygga-1/products/constructor',
    'restaurants/brygga/campaigns/brygga-1/navigations/nobody',
    'restaurants/brygga/campaigns/brygga-1/products/burger/prices/nonsense',
  ])('%s is 404', async (path) => {
    expect((await shop.customer().ask('GET', path)).statusCode).toBe(404)
  })
})

describe('restaurants (S7.24)', () => {
  test('the list is one of the contract', async () => {
    expect(is((await shop.customer().ask('GET', 'restaurants')).json(), RestaurantListSchema)).toBe(true)
  })

  test.each([
    ['lat=59.9111&lng=10.7287', 2],
    ['lat=59.9111&lng=10.99', 2],
    ['lat=59.9111&lng=11.2', 0],
    ['lat=nowhere&lng=11', 2],
    ['limit=1', 1],
    ['skip=2', 0],
  ])('?%s finds %i', async (query, count) => {
    const answer = await shop.customer().ask('GET', `restaurants?${query}`)
    expect(answer.json().items).toHaveLength(count)
  })

  test('a slug is as good as an id (S1.13, S7.25)', async () => {
    for (const slugOrId of ['brygga-burger', 'brygga'])
      expect((await shop.customer().ask('GET', `restaurants/${slugOrId}`)).json()).toMatchObject({
        id: 'brygga',
        slug: 'brygga-burger',
      })
  })

  test.each([
    ['the right code', '1234', 'ONLINE_ORDERING', 200],
    ['a wrong code', '1235', 'ONLINE_ORDERING', 403],
    ['the right code of another application', '1234', 'ELSEWHERE', 403],
  ])('%s answers at the door (S7.26, S7.27, S5.33)', async (_what, code, applicationCode, status) => {
    const body = { restaurantId: 'canteen', applicationCode, authentication_code: code }
    const answer = await shop.customer().ask('POST', 'restaurants/canteen/authenticate', { body })
    expect(answer.statusCode).toBe(status)
  })

  test('the code of a restaurant is in no answer', async () => {
    const answer = await shop.customer().ask('GET', 'restaurants')
    expect(answer.body).not.toContain('1234')
  })
})

describe('pages', () => {
  test.each(['/', '/order/7', '/restaurant/brygga-burger', '/nowhere'])('%s is the app', async (path) => {
    const answer = await shop.app.inject(path)
    expect(answer.body).toContain('<title>Orda</title>')
    expect(answer.headers['cache-control']).toBe('no-cache')
    const head = await shop.app.inject({ method: 'HEAD', url: path })
    expect([head.statusCode, head.body]).toEqual([answer.statusCode, ''])
  })

  test.each([
    ['br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
  ])('a page comes to who takes %s as %s', async (accepted, encoding) => {
    const answer = await shop.app.inject({ url: '/', headers: { 'accept-encoding': accepted } })
    expect(answer.headers['content-encoding']).toBe(encoding)
  })

  test.each([
    '/index.html',
    '/index.html.br',
    '/assets/',
    '/api//orders',
    '/pictures/..%5c..%5cpackage.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    `/${'a'.repeat(15_000)}`,
  ])('%s is nowhere', async (url) => {
    const answer = await shop.app.inject(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-security-policy']).toBeDefined()
  })

  test('a page that did not change is not sent again', async () => {
    const { etag } = (await shop.app.inject('/')).headers
    const again = await shop.app.inject({ url: '/', headers: { 'if-none-match': String(etag) } })
    expect(again.statusCode).toBe(304)
  })

  test.each([
    ['/', 200],
    ['/order/7', 200],
    ['/restaurant/brygga-burger?from=poster', 200],
    ['/404', 200],
    ['/nowhere', 404],
    ['/healthz', 404],
    ['/metrics', 404],
    ['/sitemap.xml', 404],
    ['/pictures/none.png', 404],
    ['/.vite/manifest.json', 404],
  ])('%s is answered as what it is: %i', async (path, status) => {
    const answer = await shop.app.inject(path)
    expect(answer.statusCode).toBe(status)
    expect(answer.body).toContain('<title>Orda</title>')
  })

  test('a page that names no icon has that of the shop', async () => {
    const answer = await shop.app.inject('/favicon.ico')
    expect([answer.statusCode, answer.headers['location']]).toEqual([302, '/icons/favicon.svg'])
  })

  test('robots are told what is nobody to find', async () => {
    const answer = await shop.app.inject('/robots.txt')
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(answer.body).toMatch(/^User-agent: \*\nDisallow: \/api\/\n/)
  })

  test('a hashed file is kept for a year and comes as it was compressed', async () => {
    const answer = await shop.app.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': 'br' } })
    expect(answer.body).toBe('brotli bytes')
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  test('a file of an older build is 404, not the app (F47)', async () => {
    expect((await shop.app.inject('/assets/app-0000.js')).statusCode).toBe(404)
  })

  test.each(['/..%2f..%2fetc%2fpasswd', '/assets/..%2f..%2fpackage.json'])(
    '%s stays inside',
    async (path) => {
      const answer = await shop.app.inject(path)
      expect(answer.body).not.toMatch(/root:|"name"/)
    },
  )

  test('every answer carries the security headers (ASVS 3.4)', async () => {
    for (const path of ['/', '/api/restaurants', '/api/nowhere', '/assets/app-1a2b.js']) {
      const { headers } = await shop.app.inject(path)
      expect(headers['content-security-policy'], path).toContain("script-src 'self' 'sha256-abc='")
      expect(headers['content-security-policy'], path).not.toContain('upgrade-insecure-requests')
      expect(headers['x-content-type-options'], path).toBe('nosniff')
    }
  })
})

describe('the description of the calls', () => {
  test('has every call of the contract', async () => {
    const { paths } = (await shop.customer().ask('GET', 'openapi.json')).json()
    expect(Object.keys(paths).length).toBeGreaterThan(50)
    expect(paths['/api/orders/{id}/cancel'].patch.summary).toContain('Cancels')
  })
})

describe('in production', () => {
  let live: TestShop
  beforeAll(async () => {
    live = await openTestShop({ database: shop.deps.database, isProduction: true })
  })
  afterAll(() => live.app.close())

  test.each(['x/kitchen', 'x/test/clock'])('%s is not there', async (path) => {
    expect((await live.customer().ask('POST', path, { body: {} })).statusCode).toBe(404)
  })

  test('mails cannot be read', async () => {
    expect((await live.customer().ask('GET', 'x/outbox')).statusCode).toBe(404)
  })

  test('the test payment works where the deployment has it', async () => {
    const guest = await aGuest(live)
    const id = await paidOrder(guest)
    expect((await guest.ask('GET', `orders/${id}`)).json()).toMatchObject({ state: 'VALIDATED' })
  })
})

test.each<[string, object, string]>([
  ['', { success: true }, 'S7.42'],
  ['brand/banners/', { items: [] }, 'S7.39'],
])('/%s answers (%s)', async (path, told) => {
  expect((await shop.customer().ask('GET', `/api/${path}`)).json()).toEqual(told)
})

test('places are found by text and by position (S7.67)', async () => {
  const byText = await shop.customer().ask('GET', 'x/geocode?q=2060')
  expect(byText.json()).toMatchObject({ status: 'OK' })
  const nowhere = await shop.customer().ask('GET', 'x/geocode?q=zzzzzzzz')
  expect(nowhere.json()).toEqual({ status: 'ZERO_RESULTS', results: [] })
  const near = await shop.customer().ask('GET', 'x/geocode?lat=60.19&lng=11.1')
  expect(near.json()).toMatchObject({ status: 'OK' })
})

test('a body of an order without items is told by field', async () => {
  const guest = await aGuest(shop)
  const { items: _items, ...rest } = aNewOrder() as Record<string, unknown>
  const answer = await guest.ask('POST', 'orders', {
    body: rest,
    headers: { 'idempotency-key': 'no-items-key' },
  })
  expect(answer.json()).toMatchObject({ code: 'request.invalid', field: 'items' })
})
