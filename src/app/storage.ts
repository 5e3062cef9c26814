import { viewNamed, type View } from '#bindings/view-context.ts'

const DEVICE_TOKEN = 'orda.device'
const VIEW = 'orda.view'
const LAST_EMAIL = 'orda.user'

/** A storage of the browser, or nothing where it is forbidden. */
export function storageOf(pick: () => Storage): Storage | undefined {
  try {
    const storage = pick()
    storage.getItem(DEVICE_TOKEN)
    return storage
  } catch {
    return undefined
  }
}

/** What names this device to the server as a guest's; made once. */
export function deviceTokenIn(storage: Storage | undefined): string {
  const known = storage?.getItem(DEVICE_TOKEN)
  if (known) return known
  const made = crypto.randomUUID()
  try {
    storage?.setItem(DEVICE_TOKEN, made)
  } catch {
    // Without storage the device is a new one with each page.
  }
  return made
}

/** Whether this device has ever been named to the server. */
export function isDeviceKnownIn(storage: Storage | undefined): boolean {
  return (storage?.getItem(DEVICE_TOKEN) ?? null) !== null
}

/** The view this device prefers; `?view=` forces it. */
export function viewIn(storage: Storage | undefined, search: string): View {
  return viewNamed(new URLSearchParams(search).get('view') ?? storage?.getItem(VIEW))
}

export function rememberView(storage: Storage | undefined, view: View): void {
  try {
    storage?.setItem(VIEW, view)
  } catch {
    // The choice holds for this page.
  }
}

/** The mail address a registration or a new password was asked for with, for the page its mail leads to (S3.51). */
export function lastEmailIn(storage: Storage | undefined): string {
  return storage?.getItem(LAST_EMAIL) ?? ''
}

export function keepLastEmail(storage: Storage | undefined, email: string): void {
  try {
    storage?.setItem(LAST_EMAIL, email)
  } catch {
    // It is typed again there.
  }
}

export function forgetLastEmail(storage: Storage | undefined): void {
  storage?.removeItem(LAST_EMAIL)
}
