import { hasMore } from '#domain/orders/history/history.ts'
import { listedProducts } from '#domain/catalogue/availability.ts'
import { isOrderingDisabled } from '#domain/restaurant/restaurant.ts'
import type { Candidate, Command } from '../log/commands.ts'
import { liveTurnOf, type Conversation } from '../conversation/conversation.ts'
import { currentMenuOf, modesOf, saleTermsOf } from '../conversation/selectors.ts'
import { isStranger } from '../machines/order-history.selectors.ts'
import { orderActionsOf } from '../conversation/order-actions.ts'

/** What the live question can be answered with, in the order it is shown; typed text is matched against the same. */
export function choicesOf(conversation: Conversation): readonly Candidate[] {
  const { flows } = conversation
  const question = liveTurnOf(conversation)?.question.name
  switch (question) {
    case 'restaurant':
      return flows.restaurant.context.list
        .filter((restaurant) => !isOrderingDisabled(restaurant))
        .map(({ id }) => ({ label: { kind: 'restaurant', id }, command: { type: 'restaurant.choose', id } }))
    case 'mode':
      return modesOf(conversation).map((mode) => worded(`mode.${mode}`, { type: 'mode.choose', mode }))
    case 'categories':
      return categoriesOf(conversation)
    case 'products':
      return [...productsOf(conversation), worded('category.others', { type: 'menu.categories' })]
    case 'customise':
      return [
        worded('customise.add', { type: 'customise.confirm' }),
        worded('customise.reset', { type: 'customise.reset' }),
        worded('customise.cancel', { type: 'customise.cancel' }),
      ]
    case 'alcohol':
      return [
        worded('alcohol.yes', { type: 'alcohol.confirm' }),
        worded('alcohol.no', { type: 'alcohol.decline' }),
      ]
    case 'basket':
      return [
        worded('basket.checkout', { type: 'checkout.start' }),
        worded('basket.more', { type: 'menu.categories' }),
      ]
    case 'startOver':
      return [
        worded('startOver.yes', { type: 'basket.confirmStartOver' }),
        worded('startOver.no', { type: 'basket.cancelStartOver' }),
      ]
    case 'basketElsewhere':
      return [
        worded('basketElsewhere.yes', { type: 'basket.confirmMove' }),
        worded('basketElsewhere.no', { type: 'basket.cancelMove' }),
      ]
    case 'outage':
      return (['replace', 'continue', 'delete'] as const).map((choice) =>
        worded(`outage.${choice}`, { type: 'outage.resolve', choice }),
      )
    case 'basketUpdated':
      return [
        worded('basketUpdated.keep', { type: 'basket.acknowledge' }),
        ...(conversation.flows.basket.context.hasNewMenu
          ? [worded('basketUpdated.menu', { type: 'basket.seeMenu' })]
          : []),
      ]
    case 'orderingDisabled':
      return [
        worded('restaurant.other', { type: 'restaurant.change' }),
        worded('orderingDisabled.browse', { type: 'disabled.continue' }),
      ]
    case 'closed':
      return [
        worded('closed.browse', { type: 'menu.categories' }),
        worded('restaurant.other', { type: 'restaurant.change' }),
      ]
    case 'paymentFailed':
      return [
        worded('payment.retry', { type: 'payment.retry' }),
        worded('payment.back', { type: 'payment.dismiss' }),
      ]
    case 'priceChanged':
      return [
        worded('basketUpdated.keep', { type: 'price.accept' }),
        worded('priceChanged.decline', { type: 'price.decline' }),
      ]
    case 'reorderPrice':
      return [
        worded('reorder.accept', { type: 'reorder.accept' }),
        worded('reorder.cancel', { type: 'reorder.cancel' }),
      ]
    case 'reorderUnavailable':
      return (['replace', 'continue', 'delete'] as const).map((choice) =>
        worded(`reorder.${choice}`, { type: 'reorder.resolve', choice }),
      )
    case 'reorderElsewhere':
      return [
        worded('reorder.elsewhere.yes', { type: 'restaurant.change' }),
        worded('reorder.stay', { type: 'reorder.cancel' }),
      ]
    case 'reorderNothing':
    case 'reorderAlcohol':
      return [
        worded('reorder.menu', { type: 'menu.categories' }),
        worded('reorder.stay', { type: 'reorder.cancel' }),
      ]
    case 'history':
      return [
        ...flows.history.context.history.orders.map(({ id }) =>
          worded('history.again', { type: 'order.again', id }),
        ),
        ...(hasMore(flows.history.context.history) ? [worded('history.more', { type: 'history.more' })] : []),
        worded('order.new', { type: 'order.new' }),
      ]
    case 'historyFailed':
      return [
        ...(isStranger(flows.history) ? [] : [worded('failed.retry', { type: 'history.open' })]),
        worded('order.new', { type: 'order.new' }),
      ]
    case 'report':
      return [worded('report.close', { type: 'report.close' })]
    case 'reportClosed':
      return [
        ...retryOfReport(conversation),
        worded('report.close', { type: 'report.close' }),
        worded('order.new', { type: 'order.new' }),
      ]
    case 'order':
      return orderChoicesOf(conversation)
    case 'orderUnreached':
      return [worded('failed.retry', { type: 'orders.retry' }), worded('order.new', { type: 'order.new' })]
    case 'noOrders':
      return [
        ...(flows.tracking.context.isLost ? [worded('failed.retry', { type: 'orders.retry' })] : []),
        worded('order.new', { type: 'order.new' }),
      ]
    case 'orderNotFound':
    case 'orderSignedOut':
    case 'orderCancelled':
      return [worded('order.new', { type: 'order.new' })]
    case 'orderCancel':
      return [
        worded('order.cancelYes', { type: 'order.confirmCancel' }),
        worded('order.cancelNo', { type: 'order.keep' }),
      ]
    case 'orderPickup':
      return [worded('order.keepTime', { type: 'order.keep' })]
    case 'orderSendNow':
      return [
        worded('order.sendNowYes', { type: 'order.confirmSendNow' }),
        worded('order.sendNowNo', { type: 'order.keep' }),
      ]
    case 'orderRefused':
      return [worded('order.new', { type: 'order.new' }), worded('order.back', { type: 'order.keep' })]
    case 'orderChangeFailed':
      return [
        worded('failed.retry', { type: 'order.retryChange' }),
        worded('order.back', { type: 'order.keep' }),
        // S8.14: where a cancellation failed a new order is offered as well.
        ...(flows.orderCancel.value === 'failed' ? [worded('order.new', { type: 'order.new' })] : []),
      ]
    case 'restaurantsFailed':
      return [worded('failed.retry', { type: 'restaurant.retry' })]
    case 'menuFailed':
      return [worded('failed.retry', { type: 'menu.retry' })]
    default:
      return []
  }
}

