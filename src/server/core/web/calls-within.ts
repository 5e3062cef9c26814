import type { FastifyRequest } from 'fastify'
import type { Deps } from '../process/deps.ts'
import { problemOf } from '../http/answer-failure.ts'
import { Failure } from '../http/failure.ts'
import { answerOf } from '../http/install-route.ts'
import { networkOf } from '../http/proxy-setting.ts'
import type { Answer, Route } from '../http/route.ts'
import { cookieFor, deviceCookieFor, deviceTokenOf, tokenOf } from '../session/session-cookie.ts'

/** Calls that are made for a customer by this server itself, with their session, their address and their limits. */
export type CallsWithin = {
  /** As a browser's `fetch`, for addresses below `/api`. */
  readonly fetch: typeof fetch
  /** The cookies the calls have set, for the answer to who asked. */
  readonly cookies: () => readonly string[]
  readonly isKnown: boolean
}

type Found = { readonly route: Route; readonly params: Readonly<Record<string, string>> }

/** Answers calls with the routes themselves: what a browser may do, its server does for it, and nothing else. */
export function callsWithin(routes: readonly Route[], deps: Deps): (request: FastifyRequest) => CallsWithin {
  const find = finderOf(routes)
  return (request) => {
    const cookies = new Map<string, string>()
    let token = tokenOf(request, deps)
    const deviceToken = deviceTokenOf(request, deps)
    const address = networkOf(request.ip, deps.ipv6Prefix)

    async function answered(method: string, url: URL, init: RequestInit | undefined): Promise<Answer> {
      const found = find(method, url.pathname)
      if (!found) throw new Failure(404, 'request.notFound')
      const { route, params } = found
      const held = token
      const answer = await answerOf(
        route,
        {
          takes: route,
          params,
          query: Object.fromEntries(url.searchParams),
          body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
          headers: {
            ...Object.fromEntries(new Headers(init?.headers)),
            'user-agent': request.headers['user-agent'],
          },
          token: held,
          deviceToken,
          address,
          session: () => (held === undefined ? Promise.resolve(undefined) : deps.sessions.find(held)),
        },
        deps,
      )
      if (answer.cookie) {
        cookies.set('session', cookieFor(request, answer.cookie, deps))
        token = answer.cookie === 'clear' ? undefined : answer.cookie.token
      }
      if (answer.device) cookies.set('device', deviceCookieFor(request, answer.device, deps))
      return answer
    }

    return {
      isKnown: token !== undefined,
      cookies: () => [...cookies.values()],
      fetch: async (input, init) => {
        const url = new URL(String(input), deps.publicUrl)
        try {
          return responseOf(await answered(init?.method ?? 'GET', url, init), deps)
        } catch (error) {
          const { status, problem } = problemOf(error, request.id)
          if (status >= 500) request.log.error({ err: error }, problem.code)
          return Response.json(problem, { status })
        }
      },
    }
  }
}

function responseOf({ status, headers, body }: Answer, { clock }: Pick<Deps, 'clock'>): Response {
  const text = typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body)
  const isEmpty = status === 204 || status === 304
  return new Response(isEmpty ? null : (text as BodyInit), {
    status,
    headers: { date: new Date(clock.now()).toUTCString(), ...headers },
  })
}

/** By method and address, with what the address holds of a route's parameters. */
function finderOf(routes: readonly Route[]): (method: string, path: string) => Found | undefined {
  const known = routes
    .map((route) => ({ route, parts: `/api${route.path}`.split('/') }))
    // What is named stands before what may be anything.
    .toSorted((one, other) => one.route.path.split(':').length - other.route.path.split(':').length)
  return (method, path) => {
    const given = path.split('/').map(decodeURIComponent)
    for (const { route, parts } of known) {
      if (route.method !== method || parts.length !== given.length) continue
      const params: Record<string, string> = {}
      const isIt = parts.every((part, at) => {
        if (!part.startsWith(':')) return part === given[at]
        params[part.slice(1)] = given[at] ?? ''
        return true
      })
      if (isIt) return { route, params }
    }
    return undefined
  }
}
