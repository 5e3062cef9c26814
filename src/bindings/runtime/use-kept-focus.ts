import { useEffect } from 'react'

/** What the focus may stay within where the element that had it is gone. */
const PLACES = '[role="group"], fieldset, form'
/** What has a heading of its own to be read from. */
const HEADED = '[data-turn], main'
/** What gives the focus back itself as it closes. */
const LAYERS = '[role="dialog"], [role="alertdialog"]'

/**
 * Keeps the focus from getting lost with its element: it goes to the group that held it, or else to where `headingOf`
 * leads. Nothing is scrolled.
 */
export function useKeptFocus(headingOf: () => HTMLElement | null): void {
  useEffect(() => {
    let focused: Element | undefined
    let around: readonly Element[] = []
    const note = ({ target }: Event) => {
      if (!(target instanceof Element)) return
      focused = target
      around = ancestorsOf(target)
    }
    // Whoever taps beside everything has let go of the focus.
    const letGo = () => {
      if (isFocusLost() && isThere(focused)) focused = undefined
    }
    const keep = () => {
      if (!isFocusLost() || !focused || isThere(focused)) return
      focused = undefined
      if (around.some((each) => each.matches(LAYERS))) return
      const place = around.find((each) => isThere(each) && each.matches(`${PLACES}, ${HEADED}`))
      const next = place instanceof HTMLElement && !place.matches(HEADED) ? place : headingOf()
      if (!next) return
      if (next.tabIndex < 0) next.tabIndex = -1
      next.focus({ preventScroll: true })
    }
    // What takes the place of the element may take the focus itself, before the next frame.
    const changes = new MutationObserver(() => {
      if (isFocusLost() && focused && !isThere(focused)) requestAnimationFrame(keep)
    })
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['hidden'] })
    document.addEventListener('focusin', note)
    document.addEventListener('pointerup', letGo)
    return () => {
      changes.disconnect()
      document.removeEventListener('focusin', note)
      document.removeEventListener('pointerup', letGo)
    }
  }, [headingOf])
}

/** Whether no element of the page has the focus. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

/**
 * Takes the focus from what is about to go: a browser that has to take away the focused element itself lays the whole
 * page out first, half changed.
 */
export function letGoOfFocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

function isThere(element: Element | undefined): boolean {
  return element !== undefined && element.isConnected && element.closest('[hidden]') === null
}

function ancestorsOf(element: Element): readonly Element[] {
  const { parentElement } = element
  return parentElement ? [parentElement, ...ancestorsOf(parentElement)] : []
}
