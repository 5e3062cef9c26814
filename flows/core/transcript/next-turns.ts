import type { Step } from '../conversation/command.ts'
import { traitsOfCommand } from '../conversation/dispatch.ts'
import type { Conversation } from '../conversation/conversation.ts'
import type { LoggedEvent } from '../log/log.ts'
import { acksOf } from '../conversation/acks.ts'
import { answerOf, asyncAnswerOf } from './answers.ts'
import { turnIdAt } from '../conversation/selectors.ts'
import type { Fact } from '../conversation/dispatched.ts'
import type { Answer, Turn } from '../log/turn.ts'
import type { Say } from '../log/say.ts'
import { isWaiting, questionNamed, type AskedQuestion } from '../conversation/questions.ts'

/** What a question says itself, and which is therefore not told before it. */
const SAYS_ITSELF: Readonly<Record<string, string>> = { orderCancelled: 'ack.order.CANCELLED' }

/** The transcript after an event: the live turn answered, a new one opened, or both left as they are. Pure. */
export function nextTurns(step: Step, event: LoggedEvent, question: AskedQuestion): readonly Turn[] {
  const { before, after } = step
  const live = before.turns.at(-1)
  const answered = 'effect' in event ? before.pending[event.effect] : undefined
  const acks = acksOf(event, step, question, answered)
  if (!live) return [open(after, question, acks)]
  const isSame = live.question.key === question.key
  // The same question may be put otherwise by now: nothing is left in the basket.
  const asked = isSame ? { ...live, ask: askOf(question, after) } : live
  if (event.type === 'command') {
    const { isAdjustment, staysWhenRefused, isAside } = traitsOfCommand(event.command.type)
    if (isAdjustment && isSame) return acks.length > 0 ? retell(before.turns, asked, acks) : before.turns
    if (isSame && staysWhenRefused) return before.turns
    if (isUnheard(event, before, after)) return before.turns
    if (isSame && event.said === undefined && 'stays' in event.command)
      return inPlaceOfLive(before.turns, stayed(asked, acks, step.facts))
    const answer = takenOf(live, before) ?? answerOf(event.command, step)
    const closed: Turn = {
      ...live,
      answer: event.said === undefined ? answer : { ...answer, said: event.said },
      ...(isAside ? { isAside } : {}),
    }
    return inPlaceOfLive(before.turns, closed, open(after, question, acks))
  }
  if (event.type === 'undone' || event.type === 'redone') return retell(before.turns, asked, acks)
  if (isSame) return acks.length > 0 ? retell(before.turns, asked, acks) : before.turns
  if (isWaiting(live.question)) {
    const turn = open(after, question, [...live.acks, ...acks])
    return inPlaceOfLive(before.turns, { ...turn, id: live.id, step: live.step })
  }
  const answer = asyncAnswerOf(live.question, after)
  const closed = answer ? { ...live, answer } : live
  return inPlaceOfLive(before.turns, closed, open(after, question, acks))
}

/** Whether no flow accepted the command, so that it is no answer. */
function isUnheard(
  event: Extract<LoggedEvent, { type: 'command' }>,
  before: Conversation,
  after: Conversation,
): boolean {
  return before.flows === after.flows && event.command.type !== 'help.ask'
}

function open(after: Conversation, question: AskedQuestion, acks: readonly Say[]): Turn {
  return {
    id: turnIdAt(after.step),
    step: after.step,
    openedAt: after.now,
    question,
    acks: acks.filter(({ key }) => key !== SAYS_ITSELF[question.name]),
    ask: askOf(question, after),
  }
}

function askOf({ name }: AskedQuestion, after: Conversation): Say {
  return questionNamed(name)?.ask?.(after) ?? { key: `ask.${name}` }
}

/** A list that something was taken of stands on. */
function stayed(live: Turn, acks: readonly Say[], facts: readonly Fact[]): Turn {
  const made = facts.find((fact) => fact.type === 'basket.lineAdded')
  return { ...live, acks, taken: [...(live.taken ?? []), made?.lineId] }
}

/** What was taken of a list and is still there answers it. */
function takenOf({ taken = [] }: Turn, { flows }: Conversation): Answer | undefined {
  const lines = flows.basket.context.basket.lines.filter(({ id }) => taken.includes(id))
  if (lines.length === 0) return undefined
  const list = lines.map(({ name }) => ({ text: name }))
  return { say: { key: 'answer.taken', values: { text: { list } } }, change: { type: 'basket.open' } }
}

function retell(turns: readonly Turn[], live: Turn, acks: readonly Say[]): readonly Turn[] {
  return inPlaceOfLive(turns, { ...live, acks })
}

/** The turns with others in place of the live one; copied only once, because a conversation may be long. */
function inPlaceOfLive(turns: readonly Turn[], ...others: readonly Turn[]): readonly Turn[] {
  const next = turns.slice(0, -1)
  next.push(...others)
  return next
}
