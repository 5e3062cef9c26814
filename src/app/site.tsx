import { useMemo, useState, type ReactNode } from 'react'
import type { Http } from '#api/http.ts'
import { legalLinksOf, type LegalLinks } from '#domain/links/legal-links.ts'
import { LegalLinksContext } from '#bindings/legal-links.ts'
import { useHealthCheck } from './use-health-check.ts'

/** What concerns the site as a whole, beside the conversation: its legal texts and its health. */
export function Site({ http, children }: { readonly http: Http; readonly children: ReactNode }) {
  useHealthCheck(http)
  const [links, setLinks] = useState<LegalLinks>({})
  const want = useMemo(() => once(() => void legalLinksFrom(http).then(setLinks)), [http])
  const texts = useMemo(() => ({ links, want }), [links, want])
  return <LegalLinksContext value={texts}>{children}</LegalLinksContext>
}

/** A failure yields an empty set (S7.41): then there is nothing to link to. */
async function legalLinksFrom(http: Http): Promise<LegalLinks> {
  try {
    const { fetchParameters } = await import('#api/settings.api.ts')
    return legalLinksOf(await fetchParameters(http)())
  } catch {
    return {}
  }
}

function once(act: () => void): () => void {
  let isDone = false
  return () => {
    if (isDone) return
    isDone = true
    act()
  }
}
