import { canPredictArrival } from '#domain/orders/tracking/arrival.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Conversation } from '../core/conversation/conversation.ts'
import { orderOf, shownOrders } from '../orders/order.selectors.ts'
import type { CommandDefinitions } from '../core/conversation/command.ts'
import { ONLY_TOLD, type Dispatched, type FactDefinitions } from '../core/conversation/dispatched.ts'

export const ARRIVAL_COMMANDS = {
  'arrival.ask': {
    isAdjustment: true,
    outlivesUndo: true,
    dispatch: (command, conversation) => {
      const order = orderOf(command.id, conversation)
      const isExpected = order !== undefined && canPredictArrival(order, conversation.now).ok
      return isExpected ? [{ to: 'arrival', event: command }] : []
    },
    acks: (_, { after }) =>
      after.flows.arrival.value === 'consenting' ? [{ key: 'ack.arrival.asked' }] : [],
  },
  'arrival.agree': {
    isAdjustment: true,
    outlivesUndo: true,
    dispatch: (command) => [{ to: 'arrival', event: command }],
  },
  'arrival.tellBay': {
    isAdjustment: true,
    outlivesUndo: true,
    dispatch: (command) => [{ to: 'arrival', event: command }],
  },
  'arrival.stop': {
    isAdjustment: true,
    outlivesUndo: true,
    dispatch: (command) => [{ to: 'arrival', event: command }],
    acks: (_, { after }) =>
      after.flows.arrival.context.arrival === undefined ? [] : [{ key: 'ack.arrival.stopped' }],
  },
} satisfies Partial<CommandDefinitions>

export const ARRIVAL_FACTS = { 'arrival.expected': ONLY_TOLD } satisfies Partial<FactDefinitions>

/**
 * Sent whenever new facts about orders have come. For an order that will be picked up the arrival flow asks whether its
 * kitchen wants to be told when the customer arrives; an arrival to an order that has ended is ended too (S4.101).
 */
export function newsOfOrders(conversation: Conversation): readonly Dispatched[] {
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

/** After a lost session nobody is on the way to an order. */
export const FORGET_ARRIVAL: Dispatched = { to: 'arrival', event: { type: 'arrival.forget' } }
