import { useEffect, useState, type ComponentType } from 'react'
import { useRunner } from '#bindings/runner-context.ts'
import type { AssistantThreadProps } from './assistant-thread.tsx'

type LoadedThread = {
  readonly Component: ComponentType<AssistantThreadProps>
  /** The turns already drawn when the library came stay where they are; it takes those that follow. */
  readonly from: number
}

/** The thread library, once the page has been painted and nobody is typing; nothing on screen moves when it comes. */
export function useAssistantThread(composerAt: HTMLElement | null): LoadedThread | undefined {
  const runner = useRunner()
  const [thread, setThread] = useState<LoadedThread | undefined>(undefined)
  useEffect(() => {
    if (!composerAt) return undefined
    let isGone = false
    const cancel = whenIdle(async () => {
      const { AssistantThread } = await import('./assistant-thread.tsx')
      await whenLeft(composerAt)
      if (isGone) return
      setThread({ Component: AssistantThread, from: runner.conversation().turns.length })
      document.documentElement.dataset['live'] = 'true'
    })
    return () => {
      isGone = true
      cancel()
    }
  }, [composerAt, runner])
  return thread
}

function whenIdle(act: () => Promise<void>): () => void {
  const start = () => void act()
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(start, { timeout: 2_000 })
    return () => cancelIdleCallback(handle)
  }
  const handle = setTimeout(start, 200)
  return () => clearTimeout(handle)
}

/** Resolves once the focus is elsewhere: a text box is not swapped under the customer's fingers. */
function whenLeft(element: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    if (!element.contains(document.activeElement)) resolve()
    else element.addEventListener('focusout', () => resolve(), { once: true })
  })
}
