import { useContext } from 'react'
import { revisedLinesOf, revisedTotalsOf, revisionProblemOf } from '#flows/typed/revision.selectors.ts'
import { type RevisedLine } from '#flows/typed/revised-line.ts'
import { revision } from '#flows/typed/revision.questions.ts'
import { answerText } from '../prompts/answer-text.ts'
import { useGiveAnswer } from '../prompts/use-answers.ts'
import { useConversation, useRunner } from '../runtime/runner-context.ts'
import { ClockContext } from '../timing/use-now.ts'
import type { Formatter } from '../words/formatter.ts'
import { useFormatter, PersonalDataContext } from '../words/use-formatter.ts'
import { orderLineOf } from '../words/wording.ts'
import { piecesOf } from './sentence-pieces.ts'

/** A change as a card shows it: the sentence with its words marked, each line before and after, the totals, the answers. */
export function useRevision() {
  const formatter = useFormatter()
  const personalData = useContext(PersonalDataContext)
  const clock = useContext(ClockContext)
  const give = useGiveAnswer()
  const runner = useRunner()
  useConversation(({ step }) => step)
  const conversation = runner.conversation()
  const standing = { ...conversation, now: clock() }
  const { text, marks } = standing.flows.revision.context
  if (text === undefined) return undefined
  const problem = revisionProblemOf(standing)
  const { was, is } = revisedTotalsOf(standing)
  const answers = revision.answers(standing).flatMap((answer) => {
    const words = answerText(answer.words, conversation, formatter)
    return words === undefined ? [] : [{ id: answer.id, text: words, onAct: () => give(answer) }]
  })
  return {
    title: formatter.t('revision.title'),
    // Logs from before a change had its words marked show the lines alone.
    sentence: marks.length === 0 ? [] : piecesOf(personalData.read(text), marks),
    lines: revisedLinesOf(standing).map((line, at) => ({
      id: String(at),
      ...changedLineOf(line, formatter),
    })),
    total:
      problem === undefined
        ? formatter.say({ key: 'revision.total', values: { was: { money: was }, is: { money: is } } })
        : formatter.t(`problem.${problem}`),
    accept: answers.find(({ id }) => id === 'accept'),
    decline: answers.find(({ id }) => id === 'decline'),
  }
}

function changedLineOf({ was, is, isAdded, problem, missing, refused }: RevisedLine, formatter: Formatter) {
  const { t, text, list, say } = formatter
  const why = refused.map((each) =>
    say({
      key: 'proposal.refused',
      values: { name: { text: each.name }, why: { key: `problem.${each.problem}` } },
    }),
  )
  if (problem !== undefined)
    return {
      kept: orderLineOf(was, formatter),
      notes: why.length > 0 ? why : [t(`problem.${problem}`)],
    }
  return {
    ...(isAdded ? {} : { was: orderLineOf(was, formatter) }),
    ...(is ? { is: orderLineOf(is, formatter) } : {}),
    notes: [
      ...(missing.length === 0
        ? []
        : [t('proposal.missing', { list: list(missing.map(({ name }) => text(name))) })]),
      ...why,
    ],
  }
}
