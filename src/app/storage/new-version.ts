const RELOADED = 'orda.reloaded'
/** A second reload this soon (ms) would be a loop: the file is gone, not renamed. */
const LOOP_MS = 30_000

/** A chunk that is no longer there means that a new version was put out: the page is loaded anew, once. */
export function followNewVersions(storage: Storage | undefined): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(storage?.getItem(RELOADED) ?? 0)
    if (!storage || !navigator.onLine || Date.now() - last < LOOP_MS) return
    event.preventDefault()
    storage.setItem(RELOADED, String(Date.now()))
    location.reload()
  })
}
