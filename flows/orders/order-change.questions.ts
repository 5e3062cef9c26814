import { sendNowPickup } from '#domain/orders/change/modify-pickup.ts'
import { goodsAndCoupons, paidFor } from '#domain/orders/amounts.ts'
import {
  cancelStateOf,
  changeStateOf,
  injectionDelayOf,
  orderNameOf,
  otherOrdersOf,
  restaurantOf,
} from './order.selectors.ts'
import type { Say } from '../core/log/say.ts'
import { NEW_ORDER } from '../core/conversation/common.answers.ts'
import { type QuestionContext, answer, question, waiting } from '../core/conversation/question.ts'
import { type Flows, hasOrder, orderId, orderRoute } from './order.questions.ts'

const KEEP = answer('back', 'order.back', { type: 'order.keep' }, { closes: true })

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
              what: { list: goodsAndCoupons(order).goods.map(({ snapshot }) => ({ text: snapshot.name })) },
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
  isRefusal: true,
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

function isCancelling(value: Flows['orderCancel']['value'], flows: Flows): boolean {
  return hasOrder(flows) && cancelStateOf(flows) === value
}

function isChanging(value: Flows['orderChange']['value'], flows: Flows): boolean {
  return hasOrder(flows) && changeStateOf(flows) === value
}
