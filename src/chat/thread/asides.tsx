import { Suspense } from 'react'
import type { Turn } from '#flows/core/log/turn.ts'
import { useConversation } from '#bindings/runtime/runner-context.ts'
import { HelpChoices, RepromptChoices } from '../cards/card-registry.ts'

type AsidesProps = { readonly turn: Turn; readonly hasHelp?: boolean }

/** What can be chosen beneath what is said: of who asked for help, and of what was typed. */
export function Asides({ turn, hasHelp = false }: AsidesProps) {
  const isHelped = hasHelp && turn.acks.some(({ key }) => key === 'ack.help')
  const isRead = useConversation(({ flows }) => flows.dialogue.context.reprompt?.turn === turn.id)
  return (
    <Suspense>
      {isHelped && <HelpChoices turn={turn} isLive />}
      {isRead && <RepromptChoices turn={turn} isLive />}
    </Suspense>
  )
}
