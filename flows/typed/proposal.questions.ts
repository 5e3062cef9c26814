import { describeLine } from '#domain/basket/describe-line.ts'
import { wishedPart } from '#domain/basket/wished-selection.ts'
import type { PickupMode, Product } from '#domain/catalogue/product.ts'
import { addMinor } from '#domain/money/minor.ts'
import type { WishedPickup } from '#domain/restaurant/wished-pickup.ts'
import { isOutsideOrdering } from '../core/conversation/place.ts'
import {
  acceptableLinesOf,
  areMany,
  isProposalUnsure,
  otherReadingOf,
  priceOfProposed,
  proposedLinesOf,
  proposedTermsOf,
  setsTerms,
  type ProposedLine,
} from './proposal.selectors.ts'
import { modesOf, orderingOf } from '../core/conversation/selectors.ts'
import type { WrittenOrder } from '../core/log/command-data.ts'
import type { Say, Value } from '../core/log/say.ts'
import { lineInWords } from './line-in-words.ts'
import { answer, question, type OfferedAnswer, type QuestionContext } from '../core/conversation/question.ts'

/** A sentence read as an order: each line as it would be added, before anything is. */
export const proposal = question({
  name: 'proposal',
  step: 'menu',
  surface: 'dialog',
  proposes: 'order',
  isAnsweredFirst: true,
  isAboutLines: true,
  isPricedAsAWhole: true,
  isAsked: (conversation) => isProposed(conversation) && conversation.flows.proposal.value === 'asking',
  subject: textOf,
  prompt: (conversation) => ({
    title: { key: 'proposal.title' },
    text: [
      ...proposedLinesOf(conversation).flatMap(told),
      ...otherwise(otherReadingOf(conversation), lineOffered),
      ...proposalNotesOf(conversation),
      ...(areSomeLeft(conversation) ? [{ key: 'proposal.left' }] : []),
    ],
  }),
  answers: (conversation) => {
    const words = acceptWords(conversation)
    const declining = words === undefined && isOfTerms(conversation) ? 'proposal.close' : 'proposal.decline'
    const decline = answer('decline', declining, { type: 'proposal.decline' }, { means: 'no', closes: true })
    const accept =
      words === undefined ? [] : [answer('accept', words, { type: 'proposal.accept' }, { means: 'yes' })]
    const others = [
      ...offered(otherReadingOf(conversation)),
      ...proposedLinesOf(conversation).flatMap((line, _, all) => answersAbout(line, all)),
    ]
    return isProposalUnsure(conversation) ? [decline, ...others, ...accept] : [...accept, ...others, decline]
  },
})

/** More than anybody orders without meaning to is asked about once more. */
export const proposalMany = question({
  name: 'proposalMany',
  step: 'menu',
  surface: 'dialog',
  isAnsweredFirst: true,
  tone: 'warm',
  isYesNo: true,
  isAsked: (conversation) => isProposed(conversation) && conversation.flows.proposal.value === 'askingMany',
  subject: textOf,
  prompt: (conversation) => ({
    title: { key: 'proposal.many.title' },
    text: acceptableLinesOf(conversation)
      .filter((each) => areMany([each]))
      .map(lineSay),
  }),
  answers: () => [
    answer('yes', 'proposal.many.yes', { type: 'proposal.accept', isManyMeant: true }, { means: 'yes' }),
    answer('no', 'proposal.many.no', { type: 'proposal.keep' }, { means: 'no', closes: true }),
  ],
})

/** What accepting is called: by what it adds and comes to, or that it only changes how and when; nothing where it does neither. */
function acceptWords(conversation: QuestionContext): Say | undefined {
  const acceptable = acceptableLinesOf(conversation)
  if (acceptable.length > 0)
    return {
      key: isProposalUnsure(conversation) ? 'proposal.acceptOnly' : 'proposal.accept',
      values: { total: { price: addMinor(...acceptable.map(priceOfProposed)) } },
    }
  return setsTerms(proposedTermsOf(conversation)) ? { key: 'proposal.acceptTerms' } : undefined
}

/** The other reading of the sentence, to be taken in the place of the first. */
function offered(lines: readonly ProposedLine[]): readonly OfferedAnswer[] {
  if (lines.length === 0) return []
  const values = {
    list: { list: lines.map(lineOffered) },
    total: { price: addMinor(...lines.map(priceOfProposed)) },
  }
  return [answer('otherwise', { key: 'proposal.orRather', values }, { type: 'proposal.otherwise' })]
}

/** A line by what was wished of it: what comes with it anyway is the same in both readings. */
function lineOffered({ line, product, written }: ProposedLine): Value {
  const wished = new Set(written.choices.map((wish) => wishedPart(product, wish)?.product.name))
  const parts = line.parts.filter(({ name }) => wished.has(name))
  return { say: lineInWords({ ...line, parts }) }
}

/** Whether only how or when it is had was written. */
function isOfTerms({ flows }: QuestionContext): boolean {
  return flows.proposal.context.order?.lines.length === 0
}

