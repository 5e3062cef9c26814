import type { Conversation } from '#flows/conversation/conversation.ts'
import { liveTurnOf } from '#flows/conversation/conversation.ts'
import { isAside } from '#flows/machines/place.ts'
import { isRead } from '#flows/machines/menu.selectors.ts'
import type { QuestionName } from '#flows/log/turn.ts'

export const SCREENS = [
  'restaurants',
  'authenticate',
  'beforeOrder',
  'loading',
  'categories',
  'menu',
  'product',
  'checkout',
  'order',
  'history',
  'report',
] as const
export type ScreenName = (typeof SCREENS)[number]

/** Questions that are asked over a screen, one at a time. */
export const DIALOG_QUESTIONS = [
  'alcohol',
  'startOver',
  'basketElsewhere',
  'outage',
  'basketUpdated',
  'orderingDisabled',
  'paymentFailed',
  'priceChanged',
  'reorderPrice',
  'reorderUnavailable',
  'reorderNothing',
  'reorderElsewhere',
  'reorderAlcohol',
  'orderCancel',
  'orderCancelled',
  'orderSendNow',
  'orderRefused',
  'orderChangeFailed',
] as const satisfies readonly QuestionName[]
export type DialogQuestion = (typeof DIALOG_QUESTIONS)[number]

/** The screen of where the conversation stands. */
export function screenOf(conversation: Conversation): ScreenName {
  const question = liveTurnOf(conversation)?.question.name
  switch (question) {
    case undefined:
    case 'restaurantsLoading':
    case 'restaurantsFailed':
    case 'restaurant':
    case 'restaurantSearching':
    case 'linkOpening':
      return 'restaurants'
    case 'code':
      return 'authenticate'
    case 'menuLoading':
    case 'menuFailed':
    case 'reorderLoading':
      return 'loading'
    default:
      return screenBehind(conversation)
  }
}

/** Whether the first screen shows what it is for. */
export function hasFirstScreen(conversation: Conversation): boolean {
  const question = liveTurnOf(conversation)?.question.name
  return question !== undefined && question !== 'restaurantsLoading'
}

/** The dialog over it, if one is asked. */
export function dialogOf(conversation: Conversation): DialogQuestion | undefined {
  const question = liveTurnOf(conversation)?.question.name
  return DIALOG_QUESTIONS.find((name) => name === question)
}

function screenBehind({ flows }: Conversation): ScreenName {
  const { basket, customise, dialogue, menu, history } = flows
  if (!isAside(dialogue.value) && customise.value !== 'idle') return 'product'
  switch (dialogue.value) {
    case 'restaurant':
      return 'restaurants'
    case 'mode':
      return 'beforeOrder'
    case 'pickup':
    case 'checkout':
      return 'checkout'
    case 'order':
      return 'order'
    case 'again':
      if (history.value === 'listed') return 'history'
      if (basket.value === 'confirmingMove') return 'restaurants'
      return isRead(menu.value) ? 'categories' : 'loading'
    case 'history':
      return 'history'
    case 'report':
      return 'report'
    case 'categories':
      return 'categories'
    case 'products':
    case 'basket':
      return menu.context.categoryId === undefined ? 'categories' : 'menu'
  }
}
