import { canPredictArrival } from '#domain/orders/arrival.ts'
import { canCancelOrder } from '#domain/orders/cancel-order.ts'
import { canSayOnMyWay, promptsPickupChange, promptsSendNow } from '#domain/orders/modify-pickup.ts'
import type { Order } from '#domain/orders/order.ts'
import { isActive } from '#domain/orders/polling.ts'
import { isArrivalOffered } from '../arrival/arrival-at-hand.ts'
import type { Command } from '../commands.ts'
import type { Conversation } from '../conversation.ts'
import { injectionDelayOf, restaurantOf } from './order-at-hand.ts'

export type OrderAct = {
  readonly id: 'changePickup' | 'sendNow' | 'onMyWay' | 'arrival' | 'cancel'
  readonly key: string
  readonly command: Command
}

/** What can still be done about an order at a time (epoch ms), the likeliest first (S4.17, S4.23, S4.24, S4.101). */
export function orderActsOf(
  order: Order,
  conversation: Pick<Conversation, 'flows'>,
  now: number,
): readonly OrderAct[] {
  const delay = injectionDelayOf(restaurantOf(order.restaurantId, conversation))
  const { id } = order
  const mayBe: readonly (OrderAct & { readonly isOffered: boolean })[] = [
    {
      id: 'changePickup',
      key: 'order.changePickup',
      command: { type: 'order.changePickup', id },
      isOffered: promptsPickupChange(order, delay, now, false),
    },
    {
      id: 'sendNow',
      key: 'order.sendNow',
      command: { type: 'order.sendNow', id },
      isOffered: promptsSendNow(order, delay, now),
    },
    {
      id: 'onMyWay',
      key: 'order.onMyWay',
      command: { type: 'order.onMyWay', id },
      isOffered: isActive(order) && canSayOnMyWay(order).ok,
    },
    {
      id: 'arrival',
      key: 'order.arrival',
      command: { type: 'arrival.ask', id },
      isOffered:
        isArrivalOffered(conversation.flows.arrival, order.restaurantId) && canPredictArrival(order, now).ok,
    },
    {
      id: 'cancel',
      key: 'order.cancel',
      command: { type: 'order.cancel', id },
      isOffered: canCancelOrder(order, delay, now).ok,
    },
  ]
  return mayBe.filter(({ isOffered }) => isOffered)
}
