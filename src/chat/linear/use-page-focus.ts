import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import type { RunnerEvents } from '#flows/runner.ts'
import { useRunner } from '#bindings/runner-context.ts'
import { LIVE_QUESTION } from '../live-question.ts'
import { isNowhere } from '../use-kept-focus.ts'

/**
 * Gives the focus to the question of each new page the customer's own act led to. A page that comes by itself takes it
 * only where the page before it took it along.
 */
export function usePageFocus(scroller: RefObject<HTMLElement | null>, page: string | undefined): void {
  const runner = useRunner()
  const seen = useRef<string | undefined>(undefined)
  const isOwnAct = useRef(false)
  const wasOnPage = useRef(false)

  useEffect(() => {
    const listen = ({ entry }: RunnerEvents['step']) => {
      isOwnAct.current = entry.event.type === 'command' || entry.event.type === 'undone'
      wasOnPage.current = scroller.current?.contains(document.activeElement) === true
    }
    runner.on('step', listen)
    return () => runner.off('step', listen)
  }, [runner, scroller])

  useLayoutEffect(() => {
    const isFirst = seen.current === undefined
    if (seen.current === page) return
    seen.current = page
    scroller.current?.scrollTo(0, 0)
    // A page that only opened is read from its top; one that somebody has just switched to, from its question.
    const isWanted = isFirst
      ? navigator.userActivation?.hasBeenActive === true
      : isOwnAct.current || (wasOnPage.current && isNowhere())
    if (isWanted) scroller.current?.querySelector<HTMLElement>(LIVE_QUESTION)?.focus({ preventScroll: true })
  }, [page, scroller])
}
