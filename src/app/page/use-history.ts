import { useEffect } from 'react'
import { hrefOf } from '#domain/navigation/routes.ts'
import { liveTurnOf, type Conversation } from '#flows/conversation/conversation.ts'
import { placeRouteOf } from '#flows/navigation/place-route.ts'
import type { Runner, RunnerEvents } from '#flows/engine/runner.ts'
import { navigationStateOf, type NavigationState } from '#bindings/navigation/navigation-state.ts'
import { shownAddressOf } from '#bindings/navigation/shown-address.ts'

/** The address follows the conversation; the browser's Back takes the last answer back until payment, its Forward gives it again. */
export function useHistory(runner: Runner): void {
  useEffect(() => {
    const placeOf = (conversation: Conversation) => hrefOf(placeRouteOf(conversation))
    const liveOf = (conversation: Conversation) => liveTurnOf(conversation)?.id
    const hrefNow = () => shownAddressOf(placeRouteOf(runner.conversation()))
    // Entries are counted, not named by their turn, because a turn that was taken back and answered again has several.
    const opened = navigationStateOf(history.state)
    let standing = opened.place ?? 0
    if (opened.place === undefined) history.replaceState({ ...opened, place: standing }, '')
    const stateNow = (): NavigationState => {
      const line = runner.conversation().flows.customise.context.editing
      return line === undefined ? { place: standing } : { place: standing, line }
    }

    const push = () => {
      standing += 1
      history.pushState(stateNow(), '', hrefNow())
    }
    const replace = () => history.replaceState(stateNow(), '', hrefNow())
    const listen = ({ before, after, entry }: RunnerEvents['step']) => {
      const isAnswered = liveOf(before) !== liveOf(after) && entry.event.type === 'command'
      if (isAnswered) push()
      else if (placeOf(before) !== placeOf(after)) replace()
    }
    const moved = (event: PopStateEvent) => {
      const { place } = navigationStateOf(event.state)
      // A link within the page, or the way back from one, leads to where the conversation stands and takes nothing back.
      if (place === undefined || place === standing) return
      const isBack = place < standing
      standing = place
      // The browser has already moved; where there is nothing to take back or to do again, the address is put back.
      if (isBack && !runner.undo('answer')) push()
      else if (!isBack && !runner.redo()) replace()
    }
    runner.on('step', listen)
    window.addEventListener('popstate', moved)
    return () => {
      runner.off('step', listen)
      window.removeEventListener('popstate', moved)
    }
  }, [runner])
}