/** What is true of the whole proposal: why nothing is taken now, and how and when it would be had. */
export function proposalNotesOf(conversation: QuestionContext): readonly Say[] {
  const { order } = conversation.flows.proposal.context
  const ordering = orderingOf(conversation)
  return [
    ...(ordering.ok ? [] : [{ key: `problem.${ordering.problem}` }]),
    ...(order?.takesTerms ? termsTold(order, conversation) : []),
  ]
}

/** How and when it would be had once it is accepted. */
function termsTold({ mode, time }: WrittenOrder, conversation: QuestionContext): readonly Say[] {
  const { mode: other, pickup } = proposedTermsOf(conversation)
  const isOffered = mode !== undefined && modesOf(conversation).includes(mode)
  return [
    ...(mode === undefined ? [] : [modeTold(mode, other, isOffered)]),
    ...(time === undefined
      ? []
      : [pickup ? pickupTold(pickup, conversation.now) : { key: 'problem.pickup.none' }]),
  ]
}

function modeTold(mode: PickupMode, other: PickupMode | undefined, isOffered: boolean): Say {
  if (!isOffered) return { key: 'proposal.noMode', values: { mode: { key: `modeNoun.${mode}` } } }
  return other === undefined
    ? { key: `ack.mode.${mode}` }
    : { key: 'proposal.mode', values: { mode: { key: `modeNoun.${mode}` } } }
}

function pickupTold(pickup: WishedPickup, now: number): Say {
  const values = { time: { time: pickup.at, asOf: now } }
  return pickup.kind === 'nearest'
    ? { key: 'proposal.nearest', values: { ...values, wished: { time: pickup.wished, asOf: now } } }
    : { key: 'ack.pickup', values }
}

/** What can be done about one line of a proposal. */
function answersAbout(proposed: ProposedLine, all: readonly ProposedLine[]): readonly OfferedAnswer[] {
  const { index, problem, product, others } = proposed
  // Two of a kind are told apart by what was wished of them.
  const isOneOfKind = all.filter((each) => each.product.code === product.code).length === 1
  const name: Value = isOneOfKind ? { text: product.name } : lineOffered(proposed)
  return [
    ...others.map(({ code }) =>
      answer(
        `instead.${index}.${code}`,
        { kind: 'product', code },
        {
          type: 'proposal.instead',
          line: index,
          code,
        },
      ),
    ),
    ...(problem === undefined && product.parts.length > 0
      ? [
          answer(
            `change.${index}`,
            { key: 'proposal.change', values: { name } },
            { type: 'proposal.change', line: index },
          ),
        ]
      : []),
  ]
}

/** A line in sentences: what it is and costs, what is still to be chosen, what it may be instead, and what cannot be. */
function told(proposed: ProposedLine): readonly Say[] {
  const { product, problem, missing, refused, others } = proposed
  const name: Value = { text: product.name }
  if (problem !== undefined)
    return [
      { key: 'proposal.gone', values: { name, why: { say: { key: `problem.${problem}` } } } },
      ...otherwise(others, productOffered),
    ]
  return [
    lineSay(proposed),
    ...portionsTold(proposed),
    ...(missing.length === 0
      ? []
      : [
          {
            key: 'proposal.missing',
            values: { list: { list: missing.map((part) => ({ text: part.name })) } },
          },
        ]),
    ...otherwise(others, productOffered),
    ...refused.map((each) => ({
      key: 'proposal.refused',
      values: { name: { text: each.name }, why: { say: { key: `problem.${each.problem}` } } },
    })),
  ]
}

/** How many pieces a line comes to, where it comes in pieces and a number was said: "2 × 6 pieces, so 12 in all?" */
export function portionsTold({ line: { quantity }, written: { portion } }: ProposedLine): readonly Say[] {
  if (!portion) return []
  const { of } = portion
  return [{ key: 'proposal.portions', values: { quantity, of, pieces: quantity * of } }]
}

function lineSay(proposed: ProposedLine): Say {
  const { line } = proposed
  const { details } = describeLine(line)
  return {
    key: details.length > 0 ? 'proposal.lineWith' : 'proposal.line',
    values: {
      quantity: line.quantity,
      name: { text: line.name },
      details: { list: details.map((part) => ({ part })) },
      price: { price: priceOfProposed(proposed) },
    },
  }
}

function otherwise<T>(others: readonly T[], said: (other: T) => Value): readonly Say[] {
  if (others.length === 0) return []
  return [{ key: 'proposal.otherwise', values: { list: { list: others.map(said) } } }]
}

function productOffered({ name }: Product): Value {
  return { text: name }
}

function isProposed({ flows }: QuestionContext): boolean {
  return !isOutsideOrdering(flows.dialogue.value)
}

function textOf({ proposal: { context } }: QuestionContext['flows']): string | undefined {
  return context.text
}

function areSomeLeft({ flows }: QuestionContext): boolean {
  return flows.proposal.context.order?.marks.some(({ taken }) => taken === 'left') ?? false
}
