import type { Conversation } from '../conversation/conversation.ts'
import { liveQuestionOf } from '../questions/questions.ts'

/** A mail address, right or not, as it stands in a sentence. */
const ADDRESS = /[^\s,;:<>()"“”]*@[^\s,;:<>()"“”]*[^\s,;:<>()"“”.!?]/gu

/** The mail address that is written where the receipt is asked for; undefined elsewhere, and where several are. Pure. */
export function addressWrittenIn(text: string, conversation: Conversation): string | undefined {
  if (liveQuestionOf(conversation)?.name !== 'checkout') return undefined
  if (conversation.flows.session.context.visitor.isContactKnown) return undefined
  const [address, ...others] = text.match(ADDRESS) ?? []
  return others.length === 0 ? address : undefined
}
