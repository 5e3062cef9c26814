import type { Conversation } from '../core/conversation/conversation.ts'
import type { OutcomeAcks } from '../core/conversation/outcome.ts'
import type { Say } from '../core/log/say.ts'

export const ARRIVAL_OUTCOMES = {
  followArrival: ({ before, after }) => acksOfArrival(before, after),
  tellParkingBay: ({ failure }) => [{ key: failure ? 'ack.arrival.bayFailed' : 'ack.arrival.bay' }],
} satisfies OutcomeAcks

/**
 * Said when the kitchen was first told, when the customer is there, and when it failed; not at each new position
 * (S4.103).
 */
function acksOfArrival(before: Conversation, after: Conversation): readonly Say[] {
  const { arrival, problem } = after.flows.arrival.context
  if (problem !== undefined) return [{ key: 'ack.arrival.failed' }]
  if (after.flows.arrival.value === 'arrived') return [{ key: 'ack.arrival.there' }]
  const isFirst = before.flows.arrival.context.arrival === undefined && arrival?.eta !== undefined
  return isFirst ? [{ key: 'ack.arrival.expected', values: { time: { time: arrival.eta } } }] : []
}
