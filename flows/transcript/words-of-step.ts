import { countedAt } from '#domain/catalogue/options.ts'
import type { Translated } from '#domain/catalogue/translated.ts'
import type { Command } from '../log/commands.ts'
import type { Conversation } from '../conversation/conversation.ts'
import type { Say } from '../log/say.ts'

/** What a command of the conversation was, in words: the answer it gave, or what of a card it adjusted. */
export function wordsOfStep(step: number, command: Command, conversation: Conversation): Say {
  const opened = conversation.turns.findIndex((turn) => turn.step === step)
  const answer = opened > 0 ? conversation.turns[opened - 1]?.answer : undefined
  if (answer) return answer.say
  return adjustmentWords(command, conversation) ?? { key: `answer.${command.type}` }
}

function adjustmentWords(command: Command, { flows }: Conversation): Say | undefined {
  switch (command.type) {
    case 'customise.setPart':
    case 'customise.choose': {
      const { product, selection } = flows.customise.context
      const found = product && countedAt(product, selection, command.path)
      return found && { key: 'answer.text', values: { text: { text: found.part.product.name } } }
    }
    case 'customise.setQuantity': {
      const { product } = flows.customise.context
      return product && lineWords(product.name, command.quantity)
    }
    case 'basket.setQuantity': {
      const line = flows.basket.context.basket.lines.find(({ id }) => id === command.lineId)
      return line && lineWords(line.name, command.quantity)
    }
    default:
      return undefined
  }
}

function lineWords(name: Translated, quantity: number): Say {
  return { key: 'answer.line', values: { quantity, name: { text: name } } }
}
