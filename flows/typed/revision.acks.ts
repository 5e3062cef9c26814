import type { Told } from '../core/conversation/command.ts'
import type { Say } from '../core/log/say.ts'
import { acksOfLines } from '../basket/line.acks.ts'

/** What an accepted change did to the basket, line by line; or why it did nothing. */
export function acksOfRevision({ after, facts }: Told): readonly Say[] {
  const { problem } = after.flows.basket.context
  return problem === undefined ? acksOfLines(facts) : [{ key: `problem.${problem}` }]
}
