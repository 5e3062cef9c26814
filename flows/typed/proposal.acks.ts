import type { Translated } from '#domain/catalogue/translated.ts'
import type { Told } from '../core/conversation/command.ts'
import type { Fact } from '../core/conversation/dispatched.ts'
import type { Say, Value } from '../core/log/say.ts'
import { lineSaid, pickupTime } from '../basket/line-values.ts'

/** What accepting a proposal came to: what is in the basket by it, and what of it could not be had. */
export function acksOfAccepted(told: Told): readonly Say[] {
  const { after, facts } = told
  const accepted = facts.find((fact) => fact.type === 'proposal.accepted')
  if (!accepted) return []
  const chosen = facts.find((fact) => fact.type === 'mode.chosen')
  const { problem } = after.flows.basket.context
  const added = addedSays(told)
  return [
    ...(added.length === 0 ? [] : [{ key: 'ack.proposal.added', values: { list: { list: added } } }]),
    ...(chosen?.isOther ? [{ key: `ack.mode.${chosen.mode}` }] : []),
    ...(accepted.isTimed ? [{ key: 'ack.pickup', values: { time: pickupTime(after) } }] : []),
    ...leftOut(accepted.unavailable),
    ...(problem === undefined ? [] : [{ key: `problem.${problem}` }]),
  ]
}

/** That nothing of a proposal was taken. */
export function acksOfDeclined(facts: readonly Fact[]): readonly Say[] {
  const isOfTerms = facts.find((fact) => fact.type === 'proposal.ended')?.isOfTerms
  return [{ key: isOfTerms ? 'ack.proposal.unchanged' : 'ack.proposal.declined' }]
}

/** What makes an order another one, which is more to tell than what was left out of it. */
const MADE_OTHERWISE: ReadonlySet<Fact['type']> = new Set([
  'basket.lineAdded',
  'basket.revised',
  'mode.chosen',
])

/** What was accepted and not yet chosen when the customer did something else. */
export function acksOfProposalLeft(facts: readonly Fact[]): readonly Say[] {
  const ended = facts.find((fact) => fact.type === 'proposal.ended')
  return ended && !facts.some(({ type }) => MADE_OTHERWISE.has(type)) ? leftOut(ended.open) : []
}

function leftOut(names: readonly Translated[]): readonly Say[] {
  const list = names.map((text) => ({ text }))
  return list.length === 0 ? [] : [{ key: 'ack.proposal.leftOut', values: { list: { list } } }]
}

/** The lines that came into the basket, or to a line of it, in sentences. */
function addedSays({ after, facts }: Told): readonly Value[] {
  const added = facts.flatMap((fact) => (fact.type === 'basket.lineAdded' && fact.told ? [fact.told] : []))
  return after.flows.basket.context.basket.lines.flatMap((line): readonly Value[] => {
    const of = added.filter((told) => told.line.id === line.id)
    const pieces = of.reduce((sum, told) => ('pieces' in told ? sum + told.pieces : sum), 0)
    return pieces > 0 ? [lineSaid(line, pieces)] : []
  })
}
