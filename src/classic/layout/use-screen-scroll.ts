import { createContext, useCallback, useContext, useEffect, useLayoutEffect, useRef } from 'react'
import { holdPlace } from '#bindings/runtime/hold-place.ts'
import { ViewContext, type ScreenPlace } from '#bindings/runtime/view-context.ts'

const HEADINGS = 'main :is(h1, h2, h3)'

/** Which heading of the screen the customer comes back to, where they come back: as much of it is drawn at once. */
export const ComeBackContext = createContext(0)

type ScreenScroll = {
  /** Brings a screen that has just come to where it is read from. */
  readonly arrive: () => void
  /** Which of its headings it is brought to; the first where it is new. */
  readonly comesBackTo: number
}

/**
 * Begins each screen at its top, but one that is come back to where it was left: from another view, or from a product
 * or a page, which stand aside of it. What is kept is the heading nearest to the top of the window: lists are drawn
 * block by block, and what is not drawn yet has only about its height.
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
    if (place) stop.current = scrollBackTo(place)
    else window.scrollTo(0, 0)
  }, [screens])
  return { arrive, comesBackTo: screens.get(what)?.index ?? 0 }
}

/** Notes where a screen was scrolled to as it goes; drawn before the screen, it goes while that still stands. */
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
    // What the browser has never laid out has no place.
    if (height > 0 && (!nearest || Math.abs(top) < Math.abs(nearest.top))) nearest = { index, top }
  }
  return nearest
}

/** Brings a heading to where it stood, and keeps it there while the screen grows, until the customer scrolls. */
function scrollBackTo({ top, index }: ScreenPlace): () => void {
  const bring = () => {
    const heading = document.querySelectorAll(HEADINGS)[index]
    if (heading) window.scrollBy(0, laidOut(heading).getBoundingClientRect().top - top)
  }
  return holdPlace(bring, document.body)
}

/** The element, or the nearest around it that has been laid out. */
function laidOut(element: Element): Element {
  const { parentElement } = element
  return element.getBoundingClientRect().height > 0 || !parentElement ? element : laidOut(parentElement)
}
