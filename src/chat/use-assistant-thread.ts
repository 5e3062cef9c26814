import { useEffect, useState, type ComponentType } from 'react'
import { useRunner } from '#bindings/runner-context.ts'
import { whenIdle } from '#bindings/when-idle.ts'
import { prefetchCards } from './cards/registry.ts'
import type { AssistantThreadProps } from './assistant-thread.tsx'

type LoadedThread = {
  readonly Component: ComponentType<AssistantThreadProps>
  /** The turns already drawn when the library came stay where they are; it takes those that follow. */
  readonly from: number
}

/** The thread library, once the page has been painted; nothing on screen moves when it comes. */
export function useAssistantThread(): LoadedThread | undefined {
  const runner = useRunner()
  const [thread, setThread] = useState<LoadedThread | undefined>(undefined)
  useEffect(() => {
    let isGone = false
    const cancel = whenIdle(() => void load())
    async function load() {
      const { AssistantThread } = await import('./assistant-thread.tsx')
      if (isGone) return
      setThread({ Component: AssistantThread, from: runner.conversation().turns.length })
      document.documentElement.dataset['live'] = 'true'
      whenIdle(prefetchCards)
    }
    return () => {
      isGone = true
      cancel()
    }
  }, [runner])
  return thread
}
