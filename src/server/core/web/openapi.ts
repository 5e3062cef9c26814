import { jsonSchemaOf } from '#contracts/wire/json-schema.ts'
import { IDEMPOTENCY_KEY_HEADER, ProblemSchema } from '#contracts/wire/problem.contract.ts'
import { string, type } from '#contracts/wire/wire-types.ts'
import type { JsonSchema } from '#contracts/wire/wire-types.ts'
import { WEBHOOK_EVENTS } from '#domain/orders/webhook-event.ts'
import { needsSession, refusalsOf } from '../http/refusals.ts'
import { ok } from '../http/route.ts'
import type { DescribedCall, Route } from '../http/route.ts'
import { PLAIN_SESSION_COOKIE, SESSION_COOKIE } from '../session/session-cookie.ts'
import { POINT_OF_SALE } from '../../kitchen/install-point-of-sale.ts'
import { KitchenAnswerSchema } from '../../kitchen/point-of-sale-order.ts'
import { messageWire } from '../../webhooks/order-message.ts'
import { SIGNATURE_HEADERS } from '../../webhooks/standard-webhooks.ts'
import { exampleOf } from './openapi-example.ts'

/** GET /api/openapi.json: the description of every call, made from the routes that serve and the structs that check. */
export function openApiRoute(routes: readonly Route[]): Route {
  let document: unknown
  const described: Route = {
    id: 'description',
    method: 'GET',
    path: '/openapi.json',
    summary: 'This description.',
    gives: type({ openapi: string() }),
    // Made when somebody asks: most processes are never asked.
    answer: () =>
      ok((document ??= describe([...routes, POINT_OF_SALE, described])), {
        'cache-control': 'public, max-age=300',
      }),
  }
  return described
}

/** The schemas that have a name, once something told that refers to them. */
const named = new Map<string, JsonSchema>()

const SUBJECTS = [
  'messages',
  'point-of-sale',
  'accounts',
  'account',
  'restaurants',
  'orders',
  'payment',
  'predict',
  'sign-on',
]
const PROBLEM = jsonSchemaOf(ProblemSchema, named)
const HEADERS = {
  RequestId: { description: 'The name of the request, as it stands in the log.', schema: { type: 'string' } },
  RetryAfter: { description: 'In how many seconds to ask again.', schema: { type: 'integer' } },
  ETag: { description: 'The version that was answered.', schema: { type: 'string' } },
  SetCookie: { description: 'The session, or its end.', schema: { type: 'string' } },
  Location: { description: 'The address to go on at.', schema: { type: 'string' } },
}
const ALWAYS = { 'x-request-id': headerRef('RequestId') }
const IF_NONE_MATCH = {
  name: 'if-none-match',
  in: 'header',
  required: false,
  description: 'The version that is known: where it is still the one, the answer is 304 and empty.',
  schema: { type: 'string' },
}

function describe(routes: readonly DescribedCall[]): unknown {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const route of routes) {
    const path = describedPath(route)
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Orda',
      version: '1',
      description:
        'The interface of a restaurant shop. What must happen once is asked with an idempotency key; src/contracts has the structs this is made of.',
      license: { name: 'UNLICENSED', identifier: 'LicenseRef-Unlicensed' },
    },
    tags: [...SUBJECTS, 'shop'].map((name) => ({ name, description: `Calls about ${name}.` })),
    servers: [{ url: '/' }],
    paths,
    webhooks: messagesOut(),
    components: {
      schemas: Object.fromEntries(named),
      headers: HEADERS,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: SESSION_COOKIE,
          description: `Set by the calls that open a session. Over plain http, as in development, its name is ${PLAIN_SESSION_COOKIE}.`,
        },
      },
    },
  }
}

/** The address of a call as the description has it; with a slash at its end it is the same. */
export function describedPath({ path }: Pick<Route, 'path'>): string {
  return `/api${path.replaceAll(/:(\w+)/g, '{$1}')}`.replace(/\/$/, '')
}

