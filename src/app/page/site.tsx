import { useCallback, useContext, useMemo, useState, type ReactNode } from 'react'
import type { Translated } from '#domain/catalogue/translated.ts'
import type { RestaurantId } from '#domain/ids.ts'
import type { Banner } from '#domain/links/banner.ts'
import { legalLinksOf } from '#domain/links/legal-links.ts'
import { switchesOf } from '#domain/links/system-switches.ts'
import type { SystemParameters } from '#contracts/system/parameters.contract.ts'
import type { Runner } from '#flows/core/engine/runner.ts'
import { LegalLinksContext } from '#bindings/navigation/use-legal-links.ts'
import { SendingContext, type Sending, type SendingOutcome } from '#bindings/support/sending-context.ts'
import { useSendingByItself } from '#bindings/support/use-sending-by-itself.ts'
import { ViewContext } from '#bindings/runtime/view-context.ts'
import { useRunner } from '#bindings/runtime/runner-context.ts'
import { SiteFactsContext } from '#bindings/runtime/site-facts.ts'
import { callFetched, partFetched } from '#bindings/runtime/until-fetched.ts'
import { InformationContext, type Informations } from '#bindings/restaurant/use-information.ts'
import type { Shown } from '../ports/send-conversation.ts'
import type { Engine } from '../engine.ts'
import { useHealthCheck } from './use-health-check.ts'

type SiteProps = {
  readonly engine: () => Promise<Engine>
  /** The version of the build. */
  readonly version: string
  readonly children: ReactNode
}

/** What concerns the whole site and not the conversation: legal texts, what restaurants say of themselves, and the health of the server. */
export function Site({ engine, version, children }: SiteProps) {
  const askHealth = useCallback(async () => (await engine()).healthStatus(), [engine])
  useHealthCheck(askHealth)
  const [parameters, setParameters] = useState<SystemParameters>({})
  const [banners, setBanners] = useState<readonly Banner[]>([])
  const runner = useRunner()
  const { view } = useContext(ViewContext)
  const send = useCallback(
    (sending: Sending) => sentFrom(engine, { ...sending, log: runner.log(), view, version }),
    [engine, runner, view, version],
  )
  useSendingByItself(send)
  const want = useMemo(() => once(() => void parametersFrom(engine).then(setParameters)), [engine])
  const wantBanners = useMemo(() => once(() => void bannersFrom(engine).then(setBanners)), [engine])
  const texts = useMemo(() => ({ links: legalLinksOf(parameters), want }), [parameters, want])
  const facts = useMemo(
    () => ({
      switches: switchesOf(parameters),
      wantParameters: want,
      banners,
      wantBanners,
      saveConversation: () => void saveConversation(runner),
    }),
    [parameters, want, banners, wantBanners, runner],
  )
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
      <SiteFactsContext value={facts}>
        <SendingContext value={send}>
          <InformationContext value={informations}>{children}</InformationContext>
        </SendingContext>
      </SiteFactsContext>
    </LegalLinksContext>
  )
}

/** A failure yields no parameters (S7.41). */
async function parametersFrom(engine: () => Promise<Engine>): Promise<SystemParameters> {
  try {
    const [{ fetchParameters }, { world }] = await Promise.all([
      partFetched(() => import('#api/settings.api.ts')),
      engine(),
    ])
    return await fetchParameters(world.http)()
  } catch {
    return {}
  }
}

/** Nobody waits for a banner: where none comes there is none. */
async function bannersFrom(engine: () => Promise<Engine>): Promise<readonly Banner[]> {
  try {
    const [{ fetchBanners }, { world }] = await Promise.all([
      partFetched(() => import('#api/settings.api.ts')),
      engine(),
    ])
    return await fetchBanners(world.http)()
  } catch {
    return []
  }
}

/** What `npm run replay` folds again. The log holds tokens in the place of what was typed, so nobody is in it. */
async function saveConversation(runner: Runner): Promise<void> {
  const { saveFile } = await partFetched(() => import('../ports/save-file.ts'))
  const log = runner.log()
  saveFile('conversation.json', JSON.stringify(log))
}

/** Also where the code that sends it cannot be had it is told that it was not sent. */
async function sentFrom(engine: () => Promise<Engine>, shown: Shown): Promise<SendingOutcome> {
  try {
    const [{ sendConversation }, { world }] = await callFetched(() =>
      Promise.all([import('../ports/send-conversation.ts'), engine()]),
    )
    return await sendConversation(shown, world)
  } catch {
    return { failure: { kind: 'failed', code: 'unreachable' } }
  }
}

/** A backend without it leaves what the contract has. */
async function informationFrom(
  engine: () => Promise<Engine>,
  id: RestaurantId,
): Promise<Translated | undefined> {
  try {
    const [{ fetchInformation }, { world }] = await Promise.all([
      partFetched(() => import('#api/restaurants.api.ts')),
      engine(),
    ])
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
