import { liveTurnOf, type Conversation } from '../conversation/conversation.ts'
import { choicesOf } from '../questions/choices.ts'
import { stepOf } from '../questions/steps.ts'
import { isWaiting, type Question, type Say } from '../log/turn.ts'

/** What a screen-reader user hears after a step: one sentence group, or nothing where the meaning did not change. */
export type Announcement = {
  readonly acks: readonly Say[]
  readonly step?: { readonly index: number; readonly of: number }
  readonly ask: Say
  readonly question: Question
  readonly choices: number
  readonly isUrgent: boolean
}

const URGENT: ReadonlySet<Question['name']> = new Set<Question['name']>([
  'closed',
  'paymentFailed',
  'orderingDisabled',
  'orderRefused',
  'orderChangeFailed',
])

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
    choices: isNewQuestion ? choicesOf(after).length : 0,
    isUrgent: URGENT.has(is.question.name),
  }
}
