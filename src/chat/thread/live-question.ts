/** Finds the question that waits for an answer, whatever its rank as a heading. */
export const LIVE_QUESTION = '[data-turn="live"] [data-ask]'
