import { isOrderOf } from '#domain/account/identity.ts'
import { canCancelOrder } from '#domain/orders/change/cancel-order.ts'
import { canModifyPickup, canSayOnMyWay, canSendNow } from '#domain/orders/change/modify-pickup.ts'
import { isPaid, type Order } from '#domain/orders/order.ts'
import type { Problem } from '#domain/problem.ts'
import { takesOrdersAhead } from '#domain/restaurant/ordering-status.ts'
import { canPickUpAt } from '#domain/restaurant/pickup-slots.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import type { Verdict } from '#domain/verdict.ts'
import type { OrderId } from '#domain/ids.ts'
import type { Command } from '../core/log/commands.ts'
import type { MailLink } from '../core/log/command-data.ts'
import type { Conversation } from '../core/conversation/conversation.ts'
import { injectionDelayOf, orderOf, restaurantOf } from './order.selectors.ts'
import { FORGET_ARRIVAL, newsOfOrders } from '../arrival/arrival.commands.ts'
import type { CommandDefinitions } from '../core/conversation/command.ts'
import {
  LEAVE_PRODUCT,
  ONLY_TOLD,
  type Dispatched,
  type FactDefinitions,
} from '../core/conversation/dispatched.ts'

/** What was asked about one order is not about the next. */
export const LEAVE_CHANGES: readonly Dispatched[] = [
  { to: 'orderCancel', event: { type: 'order.leave' } },
  { to: 'orderChange', event: { type: 'order.leave' } },
]

/** S4.7: what was shown is another's, so nobody here is who they were taken for. */
const LOG_OUT: readonly Dispatched[] = [
  ...LEAVE_CHANGES,
  FORGET_ARRIVAL,
  { to: 'tracking', event: { type: 'orders.forget' } },
  { to: 'session', event: { type: 'session.end' } },
]

export const ORDER_COMMANDS = {
  'order.follow': {
    dispatch: ({ id }, conversation) => [
      ...LEAVE_CHANGES,
      ...goTo(conversation),
      follow(id, undefined, conversation),
    ],
  },
  'orders.show': {
    isAside: true,
    dispatch: (command, conversation) => [
      ...LEAVE_CHANGES,
      ...goTo(conversation),
      { to: 'tracking', event: { ...command, now: conversation.now } },
    ],
  },
  'orders.retry': { isAdjustment: true, dispatch: (command) => [{ to: 'tracking', event: command }] },
  'order.new': {
    dispatch: (command) => [...LEAVE_CHANGES, { to: 'dialogue', event: command }],
    acks: () => [{ key: 'ack.orderFollowed' }],
  },
  'order.keep': { dispatch: () => LEAVE_CHANGES },
  'order.cancel': {
    dispatch: ({ id, link }, conversation) => [
      ...LEAVE_CHANGES,
      ...goTo(conversation),
      { to: 'orderCancel', event: { type: 'cancel.ask', id } },
      follow(id, link, conversation),
    ],
  },
  'order.confirmCancel': {
    dispatch: ({ type }, conversation) => [
      { to: 'orderCancel', event: { type, refusal: refusalOfCancel(conversation) } },
    ],
  },
  'order.changePickup': {
    dispatch: ({ id, link }, conversation) => [
      ...LEAVE_CHANGES,
      ...goTo(conversation),
      { to: 'orderChange', event: { type: 'pickup.ask', id } },
      follow(id, link, conversation),
    ],
  },
  'order.choosePickup': {
    dispatch: ({ type, at }, conversation) => [
      { to: 'orderChange', event: { type, at, refusal: refusalOfTime(at, conversation) } },
    ],
    answer: ({ at }) => ({ say: { key: 'answer.time', values: { time: { time: at } } } }),
  },
  'order.sendNow': {
    dispatch: (command, conversation) => changeAtOnce(command, canSendNow, conversation),
  },
  'order.confirmSendNow': { dispatch: (command) => [{ to: 'orderChange', event: command }] },
  'order.onMyWay': {
    dispatch: (command, conversation) => changeAtOnce(command, canSayOnMyWay, conversation),
  },
  'order.changeMode': {
    dispatch: (command, conversation) => changeAtOnce(command, canModifyPickup, conversation),
    answer: ({ mode }) => ({ say: { key: `mode.${mode}` } }),
  },
  'order.retryChange': {
    dispatch: (command) => [
      { to: 'orderCancel', event: command },
      { to: 'orderChange', event: command },
    ],
  },
} satisfies Partial<CommandDefinitions>

