import { canPredictArrival } from '#domain/orders/tracking/arrival.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Conversation } from '../conversation/conversation.ts'
import { orderOf, shownOrders } from '../conversation/order.selectors.ts'
import type { CommandDispatch, Dispatched } from './dispatched.ts'

export const ARRIVAL_COMMANDS = {
  'arrival.ask': (command, conversation) => {
    const order = orderOf(command.id, conversation)
    const isExpected = order !== undefined && canPredictArrival(order, conversation.now).ok
    return isExpected ? [{ to: 'arrival', event: command }] : []
  },
  'arrival.agree': (command) => [{ to: 'arrival', event: command }],
  'arrival.tellBay': (command) => [{ to: 'arrival', event: command }],
  'arrival.stop': (command) => [{ to: 'arrival', event: command }],
} satisfies Partial<CommandDispatch>

/**
 * Each time orders are seen: whether the kitchen of one that is to be fetched wants to know when, and whether the one
 * somebody is on the way to is over (S4.101).
 */
export function looked(conversation: Conversation): readonly Dispatched[] {
  const orders = shownOrders(conversation)
  const isExpected = (order: Order): boolean => canPredictArrival(order, conversation.now).ok
  const { orderId } = conversation.flows.arrival.context
  const seen = new Set([orders.find(({ id }) => id === orderId), orders.find(isExpected)])
  return [...seen].flatMap((order) =>
    order
      ? [{ to: 'arrival', event: { type: 'arrival.look', ...placeOf(order), isExpected: isExpected(order) } }]
      : [],
  )
}

function placeOf({ id, restaurantId }: Order): Pick<Order, 'id' | 'restaurantId'> {
  return { id, restaurantId }
}

/** Who is nobody any more is on the way to nothing. */
export const FORGET_ARRIVAL: Dispatched = { to: 'arrival', event: { type: 'arrival.forget' } }
