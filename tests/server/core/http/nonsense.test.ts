import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GUEST, aGuest, aNewOrder, openTestShop, order } from '#tests/support/test-shop.ts'
import type { TestShop } from '#tests/support/test-shop.ts'
import { mayBeKept } from '#tests/support/described-refusals.ts'
import { aUserOf } from '#tests/support/users.ts'

/** Always the same cases, so that a gate does not fail by chance; `FUZZ_SEED` plays others. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 18)
const CASES = Number(process.env['FUZZ_CASES'] ?? 4_000)

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
type Described = {
  readonly method: Method
  readonly path: string
  readonly query: readonly string[]
  readonly example: object | undefined
}
type Operation = {
  readonly parameters: readonly { readonly name: string; readonly in: string }[]
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly example: object } } }
}

let shop: TestShop
let calls: readonly Described[]
let cookies: readonly string[]
let ids: readonly string[]

beforeAll(async () => {
  shop = await openTestShop()
  const { paths } = (await shop.customer().ask('GET', 'openapi.json')).json()
  calls = Object.entries<Record<string, Operation>>(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters, requestBody }]) => ({
      method: method.toUpperCase() as Method,
      path,
      query: parameters.filter((each) => each.in === 'query').map(({ name }) => name),
      example: requestBody?.content['application/json'].example,
    })),
  )
  const guest = await aGuest(shop)
  const user = await aUserOf(shop)
  cookies = [guest.cookie ?? '', user.cookie ?? '', 'sid=nobody']
  ids = ['brygga', 'canteen', 'brygga-1', 'burger', 'EATIN', guest.id, String((await order(guest)).json().id)]
})
afterAll(() => shop.close())

/** Bodies that go further into the shop than the example of the description does. */
const BODIES: Readonly<Record<string, object>> = {
  'POST /api/accounts/authentication/guests': { guestId: 'guest', deviceToken: GUEST.deviceToken },
  'POST /api/accounts/authentication/users': { email: GUEST.email, password: 'Rullekake4' },
  'POST /api/accounts/guests': GUEST,
  'POST /api/accounts/users': { email: GUEST.email, language: 'no' },
  'POST /api/accounts/users/validate': { validationToken: 'token', email: GUEST.email, firstName: 'Kari' },
  'POST /api/accounts/users/lost-password': { email: GUEST.email },
  'POST /api/accounts/users/reset-password': {
    resetPasswordToken: 'token',
    email: GUEST.email,
    password: 'x',
  },
  'PATCH /api/accounts/users/{id}': { firstName: 'Kari', phoneNumber: '+47 412 34 567', language: 'no' },
  'POST /api/accounts/users/{id}': { restaurantId: 'brygga' },
  'POST /api/restaurants/{id}/authenticate': {
    restaurantId: 'canteen',
    applicationCode: 'ONLINE_ORDERING',
    authentication_code: '1234',
  },
  'POST /api/orders': aNewOrder({ email: GUEST.email, firstName: 'Kari', phoneNumber: '+47 412 34 567' }),
  'PATCH /api/orders/{id}': { retrievalDate: '2026-03-10T12:30:00.000Z', isOnMyWay: true, items: [] },
  'POST /api/orders/find-conflicts': { restaurantId: 'brygga', campaignId: 'brygga-1', items: [] },
  'POST /api/x/kitchen': {
    restaurantId: 'brygga',
    outages: [{ productCode: 'fries', state: 'UNAVAILABLE' }],
  },
}

const NONSENSE = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    1e308,
    '',
    'x'.repeat(400),
    '\0',
    '\ud800',
    '<script>',
    "'; DROP TABLE orders; --",
    '99999-99-99',
    '2026-03-10T12:30:00.000Z',
    [],
    {},
    [[]],
    { toString: 1 },
    { toString: null, valueOf: null },
    { hasOwnProperty: 1 },
    { length: -1 },
    [{ toString: 1 }],
  ),
  fc.jsonValue({ maxDepth: 3 }),
)
const PIECE = fc.oneof(
  fc.constantFrom(
    '%00',
    '%',
    '%zz',
    '%ff',
    '..%2f',
    '%2e%2e',
    'constructor',
    '__proto__',
    '-1',
    '1e9',
    '%F0%9F%8D%94',
  ),
  fc.nat().map((nth) => ids[nth % ids.length] ?? ''),
  fc.string({ maxLength: 12 }).map(encodeLoosely),
)
/** Which of the names the call is described with, or one of nobody; and what stands behind it. */
const QUERY = fc.array(fc.tuple(fc.nat({ max: 12 }), PIECE), { maxLength: 3 })

type Case = {
  readonly nth: number
  readonly pieces: readonly string[]
  readonly query: readonly (readonly [number, string])[]
  readonly nonsense: unknown
  readonly place: number
  readonly isWhole: boolean
  readonly who: number
}
const CASE: fc.Arbitrary<Case> = fc.record({
  nth: fc.nat(),
  pieces: fc.array(PIECE, { minLength: 3, maxLength: 3 }),
  query: QUERY,
  nonsense: NONSENSE,
  place: fc.nat({ max: 40 }),
  isWhole: fc.boolean(),
  who: fc.nat({ max: 3 }),
})

test('every body spoiled by hand is one of a described call', () => {
  const takers = calls.filter(({ example }) => example).map(({ method, path }) => `${method} ${path}`)
  expect(Object.keys(BODIES).filter((called) => !takers.includes(called))).toEqual([])
})