/** What is posted to others: webhook events to the webhooks of the deployment, orders to its point of sale. */
function messagesOut(): unknown {
  const webhookEvents = WEBHOOK_EVENTS.map((kind) => [
    kind,
    { post: messageOut(`tell ${kind}`, `Tells a webhook of the deployment: ${kind}.`, kind) },
  ])
  const taken = {
    '200': { description: 'What becomes of the order.', content: contentOf(KitchenAnswerSchema) },
  }
  const sent = messageOut('send order', 'Sends an order to the point of sale, at its moment.', 'order.sent')
  return { ...Object.fromEntries(webhookEvents), 'order.sent': { post: { ...sent, responses: taken } } }
}

function messageOut(name: string, summary: string, kind: Parameters<typeof messageWire>[0]) {
  return {
    operationId: name.replaceAll(/[ .](\w)/g, (_all, letter: string) => letter.toUpperCase()),
    summary,
    tags: ['messages'],
    security: [],
    parameters: headerParameters(SIGNATURE_HEADERS),
    requestBody: { required: true, content: contentOf(messageWire(kind)) },
    responses: { '2XX': { description: 'It was taken; anything else is told again later.' } },
  }
}

function operationOf(route: DescribedCall): unknown {
  return {
    operationId: route.id,
    summary: route.summary,
    tags: [tagOf(route)],
    security: needsSession(route) ? [{ session: [] }] : [],
    parameters: [
      ...pathParameters(route),
      ...queryParameters(route.query),
      ...headerParameters(route.headers),
      ...(route.isVersioned ? [IF_NONE_MATCH] : []),
    ],
    ...(route.body && { requestBody: { required: true, content: contentOf(route.body) } }),
    responses: { ...successOf(route), ...refusalsFor(route) },
  }
}

/** What the calls of one subject are found under. */
function tagOf({ path }: DescribedCall): string {
  const [first = '', second = ''] = path.split('/').slice(1)
  const subject = first === 'x' ? second : first
  return SUBJECTS.find((each) => subject.startsWith(each)) ?? 'shop'
}

/** One answer for each status, with the codes it may carry. */
function refusalsFor(route: DescribedCall): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    [...refusalsOf(route)].map(([status, codes]) => [
      String(status),
      {
        description: `Refused: ${codes.join(', ')}.`,
        headers: {
          ...ALWAYS,
          ...([429, 503].includes(status) && { 'retry-after': headerRef('RetryAfter') }),
        },
        content: {
          'application/json': {
            schema: { allOf: [PROBLEM, { type: 'object', properties: { code: { enum: codes } } }] },
            example: { code: codes[0], requestId: 'req-1' },
          },
        },
      },
    ]),
  )
}

function pathParameters({ path }: DescribedCall): readonly unknown[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
}

function queryParameters(query: object | undefined): readonly unknown[] {
  if (!query) return []
  const { properties, required = [] } = jsonSchemaOf(query, named) as {
    readonly properties: Readonly<Record<string, JsonSchema>>
    readonly required?: readonly string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: withoutNull(schema),
  }))
}

/** An address has no null: a value is there, or it is not. */
function withoutNull(schema: JsonSchema): unknown {
  return Array.isArray(schema['anyOf']) ? schema['anyOf'][0] : schema
}

function headerParameters(names: readonly string[] = []): readonly unknown[] {
  return names.map((name) => ({
    name,
    in: 'header',
    required: true,
    schema: { type: 'string', ...(name === IDEMPOTENCY_KEY_HEADER && { minLength: 8, maxLength: 100 }) },
  }))
}

function successOf(route: DescribedCall): Readonly<Record<string, unknown>> {
  const { gives, status = 200, isVersioned, isOfSessions } = route
  const headers = {
    ...ALWAYS,
    ...(status === 303 && { location: headerRef('Location') }),
    ...(isVersioned && { etag: headerRef('ETag') }),
    ...(isOfSessions && { 'set-cookie': headerRef('SetCookie') }),
  }
  const description = status === 303 ? 'It goes on at another address.' : 'Done.'
  return {
    [status]: { description, headers, ...(gives && { content: contentOf(gives) }) },
    ...(isVersioned && { 304: { description: 'It is what if-none-match named.', headers } }),
  }
}

function contentOf(struct: object) {
  const schema = jsonSchemaOf(struct, named)
  return { 'application/json': { schema, example: exampleOf(schema, named) } }
}

function headerRef(name: keyof typeof HEADERS) {
  return { $ref: `#/components/headers/${name}` }
}
