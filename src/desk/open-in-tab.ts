import { READY, SCREEN_HREF, type Showing } from './screen/screen-message.ts'

/** Shows a conversation in a tab of its own, as wide as it is, where it can be gone on with. */
export function openInTab(showing: Showing): void {
  const tab = window.open(SCREEN_HREF)
  if (!tab) return
  const hear = ({ source, origin, data }: MessageEvent) => {
    if (source !== tab || origin !== location.origin || data !== READY) return
    window.removeEventListener('message', hear)
    tab.postMessage(showing, location.origin)
  }
  window.addEventListener('message', hear)
}
