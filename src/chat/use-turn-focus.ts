import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { RunnerEvents } from '#flows/runner.ts'
import { useConversation, useRunner } from '#bindings/runner-context.ts'

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect
const LIVE_TURN = '[data-turn="live"]'

/**
 * The one owner of scroll and focus in the transcript. After the customer's own act the new question comes to the top
 * and takes the focus, unless they are typing; what comes by itself moves nothing and is only counted.
 */
export function useTurnFocus(scroller: RefObject<HTMLElement | null>): {
  readonly updates: number
  readonly goToLive: () => void
} {
  const runner = useRunner()
  const liveId = useConversation(({ turns }) => turns.at(-1)?.id)
  const isOwnAct = useRef(false)
  const seenId = useRef(liveId)
  const [updates, setUpdates] = useState(0)

  useBrowserLayoutEffect(() => {
    const listen = ({ entry }: RunnerEvents['step']) => {
      isOwnAct.current = entry.event.type === 'command' || entry.event.type === 'undone'
    }
    runner.on('step', listen)
    return () => runner.off('step', listen)
  }, [runner])

  useEffect(() => {
    const main = scroller.current
    if (main && runner.conversation().turns.length > 1) main.scrollTop = main.scrollHeight
  }, [runner, scroller])

  const goToLive = useCallback(() => {
    setUpdates(0)
    const turn = scroller.current?.querySelector<HTMLElement>(LIVE_TURN)
    if (!turn) return
    turn.scrollIntoView({ block: 'start', behavior: 'instant' })
    turn.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true })
  }, [scroller])

  useBrowserLayoutEffect(() => {
    if (seenId.current === liveId) return
    seenId.current = liveId
    const turn = scroller.current?.querySelector<HTMLElement>(LIVE_TURN)
    if (!turn) return
    if (!isOwnAct.current) {
      if (!isInView(turn)) setUpdates((count) => count + 1)
      return
    }
    setUpdates(0)
    turn.scrollIntoView({ block: 'start', behavior: 'instant' })
    if (!isTyping()) turn.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true })
  }, [liveId, scroller])

  return { updates, goToLive }
}

function isTyping(): boolean {
  return document.activeElement?.matches('[data-composer]') === true
}

function isInView(turn: HTMLElement): boolean {
  const { top } = turn.getBoundingClientRect()
  return top >= 0 && top < window.innerHeight - 80
}
