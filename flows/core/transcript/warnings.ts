import type { Conversation } from '../conversation/conversation.ts'
import type { Say } from '../log/say.ts'

/**
 * What was said since the customer's last answer and must be seen in a view without a transcript too: refusals, and
 * changes nobody asked for. Each once.
 */
export function warningsOf({ turns }: Pick<Conversation, 'turns'>): readonly Say[] {
  const answered = turns.findLastIndex(({ answer }) => answer !== undefined)
  const heard = turns.slice(answered + 1).flatMap(({ acks }) => acks)
  return [...new Map(heard.filter(mustBeSeen).map((say) => [say.key, say])).values()]
}

/** A rule that refuses is one by its nature. */
function mustBeSeen({ key, isWarning }: Say): boolean {
  return isWarning === true || key.startsWith('problem.')
}
