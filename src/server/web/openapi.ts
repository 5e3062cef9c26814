import { inlineSchemaOf, jsonSchemaOf } from '#contracts/wire/json-schema.ts'
import type { JsonSchema } from '#contracts/wire/json-schema.ts'
import { IDEMPOTENCY_KEY_HEADER, ProblemWire } from '#contracts/wire/problem.contract.ts'
import { ok } from '../http/route.ts'
import type { Route } from '../http/route.ts'
import { NAMED_WIRES, callWireOf } from './call-wires.ts'
import type { CallWire } from './call-wires.ts'
import { exampleOf } from './openapi-example.ts'

/** GET /api/openapi.json: the description of every call, made from the routes that serve and the structs that check. */
export function openApiRoute(routes: readonly Route[]): Route {
  let document: unknown
  const described: Route = {
    method: 'GET',
    path: '/openapi.json',
    summary: 'This description.',
    // Made when somebody asks: most processes are never asked.
    answer: () =>
      ok((document ??= describe([...routes, described])), { 'cache-control': 'public, max-age=300' }),
  }
  return described
}

const COMPONENTS: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
  [...NAMED_WIRES].map(([struct, name]) => [name, inlineSchemaOf(struct, NAMED_WIRES)]),
)

function describe(routes: readonly Route[]): unknown {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const route of routes) {
    const path = `/api${route.path.replaceAll(/:(\w+)/g, '{$1}')}`
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route, callWireOf(route)) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Orda', version: '1' },
    servers: [{ url: '/' }],
    paths,
    components: { schemas: COMPONENTS, responses: { Refused: REFUSED } },
  }
}

function operationOf(route: Route, wire: CallWire | undefined): unknown {
  const body = wire?.body && contentOf(wire.body)
  return {
    ...(wire && { operationId: wire.id }),
    summary: route.summary,
    parameters: [
      ...pathParameters(route),
      ...queryParameters(wire?.query),
      ...headerParameters(wire?.headers),
    ],
    ...(body && { requestBody: { required: true, content: body } }),
    responses: { ...successOf(wire), '4XX': REFUSAL, '5XX': REFUSAL },
  }
}

function pathParameters({ path }: Route): readonly unknown[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
}

function queryParameters(query: object | undefined): readonly unknown[] {
  if (!query) return []
  const { properties, required = [] } = inlineSchemaOf(query, NAMED_WIRES) as {
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

function successOf(wire: CallWire | undefined): Readonly<Record<string, unknown>> {
  if (!wire?.gives) return { '303': { description: 'It goes on at another address.' } }
  return { [wire.status ?? 200]: { description: 'Done.', content: contentOf(wire.gives) } }
}

function contentOf(struct: object) {
  const schema = jsonSchemaOf(struct, NAMED_WIRES)
  return { 'application/json': { schema, example: exampleOf(schema, COMPONENTS) } }
}

const REFUSED = { description: 'Refused or failed.', content: contentOf(ProblemWire) }
const REFUSAL = { $ref: '#/components/responses/Refused' }
