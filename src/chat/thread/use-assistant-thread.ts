import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { useRunner } from '#bindings/runtime/runner-context.ts'
import { untilFetched } from '#bindings/runtime/until-fetched.ts'
import { whenIdle } from '#bindings/timing/when-idle.ts'
import { prefetchCards } from '../cards/card-registry.ts'
import type { AssistantThreadProps } from './assistant-thread.tsx'

type LoadedThread = {
  readonly Component: ComponentType<AssistantThreadProps>
  /** The number of turns drawn before the library came: these stay, the library draws those that follow. */
  readonly from: number
}

/** The thread library, fetched once taps can be answered; nothing on screen moves when it comes. */
export function useAssistantThread(): LoadedThread | undefined {
  const runner = useRunner()
  const [thread, setThread] = useState<LoadedThread | undefined>(undefined)
  const isAnswering = useSyncExternalStore(runner.subscribe, runner.isLoaded, runner.isLoaded)
  useEffect(() => {
    if (!isAnswering) return undefined
    let isGone = false
    const cancel = whenIdle(() => void load())
    async function load() {
      const { AssistantThread } = await untilFetched(() => import('./assistant-thread.tsx'))
      if (isGone) return
      setThread({ Component: AssistantThread, from: runner.conversation().turns.length })
      document.documentElement.dataset['live'] = 'true'
      whenIdle(prefetchCards)
    }
    return () => {
      isGone = true
      cancel()
    }
  }, [runner, isAnswering])
  return thread
}
