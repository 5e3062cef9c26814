import type { LineId } from '#domain/ids.ts'

/** The state kept in a browser history entry beside its address; it survives a reload of the page. */
export type NavigationState = {
  /** How many answers had been given. */
  readonly place?: number
  /** The basket line that is edited (S2.26). */
  readonly line?: LineId
}

/** The navigation state of a history entry; state that other code put there is ignored. */
export function navigationStateOf(state: unknown): NavigationState {
  if (typeof state !== 'object' || state === null) return {}
  return {
    ...('place' in state && typeof state.place === 'number' ? { place: state.place } : {}),
    ...('line' in state && typeof state.line === 'string' ? { line: state.line as LineId } : {}),
  }
}
