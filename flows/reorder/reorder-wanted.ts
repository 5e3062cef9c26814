import type { Conversation } from '../core/conversation/conversation.ts'

/** Whether a past order is being repeated; then nothing is asked about its restaurant, menu and products. */
export function isReorderWanted({ flows }: Conversation): boolean {
  return flows.dialogue.value === 'again' && flows.reorder.context.order !== undefined
}
