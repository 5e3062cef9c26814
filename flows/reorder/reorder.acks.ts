import type { Conversation } from '../core/conversation/conversation.ts'
import type { Say } from '../core/log/say.ts'

/** Said once the lines of the repeated order are in the basket. */
export function acksOfReorder(before: Conversation, after: Conversation): readonly Say[] {
  const isFilled =
    after.flows.reorder.value === 'idle' && before.flows.dialogue.value !== after.flows.dialogue.value
  if (!isFilled || before.flows.basket.context.basket === after.flows.basket.context.basket) return []
  const { problem } = after.flows.basket.context
  return problem === undefined ? [{ key: 'ack.reordered' }] : [{ key: `problem.${problem}` }]
}
