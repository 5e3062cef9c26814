/** Resolves after a while (ms), or rejects at once when nobody waits any more. */
export function pause(durationMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', give)
      resolve()
    }, durationMs)
    // Who gave up while an answer was on its way is told of it only here.
    if (signal.aborted) give()
    else signal.addEventListener('abort', give, { once: true })
    function give() {
      clearTimeout(timer)
      reject(new DOMException('nobody waits any more', 'AbortError'))
    }
  })
}

/** Never answers; ends only with its waiting. */
export function never(): Promise<never> {
  return new Promise(() => undefined)
}

/** The next wait (ms) after failures in a row: doubled each time, to a ceiling. */
export function backOff(baseMs: number, failures: number, ceilingMs = 60_000): number {
  return Math.min(ceilingMs, baseMs * 2 ** Math.min(failures, 6))
}
