import { useConversation } from '../runtime/runner-context.ts'

/** The chosen restaurant and mode: their button of the list is the active one (S4.110). */
export function useChosenRestaurant(): { readonly id: string; readonly actionId: string } | undefined {
  const id = useConversation(({ flows }) => flows.restaurant.context.chosen?.id)
  const mode = useConversation(({ flows }) => flows.menu.context.mode)
  return id === undefined || mode === undefined ? undefined : { id, actionId: mode }
}
