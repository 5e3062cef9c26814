import { ok } from '../http/route.ts'
import type { Route } from '../http/route.ts'

/** GET /api/openapi.json: the description of every call, made from the same table that serves them. */
export function openApiRoute(routes: readonly Route[]): Route {
  const document = describe(routes)
  return {
    method: 'GET',
    path: '/openapi.json',
    summary: 'This description.',
    answer: () => ok(document, { 'cache-control': 'public, max-age=300' }),
  }
}

function describe(routes: readonly Route[]): unknown {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const route of routes) {
    const path = `/api${route.path.replaceAll(/:(\w+)/g, '{$1}')}`
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Orda', version: '1' },
    paths,
    components: { schemas: { Problem: PROBLEM } },
  }
}

const PROBLEM = {
  type: 'object',
  required: ['code', 'requestId'],
  properties: {
    code: { type: 'string' },
    field: { type: 'string' },
    requestId: { type: 'string' },
    retryAfterMs: { type: 'integer' },
  },
}

const REFUSED = {
  description: 'Refused or failed.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
}

function operationOf(route: Route): unknown {
  const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name)
  return {
    summary: route.summary,
    parameters: names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    responses: { '2XX': { description: 'Done.' }, '4XX': REFUSED, '5XX': REFUSED },
  }
}
