import { holdsSteps } from './log-storage.ts'

/** Another tab writes several keys for one step; after this time (ms) without another write it has finished. */
const QUIET_MS = 50

/** Calls back when another tab of this browser has gone on with the conversation. */
export function onOtherTab(listen: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const hear = ({ key }: StorageEvent) => {
    // Two tabs that act at once write the same number of entries, so a change of the entries themselves counts too.
    if (key === null || !holdsSteps(key)) return
    clearTimeout(waiting)
    waiting = setTimeout(listen, QUIET_MS)
  }
  window.addEventListener('storage', hear)
  return () => {
    clearTimeout(waiting)
    window.removeEventListener('storage', hear)
  }
}

/** Acts as soon as the tab is visible: a hidden tab performs no effects, because the visible one does. */
export function whenSeen(act: () => void): () => void {
  if (document.visibilityState !== 'hidden') {
    act()
    return () => undefined
  }
  const see = () => {
    if (document.visibilityState !== 'hidden') act()
  }
  document.addEventListener('visibilitychange', see, { once: true })
  return () => document.removeEventListener('visibilitychange', see)
}
