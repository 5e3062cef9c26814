import type { RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../process/deps.ts'
import type { Session } from '../store/sessions.store.ts'
import { Failure } from './failure.ts'
import { isTooDeep } from './json-depth.ts'
import type { Answer, Call, Route } from './route.ts'
import { isSameSite } from './same-site.ts'
import { cookieFor, tokenOf } from './session-cookie.ts'

/** Puts a route of ours into Fastify: the request becomes a Call, the Answer a reply. */
export function installRoute(api: FastifyInstance, route: Route, deps: Deps): void {
  const isGuarded = route.method !== 'GET' || route.isSameSiteOnly === true
  api.route({
    method: route.method,
    url: route.path,
    ...(route.limit && { config: { rateLimit: rateLimitOf(route.limit) } }),
    handler: async (request, reply) => {
      if (isGuarded && !isSameSite(request.headers)) throw new Failure(403, 'request.crossSite')
      if (isTooDeep(request.body)) throw new Failure(400, 'request.tooDeep')
      return send(request, reply, await route.answer(callOf(request, deps)), deps)
    },
  })
}

function rateLimitOf({ max, windowMs, by }: NonNullable<Route['limit']>): RateLimitOptions {
  const keyGenerator = (request: FastifyRequest) => request.ip
  return { max, timeWindow: windowMs, ...(by === 'address' && { keyGenerator }) }
}

function callOf(request: FastifyRequest, { sessions }: Deps): Call {
  const token = tokenOf(request)
  let session: Promise<Session | undefined> | undefined
  return {
    params: request.params as Record<string, string>,
    query: singleValues(request.query as Record<string, unknown>),
    body: request.body,
    headers: request.headers,
    token,
    address: request.ip,
    session: () => (session ??= token === undefined ? Promise.resolve(undefined) : sessions.find(token)),
  }
}

/** A name given twice counts once. */
function singleValues(query: Readonly<Record<string, unknown>>): Record<string, string> {
  const single: Record<string, string> = {}
  for (const [name, value] of Object.entries(query)) {
    const first: unknown = Array.isArray(value) ? value[0] : value
    if (typeof first === 'string') single[name] = first
  }
  return single
}

function send(request: FastifyRequest, reply: FastifyReply, answer: Answer, { clock }: Deps): FastifyReply {
  // Pages set their clock by this: where a demonstration has moved the shop's, theirs moves with it.
  reply.header('date', new Date(clock.now()).toUTCString())
  if (answer.headers) reply.headers(answer.headers)
  if (answer.cookie) reply.header('set-cookie', cookieFor(request, answer.cookie, clock))
  return reply.code(answer.status).send(answer.body)
}
