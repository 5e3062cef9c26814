import { PROBLEMS } from '#domain/problem.ts'
import type { Order } from '#domain/orders/order.ts'
import { isKitchenUnreached } from '#domain/orders/tracking/progress.ts'
import type { Conversation } from '../core/conversation/conversation.ts'
import { nameAmongSeveral, orderOf, shownOrders } from './order.selectors.ts'
import type { Say } from '../core/log/say.ts'
import type { OrderChange } from './order-change.machine.ts'

/** What has become of each current order, when that has changed. */
export function acksOfOrders(before: Conversation, after: Conversation): readonly Say[] {
  const known = shownOrders(before)
  return shownOrders(after).flatMap((is) => {
    const was = known.find(({ id }) => id === is.id)
    if (!was || standingOf(was) === standingOf(is)) return []
    const said = { key: `ack.order.${standingOf(is)}`, values: { number: is.posId ?? '' } }
    return [ofOrder(is, said, after)]
  })
}

/** Something that is said of an order, which is named where there are several. */
function ofOrder(order: Order, said: Say, after: Conversation): Say {
  const name = nameAmongSeveral(order, after)
  return name ? { key: 'order.told', values: { order: { say: name }, what: { say: said } } } : said
}

function standingOf(order: Order): string {
  if (isKitchenUnreached(order)) return 'unreached'
  const { state, kitchenStep } = order
  const isTold = state === 'PAID' && kitchenStep !== undefined && kitchenStep !== 'accepted'
  return isTold ? kitchenStep : state
}

/**
 * An order that waits for its provider is not paid yet, and no failure either (S4.12). Where paying took its minutes, the
 * kitchen makes it a little later than was asked for.
 */
export function acksOfPayment(before: Conversation, { flows, now }: Conversation): readonly Say[] {
  const { order } = flows.tracking.context
  const asked = before.flows.checkout.context.request?.retrievalDate
  const isMoved = order !== undefined && asked !== undefined && order.retrievalDate !== asked
  return [
    { key: order?.state === 'WAITING' ? 'ack.order.WAITING' : 'ack.paid' },
    ...(isMoved
      ? [{ key: 'ack.pickupNow', values: { time: { time: order.retrievalDate, asOf: now } } }]
      : []),
  ]
}

/** What the kitchen agreed to, with the time that holds from now on (S4.25). */
export function acksOfChange(after: Conversation): readonly Say[] {
  const { id, change } = after.flows.orderChange.context
  const order = id && orderOf(id, after)
  if (!change || !order) return []
  return [ofOrder(order, changeSaid(change, order), after)]
}

function changeSaid(change: OrderChange, order: Order): Say {
  if ('isOnMyWay' in change) return { key: 'ack.onMyWay' }
  if ('pickUpMode' in change)
    return { key: 'ack.modeChanged', values: { mode: { key: `modeNoun.${order.pickUpMode}` } } }
  const key = 'injectNow' in change ? 'ack.sentNow' : 'ack.pickupChanged'
  return { key, values: { time: { time: order.retrievalDate } } }
}

/** Said once the lines of the repeated order are in the basket. */
export function acksOfReorder(before: Conversation, after: Conversation): readonly Say[] {
  const isFilled =
    after.flows.reorder.value === 'idle' && before.flows.dialogue.value !== after.flows.dialogue.value
  if (!isFilled || before.flows.basket.context.basket === after.flows.basket.context.basket) return []
  const { problem } = after.flows.basket.context
  return problem === undefined ? [{ key: 'ack.reordered' }] : [{ key: `problem.${problem}` }]
}

/** What failed, with the reason where it is known. */
export function failureAck(key: string, after: Conversation): Say {
  const { problem } = after.flows.care.context
  const known = PROBLEMS.find((code) => code === problem)
  return { key: known === undefined ? key : `problem.${known}` }
}

/**
 * Said when the kitchen was first told, when the customer is there, and when it failed; not at each new position
 * (S4.103).
 */
export function acksOfArrival(before: Conversation, after: Conversation): readonly Say[] {
  const { arrival, problem } = after.flows.arrival.context
  if (problem !== undefined) return [{ key: 'ack.arrival.failed' }]
  if (after.flows.arrival.value === 'arrived') return [{ key: 'ack.arrival.there' }]
  const isFirst = before.flows.arrival.context.arrival === undefined && arrival?.eta !== undefined
  return isFirst ? [{ key: 'ack.arrival.expected', values: { time: { time: arrival.eta } } }] : []
}
