import { hasEmailLink } from '#domain/navigation/guards.ts'
import { parseRoute, type Route } from '#domain/navigation/routes.ts'
import { liveTurnOf } from '#flows/conversation.ts'
import { isWaiting } from '#flows/dialogue/turn.ts'
import type { Runner } from '#flows/runner.ts'
import { navigationStateOf } from './navigation-state.ts'

/** The address the page was opened with, and the basket line it edits (S2.26); a conversation that has only begun has kept it. */
export function openedRoute(runner: Runner): Route {
  const here = parseRoute(location.pathname + location.search)
  // The secrets of a mailed link stand in the address alone.
  if (hasEmailLink(here)) return here
  const isFresh = runner.log().entries.every(({ event }) => event.type !== 'command')
  const { path } = runner.conversation()
  const route = parseRoute((isFresh && path !== '/' ? path : location.pathname) + location.search)
  const { line } = navigationStateOf(history.state)
  return route.name === 'product' && line !== undefined ? { ...route, lineId: line } : route
}

/** Acts once nothing is on its way any more; an address cannot be judged before. */
export function whenSettled(runner: Runner, act: () => void): () => void {
  const isSettled = () => {
    const live = liveTurnOf(runner.conversation())
    return live !== undefined && !isWaiting(live.question)
  }
  if (isSettled()) {
    act()
    return () => undefined
  }
  const listen = () => {
    if (!isSettled()) return
    runner.off('step', listen)
    act()
  }
  runner.on('step', listen)
  return () => runner.off('step', listen)
}
