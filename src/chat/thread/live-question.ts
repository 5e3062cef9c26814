/** Selects the heading of the live question, whatever its level. */
export const LIVE_QUESTION = '[data-turn="live"] [data-ask]'

/** The heading of the live question. */
export function liveHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>(LIVE_QUESTION)
}
