import { useEffect, useRef } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { isHealthChecked, issueOf } from '#domain/navigation/health.ts'
import { parseRoute } from '#domain/navigation/routes.ts'
import { isInterruption } from '#bindings/navigation/navigation-state.ts'
import { useVisits } from '#bindings/navigation/visits.tsx'
import { afterPaintDelay } from '#bindings/timing/paint-delay.ts'

/** How the server is: undefined where it is well. */
type AskHealth = () => Promise<number | undefined>

const ASK_AGAIN_MS = 2_000
const ASK_WHILE_UNWELL_MS = 5_000
const TOO_MANY_CALLS = 429

/**
 * Asks for the health of the server on every route change, one question at a time, while the screen goes on (S7.42).
 * Reading (S4.113, S4.114): a server is unwell when it has failed twice in a row, and not when the device is offline: a
 * page over the order for every gap in the radio would help nobody. That page stands only until the server answers.
 */
export function useHealthCheck(ask: AskHealth): void {
  const path = usePathname()
  const { page, interrupt, resume } = useVisits()
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
          if (status !== undefined && isHealthChecked(parseRoute(location.pathname)))
            interrupt(issueOf(status))
        })
        .finally(() => {
          isAsking.current = false
        })
    })
  }, [path, ask, interrupt])

  useEffect(() => {
    if (page?.name !== 'technicalIssue' || !isInterruption(history.state)) return undefined
    let timer = setTimeout(askOn, ASK_WHILE_UNWELL_MS)
    let hasLeft = false
    async function askOn() {
      const health = await healthOf(ask)
      if (hasLeft) return
      if (health === 'well') resume()
      else timer = setTimeout(askOn, ASK_WHILE_UNWELL_MS)
    }
    return () => {
      hasLeft = true
      clearTimeout(timer)
    }
  }, [page, ask, resume])
}

/** The status of a server that failed twice, 0 where it did not answer; undefined where it is well or nothing is known. */
async function statusIfUnwell(ask: AskHealth): Promise<number | undefined> {
  if (typeof (await healthOf(ask)) !== 'number') return undefined
  await new Promise((resolve) => {
    setTimeout(resolve, ASK_AGAIN_MS)
  })
  const health = await healthOf(ask)
  return typeof health === 'number' ? health : undefined
}

async function healthOf(ask: AskHealth): Promise<number | 'well' | 'unknown'> {
  if (!navigator.onLine) return 'unknown'
  try {
    const status = await ask()
    return status === undefined || status === TOO_MANY_CALLS ? 'well' : status
  } catch {
    // Where the code that asks could not be fetched nothing is known of the server.
    return 'unknown'
  }
}