test(`no nonsense in any described call makes the server fail, is refused without its field, or lets others keep what is for one (seed ${SEED})`, async () => {
  const seen = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(CASE, async (given) => {
      const request = requestOf(given)
      const answer = await shop.app.inject(request)
      seen.set(calledOf(given), (seen.get(calledOf(given)) ?? 0) + 1)
      const told = `${request.method} ${String(request.url)} -> ${answer.statusCode} ${answer.body.slice(0, 300)}`
      if (answer.statusCode >= 500) throw new Error(told)
      if (/\n\s+at |node_modules|\.ts:\d/.test(answer.body)) throw new Error(`a trace in ${told}`)
      if (answer.statusCode >= 400 && typeof answer.json().code !== 'string')
        throw new Error(`no code in ${told}`)
      if (answer.statusCode === 400 && typeof answer.json().field !== 'string')
        throw new Error(`no field in ${told}`)
      if (!mayBeKept(calledOf(given).replace('/api', ''), answer.statusCode))
        expect(answer.headers, told).toMatchObject({ 'cache-control': 'no-store' })
    }),
    { numRuns: CASES, seed: SEED },
  )
  expect(shop.errors).toEqual([])
  expect([...seen.keys()].toSorted()).toEqual(calls.map(({ method, path }) => `${method} ${path}`).toSorted())
}, 300_000)

function describedOf({ nth }: Case): Described | undefined {
  return calls[nth % calls.length]
}

function calledOf(given: Case): string {
  const call = describedOf(given)
  return `${call?.method} ${call?.path}`
}

function requestOf(given: Case): InjectOptions {
  const called = calledOf(given)
  const [method = 'GET', path = ''] = called.split(' ')
  const pieces = [...given.pieces]
  const url = path.replaceAll(/\{\w+\}/g, () => pieces.pop() ?? 'x')
  const names = [...(describedOf(given)?.query ?? []), 'x']
  const query = given.query.map(([nth, value]) => `${names[nth % names.length]}=${value}`).join('&')
  // Who logs out or is deleted would ask all later questions as nobody.
  const isFarewell = /logout|DELETE .*users/.test(called)
  const cookie = isFarewell ? undefined : cookies[given.who]
  return {
    method: method as Method,
    url: query === '' ? url : `${url}?${query}`,
    headers: {
      'idempotency-key': `nonsense-${given.nth}`,
      ...(cookie !== undefined && { cookie }),
    },
    ...(method !== 'GET' && { payload: bodyOf(called, given) as object }),
  }
}

/** A right body spoiled in one place, or nothing but nonsense. */
function bodyOf(called: string, given: Case): unknown {
  const { nonsense, place, isWhole } = given
  const right = BODIES[called] ?? describedOf(given)?.example
  if (right === undefined || isWhole) return jsonOf(nonsense)
  const places = placesIn(right)
  return jsonOf(spoiled(right, places[place % places.length] ?? [], nonsense))
}

/** As text, which also carries what `inject` would not write by itself. */
function jsonOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? value : Buffer.from(JSON.stringify(value))
}

function placesIn(value: unknown, at: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [at]
  const below = Object.entries(value).flatMap(([key, each]) => placesIn(each, [...at, key]))
  return at.length === 0 ? [...below, ['unknown']] : [at, ...below]
}

function spoiled(value: unknown, [key, ...rest]: readonly string[], nonsense: unknown): unknown {
  if (key === undefined) return nonsense
  if (Array.isArray(value))
    return value.map((each, index) => (String(index) === key ? spoiled(each, rest, nonsense) : each))
  return { ...(value as object), [key]: spoiled((value as Record<string, unknown>)[key], rest, nonsense) }
}

function encodeLoosely(text: string): string {
  return text.replaceAll(/[^\w.~%-]/g, (character) =>
    /\p{Surrogate}/u.test(character) ? '%ED%A0%80' : encodeURIComponent(character),
  )
}

describe('what cannot be read is told as ours', () => {
  test.each([
    ['a field that is no text', { email: { toString: 1 } }, 'email'],
    ['a list in its place', { email: [{ toString: 1 }] }, 'email.0'],
    ['a NUL in a text', { email: 'kari\0@example.com' }, 'email'],
    ['half a character', { firstName: '\ud800' }, 'firstName'],
    ['a name longer than sixty characters', { firstName: 'a'.repeat(61) }, 'firstName'],
    ['a number', { email: 1 }, 'email'],
    ['nothing', { email: null }, 'email'],
  ])('%s is 400 with its field', async (_what, spoil, field) => {
    const answer = await shop.customer().ask('POST', 'accounts/guests', { body: { ...GUEST, ...spoil } })
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { code: 'request.invalid', field, requestId: expect.any(String) },
    ])
  })

  test.each([
    ['a table where nobody is served at one', { tableNumber: '7' }, 'tableNumber'],
    ['a table no house has', { pickUpMode: 'TABLE_SERVICE', tableNumber: 'seven & eight' }, 'tableNumber'],
    ['a choice seven choices deep', { items: [nested(7)] }, 'items'],
    [
      'a context longer than any',
      { items: [{ ...nested(1), contextCode: 'x'.repeat(61) }] },
      'items.0.contextCode',
    ],
  ])('%s is 400 with its field', async (_what, spoil, field) => {
    const answer = await order(await aGuest(shop), spoil)
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'request.invalid', field }])
  })

  test.each([
    '/api/restaurants/%00',
    '/api/restaurants?q=%00',
    '/api/restaurants/%zz',
    '/%',
    '/order/%ff',
    '/assets/%00',
  ])('%s is 400 with the headers of every answer', async (url) => {
    const answer = await shop.app.inject(url)
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { code: 'request.invalid', field: 'address', requestId: expect.any(String) },
    ])
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'cache-control': 'no-store',
    })
  })
})

function nested(depth: number): object {
  const children = depth === 1 ? [] : [nested(depth - 1)]
  return { productCode: 'burger', quantity: 1, contextCode: 'EATIN', children }
}
