/** So long (ms) what was left may still grow before it is taken to be whole. */
const GROWING_MS = 2_000
const OWN_SCROLLS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Brings what was left back to its place, and keeps it there while it grows, until the customer scrolls; the answer stops it. */
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
