import {
  ReceivedSchema,
  fromSentConversation,
  toReceived,
  type SentConversation,
} from '#contracts/support/sent-conversation.contract.ts'
import type { Received } from '#domain/support/sent-conversation.ts'
import { answer, nothing } from './http.ts'
import type { Http } from './http.ts'

/** POST /x/conversations */
export function postConversation(http: Http) {
  return (sent: SentConversation): Promise<Received> =>
    http({
      path: '/x/conversations',
      method: 'POST',
      body: () => fromSentConversation(sent),
      read: answer(ReceivedSchema, toReceived),
    })
}

/** POST /x/conversations/parts: a large answer the restaurant does not know yet, packed. */
export function postPart(http: Http) {
  return (conversation: string, part: string): Promise<void> =>
    http({
      path: '/x/conversations/parts',
      method: 'POST',
      body: () => ({ conversation, part }),
      read: nothing,
    })
}
