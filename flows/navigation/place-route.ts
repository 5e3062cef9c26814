import type { Route } from '#domain/navigation/routes.ts'
import type { Conversation } from '../conversation/conversation.ts'
import { liveQuestionOf } from '../questions/questions.ts'

/** The address of where the conversation stands (spec section 2): a projection, never a second truth. */
export function placeRouteOf(conversation: Conversation): Route {
  return liveQuestionOf(conversation)?.route(conversation.flows) ?? { name: 'restaurants' }
}
