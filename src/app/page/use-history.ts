import { useContext, useEffect, useRef } from 'react'
import { hrefOf } from '#domain/navigation/routes.ts'
import { liveTurnOf, type Conversation } from '#flows/core/conversation/conversation.ts'
import { placeRouteOf, screenRouteOf } from '#flows/navigation/place-route.ts'
import { visitOf } from '#flows/navigation/visit.ts'
import type { Runner, RunnerEvents } from '#flows/core/engine/runner.ts'
import { navigationStateOf, type NavigationState } from '#bindings/navigation/navigation-state.ts'
import { openedRoute } from '#bindings/navigation/opened-route.ts'
import { shownAddressOf } from '#bindings/navigation/shown-address.ts'
import { ViewContext } from '#bindings/runtime/view-context.ts'

/**
 * The address follows the conversation. In a conversation the browser's Back takes the last answer back until payment, as
 * the Back on the page does, and its Forward gives it again; in the menu view they lead from page to page, and take
 * nothing back.
 */
export function useHistory(runner: Runner): void {
  const { view } = useContext(ViewContext)
  const isByPage = useRef(false)
  useEffect(() => {
    isByPage.current = view === 'classic'
  }, [view])
  useEffect(() => {
    const routeOf = (conversation: Conversation) =>
      isByPage.current ? screenRouteOf(conversation) : placeRouteOf(conversation)
    const placeOf = (conversation: Conversation) => hrefOf(routeOf(conversation))
    // What is added of a list that stays is an answer of its own.
    const liveOf = (conversation: Conversation) => {
      const live = liveTurnOf(conversation)
      return `${live?.id} ${live?.taken?.length}`
    }
    const hrefNow = () => shownAddressOf(routeOf(runner.conversation()))
    // Entries are counted, not named by their turn, because a turn that was taken back and answered again has several.
    const opened = navigationStateOf(history.state)
    let standing = opened.place ?? 0
    let isBrowserMoving = false
    let isFollowing = false
    if (opened.place === undefined) history.replaceState({ ...opened, place: standing }, '')
    const stateNow = (hasBefore: boolean): NavigationState => {
      const line = runner.conversation().flows.customise.context.editing
      return {
        place: standing,
        ...(hasBefore ? { hasBefore } : {}),
        ...(line === undefined ? {} : { line }),
      }
    }

    const push = () => {
      const isOnPlace = navigationStateOf(history.state).place === standing
      standing += 1
      history.pushState(stateNow(isOnPlace), '', hrefNow())
    }
    const replace = () => {
      const { hasBefore = false } = navigationStateOf(history.state)
      history.replaceState(stateNow(hasBefore), '', hrefNow())
    }
    // The entry the browser moved to is left alone where it says already where the conversation is.
    const correct = () => {
      const { line } = navigationStateOf(history.state)
      const isTrue = location.pathname + location.search + location.hash === hrefNow()
      if (!isTrue || line !== runner.conversation().flows.customise.context.editing) replace()
    }
    // What was taken back on the page leaves its entry ahead, where the browser's Forward finds it.
    const follow = () => {
      const { place, hasBefore } = navigationStateOf(history.state)
      isFollowing = place !== undefined && place > standing && hasBefore === true
      if (isFollowing) return history.back()
      standing = place ?? standing
      correct()
    }
    const listen = ({ before, after, entry: { event } }: RunnerEvents['step']) => {
      if (isBrowserMoving) return
      const isAnswered = liveOf(before) !== liveOf(after)
      const hasMoved = placeOf(before) !== placeOf(after)
      if (isByPage.current) {
        if (hasMoved && event.type === 'command') push()
        else if (hasMoved) replace()
        else if (isAnswered && event.type === 'command') correct()
      } else if (isAnswered && event.type === 'undone') {
        standing -= 1
        if (!isFollowing) follow()
      } else if (isAnswered && (event.type === 'command' || event.type === 'redone')) push()
      else if (hasMoved) replace()
    }
    const turn = (isBack: boolean) => {
      // The browser has already moved; where there is nothing to take back or to do again, the address is put back.
      const isDone = isBack ? runner.undo('answer') : runner.redo()
      if (isBack && !isDone) push()
      else correct()
    }
    const lead = () => {
      const found = visitOf(openedRoute(), runner.conversation())
      if (found.kind === 'command') runner.dispatch(found.command)
      // Where the address leads no more, it is that of where one is.
      if (found.kind !== 'page') correct()
    }
    const moved = (event: PopStateEvent) => {
      const { place } = navigationStateOf(event.state)
      if (isFollowing) return follow()
      // A link within the page, or the way back from one, leads to where the conversation stands and takes nothing back.
      if (place === undefined || place === standing) return undefined
      const isBack = place < standing
      standing = place
      isBrowserMoving = true
      if (isByPage.current) lead()
      else turn(isBack)
      isBrowserMoving = false
      return undefined
    }
    runner.on('step', listen)
    window.addEventListener('popstate', moved)
    return () => {
      runner.off('step', listen)
      window.removeEventListener('popstate', moved)
    }
  }, [runner])
}
