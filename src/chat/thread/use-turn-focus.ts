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
import type { Conversation } from '#flows/core/conversation/conversation.ts'
import type { RunnerEvents } from '#flows/core/engine/runner.ts'
import { isAct } from '#flows/core/log/log.ts'
import { holdPlace } from '#bindings/runtime/hold-place.ts'
import { useRunner } from '#bindings/runtime/runner-context.ts'
import { isFocusLost, letGoOfFocus, useKeptFocus } from '#bindings/runtime/use-kept-focus.ts'
import { ViewContext } from '#bindings/runtime/view-context.ts'
import { bringTo, seenIn } from './scroller.ts'
import { liveHeading } from './live-question.ts'

export type TurnFocus = {
  /** Called by the live turn once it stands on the page, and when another question takes its place, before it is painted. */
  readonly arrive: (turn: HTMLElement, id: string, question: string) => void
  readonly updates: number
  /** Where what came by itself is from what is seen. */
  readonly points: 'up' | 'down'
  readonly goToLive: () => void
}

export const TurnFocusContext = createContext<Pick<TurnFocus, 'arrive'>>({ arrive: () => undefined })

const LIVE_TURN = '[data-turn="live"]'
/** So many of the answers before stand above the new turn, if they take no more than this of the window. */
const MOST_STEPS = 3
const MOST_ABOVE = 0.25

/**
 * The one owner of scroll and focus in the transcript, with one rule. The turn that comes of what the customer did, at
 * once or when the outside has answered, and the one a page is opened with, is brought up: what is said to the answer, its
 * question; above it as many of the last answers as leave all of it in sight. It stays there while it grows, until the
 * customer scrolls. It takes the focus, unless they are typing. What comes by itself scrolls nothing and is only counted; it takes the focus only where it removes the
 * focused element.
 */
export function useTurnFocus(scroller: RefObject<HTMLElement | null>, isCovered: boolean): TurnFocus {
  const runner = useRunner()
  const isOwnAct = useRef(false)
  /** Whether something happened since the last turn came; else the page was opened with the turn that comes. */
  const hasHappened = useRef(false)
  const wasInTurn = useRef(false)
  const seen = useRef(seenOf(runner.conversation()))
  const letGo = useRef<(() => void) | undefined>(undefined)
  const [updates, setUpdates] = useState(0)
  const [points, setPoints] = useState<TurnFocus['points']>('down')

  useEffect(() => {
    const listen = ({ before, after, entry }: RunnerEvents['step']) => {
      isOwnAct.current = isAct(entry.event) || isAnswered(before, after)
      hasHappened.current = true
      wasInTurn.current = document.activeElement?.closest(LIVE_TURN) != null
      if (wasInTurn.current && seenOf(before).id !== seenOf(after).id) letGoOfFocus()
    }
    runner.on('step', listen)
    return () => runner.off('step', listen)
  }, [runner])

  useKeptFocus(liveHeading)

  const land = useCallback((main: HTMLElement, turn: HTMLElement, top?: number) => {
    letGo.current?.()
    const stop = holdPlace(
      () => bringTo(main, turn, top ?? roomAbove(main, turn)),
      main.firstElementChild ?? main,
      () => (letGo.current = undefined),
    )
    letGo.current = stop
  }, [])
  useEffect(() => () => letGo.current?.(), [])

  const { left, wasChosen } = useContext(ViewContext)
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
    if (!main || !live || isCovered) return
    const { turns } = runner.conversation()
    const top = left.get(turns.at(-1)?.id ?? '')
    if (top !== undefined || turns.length > 1) land(main, live, top)
    // A page that was just opened is read from its top; a view somebody has just switched to, from its question.
    if (wasChosen.current && isFocusLost()) questionOf(live)?.focus({ preventScroll: true })
  }, [runner, scroller, left, land, isCovered, wasChosen])

  useEffect(() => {
    const main = scroller.current
    if (!main || updates === 0) return undefined
    const look = () => {
      const turn = main.querySelector<HTMLElement>(LIVE_TURN)
      if (!turn) return
      if (isInView(main, turn)) setUpdates(0)
      else setPoints(questionTop(turn) < seenIn(main).top ? 'up' : 'down')
    }
    look()
    // Scrolling is told to the page itself, wherever it happens.
    document.addEventListener('scroll', look, { capture: true, passive: true })
    return () => document.removeEventListener('scroll', look, { capture: true })
  }, [scroller, updates])

  const arrive = useCallback(
    (turn: HTMLElement, id: string, question: string) => {
      const before = seen.current
      if (before.id === id && before.question === question) return
      seen.current = { id, question }
      const main = scroller.current
      if (!main) return
      const isOpened = !hasHappened.current
      hasHappened.current = false
      // What was waited for comes in its place: still the answer to what the customer did, unless they went elsewhere.
      const isAwaited = before.id === id && letGo.current !== undefined
      if (!isOpened && !isOwnAct.current && !isAwaited) {
        if (!isInView(main, turn)) setUpdates((count) => count + 1)
        if (wasInTurn.current && isFocusLost()) questionOf(turn)?.focus({ preventScroll: true })
        return
      }
      setUpdates(0)
      land(main, turn)
      const isToRead = isOwnAct.current || (!isOpened && isFocusLost())
      if (isToRead && !isTyping()) questionOf(turn)?.focus({ preventScroll: true })
    },
    [scroller, land],
  )

  const goToLive = useCallback(() => {
    const main = scroller.current
    const turn = main?.querySelector<HTMLElement>(LIVE_TURN)
    if (!main || !turn) return
    setUpdates(0)
    land(main, turn)
    questionOf(turn)?.focus({ preventScroll: true })
  }, [scroller, land])

  return useMemo(() => ({ arrive, updates, points, goToLive }), [arrive, updates, points, goToLive])
}

