import { pickupByNow } from '#domain/restaurant/shown-pickup.ts'
import type { Conversation } from '../core/conversation/conversation.ts'
import { pickupByNowOf, takesAhead } from '../core/conversation/selectors.ts'
import type { OutcomeAcks } from '../core/conversation/outcome.ts'
import { warning, type Say } from '../core/log/say.ts'
import type { AskedQuestion } from '../core/conversation/questions.ts'
import { pickupTime } from '../basket/line-values.ts'

export const PICKUP_OUTCOMES = {
  waitForLapse: ({ failure, before, after, question }) =>
    failure ? [] : acksOfLapse(before, after, question),
} satisfies OutcomeAcks

/** Where the shown pickup time went that is no longer to be had, unless that is asked about (S4.83). */
function acksOfLapse(before: Conversation, after: Conversation, question: AskedQuestion): readonly Say[] {
  if (question.name === 'otherOpening') return []
  const byNow = pickupByNowOf(after, after.now)
  if (!byNow) return [{ key: 'problem.pickup.none' }]
  if (before.flows.checkout.context.shown?.isChosen)
    return [warning('ack.pickupMoved', { time: pickupTime(after) })]
  return byNow.isElsewhere ? acksOfMove(after) : []
}

/** That the time of the order that is being made is another one now, because the restaurant needs longer, or less. */
export function acksOfNewDelay(
  before: Conversation,
  after: Conversation,
  question: AskedQuestion,
): readonly Say[] {
  const was = before.flows.restaurant.context.chosen
  const { shown } = after.flows.checkout.context
  if (!was || after.flows.basket.context.basket.lines.length === 0 || question.name === 'otherOpening')
    return []
  const wouldBe = pickupByNow(shown, was, after.now, takesAhead(after))
  const byNow = pickupByNowOf(after, after.now)
  return wouldBe && byNow && wouldBe.at !== byNow.at ? acksOfMove(after) : []
}

function acksOfMove(after: Conversation): readonly Say[] {
  return [{ key: 'ack.pickupNow', values: { time: pickupTime(after) } }]
}
