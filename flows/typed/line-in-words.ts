import type { BasketLine } from '#domain/basket/basket.ts'
import { describeLine } from '#domain/basket/describe-line.ts'
import type { Say } from '../core/log/say.ts'

/** A line in words: how many of what, and what was chosen of it. */
export function lineInWords(line: BasketLine): Say {
  const { name, quantity, details } = describeLine(line)
  return {
    key: details.length > 0 ? 'answer.lineWith' : 'answer.line',
    values: {
      quantity,
      name: { text: name },
      details: { list: details.map((part) => ({ part })) },
    },
  }
}
