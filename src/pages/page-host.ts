import { createContext, useContext } from 'react'

/** The view a page stands in. */
export type PageHost = {
  /** How the site calls itself. */
  readonly productName: string
  /**
   * Brings a screen or page that has just come to where it is read from, its top unless told otherwise; yields what is
   * read first there, where that is not its heading.
   */
  readonly arrive?: () => HTMLElement | undefined
}

export const PageHostContext = createContext<PageHost | undefined>(undefined)

/** The view around; throws outside of one (a bug). */
export function usePageHost(): PageHost {
  const host = useContext(PageHostContext)
  if (!host) throw new Error('a page stands in a view only')
  return host
}
