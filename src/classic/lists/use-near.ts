import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** What is near: up to a window's height above and below. */
const REACH = '100% 0px'

/**
 * Whether a block with `content-visibility: auto` has come near the screen, told by the browser that lays it out then.
 * Five hundred pictures that each wait for their turn are five hundred things to look after in every frame. A browser
 * that cannot tell is answered as if all were near.
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
 * Marks a stretch (`data-near`) while it is near the window. Within a stretch that the browser itself passes over, blocks
 * are laid out only as they come into the window, a screenful at once. The first is near before anything is laid out.
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
