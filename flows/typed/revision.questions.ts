import type { BasketLine } from '#domain/basket/basket.ts'
import { timesMinor, type Minor } from '#domain/money/minor.ts'
import { openChangeOf, revisedLinesOf, revisedTotalsOf, revisionProblemOf } from './revision.selectors.ts'
import { type RevisedLine } from './revised-line.ts'
import type { Say } from '../core/log/say.ts'
import { isOutsideOrdering } from '../core/conversation/place.ts'
import { lineInWords } from './line-in-words.ts'
import { answer, question, type QuestionContext } from '../core/conversation/question.ts'

/** Of a sentence that changes the basket: which of its lines is meant, where that is not clear. */
export const revisionLine = question({
  name: 'revisionLine',
  step: 'basket',
  surface: 'dialog',
  proposes: 'change',
  isAsked: (conversation) => isProposed(conversation) && openChangeOf(conversation) !== undefined,
  subject: textOf,
  prompt: () => ({ title: { key: 'revision.which' } }),
  answers: (conversation) => {
    const open = openChangeOf(conversation)
    return [
      ...(open?.lines ?? []).map((line) =>
        answer(`line.${line.id}`, lineInWords(line), {
          type: 'revision.pick',
          change: open?.change ?? 0,
          line: line.id,
        }),
      ),
      DECLINE,
    ]
  },
})

/** A sentence read as a change of the basket: each line as it is and as it would become, before anything is changed. */
export const revision = question({
  name: 'revision',
  step: 'basket',
  surface: 'dialog',
  proposes: 'change',
  isAnsweredFirst: true,
  isAboutLines: true,
  isAsked: isProposed,
  subject: textOf,
  prompt: (conversation) => {
    const problem = revisionProblemOf(conversation)
    const { was, is } = revisedTotalsOf(conversation)
    return {
      title: { key: 'revision.title' },
      text: [
        ...revisedLinesOf(conversation).flatMap(told),
        ...(problem === undefined
          ? [{ key: 'revision.total', values: { was: { money: was }, is: { money: is } } }]
          : [{ key: `problem.${problem}` }]),
      ],
    }
  },
  answers: (conversation) => {
    const isPossible =
      revisionProblemOf(conversation) === undefined &&
      revisedLinesOf(conversation).some(({ problem }) => problem === undefined)
    return [
      ...(isPossible
        ? [answer('accept', 'revision.accept', { type: 'revision.accept' }, { means: 'yes' })]
        : []),
      DECLINE,
    ]
  },
})

const DECLINE = answer(
  'decline',
  'revision.decline',
  { type: 'revision.decline' },
  { means: 'no', closes: true },
)

/** A line in sentences: what it is and costs now and then, what is still to be chosen, and what cannot be. */
function told({ was, is, isAdded, problem, missing, refused }: RevisedLine): readonly Say[] {
  const name = { text: was.name }
  const why = refused.map((each) => ({
    key: 'proposal.refused',
    values: { name: { text: each.name }, why: { say: { key: `problem.${each.problem}` } } },
  }))
  if (problem !== undefined)
    return why.length > 0
      ? why
      : [{ key: 'proposal.gone', values: { name, why: { say: { key: `problem.${problem}` } } } }]
  return [
    changeSay(was, is, isAdded),
    ...(missing.length === 0
      ? []
      : [
          {
            key: 'proposal.missing',
            values: { list: { list: missing.map((part) => ({ text: part.name })) } },
          },
        ]),
    ...why,
  ]
}

function changeSay(was: BasketLine, is: BasketLine | undefined, isAdded: boolean): Say {
  const before = { was: { say: lineInWords(was) }, before: { price: priceOf(was) } } as const
  if (!is) return { key: 'revision.out', values: before }
  const after = { is: { say: lineInWords(is) }, after: { price: priceOf(is) } } as const
  return isAdded
    ? { key: 'revision.added', values: after }
    : { key: 'revision.becomes', values: { ...before, ...after } }
}

function priceOf({ unitPrice, quantity }: BasketLine): Minor {
  return timesMinor(unitPrice, quantity)
}

function isProposed({ flows }: QuestionContext): boolean {
  return flows.revision.value === 'asking' && !isOutsideOrdering(flows.dialogue.value)
}

function textOf({ revision: { context } }: QuestionContext['flows']): string | undefined {
  return context.text
}
