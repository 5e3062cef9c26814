import { createContext } from 'react'

export const VIEWS = ['chat', 'classic', 'linear'] as const
/** The faces of the product; a preference, not a route. */
export type View = (typeof VIEWS)[number]

/** The view of that name; the chat for anything else. */
export function viewNamed(name: string | null | undefined): View {
  return VIEWS.find((view) => view === name) ?? 'chat'
}

/** Where a screen stood when it was left: which of its headings, and how far from the top of the window (px). */
export type ScreenPlace = { readonly index: number; readonly top: number }

export type Viewed = {
  readonly view: View
  readonly setView: (view: View) => void
  /** Where the live turn stood in the chat (px from its top) when another view was chosen, by the turn. */
  readonly left: Map<string, number>
  /** Where screens of the classic view stand that may be come back to. */
  readonly screens: Map<string, ScreenPlace>
  /** How far each page of one question was scrolled (px), by the turn and its question. */
  readonly stood: Map<string, number>
  /** The turns whose list was asked for whole. */
  readonly whole: Set<string>
}

export const ViewContext = createContext<Viewed>({
  view: 'chat',
  setView: () => undefined,
  left: new Map(),
  screens: new Map(),
  stood: new Map(),
  whole: new Set(),
})
