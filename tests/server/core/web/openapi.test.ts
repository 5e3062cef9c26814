import { Validator } from '@seriousme/openapi-schema-validator'
import { is } from 'superstruct'
import type { Struct } from 'superstruct'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WEBHOOK_EVENTS, type WebhookEvent } from '#domain/orders/webhook-event.ts'
import { KitchenAnswerSchema } from '#server/kitchen/point-of-sale-order.ts'
import { KitchenMessageSchema } from '#server/kitchen/kitchen-message.ts'
import { messageWire } from '#server/webhooks/order-message.ts'
import { describedPath } from '#server/core/web/openapi.ts'
import { routesOf } from '#server/core/web/route-list.ts'
import { readerOf } from '#tests/support/described-client.ts'
import type { Description } from '#tests/support/described-client.ts'
import { aGuest, openTestShop, paidOrder } from '#tests/support/test-shop.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

const SIGNED = ['webhook-id', 'webhook-timestamp', 'webhook-signature']

type Content = { readonly content: { readonly 'application/json': { readonly example: unknown } } }
type Operation = {
  readonly operationId?: string
  readonly summary?: string
  readonly tags?: readonly string[]
  readonly security?: readonly object[]
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema?: object }[]
  readonly requestBody?: Content
  readonly responses: Readonly<
    Record<string, Partial<Content> & { readonly description: string; readonly headers?: object }>
  >
}

let shop: TestShop
let document: {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly webhooks: Readonly<Record<string, { readonly post: Operation }>>
  readonly components: { readonly schemas: object; readonly headers: object }
}
beforeAll(async () => {
  shop = await openTestShop()
  document = (await shop.customer().ask('GET', 'openapi.json')).json()
})
afterAll(() => shop.close())

const operations = () => Object.values(document.paths).flatMap((path) => Object.values(path))

test('the description is one of OpenAPI 3.1', async () => {
  const validator = new Validator()
  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
})

test('no two calls bear one name', () => {
  const posts = Object.values(document.webhooks).map(({ post }) => post)
  const names = [...operations(), ...posts].map(({ operationId }) => operationId)
  expect(new Set(names).size).toBe(names.length)
})

describe('a linter has nothing to say: ', () => {
  const told = (isWrong: (operation: Operation, path: string) => boolean) =>
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]) =>
        isWrong(operation, path) ? [`${method} ${path}`] : [],
      ),
    )
  const successesOf = ({ responses }: Operation) =>
    Object.keys(responses).filter((each) => /^[23]/.test(each))

  test.each<[string, (operation: Operation, path: string) => boolean]>([
    [
      'every call has a name, a sentence and a subject',
      (call) => !call.operationId || !call.summary || !call.tags?.length,
    ],
    ['every call says whether one is signed in for it', (call) => call.security === undefined],
    ['every call can succeed', (call) => successesOf(call).length === 0],
    [
      'every call may fail, of its own accord and ours',
      (call) => !call.responses['400'] || !call.responses['500'],
    ],
    [
      'every answer has a sentence',
      (call) => Object.values(call.responses).some((each) => each.description === ''),
    ],
    [
      'every answer names its request',
      (call) => Object.values(call.responses).some(({ headers = {} }) => !('x-request-id' in headers)),
    ],
    [
      'every part of an address is described, and no other',
      (call, path) =>
        [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).join() !==
        call.parameters.flatMap((each) => (each.in === 'path' ? [each.name] : [])).join(),
    ],
    [
      'every parameter has a shape and a name of its own',
      (call) =>
        new Set(call.parameters.map((each) => `${each.in} ${each.name}`)).size !== call.parameters.length ||
        call.parameters.some(({ schema }) => !schema),
    ],
    [
      'who is told to wait is told how long',
      (call) =>
        ['429', '503'].some(
          (status) => !('retry-after' in (call.responses[status]?.headers ?? { 'retry-after': 0 })),
        ),
    ],
  ])('%s', (_rule, isWrong) => {
    expect(told(isWrong)).toEqual([])
  })

  test('no address ends with a slash', () => {
    expect(Object.keys(document.paths).filter((path) => path.endsWith('/'))).toEqual([])
  })

  test('no two addresses are one, and every shape and header that is named is there and used', () => {
    const shapes = Object.keys(document.paths).map((path) => path.replaceAll(/\{\w+\}/g, '{}'))
    expect(new Set(shapes).size).toBe(shapes.length)
    const text = JSON.stringify(document)
    const named = new Set([...text.matchAll(/"\$ref":"#\/components\/(\w+\/\w+)"/g)].map(([, name]) => name))
    const made = (['schemas', 'headers'] as const).flatMap((kind) =>
      Object.keys(document.components[kind]).map((name) => `${kind}/${name}`),
    )
    expect([...named].toSorted()).toEqual(made.toSorted())
  })
})

