import { createContext, useContext, useEffect } from 'react'
import type { LegalLinks } from '#domain/links/legal-links.ts'

export type LegalTexts = {
  readonly links: LegalLinks
  /** Fetches the addresses, once. */
  readonly want: () => void
}

export const LegalLinksContext = createContext<LegalTexts>({ links: {}, want: () => undefined })

/**
 * The addresses of the deployment's legal texts, once fetched; the first component that shows them has them fetched.
 */
export function useLegalLinks(): LegalLinks {
  const { links, want } = useContext(LegalLinksContext)
  useEffect(want, [want])
  return links
}
