import { liveTurnOf } from '../conversation/conversation.ts'
import { turnIdAt } from '../conversation/selectors.ts'
import type { CommandDispatch } from './dispatched.ts'

export const WORDS_COMMANDS = {
  'help.ask': () => [],
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
