import { refusalsOf } from '#server/core/http/refusals.ts'
import { routesOf } from '#server/core/web/route-list.ts'
import type { Route } from '#server/core/http/route.ts'
import type { Deps } from '#server/core/process/deps.ts'

/** An answer as it came, and what was asked. */
type Answered = {
  readonly method: string
  readonly url: string
  readonly status: number
  readonly body: string
  /** How long others may keep it. */
  readonly kept: unknown
}

/** What everybody is answered alike, which caches on the way may keep; every other answer is for one customer. */
const FOR_EVERYBODY =
  /^GET \/(restaurants(\/.*)?|parameters|brand\/banners\/?|x\/deployment|x\/restaurants\/[^/]+\/texts|x\/geocode|openapi\.json)$/

/** Whether caches on the way may keep an answer to a call, which is named by method and path below /api. */
export function mayBeKept(call: string, status: number): boolean {
  return status < 400 && FOR_EVERYBODY.test(call)
}

/**
 * Throws where a call refuses with a code, or under a status, that its description does not tell, and where an answer may
 * be kept that is for one customer (ASVS 14.3.2): every test of the server looks at it.
 */
export async function toldRefusals(deps: Deps): Promise<(answered: Answered) => void> {
  const routes = await routesOf(deps)
  const calls = routes.map((route) => ({
    route,
    address: new RegExp(`^/api${route.path.replaceAll(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`),
    parameters: route.path.split(':').length,
  }))
  return ({ method, url, status, body, kept }) => {
    const [path = ''] = url.split('?')
    const fitting = calls.filter(({ route, address }) => route.method === method && address.test(path))
    const [call] = fitting.toSorted((one, other) => one.parameters - other.parameters)
    if (call && !mayBeKept(nameOf(call.route), status) && kept !== 'no-store')
      throw new Error(`${nameOf(call.route)} answers ${status} and lets others keep it (${String(kept)})`)
    if (!call || status < 400) return
    const code = String(JSON.parse(body).code)
    if (
      !refusalsOf(call.route)
        .get(status)
        ?.some((told) => told === code)
    )
      throw new Error(
        `${nameOf(call.route)} refuses ${status} ${code}, and does not say so where it is declared`,
      )
  }
}

function nameOf({ method, path }: Route): string {
  return `${method} ${path}`
}
