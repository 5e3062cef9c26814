import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { geocodingService } from '#server/geocode/geocoding-service.ts'
import type { GeocoderSettings } from '#server/geocode/geocoding-service.ts'
import { openTestShop, PUBLIC_URL } from '#tests/support/test-shop.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

const KEY = 'a-key-of-ours'
const DAY_MS = 24 * 3_600_000
const TORGGATA = { display_name: 'Torggata 1, Oslo', lat: '59.9139', lon: '10.7461' }

const asked: URL[] = []
let agent: string | undefined
let reply: (response: ServerResponse) => void = () => undefined
const service = createServer((request: IncomingMessage, response) => {
  asked.push(new URL(request.url ?? '', 'http://service'))
  agent = request.headers['user-agent']
  reply(response)
})
let url = ''
let now = 0
let shop: TestShop

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const address = service.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  shop = await openTestShop({ places: finder('nominatim') })
})
afterAll(async () => {
  await shop.close()
  service.closeAllConnections()
  service.close()
})
beforeEach(() => {
  // A day later nothing is remembered.
  now += 2 * DAY_MS
  asked.length = 0
  answers([TORGGATA])
})

describe('a search for a place by a service (S7.67)', () => {
  test('finds what the service finds, in the country of the deployment alone', async () => {
    const answer = await search('q=Torggata 1')
    expect(answer.json()).toEqual({
      status: 'OK',
      results: [
        { formatted_address: 'Torggata 1, Oslo', geometry: { location: { lat: 59.9139, lng: 10.7461 } } },
      ],
    })
    expect(asked[0]?.pathname).toBe('/search')
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
      q: 'Torggata 1',
      countrycodes: 'no',
      key: KEY,
    })
    expect(agent).toBe(`Orda (${PUBLIC_URL})`)
  })

  test('tells what lies at a position, and the service no more of it than a hundred metres', async () => {
    answers(TORGGATA)
    const answer = await search('lat=59.913912345&lng=10.746123456')
    expect(answer.json()).toMatchObject({
      status: 'OK',
      results: [{ formatted_address: 'Torggata 1, Oslo' }],
    })
    expect(asked[0]?.pathname).toBe('/reverse')
    expect(asked[0]?.searchParams.get('lat')).toBe('59.914')
  })

  test('asks the service once a day for the same words', async () => {
    await search('q=Torggata 1')
    await search('q=Torggata 1')
    expect(asked).toHaveLength(1)
    now += 2 * DAY_MS
    await search('q=Torggata 1')
    expect(asked).toHaveLength(2)
  })

  test.each([
    ['an empty list', 200, []],
    ['an error that says so', 200, { error: 'Unable to geocode' }],
    ['a status that says so', 404, { error: 'Unable to geocode' }],
  ])('finds nothing where the service finds nothing: %s (S8.42)', async (_how, status, body) => {
    answers(body, status)
    expect((await search('q=zzz')).json()).toEqual({ status: 'ZERO_RESULTS', results: [] })
  })

  test.each([
    ['refuses the key', () => answers({ error: 'Invalid key' }, 401)],
    ['is out of order', () => answers('busy', 500)],
    ['answers in another shape', () => answers({ places: [] })],
    ['hangs up', () => (reply = (response) => response.destroy())],
    ['says nothing for three seconds', () => (reply = () => undefined)],
  ])('did not work where the service %s, and works again with it', async (_how, breaks) => {
    breaks()
    const failed = await search('q=Grensen 1')
    expect([failed.statusCode, failed.json().code]).toEqual([503, 'server.unavailable'])
    answers([TORGGATA])
    expect((await search('q=Grensen 1')).json().status).toBe('OK')
  })

  test('never shows the key to a page', async () => {
    const found = await search('q=Torggata 1')
    answers({ error: KEY }, 500)
    const failed = await search('q=Grensen 2')
    const deployment = await shop.customer().ask('GET', 'x/deployment')
    expect([found, failed, deployment].map(({ body }) => body).join()).not.toContain(KEY)
  })
})

test('a service that speaks Photon is understood, and other countries are left out (S7.67)', async () => {
  const feature = (countrycode: string, properties: object, coordinates: readonly number[]) => ({
    geometry: { type: 'Point', coordinates },
    properties: { countrycode, ...properties },
  })
  answers({
    features: [
      feature('SE', { name: 'Storgatan' }, [17.6, 59.8]),
      feature('NO', { street: 'Storgata', housenumber: '3', postcode: '0155', city: 'Oslo' }, [10.75, 59.91]),
      feature('NO', { name: 'Oslo', city: 'Oslo' }, [10.7, 59.9]),
    ],
  })
  expect(await finder('photon').byText('Storgata 3')).toEqual([
    { label: 'Storgata 3, 0155 Oslo', latitude: 59.91, longitude: 10.75 },
    { label: 'Oslo', latitude: 59.9, longitude: 10.7 },
  ])
  expect(asked[0]?.pathname).toBe('/api')
})

function finder(kind: GeocoderSettings['kind']) {
  const settings = { kind, url, key: KEY }
  return geocodingService(settings, { fetch, now: () => now, country: () => 'NO', publicUrl: PUBLIC_URL })
}

function search(query: string) {
  return shop.customer().ask('GET', `x/geocode?${query}`)
}

function answers(body: unknown, status = 200): void {
  reply = (response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }
}
