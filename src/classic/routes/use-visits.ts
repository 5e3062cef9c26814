import { useCallback, useEffect, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { hrefOf, parseRoute, type Route } from '#domain/navigation/routes.ts'
import { placeRouteOf } from '#flows/dialogue/place-route.ts'
import type { RunnerEvents } from '#flows/runner.ts'
import { openedRoute, whenSettled } from '#bindings/opened-route.ts'
import { useRunner } from '#bindings/runner-context.ts'
import { visitOf, type PageRoute } from '#flows/dialogue/visit.ts'

export type Visits = {
  /** The page that stands over the conversation's own place. */
  readonly page: PageRoute | undefined
  readonly visit: (route: Route) => void
}

/** Goes where links lead: the machine is told, and the address follows it. Pages have an address of their own. */
export function useVisits(): Visits {
  const runner = useRunner()
  const [page, setPage] = useState<PageRoute | undefined>(undefined)
  const visit = useCallback(
    (route: Route) => {
      const found = visitOf(route, runner.conversation())
      setPage(found.kind === 'page' ? found.page : undefined)
      if (found.kind === 'command') runner.dispatch(found.command)
      else navigateTo(found.kind === 'page' ? found.page : placeRouteOf(runner.conversation()))
    },
    [runner],
  )

  useEffect(
    () =>
      whenSettled(runner, () => {
        const opened = openedRoute(runner)
        // Reading (S2.1): the bare address resumes the conversation where it stands; a new one begins at the restaurants.
        if (opened.name !== 'home') visit(opened)
      }),
    [runner, visit],
  )

  useEffect(() => {
    const listen = ({ before, after }: RunnerEvents['step']) => {
      const wasOpening = before.flows.restaurant.value === 'opening'
      if (wasOpening && after.flows.restaurant.value === 'listing') visit({ name: 'notFound' }) // S2.41
    }
    runner.on('step', listen)
    return () => runner.off('step', listen)
  }, [runner, visit])

  useEffect(() => {
    if (!page) return undefined
    const close = ({ entry }: RunnerEvents['step']) => {
      if (entry.event.type === 'command') setPage(undefined)
    }
    const leave = () => setPage(undefined)
    runner.on('step', close)
    window.addEventListener('popstate', leave)
    return () => {
      runner.off('step', close)
      window.removeEventListener('popstate', leave)
    }
  }, [runner, page])

  return { page, visit }
}

/** Shows an address without leaving the page; what it was asked with (the view) stays. */
function navigateTo(route: Route): void {
  const href = hrefOf(route)
  if (parseRoute(location.pathname + location.search).name !== route.name)
    navigate(href.includes('?') ? href : href + location.search)
}
