import type { LineId } from '#domain/ids.ts'

/** The state kept in a browser history entry beside its address; it survives a reload of the page. */
export type NavigationState = {
  /** How many answers had been given. */
  readonly place?: number
  /** The entry before it is that of the answer before. */
  readonly hasBefore?: boolean
  /** The basket line that is edited (S2.26). */
  readonly line?: LineId
  /** The address in whose place a page stands that nobody asked for (S4.114). */
  readonly interrupted?: string
}

/** The navigation state of a history entry; state that other code put there is ignored. */
export function navigationStateOf(state: unknown): NavigationState {
  if (typeof state !== 'object' || state === null) return {}
  return {
    ...('place' in state && typeof state.place === 'number' ? { place: state.place } : {}),
    ...('hasBefore' in state && state.hasBefore === true ? { hasBefore: true } : {}),
    ...('line' in state && typeof state.line === 'string' ? { line: state.line as LineId } : {}),
    ...('interrupted' in state && typeof state.interrupted === 'string'
      ? { interrupted: state.interrupted }
      : {}),
  }
}

/** Whether a history entry shows a page in the place of another, which comes back (S4.114). */
export function isInterruption(state: unknown): boolean {
  return navigationStateOf(state).interrupted !== undefined
}
