import type { Conversation } from '../conversation/conversation.ts'
import type { Say } from '../log/say.ts'

/** Sentences about what failed, or changed without the customer. */
const WARNINGS: ReadonlySet<string> = new Set([
  'ack.conflicted',
  'ack.soldOut',
  'ack.goneMeanwhile',
  'ack.priceDeclined',
  'ack.pickupMoved',
  'ack.favouriteNotKept',
  'ack.loggedOut',
  'ack.notLoggedOut',
  'ack.historyFailed',
  'ack.ratingFailed',
  'ack.resendFailed',
  'ack.feedbackFailed',
])

/**
 * What was said since the customer's last answer and must be seen in a view without a transcript too: refusals, and
 * changes nobody asked for. Each once.
 */
export function warningsOf({ turns }: Pick<Conversation, 'turns'>): readonly Say[] {
  const answered = turns.findLastIndex(({ answer }) => answer !== undefined)
  const heard = turns.slice(answered + 1).flatMap(({ acks }) => acks)
  return [...new Map(heard.filter(isWarning).map((say) => [say.key, say])).values()]
}

function isWarning({ key }: Say): boolean {
  return WARNINGS.has(key) || key.startsWith('problem.')
}
