import { isOrderingDisabled } from '#domain/restaurant/restaurant.ts'
import type { Flows } from '../conversation/conversation.ts'
import type { Settings } from '../log/log.ts'
import { orderingOf } from '../conversation/selectors.ts'
import { isAside } from '../machines/place.ts'
import { isOfLink } from '../conversation/order.selectors.ts'
import type { Question, QuestionName } from '../log/turn.ts'

type Standing = { readonly flows: Flows; readonly now: number; readonly settings: Settings }

/** What is asked now: the first thing that stands in the way of the order, else the customer's place. Pure. */
export function questionOf(standing: Standing): Question {
  return (
    questionOfPayment(standing.flows) ??
    questionOfRestaurant(standing.flows) ??
    questionOfInterruption(standing) ??
    questionOfReorder(standing.flows) ??
    questionOfMenu(standing.flows) ??
    questionOfProduct(standing.flows) ??
    questionOfPlace(standing.flows)
  )
}

function questionOfPayment({ checkout }: Flows): Question | undefined {
  switch (checkout.value) {
    case 'identifying':
    case 'ordering':
    case 'paying':
      return ask('paying')
    case 'repriced':
      return ask('priceChanged')
    case 'failed':
      return ask('paymentFailed')
    default:
      return undefined
  }
}

function questionOfRestaurant({ restaurant, dialogue, basket }: Flows): Question | undefined {
  if (isAside(dialogue.value)) return undefined
  if (basket.value === 'confirmingMove') return ask('basketElsewhere', basket.context.move?.id)
  switch (restaurant.value) {
    case 'listing':
      return restaurant.context.list.length > 0 ? ask('restaurantSearching') : ask('restaurantsLoading')
    case 'unlisted':
      return ask('restaurantsFailed')
    case 'choosing':
    case 'renewing':
      return ask('restaurant')
    case 'searching':
    case 'locating':
      return ask('restaurantSearching')
    case 'opening':
      return ask('linkOpening')
    case 'askingCode':
    case 'checkingCode':
      return ask('code', restaurant.context.chosen?.id)
    default:
      return undefined
  }
}

function questionOfInterruption(standing: Standing): Question | undefined {
  const { flows } = standing
  const { basket, dialogue, restaurant } = flows
  const chosen = restaurant.context.chosen
  if (isAside(dialogue.value) || !chosen) return undefined
  if (basket.value === 'confirmingStartOver') return ask('startOver')
  if (isOrderingDisabled(chosen) && !dialogue.context.isDisabledAccepted)
    return ask('orderingDisabled', chosen.id)
  if (basket.value === 'outaged') return ask('outage')
  if (basket.context.update) return ask('basketUpdated')
  const isPaying = dialogue.value === 'checkout' || dialogue.value === 'pickup'
  return isPaying && !orderingOf(standing).ok ? ask('closed', chosen.id) : undefined
}

/** What differs from the order that is repeated (S4.97). */
function questionOfReorder({ reorder, dialogue }: Flows): Question | undefined {
  if (dialogue.value !== 'again' || reorder.value !== 'asking') return undefined
  switch (reorder.context.outcome?.kind) {
    case 'differentPrice':
      return ask('reorderPrice')
    case 'unavailableProducts':
      return ask('reorderUnavailable')
    case 'noProducts':
      return ask('reorderNothing')
    case 'differentRestaurant':
      return ask('reorderElsewhere')
    case 'noAlcoholForPickup':
      return ask('reorderAlcohol')
    default:
      return undefined
  }
}

function questionOfMenu({ menu, dialogue }: Flows): Question | undefined {
  if (isAside(dialogue.value) || dialogue.value === 'mode') return undefined
  if (menu.value === 'waiting') return ask('mode')
  if (menu.value === 'loading') return ask(dialogue.value === 'again' ? 'reorderLoading' : 'menuLoading')
  if (menu.value === 'failed') return ask('menuFailed')
  return undefined
}

function questionOfProduct({ customise, dialogue }: Flows): Question | undefined {
  if (isAside(dialogue.value)) return undefined
  const code = customise.context.product?.code
  if (customise.value === 'consenting') return ask('alcohol', code)
  if (customise.value === 'customising') return ask('customise', code)
  return undefined
}

function questionOfPlace(flows: Flows): Question {
  const { dialogue, menu, history, care } = flows
  switch (dialogue.value) {
    case 'restaurant':
      return ask('restaurant')
    case 'products':
      return ask('products', menu.context.categoryId)
    case 'again':
      return ask('reorderLoading')
    case 'history':
      if (history.value === 'loading') return ask('historyLoading')
      return ask(history.value === 'failed' ? 'historyFailed' : 'history')
    case 'report':
      if (care.value === 'finding') return ask('reportLoading')
      if (care.value === 'closed' || care.value === 'unreached') return ask('reportClosed')
      return ask('report', care.context.orderId)
    case 'order':
      return questionOfOrders(flows)
    default:
      return ask(dialogue.value)
  }
}

/** What is asked of the orders made: first the change at hand, else the order itself (S2.53, S4.17 to S4.25). */
function questionOfOrders(flows: Flows): Question {
  const { tracking } = flows
  const { order, heardAt, isLost, problem } = tracking.context
  switch (tracking.value) {
    case 'finding':
      return ask('orderLoading')
    case 'notFound':
      return ask(isOfLink(problem) || problem === 'account.notSignedIn' ? 'orderSignedOut' : 'orderNotFound')
    case 'unreached':
      return ask('orderUnreached')
    case 'signedOut':
      return ask('orderSignedOut')
    default:
      if (order) return questionOfChange(flows, order.id) ?? ask('order', order.id)
      return ask(
        heardAt === undefined && !isLost && tracking.value === 'watching' ? 'orderLoading' : 'noOrders',
      )
  }
}

function questionOfChange({ orderCancel, orderChange }: Flows, id: string): Question | undefined {
  switch (orderCancel.value) {
    case 'confirming':
      return ask('orderCancel', id)
    case 'cancelling':
      return ask('orderCancelling')
    case 'cancelled':
      return ask('orderCancelled', id)
    case 'refused':
      return ask('orderRefused', id)
    case 'failed':
      return ask('orderChangeFailed', id)
    default:
  }
  switch (orderChange.value) {
    case 'choosing':
      return ask('orderPickup', id)
    case 'confirming':
      return ask('orderSendNow', id)
    case 'changing':
      return ask('orderChanging')
    case 'refused':
      return ask('orderRefused', id)
    case 'failed':
      return ask('orderChangeFailed', id)
    default:
      return undefined
  }
}

function ask(name: QuestionName, what?: string): Question {
  return { name, key: what === undefined ? name : `${name}:${what}` }
}
