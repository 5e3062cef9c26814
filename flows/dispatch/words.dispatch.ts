import { liveTurnOf } from '../conversation/conversation.ts'
import { inquiryAnswerOf } from '../conversation/inquiry.selectors.ts'
import { turnIdAt } from '../conversation/selectors.ts'
import type { CommandDispatch } from './dispatched.ts'

export const WORDS_COMMANDS = {
  'help.ask': () => [],
  'inquiry.make': ({ inquiry }, conversation) => {
    const { says, acts } = inquiryAnswerOf(inquiry, conversation)
    if (says.length === 0) return []
    const nextTurn = turnIdAt(conversation.step)
    return [{ to: 'dialogue', event: { type: 'inquiry.answered', nextTurn, acts } }]
  },
  'words.unknown': ({ type, candidates }, conversation) => [
    {
      to: 'dialogue',
      event: {
        type,
        candidates,
        turn: liveTurnOf(conversation)?.id,
        nextTurn: turnIdAt(conversation.step),
      },
    },
  ],
} satisfies Partial<CommandDispatch>
