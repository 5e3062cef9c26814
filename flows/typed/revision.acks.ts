import { describeLine } from '#domain/basket/describe-line.ts'
import type { BasketLine } from '#domain/basket/basket.ts'
import { isSameChoice } from '#domain/basket/same-line.ts'
import type { Conversation } from '../core/conversation/conversation.ts'
import type { Say } from '../core/log/say.ts'
import { lineValues } from '../basket/line-values.ts'

/** What an accepted change did to the basket, line by line; or why it did nothing. */
export function acksOfRevision(before: Conversation, after: Conversation): readonly Say[] {
  const { problem } = after.flows.basket.context
  const was = before.flows.basket.context.basket.lines
  const is = after.flows.basket.context.basket.lines
  if (was === is) return problem === undefined ? [] : [{ key: `problem.${problem}` }]
  // A line that became the same as another is not gone: the two are one now.
  const gone = was.filter((old) => !is.some((line) => line.id === old.id || isSameChoice(line, old)))
  return [
    ...gone.map((line): Say => ({ key: 'ack.removed', values: { name: { text: line.name } } })),
    ...is.flatMap((line) =>
      becameSays(
        was.find(({ id }) => id === line.id),
        line,
      ),
    ),
  ]
}

function becameSays(was: BasketLine | undefined, line: BasketLine): readonly Say[] {
  if (was === line) return []
  if (!was) return [{ key: 'ack.added', values: lineValues(line) }]
  if (was.code !== line.code)
    return [{ key: 'ack.replaced', values: { ...lineValues(line), was: { text: was.name } } }]
  if (isSameChoice(was, line))
    return was.quantity === line.quantity
      ? []
      : [{ key: 'ack.quantity', values: { name: { text: line.name }, quantity: line.quantity } }]
  const { details } = describeLine(line)
  return [{ key: details.length > 0 ? 'ack.changedWith' : 'ack.changed', values: lineValues(line) }]
}
