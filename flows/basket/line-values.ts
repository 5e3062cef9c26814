import type { BasketLine } from '#domain/basket/basket.ts'
import { describeLine } from '#domain/basket/describe-line.ts'
import type { Conversation } from '../core/conversation/conversation.ts'
import { pickupOf } from '../core/conversation/selectors.ts'
import type { Translated } from '#domain/catalogue/translated.ts'
import type { Say, Value } from '../core/log/say.ts'

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

/** So many of a product, in words. */
export function piecesSaid(name: Translated, quantity: number): Say {
  return { key: 'answer.line', values: { quantity, name: { text: name } } }
}

/** The pickup time of the order that is being made, with the weekday where it is not today. */
export function pickupTime(after: Conversation): Value {
  return { time: pickupOf(after, after.now) ?? after.now, asOf: after.now }
}
