import { isPaid, NOT_TAKEN, type Order } from '#domain/orders/order.ts'
import type { ConversationOutcome, ConversationSummary } from '#domain/support/sent-conversation.ts'
import { liveTurnOf, type Conversation } from '../conversation/conversation.ts'
import { isAct, type Log } from '../log/log.ts'
import type { Trace } from './trace.ts'

/** So many orders and faults of one conversation are told; nobody makes more, and a broken line may. */
const MOST_TOLD = 20

/** What a conversation came to, as it is found by. Pure. */
export function summaryOf({ entries }: Log, { steps }: Trace): ConversationSummary {
  const last = steps.at(-1)?.after
  const followed = last && ordersOf(last)[0]
  // Who only follows an order chooses no restaurant: it is about that of the order.
  const restaurantId = last?.flows.restaurant.context.chosen?.id ?? followed?.restaurantId
  const orderIds = [...new Set(steps.flatMap(({ after }) => ordersOf(after).map(({ id }) => id)))]
  const failures = steps.flatMap(({ entry: { event } }) =>
    event.type === 'failed' ? [event.error.code] : [],
  )
  return {
    beganAt: entries[0]?.at ?? 0,
    entries: entries.length,
    ...(restaurantId !== undefined && { restaurantId }),
    orderIds: orderIds.slice(-MOST_TOLD),
    outcome: last ? outcomeOf(last, entries) : 'fault',
    question: (last && liveTurnOf(last)?.question.name) ?? '',
    faults: failures.slice(-MOST_TOLD),
  }
}

function outcomeOf(last: Conversation, entries: Log['entries']): ConversationOutcome {
  const { checkout } = last.flows
  if (isLeftAtFault(entries)) return 'fault'
  if (checkout.value === 'failed') return 'refused'
  const orders = ordersOf(last)
  if (orders.some(isPaid)) return 'paid'
  return orders.some(({ state }) => NOT_TAKEN.includes(state)) ? 'refused' : 'left'
}

/** Whether something that the customer did last got no usable answer. */
function isLeftAtFault(entries: Log['entries']): boolean {
  const since = entries.slice(entries.findLastIndex(({ event }) => isAct(event)) + 1)
  const last = since.findLast(({ event }) => event.type === 'done' || event.type === 'failed')?.event
  return last?.type === 'failed' && last.error.kind === 'failed'
}

function ordersOf({ flows }: Conversation): readonly Pick<Order, 'id' | 'state' | 'restaurantId'>[] {
  const { order, orders } = flows.tracking.context
  const { order: placed } = flows.checkout.context
  return [...(placed ? [placed] : []), ...(order ? [order] : []), ...orders]
}
