import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { i18n } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { DEFAULT_TIME_ZONE } from '#domain/constants.ts'
import type { Deployment } from '#contracts/system/deployment.contract.ts'
import type { Runner } from '#flows/core/engine/runner.ts'
import type { AccountPorts } from '#flows/account/account-ports.ts'
import { AccountPortsContext } from '#bindings/account/account-ports-context.ts'
import { CardAccessContext, createCardHandoff, type CardAccess } from '#bindings/checkout/card-handoff.ts'
import { ContactHandoffContext, createContactHandoff } from '#bindings/checkout/contact-handoff.ts'
import { AvoidListProvider } from '#bindings/menu/avoid-list-provider.tsx'
import { DeviceNoticesContext, type DeviceNotices } from '#bindings/runtime/device-notices.ts'
import { BrandContext } from '#bindings/runtime/brand-context.ts'
import { RunnerContext } from '#bindings/runtime/runner-context.ts'
import { ClockContext } from '#bindings/timing/use-now.ts'
import { FormatterProvider } from '#bindings/words/formatter-provider.tsx'
import {
  DeploymentFormatsContext,
  PersonalDataContext,
  type PersonalData,
} from '#bindings/words/use-formatter.ts'
import { ViewContext, type View, type Viewed } from '#bindings/runtime/view-context.ts'
import type { PageRoute } from '#flows/navigation/visit.ts'
import { VisitsProvider } from '#bindings/navigation/visits.tsx'

export type AppProps = {
  readonly deployment: Deployment
  readonly runner: Runner
  readonly i18n: i18n
  readonly personalData: PersonalData
  /** None on the server, where nobody logs in. */
  readonly accounts?: AccountPorts | undefined
  /** None on the server, where nobody pays. */
  readonly cards?: CardAccess | undefined
  readonly clock: () => number
  /** The zone of the device; none on the server, which does not know it. */
  readonly deviceZone?: string | undefined
  readonly view: View
  readonly onView: (view: View) => void
  readonly notices: DeviceNotices
  /** Whether the address has positioned the conversation; not needed where the app is mounted only once. */
  readonly isPositioned?: { current: boolean } | undefined
  /** Lists that are opened by a tap are open: the page has no code. */
  readonly areListsWhole?: boolean
  /** The page that stands beside the conversation from the start. */
  readonly openedPage?: PageRoute | undefined
  readonly children: ReactNode
}

const neverChanges = () => () => undefined

const EVERY_TURN = { has: () => true, add: () => undefined }
const NO_CARDS: CardAccess = { handoff: createCardHandoff() }

/** Everything the views read, the same on the server and in the browser. */
export function App({
  deployment,
  runner,
  i18n,
  personalData,
  accounts,
  cards = NO_CARDS,
  clock,
  deviceZone,
  view,
  onView,
  notices,
  isPositioned,
  areListsWhole = false,
  openedPage,
  children,
}: AppProps) {
  const [places] = useState<Omit<Viewed, 'view' | 'setView'>>(() => ({
    left: new Map(),
    screens: new Map(),
    stood: new Map(),
    whole: areListsWhole ? EVERY_TURN : new Set<string>(),
    wasChosen: { current: false },
    wasShown: { current: false },
  }))
  const [contactHandoff] = useState(createContactHandoff)
  const views = useMemo((): Viewed => {
    const setView = (next: View) => {
      places.wasChosen.current = true
      onView(next)
    }
    return { view, setView, ...places }
  }, [view, onView, places])
  // The server drew the times without it: the page begins as it was drawn.
  const zone = useSyncExternalStore(
    neverChanges,
    () => deviceZone,
    () => undefined,
  )
  const formats = useMemo(
    () => ({
      currency: deployment.currency,
      minFractionDigits: 0,
      maxFractionDigits: 2,
      timeZone: DEFAULT_TIME_ZONE,
      deviceZone: zone,
      twentyFourHourLanguages: deployment.twentyFourHourLanguages,
    }),
    [deployment, zone],
  )
  return (
    <I18nextProvider i18n={i18n}>
      <BrandContext value={deployment}>
        <DeploymentFormatsContext value={formats}>
          <ClockContext value={clock}>
            <PersonalDataContext value={personalData}>
              <ViewContext value={views}>
                <AccountPortsContext value={accounts}>
                  <RunnerContext value={runner}>
                    <FormatterProvider>
                      <AvoidListProvider>
                        <DeviceNoticesContext value={notices}>
                          <CardAccessContext value={cards}>
                            <ContactHandoffContext value={contactHandoff}>
                              <VisitsProvider isPositioned={isPositioned} openedPage={openedPage}>
                                {children}
                              </VisitsProvider>
                            </ContactHandoffContext>
                          </CardAccessContext>
                        </DeviceNoticesContext>
                      </AvoidListProvider>
                    </FormatterProvider>
                  </RunnerContext>
                </AccountPortsContext>
              </ViewContext>
            </PersonalDataContext>
          </ClockContext>
        </DeploymentFormatsContext>
      </BrandContext>
    </I18nextProvider>
  )
}
