import { createContext } from 'react'
import type { ConversationCode } from '#domain/ids.ts'
import type { SendingReason } from '#domain/support/sent-conversation.ts'
import type { PortFailure } from '#flows/core/log/port.ts'

/** Why a conversation is sent, and whether names, mail, phone and typed words go along. */
export type Sending = { readonly reason: SendingReason; readonly withValues: boolean }

/** What became of a conversation that was sent: its code, or why it was not taken. */
export type SendingOutcome = { readonly code: ConversationCode } | { readonly failure: PortFailure }

/** Sends the conversation of this page to the restaurant. */
export type SendConversation = (sending: Sending) => Promise<SendingOutcome>

export const SendingContext = createContext<SendConversation | undefined>(undefined)
