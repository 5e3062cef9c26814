import { useConversation } from '../runtime/runner-context.ts'

/** Whether there is another restaurant to go to; the only one near a place is not the only one there is (S2.89, S2.95). */
export function useHasOtherRestaurants(): boolean {
  return useConversation(
    ({ flows: { restaurant } }) =>
      restaurant.context.list.length !== 1 || restaurant.context.near !== undefined,
  )
}
