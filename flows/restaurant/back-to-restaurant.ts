import type { Conversation } from '../core/conversation/conversation.ts'
import { keptRestaurantOf, settledRestaurantOf } from '../core/conversation/selectors.ts'
import type { Dispatched } from '../core/conversation/dispatched.ts'

/**
 * Looking at restaurants is not changing to one: what leads to a place of the order ends the looking, and is judged as
 * it will be there (S2.26, S2.47). Undefined where nothing else was looked at.
 */
export function backToRestaurant(
  conversation: Conversation,
): { readonly dispatched: Dispatched; readonly conversation: Conversation } | undefined {
  const restaurant = keptRestaurantOf(conversation)
  if (!restaurant || settledRestaurantOf(conversation)) return undefined
  const { flows } = conversation
  const context = { ...flows.restaurant.context, chosen: restaurant }
  return {
    dispatched: { to: 'restaurant', event: { type: 'restaurant.stay', restaurant } },
    conversation: {
      ...conversation,
      flows: { ...flows, restaurant: { ...flows.restaurant, value: 'chosen', context } },
    },
  }
}
