import { sendNowPickup } from '#domain/orders/change/modify-pickup.ts'
import { paidFor } from '#domain/orders/amounts.ts'
import type { Conversation } from '#flows/conversation/conversation.ts'
import { injectionDelayOf, isOfLink, restaurantOf } from '#flows/conversation/order.selectors.ts'
import type { QuestionName } from '#flows/log/turn.ts'
import { way, type Interruption, type Way } from './interruption-way.ts'
import type { Formatter } from '../words/formatter.ts'

/** What is asked or told of an order that was made, in words; undefined for every other question (S4.17 to S4.25, S4.32). */
export function orderInterruptionOf(
  name: QuestionName,
  conversation: Conversation,
  formatter: Formatter,
  now: number,
): Interruption | undefined {
  const { t } = formatter
  const { tracking } = conversation.flows
  switch (name) {
    case 'orderNotFound':
      return { tone: 'warm', title: t('problem.order.notFound'), ways: [newOrder(formatter)] }
    case 'orderUnreached':
      return {
        tone: 'error',
        title: t('failed.order'),
        text: t('failed.hint'),
        ways: [retry(formatter), newOrder(formatter)],
      }
    case 'orderSignedOut':
      return {
        tone: 'warm',
        title: t(
          tracking.context.wanted === undefined ? 'orders.signedOut.titleAll' : 'orders.signedOut.title',
        ),
        text: t(isOfLink(tracking.context.problem) ? 'orders.signedOut.expired' : 'orders.signedOut.text'),
        ways: [
          { id: 'logIn', text: t('orders.signedOut.logIn'), route: { name: 'login' } },
          newOrder(formatter),
        ],
      }
    case 'noOrders':
      return {
        tone: 'info',
        title: t(tracking.context.isLost ? 'orders.lostAtOnce' : 'orders.none.title'),
        ways: [...(tracking.context.isLost ? [retry(formatter)] : []), newOrder(formatter)],
      }
    case 'orderCancel':
      return cancel(conversation, formatter)
    case 'orderCancelled':
      return {
        tone: 'info',
        title: t('orders.cancelled.title'),
        text: t('orders.cancelled.text'),
        ways: [newOrder(formatter)],
      }
    case 'orderSendNow':
      return sendNow(conversation, formatter, now)
    case 'orderRefused':
      return {
        tone: 'warm',
        title: t(isCancelling(conversation) ? 'CancelOrderPage.error' : 'orders.refused.title'),
        text: t([`problem.${problemOf(conversation) ?? 'unknown'}`, 'problem.unknown']),
        ways: [newOrder(formatter), seeOrder(formatter)],
      }
    case 'orderChangeFailed':
      return {
        tone: 'error',
        title: t('orders.failed.title'),
        text: t('orders.failed.text'),
        ways: [
          way('retry', t('failed.retry'), { type: 'order.retryChange' }),
          seeOrder(formatter),
          ...(isCancelling(conversation) ? [newOrder(formatter)] : []),
        ],
      }
    default:
      return undefined
  }
}

/** Whether it is a cancellation that went wrong, which offers a new order (S8.10, S8.14). */
function isCancelling({ flows: { orderCancel } }: Conversation): boolean {
  return orderCancel.value === 'refused' || orderCancel.value === 'failed'
}

/** S8.8, S8.11: the words of the refusal, whichever change was refused. */
function problemOf({ flows: { orderCancel, orderChange } }: Conversation): string | undefined {
  return orderCancel.value === 'refused' ? orderCancel.context.problem : orderChange.context.problem
}

function cancel({ flows }: Conversation, { t, total, text, list }: Formatter): Interruption | undefined {
  const { order } = flows.tracking.context
  if (!order) return undefined
  const what = list(order.items.map(({ snapshot }) => text(snapshot.name)))
  return {
    tone: 'warm',
    title: t('orders.cancel.title'),
    text: t('orders.cancel.text', { what, total: total(paidFor(order)) }),
    ways: [
      way('yes', t('order.cancelYes'), { type: 'order.confirmCancel' }),
      way('no', t('order.cancelNo'), { type: 'order.keep' }),
    ],
  }
}

/** S2.104, S4.25 */
function sendNow(conversation: Conversation, { t, time }: Formatter, now: number): Interruption | undefined {
  const { order } = conversation.flows.tracking.context
  if (!order) return undefined
  const delay = injectionDelayOf(restaurantOf(order.restaurantId, conversation))
  return {
    tone: 'warm',
    title: t('orders.sendNow.title'),
    text: t('orders.sendNow.text', { time: time(sendNowPickup(now, delay), now) }),
    ways: [
      way('yes', t('order.sendNowYes'), { type: 'order.confirmSendNow' }),
      way('no', t('order.sendNowNo'), { type: 'order.keep' }),
    ],
  }
}

function retry({ t }: Formatter): Way {
  return way('retry', t('failed.retry'), { type: 'orders.retry' })
}

function newOrder({ t }: Formatter): Way {
  return way('new', t('order.new'), { type: 'order.new' })
}

function seeOrder({ t }: Formatter): Way {
  return way('back', t('order.back'), { type: 'order.keep' })
}
