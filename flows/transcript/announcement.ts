import { liveTurnOf, type Conversation } from '../conversation/conversation.ts'
import type { Question } from '../log/turn.ts'
import type { Say } from '../log/say.ts'
import { answersOf, isWaiting, liveQuestionOf } from '../questions/questions.ts'
import { stepOf } from '../questions/steps.ts'

/** What a screen reader says after a step: one group of sentences, or nothing where the turn is the same. */
export type Announcement = {
  readonly acks: readonly Say[]
  readonly step?: { readonly index: number; readonly of: number }
  readonly ask: Say
  readonly question: Question
  readonly choices: number
  readonly isUrgent: boolean
}

/** The announcement of a step, derived from the conversation alone, so that it can be replayed. */
export function announcementOf(before: Conversation, after: Conversation): Announcement | undefined {
  const was = liveTurnOf(before)
  const is = liveTurnOf(after)
  if (!is || was === is) return undefined
  const isNewQuestion = was?.id !== is.id || was.question.key !== is.question.key
  const acks =
    isNewQuestion && was?.id !== is.id ? is.acks : is.acks.filter((ack) => !was?.acks.includes(ack))
  if (!isNewQuestion && acks.length === 0) return undefined
  const step = stepOf(after)
  return {
    acks,
    ...(step && isNewQuestion && !isWaiting(is.question) ? { step } : {}),
    ask: is.ask,
    question: is.question,
    choices: isNewQuestion ? answersOf(after).length : 0,
    isUrgent: liveQuestionOf(after)?.isUrgent === true,
  }
}