/** Whether the live turn is answered now, if only by what the outside said to what the customer sent. */
function isAnswered(before: Conversation, after: Conversation): boolean {
  const was = before.turns.at(-1)
  const closed = after.turns.at(-2)
  return was !== undefined && closed?.id === was.id && closed.answer !== undefined
}

function seenOf({ turns }: Conversation) {
  const live = turns.at(-1)
  return { id: live?.id, question: live?.question.key }
}

function questionOf(turn: HTMLElement): HTMLElement | null {
  return turn.querySelector<HTMLElement>('[data-ask]')
}

function questionTop(turn: HTMLElement): number {
  return (questionOf(turn) ?? turn).getBoundingClientRect().top
}

/**
 * How far from the top the turn stands (px): beneath as many of the last answers as leave all of it in sight, and at least
 * beneath one that nothing else says.
 */
function roomAbove(main: HTMLElement, turn: HTMLElement): number {
  const { top: from, bottom } = seenIn(main)
  const seen = bottom - from
  const { top: at, height } = turn.getBoundingClientRect()
  const fitting = [...main.querySelectorAll('[data-turn="spent"]')]
    .slice(-MOST_STEPS)
    .map((step) => ({
      room: at - step.getBoundingClientRect().top,
      said: step.querySelector('[data-said]'),
    }))
    .find(({ room, said }) => room <= seen * MOST_ABOVE && (said !== null || room + height <= seen))
  return fitting?.room ?? 0
}

/** How far the live turn is from the top of the transcript (px); undefined where a page covers it. */
function topNow(): number | undefined {
  const turn = document.querySelector<HTMLElement>(LIVE_TURN)
  const main = turn?.closest<HTMLElement>('main')
  if (!turn || !main || turn.getClientRects().length === 0) return undefined
  return turn.getBoundingClientRect().top - seenIn(main).top
}

function isTyping(): boolean {
  return document.activeElement?.matches('[data-composer]') === true
}

/** Whether the question and its first answer are visible between the steps above and the tray below. */
function isInView(main: HTMLElement, turn: HTMLElement): boolean {
  const shown = seenIn(main)
  const question = questionOf(turn) ?? turn
  const way = turn.querySelector('[data-choice], button, input, a[href]') ?? question
  return (
    question.getBoundingClientRect().top >= shown.top && way.getBoundingClientRect().bottom <= shown.bottom
  )
}
