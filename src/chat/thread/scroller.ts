/** What of the page is seen, from top to bottom (px in the window). */
export type Seen = { readonly top: number; readonly bottom: number }

/**
 * What scrolls the conversation: `main` between its bars, in a lower window what holds it and the bars above, and in a
 * window too low for any the page.
 */
export function scrollerOf(main: HTMLElement): Element {
  for (let at: HTMLElement | null = main; at && at !== document.body; at = at.parentElement) {
    const { display, overflowY } = getComputedStyle(at)
    if (display !== 'contents' && overflowY !== 'visible') return at
  }
  return document.scrollingElement ?? main
}

/** The part of the window in which the conversation is seen. */
export function seenIn(main: HTMLElement): Seen {
  const scroller = scrollerOf(main)
  return scroller === document.scrollingElement
    ? { top: 0, bottom: window.innerHeight }
    : scroller.getBoundingClientRect()
}

/** Scrolls until the element stands so far (px) below the top of what is seen. */
export function bringTo(main: HTMLElement, element: Element, top: number): void {
  scrollerOf(main).scrollTop += element.getBoundingClientRect().top - seenIn(main).top - top
}
