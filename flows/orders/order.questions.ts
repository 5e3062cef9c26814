import { sendNowPickup } from '#domain/orders/change/modify-pickup.ts'
import { paidFor } from '#domain/orders/amounts.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Route } from '#domain/navigation/routes.ts'
import { orderActionsOf } from './order-actions.ts'
import {
  cancelStateOf,
  changeStateOf,
  injectionDelayOf,
  isLinkProblem,
  orderNameOf,
  otherOrdersOf,
  restaurantOf,
} from './order.selectors.ts'
import type { Say } from '../core/log/say.ts'
import { NEW_ORDER } from '../core/conversation/common.answers.ts'
import { answer, question, waiting, type QuestionContext } from '../core/conversation/question.ts'

type Flows = QuestionContext['flows']

const KEEP = answer('back', 'order.back', { type: 'order.keep' }, { closes: true })
const RETRY = answer('retry', 'failed.retry', { type: 'orders.retry' })

export const orderLoading = waiting({
  name: 'orderLoading',
  waitsFor: 'the orders',
  isAsked: ({ flows }) => {
    const { value, context } = flows.tracking
    const isUnheard = context.heardAt === undefined && !context.isLost && value === 'watching'
    return isAtOrders(flows) && (value === 'finding' || (hasSettled(flows) && !context.order && isUnheard))
  },
  route: orderRoute,
})

/** S4.46 */
export const orderNotFound = question({
  name: 'orderNotFound',
  surface: 'notice',
  tone: 'warm',
  texts: 'orders',
  isAsked: ({ flows }) =>
    isAtOrders(flows) && flows.tracking.value === 'notFound' && !isStrange(flows.tracking),
  route: orderRoute,
  prompt: () => ({ title: { key: 'problem.order.notFound' } }),
  answers: () => [NEW_ORDER],
})

export const orderUnreached = question({
  name: 'orderUnreached',
  surface: 'notice',
  tone: 'error',
  texts: 'orders',
  isAsked: ({ flows }) => isAtOrders(flows) && flows.tracking.value === 'unreached',
  route: orderRoute,
  prompt: () => ({ title: { key: 'failed.order' }, text: [{ key: 'failed.hint' }] }),
  answers: () => [RETRY, NEW_ORDER],
})

/** S4.7, S4.44, S4.45: who asks is not known to the server, or no more. */
export const orderSignedOut = question({
  name: 'orderSignedOut',
  surface: 'notice',
  tone: 'warm',
  texts: 'orders',
  isAsked: ({ flows }) =>
    isAtOrders(flows) && (flows.tracking.value === 'signedOut' || isStrange(flows.tracking)),
  route: orderRoute,
  prompt: ({ flows: { tracking } }) => ({
    title: {
      key: tracking.context.wanted === undefined ? 'orders.signedOut.titleAll' : 'orders.signedOut.title',
    },
    text: [
      {
        key: isLinkProblem(tracking.context.problem) ? 'orders.signedOut.expired' : 'orders.signedOut.text',
      },
    ],
  }),
  answers: () => [answer('logIn', 'orders.signedOut.logIn', { name: 'login' }), NEW_ORDER],
})

/** S4.17 to S4.22, S8.8: what is lost with it, before it is. */
export const orderCancel = question({
  name: 'orderCancel',
  surface: 'dialog',
  tone: 'warm',
  isYesNo: true,
  texts: 'orders',
  isAsked: ({ flows }) => isCancelling('confirming', flows),
  subject: orderId,
  route: orderRoute,
  prompt: (conversation) => {
    const { order } = conversation.flows.tracking.context
    return (
      order && {
        title: titleOf('ask.orderCancel', conversation),
        text: [
          {
            key: 'orders.cancel.text',
            values: {
              what: { list: order.items.map(({ snapshot }) => ({ text: snapshot.name })) },
              total: { money: paidFor(order) },
            },
          },
        ],
      }
    )
  },
  answers: () => [
    answer('yes', 'order.cancelYes', { type: 'order.confirmCancel' }, { means: 'yes', isDangerous: true }),
    answer('no', 'order.cancelNo', { type: 'order.keep' }, { means: 'no', closes: true }),
  ],
})

