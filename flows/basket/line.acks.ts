import { describeLine } from '#domain/basket/describe-line.ts'
import type { Command } from '../core/log/commands.ts'
import type { Conversation } from '../core/conversation/conversation.ts'
import type { Say } from '../core/log/say.ts'
import type { Answer } from '../core/log/turn.ts'
import type { LineTold } from './basket.events.ts'
import { acksOfMode } from '../menu/mode.acks.ts'
import { lineValues } from './line-values.ts'

/** What taking or changing a product came to, or why it did nothing; and the mode, where it was made for another one. */
export function acksOfLine(
  told: LineTold | undefined,
  before: Conversation,
  after: Conversation,
): readonly Say[] {
  const { problem } = after.flows.basket.context
  if (problem !== undefined) return [{ key: `problem.${problem}` }]
  const isForMode = before.flows.menu.context.mode !== after.flows.menu.context.mode
  return [...(told ? [lineAck(told)] : []), ...(isForMode ? acksOfMode(before, after) : [])]
}

/** What became of a line; of one that was there before only what came to it. */
function lineAck(told: LineTold): Say {
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
  }
}

/** A line that was made, as the customer's answer, with the command that opens it again. */
export function lineAnswer(told: LineTold | undefined, type: Command['type']): Answer {
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
