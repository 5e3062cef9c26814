import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import type { i18n } from 'i18next'
import type { Deployment } from '#contracts/deployment.contract.ts'
import type { Runner } from '#flows/runner.ts'
import type { Vault } from '#bindings/use-speech.ts'
import type { View } from '#bindings/view-context.ts'
import { Chat } from '#chat/chat.tsx'
import { App } from './app.tsx'
import { onOtherTab, whenSeen } from './other-tabs.ts'
import { rememberView, viewIn } from './storage.ts'
import { useHistory } from './use-history.ts'
import { useOpening } from './use-opening.ts'

const Classic = lazy(() => import('#classic/classic.tsx').then((module) => ({ default: module.Classic })))

type RootProps = {
  readonly deployment: Deployment
  readonly opened: Runner
  /** The conversation as another tab has left it on this device. */
  readonly reopen: () => Runner | undefined
  readonly i18n: i18n
  readonly vault: Vault
  readonly clock: () => number
  readonly storage: Storage | undefined
}

/** One conversation, two views; which one is a preference of the device. */
export function Root({ deployment, opened, reopen, i18n, vault, clock, storage }: RootProps) {
  const runner = useRunnerOfAllTabs(opened, reopen)
  const [view, setView] = useState<View>(() => viewIn(storage, location.search))
  const showPage = useCallback(() => setView('classic'), [])
  useHistory(runner.current)
  useOpening(runner.current, view === 'chat', showPage)
  const choose = useCallback(
    (next: View) => {
      rememberView(storage, next)
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
      vault={vault}
      clock={clock}
      view={view}
      onView={choose}
    >
      {view === 'chat' ? (
        <Chat productName={deployment.productName} languages={deployment.languages} />
      ) : (
        <Suspense fallback={null}>
          <Classic productName={deployment.productName} languages={deployment.languages} />
        </Suspense>
      )}
    </App>
  )
}

/** The tabs of a browser agree: what one does, the others show, each under a key of its own. */
function useRunnerOfAllTabs(opened: Runner, reopen: () => Runner | undefined) {
  const [runner, setRunner] = useState({ current: opened, key: 0 })
  useEffect(() => {
    let cancel = () => {}
    const stop = onOtherTab(() => {
      const next = reopen()
      if (!next) return
      cancel()
      runner.current.stop()
      setRunner(({ key }) => ({ current: next, key: key + 1 }))
      cancel = whenSeen(next.start)
    })
    return stop
  }, [runner, reopen])
  return runner
}
