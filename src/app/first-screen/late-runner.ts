import mitt from 'mitt'
import { liveTurnOf, type Conversation } from '#flows/core/conversation/conversation.ts'
import type { Log } from '#flows/core/log/log.ts'
import type { Runner, RunnerEvents } from '#flows/core/engine/runner.ts'

type Given = {
  readonly log: Log
  readonly conversation: Conversation
  /** Whether an answer was given already that can be taken back. */
  readonly canGoBack?: boolean
  /** Fetches the engine and yields the runner that goes on; called again after it failed. */
  readonly load: () => Promise<Runner>
  readonly onFailed: () => void
}

/**
 * The runner of a conversation that is shown before the engine has come. What is done meanwhile is kept and done then, for
 * as long as it is still asked what was shown: ticks leave the question as it is. What comes after an answer is dropped:
 * it would answer a question that nobody has read.
 */
export function createLateRunner({ log, conversation, canGoBack = false, load, onFailed }: Given): Runner {
  const emitter = mitt<RunnerEvents>()
  const listeners = new Set<() => void>()
  let runner: Runner | undefined
  let coming: Promise<void> | undefined
  let acts: readonly ((runner: Runner) => void)[] = []
  let isStarted = false
  const current = () => runner?.conversation() ?? conversation

  function fetch(): void {
    coming ??= load().then(take, () => {
      coming = undefined
      onFailed()
      addEventListener('online', fetch, { once: true })
    })
  }

  function later(wanted: (runner: Runner) => void): void {
    acts = [...acts, wanted]
    fetch()
  }

  function take(loaded: Runner): void {
    runner = loaded
    loaded.on('step', (step) => {
      emitter.emit('step', step)
      for (const listen of listeners) listen()
    })
    // Another tab may have gone on meanwhile, so the loaded conversation may differ from the shown one.
    for (const listen of listeners) listen()
    if (isStarted) loaded.start()
    acts.forEach((act, index) => {
      if (index === 0 || askedBy(loaded.conversation()) === askedBy(conversation)) act(loaded)
    })
    acts = []
  }

  return {
    conversation: current,
    subscribe: (listen) => {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
    log: () => runner?.log() ?? log,
    dispatch: (...said) => {
      if (runner) return runner.dispatch(...said)
      later((loaded) => loaded.dispatch(...said))
    },
    canUndo: (reach) => runner?.canUndo(reach) ?? (reach === 'answer' && canGoBack),
    undo: (reach) => {
      if (runner) return runner.undo(reach)
      if (reach === 'answer' && canGoBack) later((loaded) => void loaded.undo(reach))
      return false
    },
    canRedo: () => runner?.canRedo() ?? false,
    redo: () => runner?.redo() ?? false,
    on: emitter.on,
    off: emitter.off,
    start: () => {
      isStarted = true
      if (runner) runner.start()
      else fetch()
    },
    stop: () => {
      isStarted = false
      runner?.stop()
    },
    isLoaded: () => runner !== undefined,
  }
}

/** What the live turn asks, as one question differs from another. */
function askedBy(conversation: Conversation): string | undefined {
  const turn = liveTurnOf(conversation)
  return turn && `${turn.id} ${turn.question.key}`
}
