const WORKER = '/notices.js'

/** Whether the device shows notices of this page: granted, denied, or not asked yet; denied where it has none. */
export function noticesAllowed(): NotificationPermission {
  const hasNotices = 'Notification' in globalThis && 'serviceWorker' in navigator
  return hasNotices ? Notification.permission : 'denied'
}

/** Asks the customer once, by a dialog of the browser; denied where it cannot be shown afterwards. */
export async function askForNotices(): Promise<NotificationPermission> {
  try {
    const allowed = await Notification.requestPermission()
    if (allowed === 'granted') await navigator.serviceWorker.register(WORKER)
    return allowed
  } catch {
    return 'denied'
  }
}

/** Shows a notice where it is allowed and nobody looks at the page; one of the same tag takes the place of the last. */
export async function showNotice(title: string, body: string | undefined, tag: string): Promise<void> {
  if (noticesAllowed() !== 'granted' || document.visibilityState !== 'hidden') return
  try {
    // Of a page alone Android shows none.
    await navigator.serviceWorker.register(WORKER)
    const worker = await navigator.serviceWorker.ready
    await worker.showNotification(title, { tag, ...(body !== undefined && { body }) })
  } catch {
    // The title of the page tells it, too.
  }
}
