import { useContext } from 'react'
import { portionsTold, proposal, proposalNotesOf } from '#flows/typed/proposal.questions.ts'
import { proposedLinesOf, type ProposedLine } from '#flows/typed/proposal.selectors.ts'
import { answerText } from '../prompts/answer-text.ts'
import { useGiveAnswer } from '../prompts/use-answers.ts'
import { useConversation, useRunner } from '../runtime/runner-context.ts'
import { ClockContext } from '../timing/use-now.ts'
import type { Formatter } from '../words/formatter.ts'
import { useFormatter, PersonalDataContext } from '../words/use-formatter.ts'
import { orderLineOf } from '../words/wording.ts'
import { piecesOf } from './sentence-pieces.ts'

/** A line of the proposal as it is shown, with what can be done about it. */
export type ProposedLineShown = NonNullable<ReturnType<typeof useProposal>>['lines'][number]

/** The proposal as a card shows it: the sentence with its words marked, the lines with their prices, and the answers. */
export function useProposal() {
  const formatter = useFormatter()
  const personalData = useContext(PersonalDataContext)
  const clock = useContext(ClockContext)
  const give = useGiveAnswer()
  const runner = useRunner()
  useConversation(({ step }) => step)
  const conversation = runner.conversation()
  const standing = { ...conversation, now: clock() }
  const { text, order } = standing.flows.proposal.context
  if (text === undefined || !order) return undefined
  const { t } = formatter
  const answers = proposal.answers(standing).flatMap((answer) => {
    const words = answerText(answer.words, conversation, formatter)
    return words === undefined ? [] : [{ id: answer.id, text: words, onAct: () => give(answer) }]
  })
  const about = (name: string, { index }: ProposedLine) =>
    answers.filter(({ id }) => id === `${name}.${index}` || id.startsWith(`${name}.${index}.`))
  return {
    title: t('proposal.title'),
    sentence: piecesOf(personalData.read(text), order.marks),
    lines: proposedLinesOf(standing).map((line) => ({
      ...proposedLineOf(line, formatter),
      change: about('change', line)[0],
      others: about('instead', line),
    })),
    notes: proposalNotesOf(standing).map((note) => formatter.say(note)),
    otherwise: answers.find(({ id }) => id === 'otherwise'),
    /** To take it and to leave it, the likelier first. */
    acts: answers.filter(({ id }) => id === 'accept' || id === 'decline'),
  }
}

function proposedLineOf(proposed: ProposedLine, formatter: Formatter) {
  const { line, problem, missing, refused } = proposed
  const { t, say, text, list } = formatter
  return {
    ...orderLineOf(line, formatter),
    unavailable: problem === undefined ? undefined : t(`problem.${problem}`),
    notes: [
      ...(problem === undefined ? portionsTold(proposed).map((each) => say(each)) : []),
      ...(missing.length === 0 || problem !== undefined
        ? []
        : [t('proposal.missing', { list: list(missing.map(({ name }) => text(name))) })]),
      ...refused.map((each) =>
        say({
          key: 'proposal.refused',
          values: { name: { text: each.name }, why: { key: `problem.${each.problem}` } },
        }),
      ),
    ],
  }
}
