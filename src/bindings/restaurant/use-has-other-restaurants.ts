import { useConversation } from '../runtime/runner-context.ts'

/** Whether there is another restaurant to go to; the only one near a place is not the only one there is, and one opened by its link may be (S2.89, S2.95). */
export function useHasOtherRestaurants(): boolean {
  return useConversation(
    ({
      flows: {
        restaurant: {
          context: { chosen, list, near },
        },
      },
    }) => chosen?.isUniqueRestaurant !== true && (list.length !== 1 || near !== undefined),
  )
}
