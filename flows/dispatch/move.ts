import { isOfAnother } from '#domain/basket/start-over.ts'
import type { Move } from '../machines/basket.machine.ts'
import type { Conversation } from '../conversation/conversation.ts'
import { isLooking } from '../machines/restaurant.machine.ts'
import { isReorderWanted } from './reorder-wanted.ts'
import type { Dispatched } from './dispatched.ts'

/** Whether a restaurant stands in the list before the customer. */
export function isOffered(id: Move['id'], { flows }: Conversation): boolean {
  const { value, context } = flows.restaurant
  return isLooking(value) && context.list.some((restaurant) => restaurant.id === id)
}

/** Asks before the basket of another restaurant goes (S4.109); else goes there at once. */
export function moveOrAsk(move: Move, conversation: Conversation): Dispatched {
  return isOfAnother(conversation.flows.basket.context.basket, move.id)
    ? { to: 'basket', event: { type: 'basket.askMove', move } }
    : moveTo(move, conversation)
}

/** To a restaurant of the list, or else to wherever its link leads. */
export function moveTo(move: Move, conversation: Conversation): Dispatched {
  return isOffered(move.id, conversation)
    ? { to: 'restaurant', event: { type: 'restaurant.choose', ...move } }
    : { to: 'restaurant', event: { type: 'restaurant.open', slug: move.id } }
}

/** Whatever is wanted instead, a basket that was asked for stays; an order that asked for it is not repeated. */
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

/** Whether it is asked if the basket may go for an order that is repeated. */
export function isRepeatAsked(conversation: Conversation): boolean {
  return conversation.flows.basket.value === 'confirmingMove' && isReorderWanted(conversation)
}