export const orderCancelling = waiting({
  name: 'orderCancelling',
  waitsFor: 'the cancellation',
  isAsked: ({ flows }) => isCancelling('cancelling', flows),
  route: orderRoute,
})

export const orderCancelled = question({
  name: 'orderCancelled',
  surface: 'dialog',
  tone: 'info',
  texts: 'orders',
  isAsked: ({ flows }) => isCancelling('cancelled', flows),
  subject: orderId,
  route: orderRoute,
  prompt: (conversation) => ({
    title: titleOf('orders.cancelled.title', conversation),
    text: [{ key: 'orders.cancelled.text' }],
  }),
  answers: (conversation) => [
    ...otherOrdersOf(conversation.flows.tracking.context.wanted, conversation).map((other) =>
      answer(
        `other-${other.id}`,
        { key: 'order.see', values: { order: { say: orderNameOf(other, conversation) } } },
        { type: 'order.follow', id: other.id },
      ),
    ),
    { ...NEW_ORDER, closes: true },
  ],
})

/** S4.21, S4.23; asked again where the restaurant could not keep the time that was chosen. */
export const orderPickup = question({
  name: 'orderPickup',
  surface: 'card',
  ask: ({
    flows: {
      orderChange: { context },
    },
  }) => ({
    key: context.problem === undefined ? 'ask.orderPickup' : 'ask.orderPickupAgain',
  }),
  isAsked: ({ flows }) => isChanging('choosing', flows),
  subject: orderId,
  route: orderRoute,
  answers: () => [answer('keep', 'order.keepTime', { type: 'order.keep' })],
})

/** S2.104, S4.25 */
export const orderSendNow = question({
  name: 'orderSendNow',
  surface: 'dialog',
  tone: 'warm',
  isYesNo: true,
  texts: 'orders',
  isAsked: ({ flows }) => isChanging('confirming', flows),
  subject: orderId,
  route: orderRoute,
  prompt: (conversation) => {
    const { order } = conversation.flows.tracking.context
    if (!order) return undefined
    const delay = injectionDelayOf(restaurantOf(order.restaurantId, conversation))
    const time = { time: sendNowPickup(conversation.now, delay), asOf: conversation.now }
    return {
      title: titleOf('orders.sendNow.title', conversation),
      text: [{ key: 'orders.sendNow.text', values: { time } }],
    }
  },
  answers: () => [
    answer('yes', 'order.sendNowYes', { type: 'order.confirmSendNow' }, { means: 'yes' }),
    answer('no', 'order.sendNowNo', { type: 'order.keep' }, { means: 'no', closes: true }),
  ],
})

export const orderChanging = waiting({
  name: 'orderChanging',
  waitsFor: 'the change of the order',
  isAsked: ({ flows }) => isChanging('changing', flows),
  route: orderRoute,
})

/** S8.8, S8.11: the words of the refusal, whichever change was refused. */
export const orderRefused = question({
  name: 'orderRefused',
  surface: 'dialog',
  tone: 'warm',
  isUrgent: true,
  texts: 'orders',
  isAsked: ({ flows }) => isCancelling('refused', flows) || isChanging('refused', flows),
  subject: orderId,
  route: orderRoute,
  prompt: (conversation) => {
    const isOfCancel = isCancelling('refused', conversation.flows)
    const { problem } = conversation.flows[isOfCancel ? 'orderCancel' : 'orderChange'].context
    return {
      title: titleOf(isOfCancel ? 'CancelOrderPage.error' : 'orders.refused.title', conversation),
      text: [{ key: `problem.${problem ?? 'unknown'}`, orElse: ['problem.unknown'] }],
    }
  },
  answers: () => [NEW_ORDER, KEEP],
})

