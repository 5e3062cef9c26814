import { useContext } from 'react'
import { proposal, proposalNotesOf } from '#flows/questions/proposal.questions.ts'
import { proposedLinesOf, type ProposedLine } from '#flows/conversation/proposal.selectors.ts'
import type { Taken, WordMark } from '#flows/log/commands.ts'
import { answerText } from '../prompts/answer-text.ts'
import { useGiveAnswer } from '../prompts/use-answers.ts'
import { useConversation, useRunner } from '../runtime/runner-context.ts'
import { ClockContext } from '../timing/use-now.ts'
import type { Formatter } from '../words/formatter.ts'
import { useFormatter, VaultContext } from '../words/use-formatter.ts'
import { orderLineOf } from '../words/wording.ts'

/** Some letters of the sentence, and how they were taken; what stands between words has no mark. */
export type SentencePiece = { readonly text: string; readonly taken?: Taken }

/** The proposal as a card shows it: the sentence with its words marked, the lines with their prices, and the answers. */
export function useProposal() {
  const formatter = useFormatter()
  const vault = useContext(VaultContext)
  const clock = useContext(ClockContext)
  const give = useGiveAnswer()
  const runner = useRunner()
  useConversation(({ step }) => step)
  const conversation = runner.conversation()
  const standing = { ...conversation, now: clock() }
  const { text, order } = standing.flows.proposal.context
  if (text === undefined || !order) return undefined
  const { t } = formatter
  const typed = vault.read(text)
  const answers = proposal.answers(standing).flatMap((answer) => {
    const words = answerText(answer.words, conversation, formatter)
    return words === undefined ? [] : [{ id: answer.id, text: words, onAct: () => give(answer) }]
  })
  const about = (name: string, { index }: ProposedLine) =>
    answers.filter(({ id }) => id === `${name}.${index}` || id.startsWith(`${name}.${index}.`))
  return {
    title: t('proposal.title'),
    sentence: typed === undefined ? [] : piecesOf(typed, order.marks),
    lines: proposedLinesOf(standing).map((line) => ({
      ...proposedLineOf(line, formatter),
      change: about('change', line)[0],
      others: about('instead', line),
    })),
    notes: proposalNotesOf(standing).map((note) => formatter.say(note)),
    accept: answers.find(({ id }) => id === 'accept'),
    decline: answers.find(({ id }) => id === 'decline'),
  }
}

function proposedLineOf(proposed: ProposedLine, formatter: Formatter) {
  const { line, problem, missing, refused } = proposed
  const { t, say, text, list } = formatter
  return {
    ...orderLineOf(line, formatter),
    unavailable: problem === undefined ? undefined : t(`problem.${problem}`),
    notes: [
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

/** The sentence in pieces: each word with its mark, and what stands between them. */
function piecesOf(text: string, marks: readonly WordMark[]): readonly SentencePiece[] {
  const pieces: SentencePiece[] = []
  let at = 0
  for (const { from, to, taken } of marks) {
    if (from > at) pieces.push({ text: text.slice(at, from) })
    pieces.push({ text: text.slice(from, to), taken })
    at = to
  }
  return at < text.length ? [...pieces, { text: text.slice(at) }] : pieces
}
