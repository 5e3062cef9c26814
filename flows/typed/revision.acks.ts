import type { Told } from '../core/conversation/command.ts'
import type { Say } from '../core/log/say.ts'
import { lineAck } from '../basket/line.acks.ts'

/** What an accepted change did to the basket, line by line; or why it did nothing. */
export function acksOfRevision({ after, facts }: Told): readonly Say[] {
  const revised = facts.find((fact) => fact.type === 'basket.revised')
  if (revised) return revised.told.map(lineAck)
  const { problem } = after.flows.basket.context
  return problem === undefined ? [] : [{ key: `problem.${problem}` }]
}
