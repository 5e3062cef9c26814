import type { Route } from '#domain/navigation/routes.ts'
import { mustWaitForSession } from '#flows/navigation/visit.ts'
import type { Runner, RunnerEvents } from '#flows/core/engine/runner.ts'
import { navigationStateOf } from './navigation-state.ts'
import { shownRoute } from './shown-address.ts'
import { isSettled, when } from '../timing/when.ts'

/** The address the page shows, and the basket line it edits (S2.26). */
export function openedRoute(): Route {
  const route = shownRoute()
  const { line } = navigationStateOf(history.state)
  return route.name === 'product' && line !== undefined ? { ...route, lineId: line } : route
}

/** Acts once the guards can decide about an address, unless the customer has gone on meanwhile. */
export function whenOpenable(runner: Runner, route: Route, act: () => void): () => void {
  const isOpenable = () => isSettled(runner) && !mustWaitForSession(route, runner.conversation())
  return when(runner, isOpenable, act, isGoneOn)
}

function isGoneOn({ traits }: RunnerEvents['step']): boolean {
  return traits !== undefined && !traits.outlivesUndo
}
