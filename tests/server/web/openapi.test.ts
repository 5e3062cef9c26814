import { Validator } from '@seriousme/openapi-schema-validator'
import { object, size, string, max, min, integer, optional, number, is, array, pattern } from 'superstruct'
import type { Struct } from 'superstruct'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jsonSchemaOf } from '#contracts/wire/json-schema.ts'
import { IsoTime, Key, maybe } from '#contracts/wire/wire.ts'
import { callWireOf } from '#server/web/call-wires.ts'
import { routesOf } from '#server/web/route-list.ts'
import { filesIn, textOf } from '#tests/architecture/source.ts'
import { aGuest, openTestShop, paidOrder } from '#tests/support/test-shop.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

type Content = { readonly content: { readonly 'application/json': { readonly example: unknown } } }
type Operation = {
  readonly operationId?: string
  readonly requestBody?: Content
  readonly responses: Readonly<Record<string, Partial<Content>>>
}

let shop: TestShop
let document: { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }
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

test('no call is without its body and answer, and no two bear one name', () => {
  const bare = routesOf(shop.deps).filter((route) => callWireOf(route) === undefined)
  expect(bare.map(({ method, path }) => `${method} ${path}`)).toEqual([])
  const names = operations().map(({ operationId }) => operationId)
  expect(new Set(names).size).toBe(names.length)
})

test('every struct a route checks a body or query with is in the description', () => {
  const described = textOf('src/server/web/call-wires.ts')
  const checked = filesIn(['src/server/routes'], ['.ts']).flatMap((file) =>
    [...textOf(file).matchAll(/(?:bodyOf\(call|checked\(call\.query), (\w+Wire)\)/g)].map(
      ([, name]) => name ?? '',
    ),
  )
  expect(checked.length).toBeGreaterThan(20)
  expect(checked.filter((name) => !new RegExp(`(?:body|query): ${name}\\b`).test(described))).toEqual([])
})

test('every example is one its struct takes', () => {
  const wrong = routesOf(shop.deps).flatMap((route) => {
    const wire = callWireOf(route)
    const path = `/api${route.path.replaceAll(/:(\w+)/g, '{$1}')}`
    const told = document.paths[path]?.[route.method.toLowerCase()]
    const given = told?.responses[String(wire?.status ?? 200)]?.content
    const pairs = [
      [wire?.body, told?.requestBody?.content['application/json'].example],
      [wire?.gives, given?.['application/json'].example],
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
  const wrong: string[] = []
  let given = 0
  for (const route of routesOf(shop.deps).filter(({ method }) => method === 'GET')) {
    const gives = callWireOf(route)?.gives
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
    if (answer.statusCode !== 200 || !gives) continue
    given += 1
    if (!is(answer.json(), gives as Struct<unknown, unknown>)) wrong.push(path)
  }
  expect(wrong).toEqual([])
  expect(given).toBeGreaterThan(25)
})

describe('the schema of a struct', () => {
  test.each<[string, object, unknown]>([
    ['a text of two to ten', size(string(), 2, 10), { type: 'string', minLength: 2, maxLength: 10 }],
    ['any text', string(), { type: 'string' }],
    ['a pattern', pattern(string(), /^[\w -]{1,10}$/), { type: 'string', minLength: 1, maxLength: 10 }],
    ['a whole of one to five', max(min(integer(), 1), 5), { type: 'integer', minimum: 1, maximum: 5 }],
    ['a latitude', max(min(number(), -90), 90), { type: 'number', minimum: -90, maximum: 90 }],
    ['hundredths', max(min(number(), 0.85), 1.3), { type: 'number', minimum: 0.85, maximum: 1.3 }],
    ['a list of keys', array(Key), { type: 'array', items: { type: 'string', minLength: 1 } }],
    ['null', maybe(IsoTime), { anyOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] }],
    [
      'what may be missing',
      object({ a: string(), b: optional(integer()) }),
      {
        type: 'object',
        properties: { a: { type: 'string' }, b: { type: 'integer' } },
        required: ['a'],
        additionalProperties: false,
      },
    ],
  ])('%s', (_what, struct, schema) => {
    expect(jsonSchemaOf(struct, new Map())).toEqual(schema)
  })
})
