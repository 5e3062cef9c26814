import { openStateOf } from '#domain/restaurant/opening-hours.ts'
import { isAwaited } from '#domain/orders/tracking/arrival.ts'
import type { Conversation } from '../core/conversation/conversation.ts'
import { shownOrders } from '../orders/order.selectors.ts'
import { modesOf } from '../core/conversation/selectors.ts'
import type { Say } from '../core/log/say.ts'
import type { Outcome, OutcomeAcks } from '../core/conversation/outcome.ts'
import { acksOfNewDelay } from '../checkout/pickup.acks.ts'
import { acksOfGone } from '../product/gone.acks.ts'

export const RESTAURANT_OUTCOMES = {
  listRestaurants({ failure, after }) {
    if (!failure) return acksOfList(after)
    return after.flows.restaurant.value === 'choosing' ? [{ key: 'ack.listFailed' }] : []
  },
  geocode: ({ failure, after }) => (failure ? [searchFailed(after)] : []),
  locate: ({ failure, after }) => (failure ? [searchFailed(after)] : []),
  findRestaurant: ({ failure, after }) => (failure ? [{ key: 'ack.linkNotFound' }] : acksOfRestaurant(after)),
  submitCode: ({ failure, after }) => (failure ? [codeAck(after)] : acksOfRestaurant(after)),
  watchRestaurant: (outcome) => [...acksOfWatch(outcome), ...acksOfGone(outcome.facts)],
} satisfies OutcomeAcks

/** That there is only one restaurant, or which place the list is near. */
function acksOfList(after: Conversation): readonly Say[] {
  const { near, list, problem } = after.flows.restaurant.context
  if (problem === 'linkNotFound') return [{ key: 'ack.linkNotFound' }]
  if (list.length === 1 && after.flows.restaurant.value === 'chosen')
    return [
      { key: 'ack.onlyRestaurant', values: { name: list[0]?.name ?? '' } },
      ...acksOfRestaurant(after).slice(1),
    ]
  if (!near) return []
  if (list.length === 0) return [{ key: 'ack.noneNear' }]
  return near.label === undefined
    ? [{ key: 'ack.nearYou' }]
    : [{ key: 'ack.near', values: { place: near.label } }]
}

/** Which restaurant was settled on, whether it is open, and what was not asked because there is no choice. */
export function acksOfRestaurant(after: Conversation): readonly Say[] {
  const { chosen } = after.flows.restaurant.context
  if (!chosen || after.flows.restaurant.value !== 'chosen') return []
  const state = openStateOf(chosen, after.now)
  const name = { name: chosen.name }
  const isModeAsked = after.flows.dialogue.value === 'mode'
  const only = modesOf(after).length === 1 ? [{ key: 'ack.onlyMode' }] : []
  const welcome: Say = isModeAsked
    ? { key: 'ack.restaurant', values: name }
    : {
        key: 'ack.restaurantAndMode',
        values: { ...name, mode: { key: `modeNoun.${after.flows.menu.context.mode ?? 'EATIN'}` } },
      }
  if (state.isOpen) return [welcome, ...only]
  const closed: Say =
    state.opensAt === undefined
      ? { key: 'ack.closedNow' }
      : { key: 'ack.closedUntil', values: { time: { time: state.opensAt } } }
  return [welcome, closed, ...only]
}

/** What changed at the restaurant meanwhile (S4.59 to S4.65), unless the question that comes of it says so itself. */
function acksOfWatch(outcome: Outcome): readonly Say[] {
  const { after, facts, question } = outcome
  const ordering = facts.find((fact) => fact.type === 'restaurant.changed')?.ordering
  const hasClosed = facts.some(({ type }) => type === 'restaurant.closed')
  const hasOpened = facts.some(({ type }) => type === 'restaurant.opened')
  // Who only waits for an order wants to know what becomes of it, and not that others could be made.
  if (!isOrdering(after)) {
    const isShut = ordering === 'unavailable' || hasClosed
    return isShut && isAwaitedHere(after) ? [{ key: 'ack.orderStands' }] : []
  }
  return [
    ...(ordering === 'unavailable' && question.name !== 'orderingDisabled'
      ? [{ key: 'ack.orderingDisabled' }]
      : []),
    ...(ordering === 'available' ? [{ key: 'ack.orderingEnabled' }] : []),
    ...(hasClosed && question.name !== 'closed' ? [{ key: 'ack.closedJustNow' }] : []),
    ...(hasOpened ? [{ key: 'ack.openNow' }] : []),
    ...acksOfNewDelay(outcome),
  ]
}

/** Whether the customer is about to order something, and does not only look at orders that were made. */
function isOrdering({ flows }: Conversation): boolean {
  const isAtOrders = ['order', 'history', 'report'].includes(flows.dialogue.value)
  return !isAtOrders || flows.basket.context.basket.lines.length > 0
}

function isAwaitedHere(after: Conversation): boolean {
  const { chosen } = after.flows.restaurant.context
  return shownOrders(after).some(
    ({ restaurantId, ...order }) => restaurantId === chosen?.id && isAwaited(order, after.now),
  )
}

function searchFailed({ flows }: Conversation): Say {
  return { key: `ack.${flows.restaurant.context.problem ?? 'searchFailed'}` }
}

/** The field of the code says why; a code nobody could look at is not called wrong. */
function codeAck({ flows }: Conversation): Say {
  const isJudged = ['restaurant.wrongCode', 'restaurant.tooManyCodes'].includes(
    flows.restaurant.context.problem ?? '',
  )
  return { key: isJudged ? 'ack.codeRefused' : 'ack.codeNotChecked' }
}
