import { liveTurnOf } from '../../conversation.ts'
import { turnIdAt } from '../at-hand.ts'
import type { CommandRoutes } from './routed.ts'

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
} satisfies Partial<CommandRoutes>
