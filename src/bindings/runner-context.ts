import { useSelector } from '@xstate/react'
import { createContext, useCallback, useContext } from 'react'
import type { Command } from '#flows/commands.ts'
import type { Conversation } from '#flows/conversation.ts'
import type { Runner } from '#flows/runner.ts'

export const RunnerContext = createContext<Runner | undefined>(undefined)

/** The runner of the page's conversation; throws outside of its provider (a bug). */
export function useRunner(): Runner {
  const runner = useContext(RunnerContext)
  if (!runner) throw new Error('no conversation is provided here')
  return runner
}

/** A part of the conversation, read again after each step; what a selector makes new is compared by identity. */
export function useConversation<T>(select: (conversation: Conversation) => T): T {
  return useSelector(useRunner().actor, select)
}

/** Sends what the customer does to the flows. */
export function useDispatch(): (command: Command) => void {
  const runner = useRunner()
  return useCallback((command: Command) => runner.dispatch(command), [runner])
}
