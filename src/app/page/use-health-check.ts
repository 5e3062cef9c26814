import { useEffect, useRef } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { isHealthChecked, issueOf } from '#domain/navigation/health.ts'
import { parseRoute } from '#domain/navigation/routes.ts'
import { useVisits } from '#bindings/navigation/visits.tsx'
import { afterPaintDelay } from '#bindings/timing/paint-delay.ts'

/** How the server is: undefined where it is well. */
type AskHealth = () => Promise<number | undefined>

const ASK_AGAIN_MS = 2_000
const TOO_MANY_CALLS = 429

/**
 * Asks for the health of the server on every route change, one question at a time, while the screen goes on (S7.42).
 * Reading (S4.113): a server is unwell when it has failed twice in a row, and not when the device is offline: a page
 * over the order for every gap in the radio would help nobody.
 */
export function useHealthCheck(ask: AskHealth): void {
  const path = usePathname()
  const { visit } = useVisits()
  const asked = useRef(path)
  const isAsking = useRef(false)
  useEffect(() => {
    const isChange = asked.current !== path
    asked.current = path
    if (!isChange || isAsking.current || !isHealthChecked(parseRoute(path))) return undefined
    // The screen of the new route is drawn first.
    return afterPaintDelay(() => {
      isAsking.current = true
      void statusIfUnwell(ask)
        .then((status) => {
          if (status !== undefined && isHealthChecked(parseRoute(location.pathname))) visit(issueOf(status))
        })
        .finally(() => {
          isAsking.current = false
        })
    })
  }, [path, ask, visit])
}

/** The status of a server that failed twice, 0 where it did not answer; undefined where it is well. */
async function statusIfUnwell(ask: AskHealth): Promise<number | undefined> {
  if ((await statusOf(ask)) === undefined) return undefined
  await new Promise((resolve) => {
    setTimeout(resolve, ASK_AGAIN_MS)
  })
  return statusOf(ask)
}

async function statusOf(ask: AskHealth): Promise<number | undefined> {
  if (!navigator.onLine) return undefined
  // Where the code that asks could not be fetched nothing is known of the server.
  const status = await ask().catch(() => undefined)
  return status === TOO_MANY_CALLS ? undefined : status
}
