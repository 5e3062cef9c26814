import { isOfAnother } from '#domain/basket/start-over.ts'
import type { Move } from '../basket/basket.events.ts'
import type { Conversation } from '../core/conversation/conversation.ts'
import { isListShown } from './restaurant.selectors.ts'
import { isReorderWanted } from '../reorder/reorder-wanted.ts'
import type { Dispatched } from '../core/conversation/dispatched.ts'

/** Whether a restaurant is in the list that is being shown. */
export function isListed(id: Move['id'], { flows }: Conversation): boolean {
  const { value, context } = flows.restaurant
  return isListShown(value) && context.list.some((restaurant) => restaurant.id === id)
}

/** Asks before a basket of another restaurant is emptied (S4.109); else chooses the restaurant at once. */
export function moveOrAsk(move: Move, conversation: Conversation): Dispatched {
  return isOfAnother(conversation.flows.basket.context.basket, move.id)
    ? { to: 'basket', event: { type: 'basket.askMove', move } }
    : moveTo(move, conversation)
}

/** Chooses a restaurant of the list; one that is not listed is opened as its link would. */
export function moveTo(move: Move, conversation: Conversation): Dispatched {
  return isListed(move.id, conversation)
    ? { to: 'restaurant', event: { type: 'restaurant.choose', ...move } }
    : { to: 'restaurant', event: { type: 'restaurant.open', slug: move.id } }
}

/** Cancels the question whether the basket may be emptied; a past order that raised the question is not repeated. */
export function keepBasket(conversation: Conversation): readonly Dispatched[] {
  const kept: Dispatched = { to: 'basket', event: { type: 'basket.cancelMove' } }
  return isRepeatAsked(conversation)
    ? [
        kept,
        { to: 'reorder', event: { type: 'reorder.cancel' } },
        { to: 'dialogue', event: { type: 'restaurant.change' } },
      ]
    : [kept]
}

/** Whether the question is open if the basket may be emptied to repeat a past order. */
export function isRepeatAsked(conversation: Conversation): boolean {
  return conversation.flows.basket.value === 'confirmingMove' && isReorderWanted(conversation)
}
