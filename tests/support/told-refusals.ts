import { refusalsOf } from '#server/web/call-refusals.ts'
import { routesOf } from '#server/web/route-list.ts'
import type { Deps } from '#server/process/deps.ts'

/** An answer as it came, and what was asked. */
type Answered = {
  readonly method: string
  readonly url: string
  readonly status: number
  readonly body: string
}

/**
 * Throws where a call refuses with a code, or under a status, that its description does not tell: every test of the server
 * that is refused something looks at it.
 */
export function toldRefusals(deps: Deps): (answered: Answered) => void {
  const calls = routesOf(deps).map((route) => ({
    route,
    address: new RegExp(`^/api${route.path.replaceAll(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`),
    parameters: route.path.split(':').length,
  }))
  return ({ method, url, status, body }) => {
    if (status < 400) return
    const [path = ''] = url.split('?')
    const fitting = calls.filter(({ route, address }) => route.method === method && address.test(path))
    const [call] = fitting.toSorted((one, other) => one.parameters - other.parameters)
    if (!call) return
    const code = String(JSON.parse(body).code)
    if (
      !refusalsOf(call.route)
        .get(status)
        ?.some((told) => told === code)
    )
      throw new Error(
        `${method} ${call.route.path} refuses ${status} ${code}, and call-refusals.ts does not say so`,
      )
  }
}
