import type { Told } from '../core/conversation/command.ts'
import type { Say } from '../core/log/say.ts'

/** What came of putting the lines of the repeated order into the basket; nothing until they are. */
export function acksOfReorder(told: Told): readonly Say[] {
  if (!isFilled(told)) return []
  const { problem } = told.after.flows.basket.context
  return problem === undefined ? [{ key: 'ack.reordered' }] : [{ key: `problem.${problem}` }]
}

/** Whether a past order was put into the basket as a whole (S4.97). */
export function isReordered(told: Told): boolean {
  return isFilled(told) && told.after.flows.basket.context.problem === undefined
}

function isFilled({ facts }: Told): boolean {
  const isAgreed = facts.some(({ type }) => type === 'reorder.agreed')
  return isAgreed && facts.some(({ type }) => type === 'basket.lineAdded')
}
