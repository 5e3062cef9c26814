import type { Route } from '#domain/navigation/routes.ts'
import type { Conversation } from '../core/conversation/conversation.ts'
import { menuRouteOf } from '../menu/menu-route.ts'
import { liveQuestionOf, QUESTIONS } from '../core/conversation/questions.ts'

/**
 * The address of where the conversation stands (spec section 2): a projection, never a second truth. A dialog that has
 * none of its own leaves it that of what it is asked over.
 */
export function placeRouteOf(conversation: Conversation): Route {
  const live = liveQuestionOf(conversation)
  const place = live?.surface === 'dialog' && !live.route ? questionBehind(conversation) : live
  return place?.route?.(conversation) ?? { name: 'restaurants' }
}

/** The address of the screen of the menu view that shows it: the basket lies over the menu, which keeps its own. */
export function screenRouteOf(conversation: Conversation): Route {
  return liveQuestionOf(conversation)?.name === 'basket'
    ? menuRouteOf(conversation)
    : placeRouteOf(conversation)
}

function questionBehind(conversation: Conversation) {
  return QUESTIONS.find(({ surface, isAsked }) => surface !== 'dialog' && isAsked(conversation))
}
