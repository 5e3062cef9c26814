import type { LineId } from '#domain/ids.ts'
import type { Conversation } from '../core/conversation/conversation.ts'
import { proposedLinesOf } from '../typed/proposal.selectors.ts'
import type { Candidate } from '../core/log/commands.ts'
import type { WrittenChange, WrittenLine, WrittenOrder } from '../core/log/command-data.ts'
import { withLines } from '../typed/proposal.machine.ts'
import { lineInWords } from '../typed/line-in-words.ts'
import { liveQuestionOf } from '../core/conversation/questions.ts'
import type { Interpretation } from './interpretation.ts'
import { bestOf, revisableOf } from './propose-revision.ts'
import { readRevision } from './reader/read-revision.ts'
import { type RevisionReading } from './reader/revision/clause-reading.ts'
import type { LanguageWords } from './words/language-words.ts'

/** What a sentence makes of an order that is proposed; `unknown` where it may be about several of its lines. */
export type Amendment =
  | { readonly kind: 'order'; readonly order: WrittenOrder }
  | Extract<Interpretation, { readonly kind: 'command' | 'unknown' }>

type Named = { readonly id: LineId; readonly written: WrittenLine }

const MOST_CANDIDATES = 4

/**
 * What a sentence changes of the order that is proposed where the conversation stands: it is proposed again as it would be
 * then; where nothing is left of it, it is declined. `isBare`: also where it only says what is wished. Pure.
 */
export function amendmentWrittenIn(
  text: string,
  conversation: Conversation,
  languages: readonly LanguageWords[],
  isBare = false,
): Amendment | undefined {
  const { context } = conversation.flows.proposal
  const { order } = context
  if (!order || liveQuestionOf(conversation)?.name !== 'proposal') return undefined
  const proposed = proposedLinesOf(conversation)
  const lines = proposed.map(({ line }) => line)
  const revisable = revisableOf(lines, lines.at(-1)?.id, 'proposal', conversation)
  const read = revisable && bestOf(languages.map((each) => readRevision(text, revisable, each, isBare)))
  if (!read) return undefined
  const named = proposed.map(({ line, written }): Named => ({ id: line.id, written }))
  const amendedBy = (changes: readonly WrittenChange[]) => amended(named, changes)
  const meant = readingsOf(read)
  if (meant.length > 1)
    return {
      kind: 'unknown',
      candidates: meant.flatMap(({ line: id, changes }): readonly Candidate[] => {
        const line = lines.find((each) => each.id === id)
        const rest = withLines(order, amendedBy(changes))
        return line && context.text !== undefined
          ? [
              {
                label: { kind: 'key', ...lineInWords(line) },
                command: { type: 'proposal.make', text: context.text, order: rest },
              },
            ]
          : []
      }),
    }
  const rest = amendedBy(read.changes)
  return rest.length === 0 && !order.takesTerms
    ? { kind: 'command', command: { type: 'proposal.decline' } }
    : { kind: 'order', order: { ...withLines(order, rest), marks: read.marks } }
}

/** The changes with each of the lines that the first unclear one may be about. */
function readingsOf({ changes }: RevisionReading) {
  const unclear = changes.findIndex(({ of }) => of.length > 1)
  const lines = changes[unclear]?.of ?? changes[0]?.of ?? []
  return lines.slice(0, MOST_CANDIDATES).map((spoken) => ({
    line: spoken.line,
    changes: changes.map((change, at) => (at === unclear ? { ...change, of: [spoken] } : change)),
  }))
}

function amended(named: readonly Named[], changes: readonly WrittenChange[]): readonly WrittenLine[] {
  return changes.reduce(withChange, named).map(({ written }) => written)
}

function withChange(named: readonly Named[], change: WrittenChange): readonly Named[] {
  const [spoken] = change.of
  return named.flatMap(({ id, written }) =>
    id === spoken?.line
      ? changed(written, { ...change, of: [spoken] }).map((each) => ({ id, written: each }))
      : [{ id, written }],
  )
}

function changed(line: WrittenLine, change: WrittenChange): readonly WrittenLine[] {
  const { does, quantity, product, of } = change
  const choices = of[0]?.choices ?? []
  switch (does) {
    case 'remove':
      return []
    case 'count':
      return counted(line, quantity ?? line.quantity)
    case 'more':
      return counted(line, line.quantity + (quantity ?? 1))
    case 'add':
    case 'again':
      return [line, ...counted(line, quantity ?? 1).map((each) => wished(each, choices))]
    case 'swap':
      return [{ product: product ?? line.product, quantity: quantity ?? line.quantity, choices, others: [] }]
    case 'alter': {
      if (quantity === undefined || quantity >= line.quantity) return [wished(line, choices)]
      return [
        ...counted(line, line.quantity - quantity),
        ...counted(line, quantity).map((each) => wished(each, choices)),
      ]
    }
  }
}

/** Portions are counted by now, whatever number of pieces was said before. */
function counted({ portion, ...line }: WrittenLine, quantity: number): readonly WrittenLine[] {
  if (quantity < 1) return []
  return [{ ...line, quantity, ...(portion === undefined ? {} : { portion: { of: portion.of } }) }]
}

/** What is said last of an option holds. */
function wished(line: WrittenLine, choices: WrittenLine['choices']): WrittenLine {
  const isSaidAgain = ({ part, option }: WrittenLine['choices'][number]) =>
    choices.some((each) => each.part === part && each.option === option)
  return { ...line, choices: [...line.choices.filter((each) => !isSaidAgain(each)), ...choices], others: [] }
}
