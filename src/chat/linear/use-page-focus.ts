import { useContext, useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { liveTurnOf } from '#flows/core/conversation/conversation.ts'
import type { RunnerEvents } from '#flows/core/engine/runner.ts'
import { isAct } from '#flows/core/log/log.ts'
import { holdPlace } from '#bindings/runtime/hold-place.ts'
import { useRunner } from '#bindings/runtime/runner-context.ts'
import { isFocusLost, letGoOfFocus } from '#bindings/runtime/use-kept-focus.ts'
import { ViewContext } from '#bindings/runtime/view-context.ts'
import { LIVE_QUESTION } from '../thread/live-question.ts'
import { scrollerOf } from '../thread/scroller.ts'

/** What tells that the history has moved; the first is told by wouter. */
const WAYS = ['pushState', 'popstate']

/**
 * Moves the focus to the question of each page that an action of the customer led to. A page that comes by itself gets
 * the focus only where it was inside the page before. A new page is shown from its top; one that is returned to, where
 * it was scrolled to, also from what covered it.
 */
export function usePageFocus(
  scroller: RefObject<HTMLElement | null>,
  page: string | undefined,
  isCovered: boolean,
): void {
  const runner = useRunner()
  const seen = useRef<string | undefined>(undefined)
  const isOwnAct = useRef(false)
  const wasOnPage = useRef(false)
  const { stood, wasChosen } = useContext(ViewContext)
  const letGo = useRef<() => void>(() => undefined)
  const wasCovered = useRef(false)

  useLayoutEffect(() => {
    const main = scroller.current
    const note = () => {
      const isHidden = main?.querySelector(LIVE_QUESTION)?.getClientRects().length === 0
      if (main && seen.current !== undefined && !isHidden) stood.set(seen.current, scrollerOf(main).scrollTop)
    }
    // Runs before React renders the step, while the old page is still in the document.
    runner.on('step', note)
    return () => {
      runner.off('step', note)
      note()
      letGo.current()
    }
  }, [runner, scroller, stood])

  useEffect(() => {
    const listen = ({ before, after, entry }: RunnerEvents['step']) => {
      isOwnAct.current = isAct(entry.event)
      wasOnPage.current = scroller.current?.contains(document.activeElement) === true
      if (wasOnPage.current && liveTurnOf(before)?.id !== liveTurnOf(after)?.id) letGoOfFocus()
    }
    // To go from page to page within a question is an act too, and no step of the conversation.
    const move = () => (isOwnAct.current = true)
    runner.on('step', listen)
    for (const way of WAYS) window.addEventListener(way, move)
    return () => {
      runner.off('step', listen)
      for (const way of WAYS) window.removeEventListener(way, move)
    }
  }, [runner, scroller])

  useLayoutEffect(() => {
    const isFirst = seen.current === undefined
    if (isCovered || (seen.current === page && !wasCovered.current)) {
      wasCovered.current = isCovered
      return
    }
    const isUncovered = wasCovered.current
    wasCovered.current = false
    seen.current = page
    const main = scroller.current
    const top = (page === undefined ? undefined : stood.get(page)) ?? 0
    letGo.current()
    if (main && main.firstElementChild && top > 0)
      letGo.current = holdPlace(() => scrollerOf(main).scrollTo(0, top), main.firstElementChild)
    else if (main) scrollerOf(main).scrollTo(0, 0)
    if (isUncovered) return
    // A page that was just opened is read from its top; a view somebody has just switched to, from its question.
    const isWanted = isFirst ? wasChosen.current : isOwnAct.current || (wasOnPage.current && isFocusLost())
    if (isWanted) main?.querySelector<HTMLElement>(LIVE_QUESTION)?.focus({ preventScroll: true })
  }, [page, scroller, stood, isCovered, wasChosen])
}
