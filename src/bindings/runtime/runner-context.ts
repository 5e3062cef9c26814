import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react'
import type { Command } from '#flows/core/log/commands.ts'
import type { Conversation } from '#flows/core/conversation/conversation.ts'
import type { Runner } from '#flows/core/engine/runner.ts'

export const RunnerContext = createContext<Runner | undefined>(undefined)

/** The runner of the page's conversation; throws outside of its provider (a bug). */
export function useRunner(): Runner {
  const runner = useContext(RunnerContext)
  if (!runner) throw new Error('no conversation is provided here')
  return runner
}

/**
 * A part of the conversation, read again after each step and compared by identity. Like `useSelector` of @xstate/react,
 * whose module would bring XState into the first load.
 */
export function useConversation<T>(select: (conversation: Conversation) => T): T {
  const runner = useRunner()
  const read = useMemo(() => selected(runner, select), [runner, select])
  return useSyncExternalStore(runner.subscribe, read, read)
}

/** Selects once from each conversation, because React reads a store several times and compares by identity. */
function selected<T>(runner: Runner, select: (conversation: Conversation) => T): () => T {
  let last: { readonly of: Conversation; readonly value: T } | undefined
  return () => {
    const of = runner.conversation()
    if (last?.of !== of) last = { of, value: select(of) }
    return last.value
  }
}

/** Sends what the customer does to the flows. */
export function useDispatch(): (command: Command) => void {
  const runner = useRunner()
  return useCallback((command: Command) => runner.dispatch(command), [runner])
}
