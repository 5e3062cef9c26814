import { createContext, useContext, useEffect } from 'react'
import type { LegalLinks } from '#domain/links/legal-links.ts'

export type LegalTexts = {
  readonly links: LegalLinks
  /** Asks where they stand, once. */
  readonly want: () => void
}

export const LegalLinksContext = createContext<LegalTexts>({ links: {}, want: () => undefined })

/** Where the legal texts of the deployment stand, once that is known; asked for by the first that shows them. */
export function useLegalLinks(): LegalLinks {
  const { links, want } = useContext(LegalLinksContext)
  useEffect(want, [want])
  return links
}
