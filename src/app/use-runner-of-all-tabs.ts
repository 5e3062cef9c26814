import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Runner } from '#flows/runner.ts'
import { entriesIn } from './log-storage.ts'
import { onOtherTab, whenSeen } from './other-tabs.ts'

/**
 * The tabs of a browser agree: what one does, the others show, each under a key of its own. An act in a tab that has
 * not yet heard of another's is done after it, not over it.
 */
export function useRunnerOfAllTabs(
  opened: Runner,
  reopen: () => Runner | undefined,
  storage: Storage | undefined,
): { readonly current: Runner; readonly key: number } {
  const latest = useRef(opened)
  const cancel = useRef(() => {})
  const [shown, setShown] = useState({ runner: opened, key: 0 })
  const take = useCallback(() => {
    const next = reopen()
    if (!next) return
    cancel.current()
    latest.current.stop()
    latest.current = next
    setShown(({ key }) => ({ runner: next, key: key + 1 }))
    cancel.current = whenSeen(next.start)
  }, [reopen])
  useEffect(() => onOtherTab(take), [take])
  const { runner, key } = shown
  const current = useMemo((): Runner => {
    const upToDate = () => {
      if (entriesIn(storage) > latest.current.log().entries.length) take()
      return latest.current
    }
    return {
      ...runner,
      dispatch: (command, said) => upToDate().dispatch(command, said),
      undo: (reach) => upToDate().undo(reach),
    }
  }, [runner, storage, take])
  return { current, key }
}
