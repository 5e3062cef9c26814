import type { Turn } from '#flows/core/log/turn.ts'

/** What the pages of a question are given: its turn. */
export type PagedProps = { readonly turn: Turn }

/** One page of a question that is asked on several: what it is about, and whether something is still wanted there. */
export type PageOfQuestion = { readonly id: string; readonly isLacking: boolean }

/** What tells the pages of one turn from those of others. */
export function pagesKeyOf({ id, question }: Turn): string {
  return `${id} ${question.name}`
}

/** The last page, where all is looked over before it is done. */
export const SUMMARY = 'summary'

/** Which page is shown: the wanted one, but none beyond a page that lacks something. Pure. */
export function shownAt(pages: readonly PageOfQuestion[], wanted: string): number {
  const at = pages.findIndex(({ id }) => id === wanted)
  const lacking = pages.findIndex(({ isLacking }) => isLacking)
  return Math.max(0, lacking === -1 ? at : Math.min(at, lacking))
}
