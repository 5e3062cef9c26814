import { createContext } from 'react'

export const VIEWS = ['chat', 'classic', 'linear'] as const
/** The views of the product: a preference of the device, not a route. */
export type View = (typeof VIEWS)[number]

/** The view of that name; the chat for anything else. */
export function viewNamed(name: string | null | undefined): View {
  return VIEWS.find((view) => view === name) ?? 'chat'
}

/**
 * Where a screen was scrolled to: the heading nearest to the top of the window, by its id or else by its index, and its
 * distance from there (px).
 */
export type ScreenPlace = { readonly heading: string | number; readonly top: number }

export type Viewed = {
  readonly view: View
  readonly setView: (view: View) => void
  /** By turn: how far the live turn was from the top of the transcript (px) when another view was chosen. */
  readonly left: Map<string, number>
  /** By screen of the classic view: where it was scrolled to when it was left. */
  readonly screens: Map<string, ScreenPlace>
  /** By turn and question: how far the page of that question was scrolled (px). */
  readonly stood: Map<string, number>
  /** What is shown whole: the turns whose whole list was asked for, and whatever a page without code could not open. */
  readonly whole: { readonly has: (turnId: string) => boolean; readonly add: (turnId: string) => void }
  /** Whether the customer has chosen a view since the page was opened. */
  readonly wasChosen: { current: boolean }
  /** Whether a screen of the page has been shown before. */
  readonly wasShown: { current: boolean }
}

export const ViewContext = createContext<Viewed>({
  view: 'chat',
  setView: () => undefined,
  left: new Map(),
  screens: new Map(),
  stood: new Map(),
  whole: new Set(),
  wasChosen: { current: false },
  wasShown: { current: false },
})
