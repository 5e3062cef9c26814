import { commandOf } from '../conversation/dispatch.ts'
import type { CommandOf } from '../conversation/command.ts'
import type { CommandType } from '../log/commands.ts'
import type { Conversation } from '../conversation/conversation.ts'
import type { Say } from '../log/say.ts'

/** What a command of the conversation was, in words: the answer it gave, or what of a card it adjusted. */
export function wordsOfStep<Type extends CommandType>(
  step: number,
  command: CommandOf<Type>,
  conversation: Conversation,
): Say {
  const opened = conversation.turns.findIndex((turn) => turn.step === step)
  const answer = opened > 0 ? conversation.turns[opened - 1]?.answer : undefined
  if (answer) return answer.say
  return commandOf(command).adjusted?.(command, conversation) ?? { key: `answer.${command.type}` }
}
