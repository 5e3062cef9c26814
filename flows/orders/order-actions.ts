import { needsTable } from '#domain/basket/table-number.ts'
import type { PickupMode } from '#domain/catalogue/product.ts'
import { canPredictArrival } from '#domain/orders/tracking/arrival.ts'
import { canCancelOrder } from '#domain/orders/change/cancel-order.ts'
import { canSayOnMyWay, promptsPickupChange, promptsSendNow } from '#domain/orders/change/modify-pickup.ts'
import type { Order } from '#domain/orders/order.ts'
import { isActive } from '#domain/orders/tracking/polling.ts'
import { isArrivalOffered } from '../arrival/arrival.selectors.ts'
import type { Command } from '../core/log/commands.ts'
import type { Conversation } from '../core/conversation/conversation.ts'
import { modesOf } from '../core/conversation/selectors.ts'
import { injectionDelayOf, restaurantOf } from './order.selectors.ts'

export type OrderAction = {
  readonly id: 'changePickup' | 'sendNow' | 'onMyWay' | `changeMode.${PickupMode}` | 'arrival' | 'cancel'
  readonly key: string
  readonly command: Command
}

/** What most customers do next, the first of these that is offered. */
const MAIN: readonly OrderAction['id'][] = ['onMyWay', 'arrival']

type MayBe = OrderAction & { readonly isOffered: boolean }

/** The one action an order card puts before all others; undefined where none stands out. */
export function mainActionOf(actions: readonly OrderAction[]): OrderAction | undefined {
  return MAIN.map((main) => actions.find(({ id }) => id === main)).find((action) => action !== undefined)
}

/** What the customer can do about an order at a time (epoch ms), most likely first (S4.17, S4.23, S4.24, S4.101). */
export function orderActionsOf(
  order: Order,
  conversation: Pick<Conversation, 'flows' | 'settings'>,
  now: number,
): readonly OrderAction[] {
  const restaurant = restaurantOf(order.restaurantId, conversation)
  const delay = injectionDelayOf(restaurant)
  const { id } = order
  // Until when is the restaurant's to say.
  const isKnown = restaurant !== undefined
  const isMovable = isKnown && promptsPickupChange(order, delay, now, false)
  const otherModes = modesOf(conversation).filter((mode) => mode !== order.pickUpMode && !needsTable(mode))
  const mayBe: readonly MayBe[] = [
    {
      id: 'changePickup',
      key: 'order.changePickup',
      command: { type: 'order.changePickup', id },
      isOffered: isMovable,
    },
    {
      id: 'sendNow',
      key: 'order.sendNow',
      command: { type: 'order.sendNow', id },
      isOffered: isKnown && promptsSendNow(order, delay, now),
    },
    {
      id: 'onMyWay',
      key: 'order.onMyWay',
      command: { type: 'order.onMyWay', id },
      isOffered: isActive(order) && canSayOnMyWay(order).ok,
    },
    ...otherModes.map((mode): MayBe => ({
      id: `changeMode.${mode}`,
      key: `order.changeMode.${mode}`,
      command: { type: 'order.changeMode', id, mode },
      isOffered: isMovable,
    })),
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
      isOffered: isKnown && canCancelOrder(order, delay, now).ok,
    },
  ]
  return mayBe.filter(({ isOffered }) => isOffered)
}
