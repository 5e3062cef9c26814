import { createContext } from 'react'

export const VIEWS = ['chat', 'classic', 'linear'] as const
/** The faces of the product; a preference, not a route. */
export type View = (typeof VIEWS)[number]

/** The view of that name; the chat for anything else. */
export function viewNamed(name: string | null | undefined): View {
  return VIEWS.find((view) => view === name) ?? 'chat'
}

/** Where a view was left for another: what was before the customer, and how far from the top of the window something of it stood (px). */
export type LeftPlace = {
  readonly what: string
  readonly top: number
  /** Which of several things it was. */
  readonly index?: number
}

export type Viewed = {
  readonly view: View
  readonly setView: (view: View) => void
  /** Where each view was left for another. */
  readonly left: Map<View, LeftPlace>
  /** How far each page of one question was scrolled (px), by the turn and its question. */
  readonly stood: Map<string, number>
  /** The turns whose list was asked for whole. */
  readonly whole: Set<string>
}

export const ViewContext = createContext<Viewed>({
  view: 'chat',
  setView: () => undefined,
  left: new Map(),
  stood: new Map(),
  whole: new Set(),
})
