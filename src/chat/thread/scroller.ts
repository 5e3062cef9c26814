/** What of the page is seen, from top to bottom (px in the window). */
export type Seen = { readonly top: number; readonly bottom: number }

/**
 * What scrolls the conversation. In a window too low for bars around it, the page scrolls with its bars; else `main`
 * scrolls between them.
 */
export function scrollerOf(main: HTMLElement): Element {
  const isOwn = getComputedStyle(main).overflowY !== 'visible'
  return isOwn ? main : (document.scrollingElement ?? main)
}

/** The part of the window in which the conversation is seen. */
export function seenIn(main: HTMLElement): Seen {
  return scrollerOf(main) === main ? main.getBoundingClientRect() : { top: 0, bottom: window.innerHeight }
}

/** Scrolls until the element stands so far (px) below the top of what is seen. */
export function bringTo(main: HTMLElement, element: Element, top: number): void {
  scrollerOf(main).scrollTop += element.getBoundingClientRect().top - seenIn(main).top - top
}
