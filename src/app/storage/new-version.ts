const RELOADED = 'orda.reloaded'
/** A second reload this soon (ms) would be a loop: the file is gone, not renamed. */
const LOOP_MS = 30_000

/** A file that can no longer be fetched means that a new version was deployed: the page is reloaded, once. */
export function followNewVersions(storage: Storage | undefined): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(storage?.getItem(RELOADED) ?? 0)
    if (!storage || !navigator.onLine || Date.now() - last < LOOP_MS) return
    event.preventDefault()
    storage.setItem(RELOADED, String(Date.now()))
    location.reload()
  })
}
