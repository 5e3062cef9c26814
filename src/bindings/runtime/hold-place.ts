/** After this time (ms) a list that is drawn in steps is taken to be complete. */
const GROWING_MS = 2_000
const OWN_SCROLLS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Restores a scroll position by calling `bring`, again each time the element grows, until the customer scrolls. Returns
 * how to stop.
 */
export function holdPlace(bring: () => void, grown: Element): () => void {
  const growing = new ResizeObserver(bring)
  const timer = setTimeout(() => stop(), GROWING_MS)
  function stop(): void {
    growing.disconnect()
    clearTimeout(timer)
    for (const act of OWN_SCROLLS) removeEventListener(act, stop)
  }
  bring()
  growing.observe(grown)
  for (const act of OWN_SCROLLS) addEventListener(act, stop, { passive: true })
  return stop
}
