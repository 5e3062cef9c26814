import type { Log } from '#flows/log/log.ts'

/**
 * Opens what this device kept, or a new conversation where there is none or what was kept cannot be folded:
 * a store that was tampered with or torn must never be a white page.
 */
export function openStored<Opened>(given: {
  readonly stored: Log | undefined
  readonly fresh: () => Log
  readonly open: (log: Log) => Opened
}): { readonly opened: Opened; readonly log: Log; readonly isNew: boolean } {
  const { stored, fresh, open } = given
  if (stored) {
    try {
      return { opened: open(stored), log: stored, isNew: false }
    } catch {
      // Begun anew below.
    }
  }
  const log = fresh()
  return { opened: open(log), log, isNew: true }
}
