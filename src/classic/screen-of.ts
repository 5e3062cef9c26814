import type { Conversation } from '#flows/core/conversation/conversation.ts'
import { isWholeMenu } from '#flows/core/conversation/selectors.ts'
import { isOutsideOrdering } from '#flows/core/conversation/place.ts'
import { isMenuLoaded } from '#flows/menu/menu.selectors.ts'
import { placeRouteOf } from '#flows/navigation/place-route.ts'
import { liveQuestionOf } from '#flows/core/conversation/questions.ts'

export const SCREENS = [
  'restaurants',
  'authenticate',
  'beforeOrder',
  'table',
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

/** The screen that shows the conversation. */
export function screenOf(conversation: Conversation): ScreenName {
  const live = liveQuestionOf(conversation)
  if (!live) return 'restaurants'
  const behind = screenBehind(conversation)
  if (live.surface === 'dialog') return behind
  const route = placeRouteOf(conversation)
  if (route.name === 'restaurants') return 'restaurants'
  if (route.name === 'authenticate') return 'authenticate'
  if (live.name === 'table') return 'table'
  const isInWords = live.surface === 'wait' || live.surface === 'notice'
  return isInWords && IN_THE_MENU.has(behind) ? 'loading' : behind
}

/** Screens that are replaced by the loading screen while something is loading or a notice is shown. */
const IN_THE_MENU: ReadonlySet<ScreenName> = new Set<ScreenName>([
  'restaurants',
  'beforeOrder',
  'categories',
  'menu',
  'product',
])

/** Whether the first screen has something to show, so that other screens may be fetched. */
export function hasFirstScreen(conversation: Conversation): boolean {
  const live = liveQuestionOf(conversation)
  return live !== undefined && live.name !== 'restaurantsLoading'
}

/** The name of the question that is asked in a dialog over it, if one is. */
export function dialogOf(conversation: Conversation): string | undefined {
  const live = liveQuestionOf(conversation)
  return live?.surface === 'dialog' ? live.name : undefined
}

function screenBehind(conversation: Conversation): ScreenName {
  const { basket, customise, dialogue, menu, history } = conversation.flows
  const home = isWholeMenu(conversation) ? 'menu' : 'categories'
  if (!isOutsideOrdering(dialogue.value) && customise.value !== 'idle') return 'product'
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
      return isMenuLoaded(menu.value) ? home : 'loading'
    case 'history':
      return 'history'
    case 'report':
      return 'report'
    case 'categories':
      return home
    case 'products':
    case 'basket':
      return menu.context.categoryId === undefined ? home : 'menu'
  }
}
