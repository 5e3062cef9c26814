import { pickupByNowOf } from '../core/conversation/selectors.ts'
import type { Outcome, OutcomeAcks } from '../core/conversation/outcome.ts'
import { warning, type Say, type Value } from '../core/log/say.ts'
import { pickupTime } from '../basket/line-values.ts'

export const PICKUP_OUTCOMES = {
  waitForLapse: (outcome) => (outcome.failure ? [] : acksOfLapse(outcome)),
} satisfies OutcomeAcks

/** Where the shown pickup time went that is no longer to be had, unless that is asked about (S4.83). */
function acksOfLapse({ after, facts, question }: Outcome): readonly Say[] {
  if (question.name === 'otherOpening') return []
  const byNow = pickupByNowOf(after, after.now)
  if (!byNow) return [{ key: 'problem.pickup.none' }]
  if (facts.find((fact) => fact.type === 'pickup.lapsed')?.wasChosen)
    return [warning('ack.pickupMoved', { time: pickupTime(after) })]
  return byNow.isElsewhere ? [movedTo(pickupTime(after))] : []
}

/** That the time of the order that is being made is another one now, because the restaurant needs longer, or less. */
export function acksOfNewDelay({ after, facts, question }: Outcome): readonly Say[] {
  if (after.flows.basket.context.basket.lines.length === 0 || question.name === 'otherOpening') return []
  const moved = facts.find((fact) => fact.type === 'pickup.moved')
  return moved ? [movedTo({ time: moved.at, asOf: after.now })] : []
}

function movedTo(time: Value): Say {
  return { key: 'ack.pickupNow', values: { time } }
}
