/** Selects the heading of the live question, whatever its level. */
export const LIVE_QUESTION = '[data-turn="live"] [data-ask]'
