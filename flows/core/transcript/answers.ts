import { commandOf } from '../conversation/dispatch.ts'
import type { CommandOf, Step } from '../conversation/command.ts'
import type { CommandType } from '../log/commands.ts'
import type { Conversation } from '../conversation/conversation.ts'
import type { Answer, Question } from '../log/turn.ts'

/** The answer a command gives, as a sentence of the customer. */
export function answerOf<Type extends CommandType>(command: CommandOf<Type>, step: Step): Answer {
  return commandOf(command).answer?.(command, step) ?? { say: { key: `answer.${command.type}` } }
}

/** The answer to a question that was closed by the result of an effect, as a sentence of the customer. */
export function asyncAnswerOf(question: Question, after: Conversation): Answer | undefined {
  if (question.name === 'report') return { say: { key: 'answer.report.send' } }
  if (question.name !== 'code') return undefined
  const name = after.flows.restaurant.context.chosen?.name ?? ''
  return { say: { key: 'answer.codeAccepted', values: { name } }, change: { type: 'restaurant.change' } }
}
