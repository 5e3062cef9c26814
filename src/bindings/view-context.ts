import { createContext } from 'react'

export const VIEWS = ['chat', 'classic', 'linear'] as const
/** The faces of the product; a preference, not a route. */
export type View = (typeof VIEWS)[number]

/** The view of that name; the chat for anything else. */
export function viewNamed(name: string | null | undefined): View {
  return VIEWS.find((view) => view === name) ?? 'chat'
}

export const ViewContext = createContext<{ readonly view: View; readonly setView: (view: View) => void }>({
  view: 'chat',
  setView: () => undefined,
})
