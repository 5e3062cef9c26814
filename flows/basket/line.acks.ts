import { describeLine } from '#domain/basket/describe-line.ts'
import type { Command } from '../core/log/commands.ts'
import type { Told } from '../core/conversation/command.ts'
import type { Fact } from '../core/conversation/dispatched.ts'
import type { Say } from '../core/log/say.ts'
import type { Answer } from '../core/log/turn.ts'
import type { LineRevised, LineTold } from './basket.events.ts'
import { lineValues } from './line-values.ts'

/** What taking or changing a product came to, or why it did nothing; and the mode, where it was made for another one. */
export function acksOfLine(told: Told): readonly Say[] {
  const { problem } = told.after.flows.basket.context
  if (problem !== undefined) return [{ key: `problem.${problem}` }]
  const line = lineToldIn(told.facts)
  const isForMode = told.facts.some((fact) => fact.type === 'mode.chosen' && fact.isOther)
  return [...(line ? [lineAck(line)] : []), ...(isForMode ? acksOfMode(told) : [])]
}

/** How the food is had after a question about it, and what went for that. */
export function acksOfMode({ after, facts }: Told): readonly Say[] {
  const { mode } = after.flows.menu.context
  return [...acksOfLines(facts), ...(mode === undefined ? [] : [{ key: `ack.mode.${mode}` }])]
}

/** What became of lines that were changed where they lie. */
export function acksOfLines(facts: readonly Fact[]): readonly Say[] {
  return facts.flatMap((fact) => (fact.type === 'basket.revised' ? fact.told.map(lineAck) : []))
}

/** What became of the line that was made. */
function lineToldIn(facts: readonly Fact[]): LineTold | undefined {
  return facts.findLast((fact) => fact.type === 'basket.lineAdded')?.told
}

/** What became of a line; of one that was there before only what came to it. */
function lineAck(told: LineRevised): Say {
  const { did, line } = told
  switch (did) {
    case 'added':
      return { key: 'ack.added', values: lineValues(line, told.pieces) }
    case 'addedMore':
      return { key: 'ack.addedMore', values: { ...lineValues(line, told.pieces), total: line.quantity } }
    case 'changed': {
      const { details } = describeLine(line)
      return { key: details.length > 0 ? 'ack.changedWith' : 'ack.changed', values: lineValues(line) }
    }
    case 'replaced':
      return { key: 'ack.replaced', values: { ...lineValues(line), was: { text: told.was.name } } }
    case 'counted':
      return { key: 'ack.quantity', values: { name: { text: line.name }, quantity: line.quantity } }
    case 'removed':
      return { key: 'ack.removed', values: { name: { text: line.name } } }
  }
}

/** A line that was made, as the customer's answer, with the command that opens it again. */
export function lineAnswer(facts: readonly Fact[], type: Command['type']): Answer {
  const told = lineToldIn(facts)
  if (!told) return { say: { key: `answer.${type}` } }
  const { line } = told
  const kind = 'pieces' in told ? 'line' : 'changedLine'
  return {
    say: {
      key: describeLine(line).details.length > 0 ? `answer.${kind}With` : `answer.${kind}`,
      values: lineValues(line, 'pieces' in told ? told.pieces : line.quantity),
    },
    change: { type: 'product.open', code: line.code, lineId: line.id },
  }
}
