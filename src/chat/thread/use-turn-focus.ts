import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react'
import type { RunnerEvents } from '#flows/engine/runner.ts'
import { isAct } from '#flows/log/log.ts'
import { useRunner } from '#bindings/runtime/runner-context.ts'
import { ViewContext } from '#bindings/runtime/view-context.ts'
import { isFocusLost, useKeptFocus } from './use-kept-focus.ts'

export type TurnFocus = {
  /** Called by the live turn once it stands on the page, before it is painted. */
  readonly arrive: (turn: HTMLElement, id: string) => void
  readonly updates: number
  readonly goToLive: () => void
}

export const TurnFocusContext = createContext<Pick<TurnFocus, 'arrive'>>({ arrive: () => undefined })

const LIVE_TURN = '[data-turn="live"]'
/** How much of the turn before stays visible above the new question. */
const SEEN_ABOVE_PX = 72

/**
 * The one owner of scroll and focus in the transcript. After an action of the customer the new question is scrolled to
 * the top and takes the focus, unless they are typing. What comes by itself scrolls nothing and is only counted; it
 * takes the focus only where it removes the focused element.
 */
export function useTurnFocus(scroller: RefObject<HTMLElement | null>): TurnFocus {
  const runner = useRunner()
  const isOwnAct = useRef(false)
  const wasInTurn = useRef(false)
  const seenId = useRef<string | undefined>(runner.conversation().turns.at(-1)?.id)
  const [updates, setUpdates] = useState(0)

  useEffect(() => {
    const listen = ({ entry }: RunnerEvents['step']) => {
      isOwnAct.current = isAct(entry.event)
      wasInTurn.current = document.activeElement?.closest(LIVE_TURN) != null
    }
    runner.on('step', listen)
    return () => runner.off('step', listen)
  }, [runner])

  useKeptFocus(scroller)

  const { left } = useContext(ViewContext)
  // A layout effect, because it must measure before the elements are removed.
  useLayoutEffect(
    () => () => {
      const turn = runner.conversation().turns.at(-1)
      const top = topNow()
      left.clear()
      if (turn && top !== undefined) left.set(turn.id, top)
    },
    [left, runner],
  )
  useEffect(() => {
    const main = scroller.current
    const live = main?.querySelector<HTMLElement>(LIVE_TURN)
    if (!main || !live) return
    const { turns } = runner.conversation()
    const top = left.get(turns.at(-1)?.id ?? '')
    if (top !== undefined) bringTo(main, live, top)
    else if (turns.length > 1) bringUp(main, live)
    // A page that was just opened is read from its top; a view somebody has just switched to, from its question.
    const isChosen = navigator.userActivation?.hasBeenActive === true
    if (isChosen && isFocusLost()) questionOf(live)?.focus({ preventScroll: true })
  }, [runner, scroller, left])

  const arrive = useCallback(
    (turn: HTMLElement, id: string) => {
      if (seenId.current === id) return
      seenId.current = id
      const main = scroller.current
      if (!main) return
      if (!isOwnAct.current) {
        if (!isInView(main, turn)) setUpdates((count) => count + 1)
        if (wasInTurn.current && isFocusLost()) questionOf(turn)?.focus({ preventScroll: true })
        return
      }
      setUpdates(0)
      bringUp(main, turn)
      if (!isTyping()) questionOf(turn)?.focus({ preventScroll: true })
    },
    [scroller],
  )

  const goToLive = useCallback(() => {
    setUpdates(0)
    const main = scroller.current
    const turn = main?.querySelector<HTMLElement>(LIVE_TURN)
    if (!main || !turn) return
    bringUp(main, turn)
    questionOf(turn)?.focus({ preventScroll: true })
  }, [scroller])

  return useMemo(() => ({ arrive, updates, goToLive }), [arrive, updates, goToLive])
}

function questionOf(turn: HTMLElement): HTMLElement | null {
  return turn.querySelector<HTMLElement>('[data-ask]')
}

function bringUp(main: HTMLElement, turn: HTMLElement): void {
  bringTo(main, turn, SEEN_ABOVE_PX)
}

function bringTo(main: HTMLElement, turn: HTMLElement, top: number): void {
  main.scrollTop += topIn(main, turn) - top
}

function topIn(main: HTMLElement, turn: HTMLElement): number {
  return turn.getBoundingClientRect().top - main.getBoundingClientRect().top
}

/** How far the live turn is from the top of the transcript (px); undefined where a page covers it. */
function topNow(): number | undefined {
  const turn = document.querySelector<HTMLElement>(LIVE_TURN)
  const main = turn?.closest<HTMLElement>('main')
  if (!turn || !main || turn.getClientRects().length === 0) return undefined
  return topIn(main, turn)
}

function isTyping(): boolean {
  return document.activeElement?.matches('[data-composer]') === true
}

/** Whether the question and its first answer are visible between the steps above and the tray below. */
function isInView(main: HTMLElement, turn: HTMLElement): boolean {
  const shown = main.getBoundingClientRect()
  const question = questionOf(turn) ?? turn
  const way = turn.querySelector('[data-choice], button, input, a[href]') ?? question
  return (
    question.getBoundingClientRect().top >= shown.top && way.getBoundingClientRect().bottom <= shown.bottom
  )
}
