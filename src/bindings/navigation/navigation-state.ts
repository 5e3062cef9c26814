import type { LineId } from '#domain/ids.ts'

/** What stands in the browser's history beside the address; it survives a reload of the page. */
export type NavigationState = {
  /** How many answers had been given. */
  readonly place?: number
  /** The basket line that is edited (S2.26). */
  readonly line?: LineId
}

/** The navigation state of a history entry; what somebody else has put there is left out. */
export function navigationStateOf(state: unknown): NavigationState {
  if (typeof state !== 'object' || state === null) return {}
  return {
    ...('place' in state && typeof state.place === 'number' ? { place: state.place } : {}),
    ...('line' in state && typeof state.line === 'string' ? { line: state.line as LineId } : {}),
  }
}
