import { partAt } from '#domain/catalogue/options.ts'
import type { Conversation } from '../core/conversation/conversation.ts'
import { warning, type Say } from '../core/log/say.ts'

/** What of the product at hand, or of its choices, went while the customer was choosing (S4.69). */
export function acksOfGone(before: Conversation, after: Conversation): readonly Say[] {
  const { product: was, problem: knew } = before.flows.customise.context
  const { product: is, problem } = after.flows.customise.context
  if (!was) return []
  const part = is && problem && problem !== knew ? partAt(is, problem.path ?? '') : undefined
  const name = is ? part?.product.name : was.name
  return name ? [warning('ack.goneMeanwhile', { name: { text: name } })] : []
}
