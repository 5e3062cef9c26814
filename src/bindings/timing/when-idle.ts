/** Acts once the browser has nothing better to do, 2 s later at the latest; the answer cancels it. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(act, { timeout: 2_000 })
    return () => cancelIdleCallback(handle)
  }
  const handle = setTimeout(act, 200)
  return () => clearTimeout(handle)
}
