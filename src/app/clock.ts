/** The server's time (epoch ms), from the time the page was made and how long ago that was; the device's own clock may be wrong. */
export function createClock(madeAt: number): () => number {
  const opened = performance.now()
  const sinceMade = Math.max(0, Date.now() - madeAt)
  // A page from a cache or a device clock that is off: beyond a minute the device's clock is the less believable of the two.
  const offset = sinceMade < 60_000 ? madeAt + sinceMade : madeAt
  return () => Math.round(offset + (performance.now() - opened))
}
