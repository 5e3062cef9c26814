import { lazy, Suspense, useCallback, useState } from 'react'
import type { i18n } from 'i18next'
import type { Deployment } from '#contracts/deployment.contract.ts'
import type { Runner } from '#flows/runner.ts'
import type { Vault } from '#bindings/use-speech.ts'
import type { View } from '#bindings/view-context.ts'
import { Chat } from '#chat/chat.tsx'
import { App } from './app.tsx'
import { rememberView, viewIn } from './storage.ts'
import { useHistory } from './use-history.ts'

const Classic = lazy(() => import('#classic/classic.tsx').then((module) => ({ default: module.Classic })))

type RootProps = {
  readonly deployment: Deployment
  readonly runner: Runner
  readonly i18n: i18n
  readonly vault: Vault
  readonly clock: () => number
  readonly storage: Storage | undefined
}

/** One conversation, two views; which one is a preference of the device. */
export function Root({ deployment, runner, i18n, vault, clock, storage }: RootProps) {
  const [view, setView] = useState<View>(() => viewIn(storage, location.search))
  useHistory(runner)
  const choose = useCallback(
    (next: View) => {
      rememberView(storage, next)
      setView(next)
    },
    [storage],
  )
  return (
    <App
      deployment={deployment}
      runner={runner}
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
