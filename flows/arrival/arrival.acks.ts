import type { Told } from '../core/conversation/command.ts'
import type { OutcomeAcks } from '../core/conversation/outcome.ts'
import type { Say } from '../core/log/say.ts'

export const ARRIVAL_OUTCOMES = {
  followArrival: acksOfArrival,
  tellParkingBay: ({ failure }) => [{ key: failure ? 'ack.arrival.bayFailed' : 'ack.arrival.bay' }],
} satisfies OutcomeAcks

/**
 * Said when the kitchen was first told, when the customer is there, and when it failed; not at each new position
 * (S4.103).
 */
function acksOfArrival({ after, facts }: Told): readonly Say[] {
  if (after.flows.arrival.context.problem !== undefined) return [{ key: 'ack.arrival.failed' }]
  if (after.flows.arrival.value === 'arrived') return [{ key: 'ack.arrival.there' }]
  const expected = facts.find((fact) => fact.type === 'arrival.expected')
  return expected ? [{ key: 'ack.arrival.expected', values: { time: { time: expected.eta } } }] : []
}
