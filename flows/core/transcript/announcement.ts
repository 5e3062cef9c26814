import { liveTurnOf, type Conversation } from '../conversation/conversation.ts'
import type { LoggedEvent } from '../log/log.ts'
import type { Question } from '../log/turn.ts'
import type { Say } from '../log/say.ts'
import type { Prompt } from '../conversation/question.ts'
import { choicesOf, isWaiting, liveQuestionOf } from '../conversation/questions.ts'
import { stepOf } from '../conversation/steps.ts'

/** What a screen reader says after a step: one group of sentences, or nothing where the turn is the same. */
export type Announcement = {
  readonly acks: readonly Say[]
  /** What stands in the way and why, as the prompt of the question has it: its title, and what follows. */
  readonly title?: Say
  readonly told: readonly Say[]
  readonly step?: { readonly index: number; readonly of: number }
  readonly ask: Say
  readonly question: Question
  readonly choices: number
  readonly isUrgent: boolean
}

/** The announcement of a step, derived from it alone, so that it can be replayed. `aloud`: what the card only shows. */
export function announcementOf(
  before: Conversation,
  after: Conversation,
  event: LoggedEvent,
  aloud: readonly Say[],
): Announcement | undefined {
  const was = liveTurnOf(before)
  const is = liveTurnOf(after)
  if (!is) return undefined
  const isNewQuestion = was?.id !== is.id || was.question.key !== is.question.key
  const heard = was?.id === is.id ? is.acks.filter((ack) => !was.acks.includes(ack)) : is.acks
  const acks = isNewQuestion ? heard : [...heard, ...aloud]
  const asked = promptOf(after)
  // What stands in the way may grow while it is asked about: another product that is sold out, say.
  const isToldAnew = event.type === 'done' && !isSame(promptOf(before), asked)
  if (!isNewQuestion && !isToldAnew && acks.length === 0) return undefined
  const step = stepOf(after)
  const prompt = isNewQuestion || isToldAnew ? asked : undefined
  return {
    acks,
    ...(prompt ? { title: prompt.title } : {}),
    told: prompt?.text ?? [],
    ...(step && isNewQuestion && !isWaiting(is.question) ? { step } : {}),
    ask: is.ask,
    question: is.question,
    choices: isNewQuestion ? choicesOf(after) : 0,
    isUrgent: liveQuestionOf(after)?.isUrgent === true,
  }
}

function promptOf(conversation: Conversation): Prompt | undefined {
  return liveQuestionOf(conversation)?.prompt?.(conversation)
}

function isSame(one: Prompt | undefined, other: Prompt | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