export const ORDER_FACTS = {
  'order.found': {
    dispatch: ({ order, restaurant }, conversation) =>
      isOfAnother(order, conversation) ? LOG_OUT : checkRules(order, restaurant, conversation),
  },
  'order.changed': {
    dispatch: ({ order }, conversation) =>
      isOfAnother(order, conversation)
        ? LOG_OUT
        : checkRules(order, restaurantOf(order.restaurantId, conversation), conversation),
  },
  'order.unfound': ONLY_TOLD,
  // The customer may have opened the page before the first answer came.
  'orders.heard': {
    dispatch: (_, { flows, now }) =>
      flows.dialogue.value === 'order' && flows.tracking.context.order === undefined
        ? [{ to: 'tracking', event: { type: 'orders.show', now } }]
        : [],
  },
  // The list may know before the checkout does that its order is paid.
  'orders.told': {
    dispatch: ({ orders }, conversation) => [
      ...newsOfOrders(conversation),
      ...orders
        .filter(isPaid)
        .map((order): Dispatched => ({ to: 'checkout', event: { type: 'payment.heard', order } })),
    ],
  },
  'order.cancelled': {
    isLasting: true,
    dispatch: ({ order }) => [{ to: 'tracking', event: { type: 'order.updated', order } }],
  },
  'order.moved': {
    isLasting: true,
    dispatch: ({ order }) => [{ to: 'tracking', event: { type: 'order.updated', order } }],
  },
  // Its restaurant is asked for anew, so that the times are those there are by now.
  'pickup.refused': { dispatch: ({ id }) => [{ to: 'tracking', event: { type: 'order.follow', id } }] },
  'link.accepted': {
    dispatch: ({ accountId }) => [{ to: 'session', event: { type: 'guest.identified', accountId } }],
  },
  'account.lost': {
    dispatch: () => [...LEAVE_CHANGES, FORGET_ARRIVAL, { to: 'session', event: { type: 'session.lost' } }],
  },
} satisfies Partial<FactDefinitions>

/** Whether an order came that is of another account than the one that is known here (S4.7). */
function isOfAnother(order: Order, { flows }: Conversation): boolean {
  const { accountId } = flows.session.context.visitor
  return accountId !== undefined && !isOrderOf(accountId, order)
}

function goTo({ flows }: Conversation): readonly Dispatched[] {
  const isThere = flows.dialogue.value === 'order'
  return isThere ? [] : [LEAVE_PRODUCT, { to: 'dialogue', event: { type: 'orders.show' } }]
}

type ChangeAtOnce = Extract<Command, { type: 'order.sendNow' | 'order.onMyWay' | 'order.changeMode' }>

/** Asks for a change of a known order, with the verdict of its rule. */
function changeAtOnce(
  command: ChangeAtOnce,
  ruleOf: (order: Order) => Verdict,
  conversation: Conversation,
): readonly Dispatched[] {
  const order = orderOf(command.id, conversation)
  if (!order) return []
  return [
    ...LEAVE_CHANGES,
    ...goTo(conversation),
    follow(command.id, undefined, conversation),
    { to: 'orderChange', event: { ...command, refusal: refusalIn(ruleOf(order)) } },
  ]
}

/** Follows an order. One whose restaurant is known too need not be fetched; one opened by a mailed link always is. */
function follow(id: OrderId, link: MailLink | undefined, conversation: Conversation): Dispatched {
  const order = orderOf(id, conversation)
  const restaurant = order && restaurantOf(order.restaurantId, conversation)
  const known = link === undefined && restaurant ? { known: { order, restaurant } } : {}
  return {
    to: 'tracking',
    event: { type: 'order.follow', id, ...known, ...(link === undefined ? {} : { link }) },
  }
}

/** Asks the rules again whenever a new state of an order has come (S4.18 to S4.22, S4.47). */
function checkRules(
  order: Order,
  restaurant: Restaurant | undefined,
  conversation: Conversation,
): readonly Dispatched[] {
  const { id } = order
  const delay = injectionDelayOf(restaurant)
  const ofCancel = refusalIn(canCancelOrder(order, delay, conversation.now))
  const ofChange = refusalIn(canModifyPickup(order))
  return [
    { to: 'orderCancel', event: { type: 'order.judged', id, refusal: ofCancel } },
    { to: 'orderChange', event: { type: 'order.judged', id, restaurant, refusal: ofChange } },
    ...newsOfOrders(conversation),
  ]
}

function refusalOfCancel(conversation: Conversation): Problem | undefined {
  const { id } = conversation.flows.orderCancel.context
  const order = id && orderOf(id, conversation)
  if (!order) return 'order.notFound'
  const delay = injectionDelayOf(restaurantOf(order.restaurantId, conversation))
  return refusalIn(canCancelOrder(order, delay, conversation.now))
}

function refusalOfTime(at: number, conversation: Conversation): Problem | undefined {
  const { restaurant, id } = conversation.flows.orderChange.context
  const order = id && orderOf(id, conversation)
  if (!restaurant || !order) return 'order.notFound'
  const scheduling = takesOrdersAhead(order.pickUpMode, conversation.settings.flags)
  return refusalIn(canPickUpAt(restaurant, at, conversation.now, scheduling))
}

function refusalIn(verdict: Verdict): Problem | undefined {
  return verdict.ok ? undefined : verdict.problem
}
