import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from './proxy-setting.ts'
import type { Deps } from '../process/deps.ts'
import type { Session } from '../session/session-row.ts'
import { Failure, invalid } from './failure.ts'
import { isTooDeep } from './json-depth.ts'
import { limitCalls } from '../limits/rate-limits.ts'
import { PRIVATE, type Answer, type Call, type Route, type Takes } from './route.ts'
import { isSameSite } from './same-site.ts'
import { unusableIn } from './request-text.ts'
import { cookieFor, deviceCookieFor, deviceTokenOf, tokenOf } from '../session/session-cookie.ts'
import { isFromThisMachine } from './this-machine.ts'

/** Puts a route of ours into Fastify: the request becomes a Call, the Answer a reply. */
export function installRoute(api: FastifyInstance, route: Route, deps: Deps): void {
  const isGuarded = route.method !== 'GET' || route.isSameSiteOnly === true
  api.route({
    method: route.method,
    url: route.path,
    handler: async (request, reply) => {
      if (route.isOfThisMachine && !isFromThisMachine(request.raw)) throw new Failure(404, 'request.notFound')
      if (isGuarded && !isSameSite(request.headers, deps.isProduction))
        throw new Failure(403, 'request.crossSite')
      return send(request, reply, await answerOf(route, callOf(request, route, deps), deps), deps)
    },
  })
}

/** What a route answers to a call that may be too much of it; else throws what it is refused with. */
export async function answerOf(
  route: Route,
  call: Call,
  deps: Pick<Deps, 'clock' | 'callCounts'>,
): Promise<Answer> {
  if (isTooDeep(call.body)) throw new Failure(400, 'request.tooDeep', 'body')
  const unusable = unusableIn(call.body)
  if (unusable) throw invalid('body', unusable)
  if (route.limit) await limitCalls(route, call, deps)
  return route.answer(call)
}

function callOf(request: FastifyRequest, takes: Takes, deps: Deps): Call {
  const { sessions } = deps
  const token = tokenOf(request, deps)
  let session: Promise<Session | undefined> | undefined
  return {
    takes,
    params: request.params as Record<string, string>,
    query: singleValues(request.query as Record<string, unknown>),
    body: request.body,
    headers: request.headers,
    token,
    get deviceToken() {
      return deviceTokenOf(request, deps)
    },
    get address() {
      return networkOf(request.ip, deps.ipv6Prefix)
    },
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

let told = { second: Number.NaN, date: '' }

/** A date as a header tells it, to the second; one is told to all who ask within it. */
function dateOf(now: number): string {
  const second = Math.floor(now / 1000)
  if (told.second !== second) told = { second, date: new Date(now).toUTCString() }
  return told.date
}

function send(request: FastifyRequest, reply: FastifyReply, answer: Answer, deps: Deps): FastifyReply {
  // Pages set their clock by this: where a demonstration has moved the shop's, theirs moves with it.
  reply.header('date', dateOf(deps.clock.now()))
  reply.headers({ ...PRIVATE, ...answer.headers })
  if (answer.cookie) reply.header('set-cookie', cookieFor(request, answer.cookie, deps))
  if (answer.device) reply.header('set-cookie', deviceCookieFor(request, answer.device, deps))
  return reply.code(answer.status).send(answer.body)
}
