import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { legalLinksOf, type LegalLinks } from '#domain/links/legal-links.ts'
import { LegalLinksContext } from '#bindings/navigation/use-legal-links.ts'
import type { Engine } from '../engine.ts'
import { useHealthCheck } from './use-health-check.ts'

type SiteProps = { readonly engine: () => Promise<Engine>; readonly children: ReactNode }

/** What concerns the site as a whole, beside the conversation: its legal texts and its health. */
export function Site({ engine, children }: SiteProps) {
  const askHealth = useCallback(async () => (await engine()).healthStatus(), [engine])
  useHealthCheck(askHealth)
  const [links, setLinks] = useState<LegalLinks>({})
  const want = useMemo(() => once(() => void legalLinksFrom(engine).then(setLinks)), [engine])
  const texts = useMemo(() => ({ links, want }), [links, want])
  return <LegalLinksContext value={texts}>{children}</LegalLinksContext>
}

/** A failure yields an empty set (S7.41): then there is nothing to link to. */
async function legalLinksFrom(engine: () => Promise<Engine>): Promise<LegalLinks> {
  try {
    const [{ fetchParameters }, { world }] = await Promise.all([import('#api/settings.api.ts'), engine()])
    return legalLinksOf(await fetchParameters(world.http)())
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
