import { productIn } from '#domain/catalogue/menu.ts'
import type { WrittenLine } from '../core/log/command-data.ts'
import type { Conversation } from '../core/conversation/conversation.ts'
import { proposedLinesOf, proposedTermsOf } from './proposal.selectors.ts'
import type { Say, Value } from '../core/log/say.ts'
import { lineSaid, pickupTime } from '../basket/line-values.ts'

/** What accepting a proposal came to: what is in the basket by it, and what of it could not be had. */
export function acksOfAccepted(before: Conversation, after: Conversation): readonly Say[] {
  if (after.flows.proposal.value === 'askingMany') return []
  const { problem } = after.flows.basket.context
  const added = addedSays(before, after)
  const gone = proposedLinesOf(before).filter((line) => line.problem !== undefined)
  return [
    ...(added.length === 0 ? [] : [{ key: 'ack.proposal.added', values: { list: { list: added } } }]),
    ...termsTaken(before, after),
    ...leftOut(gone.map(({ product }) => ({ text: product.name }))),
    ...(problem === undefined ? [] : [{ key: `problem.${problem}` }]),
  ]
}

/** That nothing of a proposal was taken. */
export function acksOfDeclined(before: Conversation): readonly Say[] {
  return [{ key: isOfTerms(before) ? 'ack.proposal.unchanged' : 'ack.proposal.declined' }]
}

function isOfTerms({ flows }: Conversation): boolean {
  return flows.proposal.context.order?.lines.length === 0
}

/** How and when it is had from now on. */
function termsTaken(before: Conversation, after: Conversation): readonly Say[] {
  const { mode } = after.flows.menu.context
  const isOtherMode = mode !== undefined && mode !== before.flows.menu.context.mode
  return [
    ...(isOtherMode ? [{ key: `ack.mode.${mode}` }] : []),
    ...(proposedTermsOf(before).pickup ? [{ key: 'ack.pickup', values: { time: pickupTime(after) } }] : []),
  ]
}

/** What was accepted and not yet chosen when the customer did something else. */
export function acksOfProposalLeft(before: Conversation, after: Conversation): readonly Say[] {
  const { value, context } = before.flows.proposal
  const isLeft = value === 'making' && context.isAccepted && after.flows.proposal.value === 'idle'
  if (!isLeft || after.flows.basket.context.basket !== before.flows.basket.context.basket) return []
  const { menu } = before.flows.menu.context
  const lines: readonly WrittenLine[] = context.order?.lines ?? []
  return leftOut(
    lines.flatMap(({ product: code }): readonly Value[] => {
      const product = menu && productIn(menu, code)
      return product ? [{ text: product.name }] : []
    }),
  )
}

function leftOut(list: readonly Value[]): readonly Say[] {
  return list.length === 0 ? [] : [{ key: 'ack.proposal.leftOut', values: { list: { list } } }]
}

/** The lines that came into the basket, or to a line of it, in sentences. */
function addedSays(before: Conversation, after: Conversation): readonly Value[] {
  const was = before.flows.basket.context.basket.lines
  return after.flows.basket.context.basket.lines.flatMap((line): readonly Value[] => {
    const pieces = line.quantity - (was.find(({ id }) => id === line.id)?.quantity ?? 0)
    return pieces > 0 ? [lineSaid(line, pieces)] : []
  })
}
