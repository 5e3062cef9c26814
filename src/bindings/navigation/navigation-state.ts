import type { LineId } from '#domain/ids.ts'

/** Where the customer is in a question that is asked on several pages. */
export type PageState = {
  /** The question. */
  readonly of: string
  readonly id: string
  /** How many pages of it lie before this one in the history. */
  readonly depth: number
  /** It was come back to, to be changed, and leads to the end again. */
  readonly isChange?: boolean
}

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
  readonly page?: PageState
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
    ...('page' in state && isPageState(state.page) ? { page: state.page } : {}),
  }
}

function isPageState(page: unknown): page is PageState {
  if (typeof page !== 'object' || page === null) return false
  return (
    'of' in page &&
    typeof page.of === 'string' &&
    'id' in page &&
    typeof page.id === 'string' &&
    'depth' in page &&
    typeof page.depth === 'number'
  )
}

/** Whether a history entry shows a page in the place of another, which comes back (S4.114). */
export function isInterruption(state: unknown): boolean {
  return navigationStateOf(state).interrupted !== undefined
}
