import { useContext, useState } from 'react'
import type { ConversationCode } from '#domain/ids.ts'
import type { SendingReason } from '#domain/support/sent-conversation.ts'
import type { PortFailure } from '#flows/core/log/port.ts'
import { useConversation } from '../runtime/runner-context.ts'
import { PersonalDataContext } from '../words/use-formatter.ts'
import { SendingContext } from './sending-context.ts'
import { keepSentCode, sentCodeOf } from './sent-code.ts'

/** Sending the conversation, and what became of it; a second tap while it is underway sends nothing. */
export function useSending(reason: SendingReason): {
  readonly isSending: boolean
  readonly code: ConversationCode | undefined
  readonly failure: PortFailure | undefined
  readonly send: (withValues: boolean) => void
} {
  const sendConversation = useContext(SendingContext)
  const [isSending, setSending] = useState(false)
  const personalData = useContext(PersonalDataContext)
  const conversation = useConversation(({ id }) => id)
  const [code, setCode] = useState(() => sentCodeOf(personalData, conversation))
  const [failure, setFailure] = useState<PortFailure | undefined>(undefined)
  const send = (withValues: boolean) => {
    if (isSending || !sendConversation) return
    setSending(true)
    setFailure(undefined)
    void sendConversation({ reason, withValues }).then((outcome) => {
      setSending(false)
      if ('failure' in outcome) return setFailure(outcome.failure)
      keepSentCode(personalData, conversation, outcome.code)
      setCode(outcome.code)
    })
  }
  return { isSending, code, failure, send }
}
