import { createContext, useCallback, useContext, useEffect, useLayoutEffect, useRef } from 'react'
import { holdPlace } from '#bindings/runtime/hold-place.ts'
import { ViewContext, type ScreenPlace } from '#bindings/runtime/view-context.ts'

const HEADINGS = 'main :is(h1, h2, h3, h4)'

/** The heading a returning customer left the screen at, so that a list is drawn there first. */
export const ComeBackContext = createContext<ScreenPlace['heading'] | undefined>(undefined)

type ScreenScroll = {
  /** Scrolls a screen that has just come to where it is read from; yields what is read first there. */
  readonly arrive: () => HTMLElement | undefined
  /** The heading it is scrolled to; none for a new screen. */
  readonly comesBackTo: ScreenPlace['heading'] | undefined
}

/**
 * Shows each new screen from its top, and one the customer returns to where it was left: after another view, a product
 * or a page. The position is kept as the heading nearest to the top of the window, because a list is drawn block by
 * block and the heights of blocks not yet drawn are estimates.
 */
export function useScreenScroll(what: string, isAside: boolean): ScreenScroll {
  const { screens } = useContext(ViewContext)
  const now = useRef({ what, isAside })
  useLayoutEffect(() => {
    now.current = { what, isAside }
  })
  const stop = useRef<() => void>(() => undefined)
  useEffect(() => () => stop.current(), [])
  const arrive = useCallback(() => {
    stop.current()
    const place = screens.get(now.current.what)
    if (now.current.isAside) screens.delete(now.current.what)
    else screens.clear()
    if (!place) {
      window.scrollTo(0, 0)
      return undefined
    }
    stop.current = scrollBackTo(place)
    return firstInSight()
  }, [screens])
  return { arrive, comesBackTo: screens.get(what)?.heading }
}

/**
 * Records where a screen was scrolled to when it is removed. Rendered before the screen, so that its cleanup runs while
 * the screen is still in the document.
 */
export function ScreenStop({ what }: { readonly what: string }): undefined {
  const { screens } = useContext(ViewContext)
  useLayoutEffect(
    () => () => {
      const place = placeNow()
      if (place) screens.set(what, place)
      else screens.delete(what)
    },
    [screens, what],
  )
}

function placeNow(): ScreenPlace | undefined {
  if (window.scrollY === 0) return undefined
  let nearest: ScreenPlace | undefined
  for (const [index, heading] of document.querySelectorAll(HEADINGS).entries()) {
    const { top, height } = heading.getBoundingClientRect()
    // A heading the browser has not laid out yet has no height and no position.
    if (height > 0 && (!nearest || Math.abs(top) < Math.abs(nearest.top)))
      nearest = { heading: heading.id || index, top }
  }
  return nearest
}

/** Scrolls a heading to where it was, and keeps it there while the screen grows, until the customer scrolls. */
function scrollBackTo({ top, heading: left }: ScreenPlace): () => void {
  const bring = () => {
    const heading =
      typeof left === 'string' ? document.getElementById(left) : document.querySelectorAll(HEADINGS)[left]
    if (heading) window.scrollBy(0, laidOut(heading).getBoundingClientRect().top - top)
  }
  return holdPlace(bring, document.body)
}

/** The first heading that is in sight below the bar. */
function firstInSight(): HTMLElement | undefined {
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  return [...document.querySelectorAll<HTMLElement>(HEADINGS)].find((heading) => {
    const { top, bottom, height } = heading.getBoundingClientRect()
    return height > 0 && top >= bar && bottom <= window.innerHeight
  })
}

/** The element, or its nearest ancestor that has been laid out. */
function laidOut(element: Element): Element {
  const { parentElement } = element
  return element.getBoundingClientRect().height > 0 || !parentElement ? element : laidOut(parentElement)
}