test('calls that need somebody signed in, and no others, say so', async () => {
  const wrong: string[] = []
  for (const route of await routesOf(shop.deps)) {
    const path = `/api${route.path}`
    const described = document.paths[describedPath(route)]?.[route.method.toLowerCase()]
    const body = described?.requestBody?.content['application/json'].example
    const headers = { 'sec-fetch-site': 'same-origin', 'idempotency-key': 'a-key-of-nobody' }
    const query = path === '/api/orders' ? '?accountId=x&orderState=PENDING' : ''
    const asked = await shop.customer().ask(route.method, `${path.replaceAll(/:\w+/g, 'x')}${query}`, {
      headers,
      ...(body !== undefined && { body }),
    })
    const isAsked = asked.statusCode === 401 && asked.json().code === 'account.notSignedIn'
    const isTold = (described?.security?.length ?? 0) > 0
    // Asked last there: a puzzle is solved first.
    if (isAsked !== isTold && asked.json().code !== 'request.botCheck') wrong.push(`${route.method} ${path}`)
  }
  expect(wrong).toEqual([])
})

describe('messages', () => {
  test('out to others are described one by one, signed, with an example that is one', () => {
    expect(Object.keys(document.webhooks).toSorted()).toEqual([...WEBHOOK_EVENTS, 'order.sent'].toSorted())
    for (const [kind, { post }] of Object.entries(document.webhooks)) {
      const example = post.requestBody?.content['application/json'].example
      expect([kind, is(example, messageWire(kind as WebhookEvent))]).toEqual([kind, true])
      expect(post.parameters.map(({ name }) => name)).toEqual(SIGNED)
    }
  })

  test('of the point of sale are described, signed, and what it may answer to an order', () => {
    const told = document.paths['/api/x/point-of-sale']?.['post']
    const schema = JSON.stringify(told?.requestBody)
    const kinds = [...schema.matchAll(/"const":"([\w.]+)"/g)].map(([, kind]) => kind)
    expect(kinds).toEqual([
      'order.accepted',
      'order.preparing',
      'order.ready',
      'order.collected',
      'order.refused',
      'restaurant.changed',
    ])
    expect(is(told?.requestBody?.content['application/json'].example, KitchenMessageSchema)).toBe(true)
    expect([told?.parameters.map(({ name }) => name), told?.security]).toEqual([SIGNED, []])
    expect(Object.keys(told?.responses ?? {})).toEqual(expect.arrayContaining(['204', '401', '404', '409']))
    const answer =
      document.webhooks['order.sent']?.post.responses['200']?.content?.['application/json'].example
    expect(is(answer, KitchenAnswerSchema)).toBe(true)
  })
})

test('every example is one its struct takes', async () => {
  const wrong = (await routesOf(shop.deps)).flatMap((route) => {
    const told = document.paths[describedPath(route)]?.[route.method.toLowerCase()]
    const given = told?.responses[String(route.status ?? 200)]?.content
    const pairs = [
      [route.body, told?.requestBody?.content['application/json'].example],
      [route.gives, given?.['application/json'].example],
    ] as const
    return pairs.flatMap(([struct, example]) =>
      struct === undefined || is(example, struct as Struct<unknown, unknown>)
        ? []
        : [`${route.method} ${route.path} ${JSON.stringify(example)}`],
    )
  })
  expect(wrong).toEqual([])
})

test('what calls give to a guest with an order is what their description says', async () => {
  const guest = await aGuest(shop)
  const orderId = await paidOrder(guest)
  const { categories } = (await guest.ask('GET', 'restaurants/brygga/current-content')).json()
  const read = readerOf(document as unknown as Description)
  const wrong: string[] = []
  let given = 0
  for (const route of (await routesOf(shop.deps)).filter(({ method }) => method === 'GET')) {
    const ownId = route.path.startsWith('/accounts') ? guest.id : 'brygga'
    const path = route.path
      .replace(':id', route.path.startsWith('/orders') ? orderId : ownId)
      .replace(':campaignId', 'brygga-1')
      .replace(':code', 'burger')
      .replace(':context', 'context')
      .replace(':orderType', 'EATIN')
      .replace(':navigationId', String(categories?.[0]?.id))
    const query = path === '/orders' ? `?accountId=${guest.id}&orderState=PENDING` : ''
    const answer = await guest.ask('GET', `/api${path}${query}`)
    if (answer.statusCode !== 200 || !route.gives) continue
    given += 1
    if ('etag' in answer.headers !== (route.isVersioned ?? false)) wrong.push(`${path}: its ETag`)
    if ('set-cookie' in answer.headers !== (route.isOfSessions ?? false)) wrong.push(`${path}: its cookie`)
    expect(() =>
      read(['paths', describedPath(route), 'get', 'responses', '200'], answer.json()),
    ).not.toThrow()
  }
  expect(wrong).toEqual([])
  expect(given).toBeGreaterThan(25)
})
