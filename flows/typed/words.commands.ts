import { liveTurnOf } from '../core/conversation/conversation.ts'
import { inquiryAnswerOf } from './inquiry.selectors.ts'
import { turnIdAt } from '../core/conversation/selectors.ts'
import type { Say } from '../core/log/say.ts'
import { LAST_ATTEMPT } from '../core/conversation/reprompt.ts'
import type { CommandDefinitions, CommandOf, Told } from '../core/conversation/command.ts'

export const WORDS_COMMANDS = {
  'help.ask': {
    isWithin: ['proposal', 'revision'],
    isAside: true,
    dispatch: () => [],
    // Help is given on the question that stands there still.
    acks: (_, { after }) => [
      { key: 'ack.help' },
      { key: `help.${liveTurnOf(after)?.question.name ?? 'restaurant'}` },
    ],
  },
  'inquiry.make': {
    isOnlySaid: true,
    isWithin: ['proposal', 'revision'],
    dispatch: ({ inquiry }, conversation) => {
      const { says, acts } = inquiryAnswerOf(inquiry, conversation)
      if (says.length === 0) return []
      const nextTurn = turnIdAt(conversation.step)
      return [{ to: 'dialogue', event: { type: 'inquiry.answered', nextTurn, acts } }]
    },
    acks: ({ inquiry }, { after }) => inquiryAnswerOf(inquiry, after).says,
    answer: () => ({ say: { key: 'answer.words' } }),
  },
  'words.unknown': {
    isOnlySaid: true,
    isWithin: ['proposal', 'revision'],
    dispatch: ({ type, candidates }, conversation) => [
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
    acks: unknownAcks,
    answer: () => ({ say: { key: 'answer.words' } }),
  },
} satisfies Partial<CommandDefinitions>

/** Why nothing was done on what was said, put otherwise each time it is not understood. */
function unknownAcks({ soldOut, told, said }: CommandOf<'words.unknown'>, { after }: Told): readonly Say[] {
  const named = soldOut && after.flows.menu.context.menu?.products[soldOut]
  if (named) return [{ key: 'unknown.soldOut', values: { name: { text: named.name } } }]
  const attempt = after.flows.dialogue.context.reprompt?.attempt ?? 1
  if (told && (told !== 'offered' || attempt < LAST_ATTEMPT))
    return [
      ...(said === undefined ? [] : [{ key: 'ack.cautioned', values: { words: said } }]),
      { key: told === 'paid' ? 'tray.barred' : `unknown.${told}` },
    ]
  return [{ key: `unknown.${Math.min(attempt, LAST_ATTEMPT)}` }]
}
