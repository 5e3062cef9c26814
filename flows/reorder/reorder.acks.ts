import type { Told } from '../core/conversation/command.ts'
import type { Say } from '../core/log/say.ts'

/** Said once the lines of the repeated order are in the basket. */
export function acksOfReorder({ after, facts }: Told): readonly Say[] {
  const isAgreed = facts.some(({ type }) => type === 'reorder.agreed')
  const isFilled = facts.some(({ type }) => type === 'basket.lineAdded')
  if (!isAgreed || !isFilled) return []
  const { problem } = after.flows.basket.context
  return problem === undefined ? [{ key: 'ack.reordered' }] : [{ key: `problem.${problem}` }]
}
