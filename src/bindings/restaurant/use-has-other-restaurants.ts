import { useConversation } from '../runtime/runner-context.ts'

/**
 * Whether the deployment has another restaurant. The server marks the only one; a list of one near a place proves
 * nothing (S2.89, S2.95).
 */
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
