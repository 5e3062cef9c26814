import { useEffect, type RefObject } from 'react'
import { LIVE_QUESTION } from './live-question.ts'

/**
 * Some buttons disappear when they are tapped ("see all"): the focus then goes to the question, instead of getting
 * lost.
 */
export function useKeptFocus(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const main = scroller.current
    const listen = ({ target }: Event) => {
      requestAnimationFrame(() => {
        if (target instanceof Element && !target.isConnected && isFocusLost())
          main?.querySelector<HTMLElement>(LIVE_QUESTION)?.focus({ preventScroll: true })
      })
    }
    main?.addEventListener('click', listen)
    return () => main?.removeEventListener('click', listen)
  }, [scroller])
}

/** Whether no element of the page has the focus. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}
