import { holdsSteps } from './log-storage.ts'

/** Another tab writes several keys for one step; it has finished when it has been quiet for so long (ms). */
const QUIET_MS = 50

/** Calls back when another tab of this browser has taken the conversation on. */
export function onOtherTab(listen: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const hear = ({ key }: StorageEvent) => {
    // Two tabs that act at once write the same count of steps: only the steps themselves then tell that they differ.
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

/** Acts at once where the tab is seen, else when it is: a tab in the background performs nothing the seen one does already. */
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
