/** How long to wait (ms) before code is fetched again; the last holds for each later time. */
const WAITS_MS = [500, 1_000, 2_000, 4_000, 8_000]

/**
 * Fetches code without which nothing can be shown, again and again until it has come (F41). A device that comes online
 * tries at once.
 */
export async function untilFetched<Code>(fetchCode: () => Promise<Code>): Promise<Code> {
  for (let failures = 0; ; failures += 1)
    try {
      return await fetchCode()
    } catch {
      await worthTryingAgain(WAITS_MS[failures] ?? WAITS_MS.at(-1))
    }
}

function worthTryingAgain(waitMs: number | undefined): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      window.removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, waitMs)
    window.addEventListener('online', go)
  })
}
