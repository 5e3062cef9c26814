/** After this time (ms) a list that is drawn in steps is taken to be complete. */
const GROWING_MS = 2_000
const OWN_SCROLLS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Restores a scroll position by calling `bring`, again each time the element grows, until the customer scrolls, which
 * `onMoved` is told, however late. Returns how to stop.
 */
export function holdPlace(
  bring: () => void,
  grown: Element,
  onMoved: () => void = () => undefined,
): () => void {
  const growing = new ResizeObserver(bring)
  const timer = setTimeout(rest, GROWING_MS)
  function rest(): void {
    growing.disconnect()
    clearTimeout(timer)
  }
  function stop(): void {
    rest()
    for (const act of OWN_SCROLLS) removeEventListener(act, move)
  }
  function move(): void {
    stop()
    onMoved()
  }
  bring()
  growing.observe(grown)
  for (const act of OWN_SCROLLS) addEventListener(act, move, { passive: true })
  return stop
}
