import { useEffect, useRef, useState, type RefObject } from 'react'

/**
 * Whether a block with `content-visibility: auto` has come near the screen, told by the browser that lays it out then.
 * Five hundred pictures that each wait for their turn are five hundred things to look after in every frame. A browser
 * that cannot tell is answered as if all were near.
 */
export function useNear(isFirst: boolean): {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly isNear: boolean
} {
  const ref = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(() => isFirst || !CSS.supports('content-visibility', 'auto'))
  useEffect(() => {
    const { current } = ref
    if (isNear || !current) return undefined
    const take = (event: Event) =>
      setNear(event instanceof ContentVisibilityAutoStateChangeEvent && !event.skipped)
    current.addEventListener('contentvisibilityautostatechange', take)
    return () => current.removeEventListener('contentvisibilityautostatechange', take)
  }, [isNear])
  return { ref, isNear }
}
