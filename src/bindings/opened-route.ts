import { parseRoute, type Route } from '#domain/navigation/routes.ts'
import { outlivesUndo } from '#flows/commands.ts'
import { liveTurnOf } from '#flows/conversation.ts'
import { isWaiting } from '#flows/dialogue/turn.ts'
import { isTooEarly } from '#flows/dialogue/visit.ts'
import type { Runner, RunnerEvents } from '#flows/runner.ts'
import { navigationStateOf } from './navigation-state.ts'

/** The address the page shows, and the basket line it edits (S2.26). */
export function openedRoute(): Route {
  const route = parseRoute(location.pathname + location.search)
  const { line } = navigationStateOf(history.state)
  return route.name === 'product' && line !== undefined ? { ...route, lineId: line } : route
}

/** Acts once nothing is on its way any more. */
export function whenSettled(runner: Runner, act: () => void): () => void {
  return when(runner, () => isSettled(runner), act)
}

/** Acts once an address can be judged, unless the customer has gone on without it. */
export function whenOpenable(runner: Runner, route: Route, act: () => void): () => void {
  const isOpenable = () => isSettled(runner) && !isTooEarly(route, runner.conversation())
  return when(runner, isOpenable, act, isGoneOn)
}

function isGoneOn({ entry: { event } }: RunnerEvents['step']): boolean {
  return event.type === 'command' && !outlivesUndo(event.command.type)
}

function isSettled(runner: Runner): boolean {
  const live = liveTurnOf(runner.conversation())
  return live !== undefined && !isWaiting(live.question)
}

/** Acts once it is time to, unless it was given up before. */
export function when(
  runner: Runner,
  isTime: () => boolean,
  act: () => void,
  isGivenUp: (step: RunnerEvents['step']) => boolean = () => false,
): () => void {
  if (isTime()) {
    act()
    return () => undefined
  }
  const stop = () => runner.off('step', listen)
  const listen = (step: RunnerEvents['step']) => {
    const isOver = isGivenUp(step)
    if (!isOver && !isTime()) return
    stop()
    if (!isOver) act()
  }
  runner.on('step', listen)
  return stop
}
