import { createContext, useContext, useEffect } from 'react'
import type { Banner } from '#domain/links/banner.ts'
import type { SystemSwitches } from '#domain/links/system-switches.ts'
import { whenIdle } from '../timing/when-idle.ts'

/** What is fetched of the whole site once somebody wants to show it. */
export type SiteFacts = {
  readonly switches: SystemSwitches
  readonly wantParameters: () => void
  readonly banners: readonly Banner[]
  readonly wantBanners: () => void
  /** Gives the customer the conversation as a file; what they typed is not in it. */
  readonly saveConversation: () => void
}

export const SiteFactsContext = createContext<SiteFacts>({
  switches: { isDebugging: false, showsOrderMessage: false },
  wantParameters: () => undefined,
  banners: [],
  wantBanners: () => undefined,
  saveConversation: () => undefined,
})

/** What the system parameters switch on, once they are fetched; all of it is off until then (S3.40). */
export function useSwitches(): SystemSwitches {
  const { switches, wantParameters } = useContext(SiteFactsContext)
  useEffect(wantParameters, [wantParameters])
  return switches
}

/** The pictures of the house, once they are fetched, which is after everything a customer waits for (S7.39). */
export function useBanners(): readonly Banner[] {
  const { banners, wantBanners } = useContext(SiteFactsContext)
  useEffect(() => whenIdle(wantBanners), [wantBanners])
  return banners
}

/** How to save the conversation; undefined where the site is not looked for faults in. */
export function useConversationFile(): (() => void) | undefined {
  const { saveConversation } = useContext(SiteFactsContext)
  return useSwitches().isDebugging ? saveConversation : undefined
}
