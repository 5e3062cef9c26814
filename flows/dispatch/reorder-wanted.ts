import type { Conversation } from '../conversation/conversation.ts'

/** Whether an order is being repeated: its restaurant, menu and lines then ask nothing else. */
export function isReorderWanted({ flows }: Conversation): boolean {
  return flows.dialogue.value === 'again' && flows.reorder.context.order !== undefined
}
