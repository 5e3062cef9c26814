import type { BasketLine } from '#domain/basket/basket.ts'
import { describeLine } from '#domain/basket/describe-line.ts'
import type { Conversation } from '../conversation/conversation.ts'
import { pickupOf } from '../conversation/selectors.ts'
import type { Value } from '../log/say.ts'

/** The line that a step put into the basket, or changed there. */
export function lineAdded(before: Conversation, after: Conversation): BasketLine | undefined {
  const was = before.flows.basket.context.basket
  const { basket, lastLineId } = after.flows.basket.context
  if (was === basket) return undefined
  return basket.lines.find(({ id }) => id === lastLineId)
}

/** A line in words: how many, what, and how it was made. */
export function lineValues(line: BasketLine): Readonly<Record<string, Value>> {
  const { name, quantity, details } = describeLine(line)
  return {
    quantity,
    name: { text: name },
    details: {
      list: details.map((part) => ({ part })),
    },
  }
}

/** The pickup time of the order that is being made. */
export function pickupTime(after: Conversation): Value {
  return { time: pickupOf(after, after.now) ?? after.now }
}
