import { PROBLEMS } from '#domain/problem.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Standing } from '#domain/orders/tracking/standing.ts'
import type { Told } from '../core/conversation/command.ts'
import type { Conversation } from '../core/conversation/conversation.ts'
import { isLinkProblem, nameAmongSeveral, orderOf, shownOrders } from './order.selectors.ts'
import type { OutcomeAcks } from '../core/conversation/outcome.ts'
import { warning, type Say } from '../core/log/say.ts'
import { acksOfLogout } from '../account/session.acks.ts'
import type { OrderChange } from './order-change.machine.ts'

export const ORDER_OUTCOMES = {
  watchOrders: (told) => (told.failure ? acksOfLogout(told.facts) : acksOfOrders(told)),
  openOrder: ({ failure, after }) =>
    failure && isLinkProblem(after.flows.tracking.context.problem) ? [{ key: 'ack.linkExpired' }] : [],
  changeOrder: ({ failure, after }) => (failure ? [] : acksOfChange(after)),
  rateOrder: ({ failure, after }) => [failure ? failureAck('ack.ratingFailed', after) : { key: 'ack.rated' }],
  resendEmail: ({ failure, after }) => [
    failure ? failureAck('ack.resendFailed', after) : { key: 'ack.resent' },
  ],
  sendFeedback: ({ failure, after }) => [
    failure ? failureAck('ack.feedbackFailed', after) : { key: 'ack.feedbackSent' },
  ],
} satisfies OutcomeAcks

/** What has become of each current order, when that has changed. */
function acksOfOrders({ after, facts }: Told): readonly Say[] {
  const standings = facts.find((fact) => fact.type === 'orders.told')?.standings ?? []
  return shownOrders(after).flatMap((order) => {
    const now = standings.find(({ id }) => id === order.id)
    if (!now) return []
    return [ofOrder(order, standingSaid(order, now), after)]
  })
}

/** Nobody picks up what is brought to a table: it is told of otherwise where it says so. */
function standingSaid(order: Order, { standing }: Standing): Say {
  const key = `ack.order.${standing}`
  const values = { number: order.posId ?? '' }
  return order.pickUpMode === 'TABLE_SERVICE'
    ? { key: `ack.atTable.${standing}`, orElse: [key], values }
    : { key, values }
}

/** Something that is said of an order, which is named where there are several. */
function ofOrder(order: Order, said: Say, after: Conversation): Say {
  const name = nameAmongSeveral(order, after)
  return name ? { key: 'order.told', values: { order: { say: name }, what: { say: said } } } : said
}

/** What the kitchen agreed to, with the time that holds from now on (S4.25). */
function acksOfChange(after: Conversation): readonly Say[] {
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

/** What failed, with the reason where it is known. */
function failureAck(key: string, after: Conversation): Say {
  const { problem } = after.flows.care.context
  const known = PROBLEMS.find((code) => code === problem)
  return known === undefined ? warning(key) : { key: `problem.${known}` }
}
