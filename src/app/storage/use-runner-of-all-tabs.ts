import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Runner } from '#flows/core/engine/runner.ts'
import { isAnotherKept, isContinuedElsewhere, lostCommands } from './log-storage.ts'
import { onOtherTab, whenSeen } from './other-tabs.ts'

/**
 * Keeps the tabs of a browser on one conversation: the others show what one does. `key` changes with each runner. A
 * command in a tab that has not yet heard of another's is applied after it, not over it; of two at the same moment, the
 * overwritten one is sent again.
 */
export function useRunnerOfAllTabs(
  opened: Runner,
  reopen: () => Runner | undefined,
  storage: Storage | undefined,
): {
  readonly current: Runner
  readonly key: number
  /** Goes on with another conversation, which is stored already. */
  readonly goOnWith: (next: Runner) => void
} {
  const latest = useRef(opened)
  const cancel = useRef(() => {})
  const [shown, setShown] = useState({ runner: opened, key: 0 })
  const goOnWith = useCallback((next: Runner) => {
    cancel.current()
    latest.current.stop()
    const lost = lostCommands(latest.current.log(), next.log())
    latest.current = next
    for (const { command, said } of lost) next.dispatch(command, said)
    setShown(({ key }) => ({ runner: next, key: key + 1 }))
    cancel.current = whenSeen(next.start)
  }, [])
  const take = useCallback(() => {
    const next = reopen()
    if (next) goOnWith(next)
  }, [reopen, goOnWith])
  useEffect(
    () =>
      onOtherTab(() => {
        // What stands is what this tab has: its effects go on, instead of being asked for again.
        if (isAnotherKept(storage, latest.current.log())) take()
      }),
    [storage, take],
  )
  const { runner, key } = shown
  const current = useMemo((): Runner => {
    const upToDate = () => {
      if (isContinuedElsewhere(storage, latest.current.log())) take()
      return latest.current
    }
    return {
      ...runner,
      dispatch: (command, said) => upToDate().dispatch(command, said),
      undo: (reach) => upToDate().undo(reach),
      redo: () => upToDate().redo(),
    }
  }, [runner, storage, take])
  return { current, key, goOnWith }
}
