/** Acts when the browser is idle, 2 s later at the latest. Returns how to cancel. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(act, { timeout: 2_000 })
    return () => cancelIdleCallback(handle)
  }
  const handle = setTimeout(act, 200)
  return () => clearTimeout(handle)
}