/** S8.14: where a cancellation failed a new order is offered as well. */
export const orderChangeFailed = question({
  name: 'orderChangeFailed',
  surface: 'dialog',
  tone: 'error',
  isUrgent: true,
  texts: 'orders',
  isAsked: ({ flows }) => isCancelling('failed', flows) || isChanging('failed', flows),
  subject: orderId,
  route: orderRoute,
  prompt: (conversation) => ({
    title: titleOf('orders.failed.title', conversation),
    text: [{ key: 'orders.failed.text' }],
  }),
  answers: ({ flows }) => [
    answer('retry', 'failed.retry', { type: 'order.retryChange' }),
    KEEP,
    ...(isCancelling('failed', flows) ? [NEW_ORDER] : []),
  ],
})

/** Where the order stands and what can still be done about it (S2.53, S4.37-S4.43). */
export const order = question({
  name: 'order',
  surface: 'card',
  isAsked: ({ flows }) => hasOrder(flows),
  subject: orderId,
  route: ({ flows: { tracking } }) =>
    tracking.context.order?.state === 'CONFLICTED'
      ? { name: 'conflictedOrder', orderId: tracking.context.order.id }
      : { name: 'currentOrder' },
  answers: (conversation) => [
    ...actionsOf(conversation.flows.tracking.context.order, conversation),
    NEW_ORDER,
    answer('history', 'order.history', { type: 'history.open' }),
  ],
})

export const noOrders = question({
  name: 'noOrders',
  surface: 'notice',
  tone: 'info',
  texts: 'orders',
  isAsked: ({ flows }) => isAtOrders(flows),
  route: () => ({ name: 'currentOrder' }),
  prompt: ({ flows: { tracking } }) => ({
    title: { key: tracking.context.isLost ? 'orders.lostAtOnce' : 'orders.none.title' },
  }),
  answers: ({ flows }) => [...(flows.tracking.context.isLost ? [RETRY] : []), NEW_ORDER],
})

function actionsOf(made: Order | undefined, conversation: QuestionContext) {
  const actions = made ? orderActionsOf(made, conversation, conversation.now) : []
  return actions.map(({ id, key, command }) => answer(id, key, command))
}

/** A title about the followed order, which is named where there are several. */
function titleOf(key: string, conversation: QuestionContext): Say {
  const { order: followed } = conversation.flows.tracking.context
  const isOnlyOne = otherOrdersOf(followed?.id, conversation).length === 0
  if (!followed || isOnlyOne) return { key }
  return {
    key: 'order.told',
    values: { order: { say: orderNameOf(followed, conversation) }, what: { say: { key } } },
  }
}

function isAtOrders({ dialogue }: Flows): boolean {
  return dialogue.value === 'order'
}

/** Whether what was looked for has been found, or there was nothing to look for. */
function hasSettled({ tracking: { value } }: Flows): boolean {
  return !(value === 'finding' || value === 'notFound' || value === 'unreached' || value === 'signedOut')
}

function hasOrder(flows: Flows): boolean {
  return isAtOrders(flows) && hasSettled(flows) && flows.tracking.context.order !== undefined
}

function isCancelling(value: Flows['orderCancel']['value'], flows: Flows): boolean {
  return hasOrder(flows) && cancelStateOf(flows) === value
}

function isChanging(value: Flows['orderChange']['value'], flows: Flows): boolean {
  return hasOrder(flows) && changeStateOf(flows) === value
}

function isStrange({ value, context }: Flows['tracking']): boolean {
  return value === 'notFound' && (isLinkProblem(context.problem) || context.problem === 'account.notSignedIn')
}

function orderId({ tracking }: Flows): string | undefined {
  return tracking.context.order?.id
}

/** The address a mailed link has led to stands while its change is at hand. */
function orderRoute({ flows }: QuestionContext): Route {
  const { wanted } = flows.tracking.context
  if (wanted !== undefined && cancelStateOf(flows) !== 'idle') return { name: 'cancelOrder', orderId: wanted }
  if (wanted !== undefined && changeStateOf(flows) !== 'idle')
    return { name: 'modifyPickup', orderId: wanted }
  return { name: 'currentOrder' }
}
