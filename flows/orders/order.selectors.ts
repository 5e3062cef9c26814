import type { OrderId, RestaurantId } from '#domain/ids.ts'
import { followedFirst, isKeptPending, isOver, liveFirst } from '#domain/orders/history/lists.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import type { Say, Value } from '../core/log/say.ts'
import type { Conversation } from '../core/conversation/conversation.ts'

type QuestionContext = Pick<Conversation, 'flows'>

/** The followed order or one of the current orders, by its id. */
export function orderOf(id: OrderId, { flows }: QuestionContext): Order | undefined {
  const { order, orders } = flows.tracking.context
  return order?.id === id ? order : orders.find((known) => known.id === id)
}

/** The newest known state of a restaurant: the chosen one, that of a current order, or one of the list. */
export function restaurantOf(id: RestaurantId, { flows }: QuestionContext): Restaurant | undefined {
  const { chosen, list } = flows.restaurant.context
  return [chosen, ...flows.tracking.context.restaurants, ...list].find((each) => each?.id === id)
}

/** Minutes between the kitchen's call and the pickup; 0 where the restaurant is not known. */
export function injectionDelayOf(restaurant: Restaurant | undefined): number {
  return restaurant?.settings.ordersInjectionDelayMinutes ?? 0
}

/**
 * The orders of the current-order page: the followed one first, then the others, newest first (S2.53); one that is over
 * after those that are not.
 */
export function shownOrders({ flows }: QuestionContext): readonly Order[] {
  const { order, orders } = flows.tracking.context
  return liveFirst(followedFirst(order, orders))
}

/** Whether anything can still become of an order that is shown. */
export function areAnyUnderWay(conversation: Pick<Conversation, 'flows' | 'now'>): boolean {
  return shownOrders(conversation).some((order) => !isOver(order) && isKeptPending(order, conversation.now))
}

/** Where the cancellation of the followed order stands; what became of another one is told of that one. */
export function cancelStateOf({ tracking, orderCancel }: Conversation['flows']) {
  const isOfFollowed = orderCancel.context.id === tracking.context.wanted
  return isOfFollowed ? orderCancel.value : 'idle'
}

/** Where another change of the followed order stands; a cancellation comes before it. */
export function changeStateOf(flows: Conversation['flows']) {
  const { tracking, orderChange } = flows
  const cancel = cancelStateOf(flows)
  const isOfFollowed = orderChange.context.id === tracking.context.wanted
  return isOfFollowed && (cancel === 'idle' || cancel === 'waiting') ? orderChange.value : 'idle'
}

/**
 * What an order is called where there are several: by its number, else by its time and first dish; and by its place.
 * Those that would be called the same are counted, the oldest first.
 */
export function orderNameOf(order: Order, conversation: QuestionContext): Say {
  const name = bareNameOf(order, conversation)
  const alike = shownOrders(conversation)
    .filter((other) => isAlike(order, other))
    .toSorted((one, other) => one.createdAt - other.createdAt || one.id.localeCompare(other.id))
  const index = alike.findIndex(({ id }) => id === order.id)
  if (order.posId !== undefined || alike.length < 2 || index < 0) return name
  return { key: 'order.name.alike', values: { name: { say: name }, index: index + 1 } }
}

/** What an order is called beside others that are shown; undefined where it is the only one. */
export function nameAmongSeveral(order: Order, conversation: QuestionContext): Say | undefined {
  return shownOrders(conversation).length > 1 ? orderNameOf(order, conversation) : undefined
}

/** A name that was said stays one order's, also once the other has a number. */
function isAlike(one: Order, other: Order): boolean {
  const isSameDish = one.items[0]?.productCode === other.items[0]?.productCode
  return isSameDish && one.restaurantId === other.restaurantId && one.retrievalDate === other.retrievalDate
}

function bareNameOf(order: Order, conversation: QuestionContext): Say {
  const place = restaurantOf(order.restaurantId, conversation)?.name
  const [first] = order.items
  const what: Readonly<Record<string, Value>> =
    order.posId === undefined
      ? {
          time: { time: order.retrievalDate },
          ...(first && { dish: { text: first.snapshot.name } }),
        }
      : { number: order.posId }
  const kind = order.posId !== undefined ? 'number' : first ? 'dish' : 'time'
  return place === undefined
    ? { key: `order.name.${kind}`, values: what }
    : { key: `order.name.${kind}At`, values: { ...what, place } }
}

/** The current orders beside one, those that still come to something. */
export function otherOrdersOf(id: OrderId | undefined, conversation: QuestionContext): readonly Order[] {
  return shownOrders(conversation).filter((order) => order.id !== id && !isOver(order))
}

/** The orders whose kitchen says that they are ready to be collected. */
export function readyOrdersOf(conversation: QuestionContext): readonly Order[] {
  return shownOrders(conversation).filter(
    ({ state, kitchenStep }) => state === 'PAID' && kitchenStep === 'ready',
  )
}

/** Whether a problem code says that a mailed link did not let its guest in (S4.44). */
export function isLinkProblem(code: string | undefined): boolean {
  return code === 'order.linkInvalid' || code === 'order.linkExpired'
}
