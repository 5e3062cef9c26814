import { useEffect } from 'react'
import { hrefOf } from '#domain/navigation/routes.ts'
import { placeRouteOf } from '#flows/dialogue/place-route.ts'
import type { Runner, RunnerEvents } from '#flows/runner.ts'

/** The address follows the conversation; the browser's Back takes the last answer back until payment. */
export function useHistory(runner: Runner): void {
  useEffect(() => {
    const hrefNow = () => hrefOf(placeRouteOf(runner.conversation())) + location.search
    const listen = ({ before, after, entry }: RunnerEvents['step']) => {
      if (before.turns.at(-1)?.id === after.turns.at(-1)?.id) {
        history.replaceState(history.state, '', hrefNow())
      } else if (entry.event.type === 'command')
        history.pushState({ turn: after.turns.at(-1)?.id }, '', hrefNow())
      else history.replaceState(history.state, '', hrefNow())
    }
    const back = () => {
      // The browser has already moved: where nothing can be taken back, it is led to where the conversation is.
      if (!runner.undo('answer')) history.pushState(null, '', hrefNow())
    }
    runner.on('step', listen)
    window.addEventListener('popstate', back)
    return () => {
      runner.off('step', listen)
      window.removeEventListener('popstate', back)
    }
  }, [runner])
}
