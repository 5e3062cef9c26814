/** Long enough for a slow phone to paint what was just drawn, too short for a customer to reach what follows. */
const PAINT_DELAY_MS = 120

/** Acts 120 ms later, when what was just drawn has most likely been painted. Returns how to cancel. */
export function afterPaintDelay(act: () => void): () => void {
  const handle = setTimeout(act, PAINT_DELAY_MS)
  return () => clearTimeout(handle)
}
