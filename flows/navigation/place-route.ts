import type { RestaurantId } from '#domain/ids.ts'
import type { Route } from '#domain/navigation/routes.ts'
import { liveTurnOf, type Conversation } from '../conversation/conversation.ts'

/** The address of where the conversation stands (spec section 2): a projection, never a second truth. */
export function placeRouteOf(conversation: Conversation): Route {
  const { restaurant, menu, customise, history, care, tracking, orderCancel, orderChange } =
    conversation.flows
  switch (liveTurnOf(conversation)?.question.name) {
    case 'code':
      return { name: 'authenticate', slugOrId: restaurant.context.chosen?.slug ?? '' }
    case 'mode':
      return { name: 'beforeOrder' }
    case 'menuLoading':
    case 'menuFailed':
    case 'categories':
    case 'reorderLoading':
      return { name: 'categories' }
    case 'products':
      return menu.context.categoryId === undefined
        ? { name: 'menu' }
        : { name: 'menu', categoryId: menu.context.categoryId }
    case 'customise':
    case 'alcohol':
      return { name: 'product', product: customise.context.product?.code ?? '' }
    case 'basket':
    case 'startOver':
    case 'outage':
    case 'basketUpdated':
      return { name: 'menu' }
    case 'orderingDisabled':
      return { name: 'orderDisabled' }
    case 'closed':
    case 'pickup':
    case 'checkout':
    case 'paying':
    case 'paymentFailed':
    case 'priceChanged':
      return { name: 'checkout' }
    case 'reorderPrice':
    case 'reorderUnavailable':
    case 'reorderNothing':
    case 'reorderElsewhere':
    case 'reorderAlcohol':
      return history.value === 'listed' ? { name: 'orderHistory' } : { name: 'categories' }
    case 'historyLoading':
    case 'historyFailed':
    case 'history':
      return { name: 'orderHistory' }
    case 'reportLoading':
    case 'reportClosed':
    case 'report':
      return care.context.orderId === undefined
        ? { name: 'orderHistory' }
        : { name: 'reportProblem', orderId: care.context.orderId }
    case 'order': {
      const { order } = tracking.context
      return order?.state === 'CONFLICTED'
        ? { name: 'conflictedOrder', orderId: order.id }
        : { name: 'currentOrder' }
    }
    case 'orderCancel':
    case 'orderCancelling':
    case 'orderCancelled':
    case 'orderPickup':
    case 'orderSendNow':
    case 'orderChanging':
    case 'orderRefused':
    case 'orderChangeFailed':
    case 'orderLoading':
    case 'orderNotFound':
    case 'orderUnreached':
    case 'orderSignedOut':
      if (orderCancel.value !== 'idle' && orderCancel.context.id !== undefined)
        return { name: 'cancelOrder', orderId: orderCancel.context.id }
      if (orderChange.value !== 'idle' && orderChange.context.id !== undefined)
        return { name: 'modifyPickup', orderId: orderChange.context.id }
      return { name: 'currentOrder' }
    case 'noOrders':
      return { name: 'currentOrder' }
    default:
      return shownRestaurant(restaurant.context.shown)
  }
}

function shownRestaurant(openInfo: RestaurantId | undefined): Route {
  return openInfo === undefined ? { name: 'restaurants' } : { name: 'restaurants', openInfo }
}
