import type { Conversation } from '../core/conversation/conversation.ts'
import type { CommandTraits, Proposed } from '../core/conversation/command.ts'
import type { Dispatched } from '../core/conversation/dispatched.ts'

export const LEAVE_PROPOSAL: Dispatched = { to: 'proposal', event: { type: 'proposal.leave' } }
export const LEAVE_REVISION: Dispatched = { to: 'revision', event: { type: 'revision.leave' } }

const LEAVING: readonly (readonly [Proposed, Dispatched])[] = [
  ['proposal', LEAVE_PROPOSAL],
  ['revision', LEAVE_REVISION],
]

/** What a sentence was read as stands only until the customer does something else. */
export function leaveProposed(
  { isAdjustment, isWithin }: CommandTraits,
  { flows }: Conversation,
): readonly Dispatched[] {
  if (isAdjustment) return []
  return LEAVING.flatMap(([flow, leave]) =>
    flows[flow].value === 'idle' || isWithin?.includes(flow) ? [] : [leave],
  )
}