/** Every category with something to show, for the live question and for typed text anywhere in the menu. */
export function categoriesOf(conversation: Conversation): readonly Candidate[] {
  const menu = currentMenuOf(conversation)
  if (!menu) return []
  const saleTerms = saleTermsOf(conversation, menu.mode)
  return menu.categories
    .filter((category) => listedProducts(menu, category, saleTerms).length > 0)
    .toSorted((one, other) => one.sortOrder - other.sortOrder)
    .map(({ id }) => ({ label: { kind: 'category', id }, command: { type: 'category.choose', id } }))
}

function orderChoicesOf(conversation: Conversation): readonly Candidate[] {
  const { order } = conversation.flows.tracking.context
  const wanted = order ? orderActionsOf(order, conversation, conversation.now) : []
  return [
    ...wanted.map(({ key, command }) => worded(key, command)),
    worded('order.new', { type: 'order.new' }),
    worded('order.history', { type: 'history.open' }),
  ]
}

/** Where only the way to the order failed, the same is asked again. */
function retryOfReport({ flows: { care } }: Conversation): readonly Candidate[] {
  const { orderId, kind } = care.context
  return care.value === 'unreached' && orderId !== undefined
    ? [worded('failed.retry', { type: 'report.open', id: orderId, kind })]
    : []
}

function productsOf(conversation: Conversation): readonly Candidate[] {
  const { menu, categoryId } = conversation.flows.menu.context
  const category = menu?.categories.find(({ id }) => id === categoryId)
  if (!menu || !category) return []
  return listedProducts(menu, category, saleTermsOf(conversation, menu.mode))
    .flatMap(({ products }) => products)
    .filter(({ availability }) => availability === 'available')
    .map(({ product: { code, parts } }) => ({
      label: { kind: 'product', code },
      command: { type: parts.length > 0 ? 'product.open' : 'product.add', code },
    }))
}

function worded(key: string, command: Command): Candidate {
  return { label: { kind: 'key', key }, command }
}
