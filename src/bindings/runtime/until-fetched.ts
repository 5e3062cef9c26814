/** How long to wait (ms) before code is fetched again; the last holds for each later time. */
const WAITS_MS = [500, 1_000, 2_000, 4_000, 8_000]
/** A part that did not come in so many tries, a quarter of a minute, will not. */
const PART_TRIES = 6
/** A status of the server from which on it is not well. */
const UNWELL = 500
/** Whoever asks the server for something is told soon that it cannot be reached, and asks again. */
const CALL_TRIES = 3

type Patience = {
  readonly tries?: number
  /** Whether a try counts that was made without a connection; else that is waited for. */
  readonly countsOffline?: boolean
  readonly onFailed?: (failures: number) => void
}

/**
 * Fetches code without which nothing can go on, again and again until it has come (F41). A device that comes online tries
 * at once.
 */
export async function untilFetched<Code>(
  fetchCode: () => Promise<Code>,
  { tries = Infinity, countsOffline = false, onFailed }: Patience = {},
): Promise<Code> {
  let counted = 0
  for (let failures = 0; ; failures += 1)
    try {
      return await fetchCode()
    } catch (error) {
      onFailed?.(failures + 1)
      if (countsOffline || navigator.onLine) counted += 1
      if (counted >= tries) throw error
      await worthTryingAgain(WAITS_MS[failures] ?? WAITS_MS.at(-1))
    }
}

/** A part of the page is gone though the server answers: a new version took its place, and the page has to be loaded anew. */
export class PartGone extends Error {}

/** Whether the server answers this page at all. */
export async function doesServerAnswer(): Promise<boolean> {
  try {
    const { status } = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' })
    return status < UNWELL
  } catch {
    return false
  }
}

/** Fetches a part of the page, again where a bad line lost it; what does not come at all fails in the end (F41), as `PartGone` where the server answers. */
export function partFetched<Code>(fetchCode: () => Promise<Code>): Promise<Code> {
  return untilFetched(fetchCode, { tries: PART_TRIES }).catch(told)
}

/** Fetches what asks the server for something; it fails as soon as its question would. */
export function callFetched<Code>(fetchCode: () => Promise<Code>): Promise<Code> {
  return untilFetched(fetchCode, { tries: CALL_TRIES, countsOffline: true }).catch(told)
}

async function told(error: unknown): Promise<never> {
  throw (await doesServerAnswer()) ? new PartGone('a part of the page is gone', { cause: error }) : error
}

/** One answer for all who ask; after a failure the next is asked for anew. */
export function shared<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let coming: Promise<Answer> | undefined
  return () => {
    if (coming) return coming
    const asked = ask()
    asked.catch(() => (coming = undefined))
    coming = asked
    return asked
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
