import { useEffect } from 'react'
import { hrefOf } from '#domain/navigation/routes.ts'
import { liveTurnOf, type Conversation } from '#flows/conversation.ts'
import { placeRouteOf } from '#flows/dialogue/place-route.ts'
import type { Runner, RunnerEvents } from '#flows/runner.ts'

/** The address follows the conversation; the browser's Back takes the last answer back until payment. */
export function useHistory(runner: Runner): void {
  useEffect(() => {
    const placeOf = (conversation: Conversation) => hrefOf(placeRouteOf(conversation))
    const liveOf = (conversation: Conversation) => liveTurnOf(conversation)?.id
    const stateNow = () => ({ turn: liveOf(runner.conversation()) })
    const hrefNow = () => placeOf(runner.conversation()) + location.search
    const listen = ({ before, after, entry }: RunnerEvents['step']) => {
      const isAnswered = liveOf(before) !== liveOf(after) && entry.event.type === 'command'
      if (isAnswered) history.pushState(stateNow(), '', hrefNow())
      else if (placeOf(before) !== placeOf(after)) history.replaceState(stateNow(), '', hrefNow())
    }
    const back = (event: PopStateEvent) => {
      // Coming back from a page beside the conversation leads to where it stands, and takes nothing back.
      if (turnOf(event.state) === liveOf(runner.conversation())) return
      // The browser has already moved: where nothing can be taken back, it is led to where the conversation is.
      if (!runner.undo('answer')) history.pushState(stateNow(), '', hrefNow())
    }
    runner.on('step', listen)
    window.addEventListener('popstate', back)
    return () => {
      runner.off('step', listen)
      window.removeEventListener('popstate', back)
    }
  }, [runner])
}

function turnOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'turn' in state ? state.turn : undefined
}
