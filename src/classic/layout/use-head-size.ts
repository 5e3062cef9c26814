import { useLayoutEffect, type RefObject } from 'react'

const HEAD = '--head'

/** Tells the style how much of the window the head takes: a long name, large text or a message make it higher. */
export function useHeadSize(head: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = head
    if (!current) return undefined
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty(HEAD, `${current.offsetHeight}px`))
    observer.observe(current)
    return () => {
      observer.disconnect()
      style.removeProperty(HEAD)
    }
  }, [head])
}
