import { useCallback, useMemo, useState, type ReactNode } from 'react'
import type { Translated } from '#domain/catalogue/translated.ts'
import type { RestaurantId } from '#domain/ids.ts'
import { legalLinksOf, type LegalLinks } from '#domain/links/legal-links.ts'
import { LegalLinksContext } from '#bindings/navigation/use-legal-links.ts'
import { InformationContext, type Informations } from '#bindings/restaurant/use-information.ts'
import type { Engine } from '../engine.ts'
import { useHealthCheck } from './use-health-check.ts'

type SiteProps = { readonly engine: () => Promise<Engine>; readonly children: ReactNode }

/** What concerns the whole site and not the conversation: legal texts, what restaurants say of themselves, and the health of the server. */
export function Site({ engine, children }: SiteProps) {
  const askHealth = useCallback(async () => (await engine()).healthStatus(), [engine])
  useHealthCheck(askHealth)
  const [links, setLinks] = useState<LegalLinks>({})
  const want = useMemo(() => once(() => void legalLinksFrom(engine).then(setLinks)), [engine])
  const texts = useMemo(() => ({ links, want }), [links, want])
  const [known, setKnown] = useState<Informations['known']>(new Map())
  const wantInformation = useMemo(() => {
    const asked = new Set<RestaurantId>()
    return (id: RestaurantId) => {
      if (asked.has(id)) return
      asked.add(id)
      void informationFrom(engine, id).then(
        (said) => said && setKnown((before) => new Map(before).set(id, said)),
      )
    }
  }, [engine])
  const informations = useMemo(() => ({ known, want: wantInformation }), [known, wantInformation])
  return (
    <LegalLinksContext value={texts}>
      <InformationContext value={informations}>{children}</InformationContext>
    </LegalLinksContext>
  )
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

/** A backend without it leaves what the contract has. */
async function informationFrom(
  engine: () => Promise<Engine>,
  id: RestaurantId,
): Promise<Translated | undefined> {
  try {
    const [{ fetchInformation }, { world }] = await Promise.all([import('#api/restaurants.api.ts'), engine()])
    return await fetchInformation(world.http)(id)
  } catch {
    return undefined
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
