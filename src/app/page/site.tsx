import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { legalLinksOf, type LegalLinks } from '#domain/links/legal-links.ts'
import { LegalLinksContext } from '#bindings/navigation/use-legal-links.ts'
import type { Engine } from '../engine.ts'
import { useHealthCheck } from './use-health-check.ts'

type SiteProps = { readonly engine: () => Promise<Engine>; readonly children: ReactNode }

/** What concerns the whole site and not the conversation: legal texts and the health of the server. */
export function Site({ engine, children }: SiteProps) {
  const askHealth = useCallback(async () => (await engine()).healthStatus(), [engine])
  useHealthCheck(askHealth)
  const [links, setLinks] = useState<LegalLinks>({})
  const want = useMemo(() => once(() => void legalLinksFrom(engine).then(setLinks)), [engine])
  const texts = useMemo(() => ({ links, want }), [links, want])
  return <LegalLinksContext value={texts}>{children}</LegalLinksContext>
}

/** A failure yields no links (S7.41). */
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
