import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import type { i18n } from 'i18next'
import type { AccountPorts } from '#flows/account/account-ports.ts'
import type { Deployment } from '#contracts/system/deployment.contract.ts'
import { useReadyNotices } from '#bindings/orders/use-ready-notices.ts'
import type { Runner } from '#flows/core/engine/runner.ts'
import type { CardAccess } from '#bindings/checkout/card-handoff.ts'
import type { DeviceNotices } from '#bindings/runtime/device-notices.ts'
import type { PersonalData } from '#bindings/words/use-formatter.ts'
import type { View } from '#bindings/runtime/view-context.ts'
import { App } from './providers.tsx'
import type { Engine } from '../engine.ts'
import { rememberView, viewIn } from '../storage/storage.ts'
import { Site } from './site.tsx'
import { useAccountChanges } from './use-account-changes.ts'
import { useCacheAge } from './use-cache-age.ts'
import { useFarewell } from './use-farewell.ts'
import { useHistory } from './use-history.ts'
import { useRunnerOfAllTabs } from '../storage/use-runner-of-all-tabs.ts'
import { ViewBoundary } from './view-boundary.tsx'
import type { Views } from './views.tsx'

type RootProps = {
  readonly deployment: Deployment
  readonly opened: Runner
  /** The conversation that another tab has stored on this device. */
  readonly reopen: () => Runner | undefined
  /** A new conversation in the place of the stored one. */
  readonly beginAnew: (left: Runner) => Runner | undefined
  /** Forgets by what this device is known. */
  readonly forgetDevice: () => void
  readonly i18n: i18n
  readonly personalData: PersonalData
  readonly accounts: AccountPorts
  readonly cards: CardAccess
  readonly clock: () => number
  readonly storage: Storage | undefined
  readonly views: Views
  readonly engine: () => Promise<Engine>
  readonly notices: DeviceNotices
  /** The version of the build. */
  readonly version: string
  /** Sets the stored conversation aside and begins a new one. */
  readonly onAnew: () => void
  /** Called when the first screen is shown, so that work behind it may begin. */
  readonly onShown: () => void
}

const DEVICE_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone

/** One conversation in the view this device prefers. */
export function Root({
  deployment,
  opened,
  reopen,
  beginAnew,
  forgetDevice,
  i18n,
  personalData,
  accounts,
  cards,
  clock,
  storage,
  views,
  engine,
  notices,
  version,
  onAnew,
  onShown,
}: RootProps) {
  const runner = useRunnerOfAllTabs(opened, reopen, storage)
  useAccountChanges({ runner: runner.current, i18n, personalData, accounts })
  const { current, goOnWith } = runner
  useFarewell({ runner: current, notices, forgetDevice, beginAnew, goOnWith })
  useOnceShown(onShown)
  useCacheAge({ runner: runner.current, clock, storage, version })
  const isPositioned = useRef(false)
  const [view, setView] = useState<View>(() => viewIn(storage, location.search))
  const Shown = views[view]
  const choose = useCallback(
    (next: View) => {
      rememberView(storage, next)
      nameViewInAddress(next)
      setView(next)
    },
    [storage],
  )
  return (
    <App
      key={runner.key}
      deployment={deployment}
      runner={runner.current}
      i18n={i18n}
      personalData={personalData}
      accounts={accounts}
      cards={cards}
      clock={clock}
      deviceZone={DEVICE_ZONE}
      view={view}
      onView={choose}
      notices={notices}
      isPositioned={isPositioned}
    >
      <Address runner={runner.current}>
        <ViewBoundary onAnew={onAnew}>
          <ReadyNotices>
            <Site engine={engine} version={version}>
              <Shown productName={deployment.productName} languages={deployment.languages} />
            </Site>
          </ReadyNotices>
        </ViewBoundary>
      </Address>
    </App>
  )
}

/**
 * Acts once after the first commit, outside of React's own work: a tap on what is being hydrated meanwhile would be
 * lost.
 */
function useOnceShown(act: () => void): void {
  const first = useRef(act)
  useEffect(() => queueMicrotask(first.current), [])
}

/**
 * Keeps the address in step. A child of the component that positions the conversation, so that the first move is
 * followed too.
 */
function Address({ runner, children }: { readonly runner: Runner; readonly children: ReactNode }) {
  useHistory(runner)
  return children
}

/** Around the page and not beside it: a sibling would change the ids the server drew it with. */
function ReadyNotices({ children }: { readonly children: ReactNode }) {
  useReadyNotices()
  return children
}

/** Writes the chosen view into an address that forces one; else a reload would force the old view again. */
function nameViewInAddress(view: View): void {
  const address = new URL(location.href)
  if (!address.searchParams.has('view')) return
  address.searchParams.set('view', view)
  history.replaceState(history.state, '', address)
}
