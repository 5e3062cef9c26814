/** Resolves after a time (ms), or rejects as soon as the effect is cancelled. */
export function pause(durationMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', give)
      resolve()
    }, durationMs)
    // A signal that was aborted earlier fires no event.
    if (signal.aborted) give()
    else signal.addEventListener('abort', give, { once: true })
    function give() {
      clearTimeout(timer)
      reject(new DOMException('nobody waits any more', 'AbortError'))
    }
  })
}

/** A promise that never settles, for an effect that ends only by being cancelled. */
export function never(): Promise<never> {
  return new Promise(() => undefined)
}

/** The next wait (ms) for what is due in so many: what is due already, and may not be done yet, is looked at every `mostMs`. */
export function waitUntilDue(inMs: number, mostMs: number): number {
  return inMs > 0 ? Math.min(mostMs, inMs) : mostMs
}

/** The next wait (ms) after failures in a row: doubled each time, to a ceiling. */
export function backOff(baseMs: number, failures: number, ceilingMs = 60_000): number {
  return Math.min(ceilingMs, baseMs * 2 ** Math.min(failures, 6))
}

/** Does something while no other tab of this browser does the like; rejects where it is cancelled before its turn. */
export async function alone<T>(name: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  return locks()?.request(name, { signal }, work) ?? work()
}

/** Does something for which `alone` waits in other tabs; whoever did it before, and may never end, is waited for no longer. */
export async function holding<T>(name: string, work: () => Promise<T>): Promise<T> {
  return locks()?.request(name, { steal: true }, work) ?? work()
}

/** Plain http has no locks; there the tabs are on their own. */
function locks(): LockManager | undefined {
  return 'navigator' in globalThis ? ((navigator as Partial<Navigator>).locks ?? undefined) : undefined
}
