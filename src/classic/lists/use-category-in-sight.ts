import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import type { CategoryId } from '#domain/ids.ts'
import { holdPlace } from '#bindings/runtime/hold-place.ts'
import { ComeBackContext } from '../layout/use-screen-scroll.ts'
import { categoryHeadingId } from './heading-ids.ts'

/** A category that begins this far below the bars (px), or above, is the one being read. */
const BELOW_BARS_PX = 16
/** Further than any page reaches above the window. */
const FAR_PX = 1_000_000

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
    const begun = new Set<CategoryId>()
    const tell = () => setRead(held.current ?? ids.findLast((id) => begun.has(id)) ?? ids[0])
    let observer = watch()
    function watch(): IntersectionObserver {
      const line = barsEnd() + BELOW_BARS_PX
      const watching = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            const id = ids.find((each) => sectionOf(each) === target)
            if (id !== undefined) begun[isIntersecting ? 'add' : 'delete'](id)
          }
          tell()
        },
        // Everything above the line: a category is in it from its first word on.
        { rootMargin: `${FAR_PX}px 0px ${Math.round(line - innerHeight)}px 0px` },
      )
      for (const section of ids.map(sectionOf)) if (section) watching.observe(section)
      return watching
    }
    const anew = () => {
      observer.disconnect()
      observer = watch()
    }
    look.current = tell
    addEventListener('resize', anew)
    return () => {
      removeEventListener('resize', anew)
      observer.disconnect()
    }
  }, [ids])
  return { inSight: read, goTo: useCallback((id) => setWanted({ id }), []) }
}

/** The part of the page that a category takes. */
function sectionOf(id: CategoryId): Element | null {
  return document.getElementById(categoryHeadingId(id))?.parentElement ?? null
}

/** How far below the top of the window the bars reach (px), as the style leaves room for them. */
function barsEnd(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
}
