import { doesServerAnswer, partFetched } from '#bindings/runtime/until-fetched.ts'

const RELOADED = 'orda.reloaded'
/** A second reload this soon (ms) would be a loop: the file is gone, not renamed. */
const LOOP_MS = 30_000
/** A file that did not come so often is not lost on a bad line. */
const GONE_AFTER = 3
/** Failures this close (ms) are of one try: several parts of the page may wait for the same file. */
const ONE_TRY_MS = 250

/**
 * A file that cannot be fetched though the server answers means that a new version was deployed: the page is reloaded,
 * once, and goes on where it stood; where that is no help, or cannot be remembered, `tell` says so. What a bad line lost is fetched again by whoever needs it (F41, F47).
 */
export function followNewVersions(storage: Storage | undefined, tell: () => void): void {
  const failures = new Map<string, { readonly times: number; readonly at: number }>()
  window.addEventListener('vite:preloadError', ({ payload }) => {
    const missing = payload.message
    fetchStylesAgain(missing)
    const at = Date.now()
    const before = failures.get(missing)
    if (before && at - before.at < ONE_TRY_MS) return
    const times = (before?.times ?? 0) + 1
    failures.set(missing, { times, at })
    if (times >= GONE_AFTER) void reloadOnce(storage, tell)
  })
}

async function reloadOnce(storage: Storage | undefined, tell: () => void): Promise<void> {
  const last = Number(storage?.getItem(RELOADED) ?? 0)
  // The page that stands is better than one that a browser cannot load.
  if (!(await doesServerAnswer())) return
  if (!storage || Date.now() - last < LOOP_MS) return tell()
  storage.setItem(RELOADED, String(Date.now()))
  location.reload()
}

/** Styles that did not come count as fetched: nothing else would ask for them again. */
function fetchStylesAgain(missing: string): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (missing.endsWith(link.href)) void partFetched(() => styled(link.href)).catch(() => undefined)
}

function styled(href: string): Promise<void> {
  const [lost] = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    (link) => link.href === href,
  )
  const again = lost?.cloneNode()
  return new Promise((resolve, reject) => {
    if (!lost || !again) return resolve()
    again.addEventListener('load', () => resolve())
    again.addEventListener('error', () => reject(new Error(`no styles at ${href}`)))
    lost.replaceWith(again)
  })
}
