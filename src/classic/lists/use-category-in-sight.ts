import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import type { CategoryId } from '#domain/ids.ts'
import { holdPlace } from '#bindings/runtime/hold-place.ts'
import { ComeBackContext } from '../layout/use-screen-scroll.ts'
import { categoryHeadingId } from './heading-ids.ts'

/** A category that begins this far below the bars (px), or above, is the one being read. */
const BELOW_BARS_PX = 16

type CategoryInSight = {
  /** The category being read: the one that was gone to until the customer scrolls, then it follows the scroll. */
  readonly inSight: CategoryId | undefined
  /** Scrolls to a category, and reads on from its heading. */
  readonly goTo: (id: CategoryId) => void
}

/**
 * Where in the whole menu the customer is. The chosen category is gone to when it becomes another one, and as the screen
 * comes, unless that comes back to where it was left. Nothing but the screen knows how far it is scrolled.
 */
export function useCategoryInSight(
  ids: readonly CategoryId[],
  chosenId: CategoryId | undefined,
): CategoryInSight {
  const [read, setRead] = useState(chosenId ?? ids[0])
  /** The category that was gone to, until the customer scrolls. */
  const held = useRef<CategoryId>(undefined)
  const look = useRef<() => void>(() => undefined)
  const stop = useRef<() => void>(() => undefined)
  const comesBack = useContext(ComeBackContext) !== undefined
  const reached = useRef(comesBack ? chosenId : undefined)
  const [wanted, setWanted] = useState<{ readonly id: CategoryId }>()
  const bringTo = useCallback((id: CategoryId) => {
    stop.current()
    const heading = document.getElementById(categoryHeadingId(id))
    const section = heading?.parentElement
    if (!heading || !section) return
    held.current = id
    // With the first one, what stands above the list comes into sight, too.
    const isFirst = section.previousElementSibling?.tagName !== section.tagName
    const bring = () => (isFirst ? window.scrollTo(0, 0) : section.scrollIntoView({ block: 'start' }))
    stop.current = holdPlace(bring, document.body, () => (held.current = undefined))
    look.current()
    if (navigator.userActivation?.hasBeenActive) heading.focus({ preventScroll: true })
  }, [])
  useEffect(() => () => stop.current(), [])
  useEffect(() => {
    if (reached.current === chosenId || chosenId === undefined) return
    reached.current = chosenId
    bringTo(chosenId)
  }, [chosenId, bringTo])
  useEffect(() => {
    if (wanted) bringTo(wanted.id)
  }, [wanted, bringTo])
  useEffect(() => {
    let asked: number | undefined
    const listen = () =>
      (asked ??= requestAnimationFrame(() => {
        asked = undefined
        setRead(held.current ?? categoryAt(readingLine()))
      }))
    look.current = listen
    listen()
    addEventListener('scroll', listen, { passive: true })
    return () => {
      removeEventListener('scroll', listen)
      if (asked !== undefined) cancelAnimationFrame(asked)
    }
    function categoryAt(line: number): CategoryId | undefined {
      const begun = ids.filter((id) => {
        const heading = document.getElementById(categoryHeadingId(id))
        return heading !== null && heading.getBoundingClientRect().top <= line
      })
      return begun.at(-1) ?? ids[0]
    }
  }, [ids])
  return { inSight: read, goTo: useCallback((id) => setWanted({ id }), []) }
}

/**
 * How far down the window (px) what is read begins: below the bars, and ever further down over the last windowful of the
 * page, so that its last categories, which never reach the top, are read as well.
 */
function readingLine(): number {
  const { scrollHeight } = document.documentElement
  const scrolls = scrollHeight - innerHeight
  const lastPart = Math.min(scrolls, innerHeight)
  const slid = lastPart > 0 ? Math.max(0, 1 - (scrolls - scrollY) / lastPart) : 0
  const top = barsEnd() + BELOW_BARS_PX
  return top + slid * (innerHeight - top)
}

/** How far below the top of the window the bars reach (px), as the style leaves room for them. */
function barsEnd(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
}
