import type { Runner } from '#flows/core/engine/runner.ts'
import type { Trace } from '#flows/core/engine/trace.ts'
import type { Log } from '#flows/core/log/log.ts'

/** A conversation as it stood at a step: nothing can be done in it, nothing is asked of anybody, nothing comes. */
export function replayRunner(log: Log, { steps }: Trace, step: number): Runner {
  const traced = steps[step]
  if (!traced) throw new Error(`no step ${step} was traced`)
  const shown: Log = { ...log, entries: log.entries.slice(0, step + 1) }
  const nothing = () => undefined
  const no = () => false
  return {
    conversation: () => traced.after,
    subscribe: () => nothing,
    log: () => shown,
    dispatch: nothing,
    canUndo: no,
    undo: no,
    canRedo: no,
    redo: no,
    on: nothing,
    off: nothing,
    start: nothing,
    stop: nothing,
    isLoaded: () => true,
  }
}
