import { useCallback, useRef } from 'react'
import { holdPlace } from '#bindings/hold-place.ts'
import { useLeftPlace } from '#bindings/left-place.ts'
import type { LeftPlace } from '#bindings/view-context.ts'

const HEADINGS = 'main :is(h1, h2, h3)'

/**
 * Begins each screen at its top, but the one another view was chosen from where it was left. What is kept is the heading
 * nearest to the top of the window: lists are drawn block by block, and what is not drawn yet has only about its height.
 */
export function useScreenScroll(what: string): () => void {
  const left = useLeftPlace('classic', () => placeNow(what))()
  const wanted = useRef(left?.what === what ? left : undefined)
  const stop = useRef<() => void>(() => undefined)
  return useCallback(() => {
    stop.current()
    const place = wanted.current
    wanted.current = undefined
    if (place) stop.current = scrollBackTo(place)
    else window.scrollTo(0, 0)
  }, [])
}

function placeNow(what: string): LeftPlace | undefined {
  if (window.scrollY === 0) return undefined
  const tops = [...document.querySelectorAll(HEADINGS)].map((each) => each.getBoundingClientRect().top)
  const index = tops.reduce((best, top, at) => (Math.abs(top) < Math.abs(tops[best] ?? 0) ? at : best), 0)
  const top = tops[index]
  return top === undefined ? undefined : { what, top, index }
}

/** Brings a heading to where it stood, and keeps it there while the screen grows, until the customer scrolls. */
function scrollBackTo({ top, index = 0 }: LeftPlace): () => void {
  const bring = () => {
    const heading = document.querySelectorAll(HEADINGS)[index]
    if (heading) window.scrollBy(0, heading.getBoundingClientRect().top - top)
  }
  return holdPlace(bring, document.body)
}
