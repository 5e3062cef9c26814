import type { BasketLine } from '#domain/basket/basket.ts'
import { describeLine } from '#domain/basket/describe-line.ts'
import type { Command } from '../log/commands.ts'
import type { Conversation } from '../conversation/conversation.ts'
import { pickupOf } from '../conversation/selectors.ts'
import type { Value } from '../log/say.ts'

/** What a step did to a line of the basket. */
export type LineTold =
  /** `pieces` may be fewer than were wanted, because a line holds only so many (S9.1). */
  | { readonly did: 'added'; readonly line: BasketLine; readonly pieces: number }
  | { readonly did: 'addedMore'; readonly line: BasketLine; readonly pieces: number }
  | { readonly did: 'changed'; readonly line: BasketLine }
  | { readonly did: 'replaced'; readonly line: BasketLine; readonly was: BasketLine }

/** What taking or changing a product came to; nothing where no line was put into the basket, or the line is as it was. */
export function lineTold(command: Command, before: Conversation, after: Conversation): LineTold | undefined {
  const was = before.flows.basket.context.basket
  const { basket, lastLineId } = after.flows.basket.context
  if (was === basket) return undefined
  const line = basket.lines.find(({ id }) => id === lastLineId)
  if (!line) return undefined
  const known = was.lines.find(({ id }) => id === line.id)
  if (!known) return { did: 'added', line, pieces: line.quantity }
  if (known.code !== line.code) return { did: 'replaced', line, was: known }
  const isEdited = command.type !== 'product.add' && before.flows.customise.context.editing === line.id
  if (isEdited) return { did: 'changed', line }
  return { did: 'addedMore', line, pieces: line.quantity - known.quantity }
}

/** A line in words: how many, what, and how it was made. */
export function lineValues(line: BasketLine, pieces = line.quantity): Readonly<Record<string, Value>> {
  const { name, details } = describeLine(line)
  return {
    quantity: pieces,
    name: { text: name },
    details: {
      list: details.map((part) => ({ part })),
    },
  }
}

/** A line as one value of a sentence. */
export function lineSaid(line: BasketLine, pieces = line.quantity): Value {
  const key = describeLine(line).details.length > 0 ? 'answer.lineWith' : 'answer.line'
  return { say: { key, values: lineValues(line, pieces) } }
}

/** The pickup time of the order that is being made, with the weekday where it is not today. */
export function pickupTime(after: Conversation): Value {
  return { time: pickupOf(after, after.now) ?? after.now, asOf: after.now }
}
