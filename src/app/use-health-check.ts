import { useEffect, useRef } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { ApiFailure, nothing, type Http } from '#api/http.ts'
import { isHealthChecked, issueOf } from '#domain/navigation/health.ts'
import { parseRoute } from '#domain/navigation/routes.ts'
import { useVisits } from '#bindings/visits.tsx'

const ASK_AGAIN_MS = 2_000
const TOO_MANY_CALLS = 429

/**
 * Asks for the health of the server on every route change, one question at a time, while the screen goes on (S7.42).
 * Reading (S4.113): a server is unwell when it has failed twice in a row, and not when the device is offline: a page
 * over the order for every gap in the radio would help nobody.
 */
export function useHealthCheck(http: Http): void {
  const path = usePathname()
  const { visit } = useVisits()
  const asked = useRef(path)
  const isAsking = useRef(false)
  useEffect(() => {
    const isChange = asked.current !== path
    asked.current = path
    if (!isChange || isAsking.current || !isHealthChecked(parseRoute(path))) return
    isAsking.current = true
    void failureOf(http)
      .then((status) => {
        if (status !== undefined && isHealthChecked(parseRoute(location.pathname))) visit(issueOf(status))
      })
      .finally(() => {
        isAsking.current = false
      })
  }, [path, http, visit])
}

/** The status of a server that failed twice, 0 where it did not answer; undefined where it is well. */
async function failureOf(http: Http): Promise<number | undefined> {
  if ((await statusOf(http)) === undefined) return undefined
  await new Promise((resolve) => {
    setTimeout(resolve, ASK_AGAIN_MS)
  })
  return statusOf(http)
}

async function statusOf(http: Http): Promise<number | undefined> {
  if (!navigator.onLine) return undefined
  try {
    await http({ path: '/', read: nothing })
    return undefined
  } catch (error) {
    const status = error instanceof ApiFailure ? error.status : 0
    return status === TOO_MANY_CALLS ? undefined : status
  }
}
