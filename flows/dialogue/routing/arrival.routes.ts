import { canPredictArrival } from '#domain/orders/arrival.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Conversation } from '../../conversation.ts'
import { orderOf } from '../order-at-hand.ts'
import type { CommandRoutes, Routed } from './routed.ts'

export const ARRIVAL_COMMANDS = {
  'arrival.ask': (command, conversation) => {
    const order = orderOf(command.id, conversation)
    const isExpected = order !== undefined && canPredictArrival(order, conversation.now).ok
    return isExpected ? [{ to: 'arrival', event: command }] : []
  },
  'arrival.agree': (command) => [{ to: 'arrival', event: command }],
  'arrival.tellBay': (command) => [{ to: 'arrival', event: command }],
  'arrival.stop': (command) => [{ to: 'arrival', event: command }],
} satisfies Partial<CommandRoutes>

/** Each time an order is seen: whether its kitchen wants to know when it is fetched, or it is over (S4.101). */
export function looked(order: Order, { now }: Conversation): Routed {
  const { id, restaurantId } = order
  return {
    to: 'arrival',
    event: { type: 'arrival.look', id, restaurantId, isExpected: canPredictArrival(order, now).ok },
  }
}

/** Who is nobody any more is on the way to nothing. */
export const FORGET_ARRIVAL: Routed = { to: 'arrival', event: { type: 'arrival.forget' } }
