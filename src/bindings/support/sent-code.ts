import type { ConversationCode } from '#domain/ids.ts'
import { readConversationCode } from '#domain/support/conversation-code.ts'
import type { PersonalData } from '../words/use-formatter.ts'

/** The draft that keeps the code of a conversation for as long as its tab is open. */
const SENT_AS = 'sentAs'

/** The code under which a conversation was sent from this tab. */
export function sentCodeOf(personalData: PersonalData, conversation: string): ConversationCode | undefined {
  return readConversationCode(personalData.draftOf(`${SENT_AS}.${conversation}`))
}

export function keepSentCode(personalData: PersonalData, conversation: string, code: ConversationCode): void {
  personalData.keepDraft(`${SENT_AS}.${conversation}`, code)
}
