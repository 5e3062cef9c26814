import type { Log } from '#flows/core/log/log.ts'

/**
 * Opens the stored conversation, or a new one where there is none or it cannot be folded: damaged storage must never
 * lead to a white page.
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
      // A new conversation is begun below.
    }
  }
  const log = fresh()
  return { opened: open(log), log, isNew: true }
}
