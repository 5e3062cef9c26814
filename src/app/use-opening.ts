import { useEffect, useRef } from 'react'
import { visitOf } from '#flows/dialogue/visit.ts'
import type { Runner } from '#flows/runner.ts'
import { openedRoute, whenSettled } from '#bindings/opened-route.ts'

/** The address the page was opened with positions the conversation; the bare one resumes it where it stands (S2.1). A page beside it is shown by the classic view. */
export function useOpening(runner: Runner, isChat: boolean, onPage: () => void): void {
  const isOpened = useRef(false)
  useEffect(() => {
    if (!isChat || isOpened.current) return undefined
    isOpened.current = true
    return whenSettled(runner, () => {
      const opened = openedRoute(runner)
      if (opened.name === 'home') return
      const visit = visitOf(opened, runner.conversation())
      if (visit.kind === 'command') runner.dispatch(visit.command)
      if (visit.kind === 'page') onPage()
    })
  }, [runner, isChat, onPage])
}
