/** Long enough for a slow phone to paint what was just drawn, too short to reach for what follows. */
const PAINTED_AFTER_MS = 120

/** Acts once what was just drawn must have been painted; the answer cancels it. */
export function whenPainted(act: () => void): () => void {
  const handle = setTimeout(act, PAINTED_AFTER_MS)
  return () => clearTimeout(handle)
}
