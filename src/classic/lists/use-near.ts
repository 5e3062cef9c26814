import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Near means up to one window height above or below the window. */
const REACH = '100% 0px'

/**
 * Whether a block with `content-visibility: auto` has come near the window, by the event of the browser that then lays
 * it out. Pictures are rendered only then, because the browser would check each of five hundred lazy ones in every
 * frame. In a browser without the event all blocks count as near.
 */
export function useNear(block: RefObject<HTMLElement | null>, isFirst: boolean): boolean {
  const [isNear, setNear] = useState(() => isFirst || !CSS.supports('content-visibility', 'auto'))
  useEffect(() => {
    const { current } = block
    if (isNear || !current) return undefined
    const take = (event: Event) =>
      setNear(event instanceof ContentVisibilityAutoStateChangeEvent && !event.skipped)
    current.addEventListener('contentvisibilityautostatechange', take)
    return () => current.removeEventListener('contentvisibilityautostatechange', take)
  }, [block, isNear])
  return isNear
}

/**
 * Marks a stretch (`data-near`) while it is near the window. Without the mark the browser skips the stretch, and its
 * blocks would be laid out only when they enter the window, a screenful at once. The first stretch is near before
 * anything is laid out.
 */
export function useMarkedNear(isFirst: boolean): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isFirst) ref.current?.setAttribute('data-near', '')
  }, [isFirst])
  useEffect(() => {
    const { current } = ref
    if (!current) return undefined
    const mark = (entries: readonly IntersectionObserverEntry[]) =>
      current.toggleAttribute('data-near', entries.at(-1)?.isIntersecting === true)
    const observer = new IntersectionObserver(mark, { rootMargin: REACH })
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return ref
}
