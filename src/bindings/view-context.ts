import { createContext } from 'react'

export const VIEWS = ['chat', 'classic'] as const
/** The two faces of the product; a preference, not a route. */
export type View = (typeof VIEWS)[number]

export const ViewContext = createContext<{ readonly view: View; readonly setView: (view: View) => void }>({
  view: 'chat',
  setView: () => undefined,
})
