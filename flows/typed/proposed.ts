import { productIn } from '#domain/catalogue/menu.ts'
import type { Translated } from '#domain/catalogue/translated.ts'
import type { Conversation } from '../core/conversation/conversation.ts'
import type { CommandTraits, Proposed } from '../core/conversation/command.ts'
import type { Dispatched } from '../core/conversation/dispatched.ts'

export const LEAVE_REVISION: Dispatched = { to: 'revision', event: { type: 'revision.leave' } }

const LEAVING: readonly (readonly [Proposed, (conversation: Conversation) => Dispatched])[] = [
  ['proposal', leaveProposal],
  ['revision', () => LEAVE_REVISION],
]

/** Ends a proposal, wherever it stands. */
export function leaveProposal(conversation: Conversation): Dispatched {
  return { to: 'proposal', event: { type: 'proposal.leave', unmade: unmadeOf(conversation) } }
}

/** What of a proposal was accepted and is not chosen yet, by name. */
export function unmadeOf({ flows }: Conversation): readonly Translated[] {
  const { value, context } = flows.proposal
  if (value !== 'making' || !context.isAccepted) return []
  const { menu } = flows.menu.context
  return (context.order?.lines ?? []).flatMap(({ product: code }) => {
    const product = menu && productIn(menu, code)
    return product ? [product.name] : []
  })
}

/** What a sentence was read as stands only until the customer does something else. */
export function leaveProposed(
  { isAdjustment, isWithin }: CommandTraits,
  conversation: Conversation,
): readonly Dispatched[] {
  if (isAdjustment) return []
  return LEAVING.flatMap(([flow, leave]) =>
    conversation.flows[flow].value === 'idle' || isWithin?.includes(flow) ? [] : [leave(conversation)],
  )
}
