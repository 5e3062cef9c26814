import { productIn } from '#domain/catalogue/menu.ts'
import type { Conversation } from '../core/conversation/conversation.ts'
import {
  acceptableLinesOf,
  areMany,
  isProposalUnsure,
  otherReadingOf,
  proposedLinesOf,
  proposedTermsOf,
  setsTerms,
  type ProposedLine,
  type ProposedTerms,
} from './proposal.selectors.ts'
import { basketOriginOf, currentMenuOf } from '../core/conversation/selectors.ts'
import type { Value } from '../core/log/say.ts'
import { lineSaid } from '../basket/line-values.ts'
import { acksOfAccepted, acksOfDeclined } from './proposal.acks.ts'
import { askMode } from '../menu/mode-change.ts'
import { choosePickup } from '../checkout/pickup-shown.ts'
import type { CommandDefinitions } from '../core/conversation/command.ts'
import { ONLY_TOLD, type Dispatched, type FactDefinitions } from '../core/conversation/dispatched.ts'
import { LEAVE_PROPOSAL } from './proposed.ts'

export const PROPOSAL_COMMANDS = {
  'proposal.make': {
    isWithin: ['proposal'],
    dispatch: (command, conversation) =>
      currentMenuOf(conversation) ? [{ to: 'proposal', event: command }] : [],
    answer: ({ order }, { after }) => {
      const { mode, time } = order.takesTerms ? order : {}
      const list: readonly Value[] = [
        ...proposedLinesOf(after).map(({ line }) => lineSaid(line)),
        ...(mode === undefined ? [] : [{ key: `mode.${mode}` }]),
        ...(time === undefined || !time.includes(':') ? [] : [time]),
      ]
      return { say: { key: 'answer.text', values: { text: { list } } } }
    },
  },
  'proposal.accept': {
    isWithin: ['proposal'],
    dispatch: ({ isManyMeant }, conversation) => accept(isManyMeant === true, conversation),
    acks: (_, told) => acksOfAccepted(told),
    answer: (_, { before }) => ({
      say: { key: isProposalUnsure(before) ? 'answer.proposal.acceptOnly' : 'answer.proposal.accept' },
    }),
  },
  'proposal.keep': { isWithin: ['proposal'], dispatch: (command) => [{ to: 'proposal', event: command }] },
  'proposal.change': {
    isWithin: ['proposal'],
    dispatch: ({ line: index }, conversation) => {
      const wanted = proposedLinesOf(conversation, conversation.step).find((line) => line.index === index)
      return wanted && wanted.problem === undefined ? opened(wanted, index, false) : []
    },
    answer: ({ line }, { before }) => {
      const { menu } = before.flows.menu.context
      const product = menu && productIn(menu, before.flows.proposal.context.order?.lines[line]?.product ?? '')
      return { say: { key: 'answer.change', values: { name: product ? { text: product.name } : '' } } }
    },
  },
  'proposal.instead': {
    isAdjustment: true,
    dispatch: (command) => [{ to: 'proposal', event: command }],
    acks: ({ code }, { after }) => {
      const { menu } = after.flows.menu.context
      const product = menu && productIn(menu, code)
      return product ? [{ key: 'ack.proposal.instead', values: { name: { text: product.name } } }] : []
    },
  },
  'proposal.otherwise': {
    isAdjustment: true,
    dispatch: (command, conversation) =>
      otherReadingOf(conversation).length > 0 ? [{ to: 'proposal', event: command }] : [],
    acks: (_, { after }) => {
      const list = proposedLinesOf(after).map(({ line }) => lineSaid(line))
      return [{ key: 'ack.proposal.instead', values: { name: { list } } }]
    },
  },
  'proposal.decline': {
    isWithin: ['proposal'],
    dispatch: () => [LEAVE_PROPOSAL],
    acks: (_, { facts }) => acksOfDeclined(facts),
  },
} satisfies Partial<CommandDefinitions>

export const PROPOSAL_FACTS = {
  'proposal.accepted': ONLY_TOLD,
  'proposal.ended': ONLY_TOLD,
} satisfies Partial<FactDefinitions>

/**
 * After the product of a line was added or left: the next that needs a choice where all was accepted, else what is left of
 * the proposal.
 */
export function goOnWithProposal(wasAdded: boolean, conversation: Conversation): readonly Dispatched[] {
  const { value, context } = conversation.flows.proposal
  if (value !== 'making') return []
  const { opened: at, isAccepted } = context
  const lines = proposedLinesOf(conversation, conversation.step)
  const rest = wasAdded || isAccepted ? lines.filter(({ index }) => index !== at) : lines
  return isAccepted ? openFirst(rest) : [reduce(rest, !setsTerms(proposedTermsOf(conversation)))]
}

/**
 * What is ready goes into the basket, for the time and in the mode it was said for; what needs a choice is opened, one
 * after the other.
 */
function accept(isManyMeant: boolean, conversation: Conversation): readonly Dispatched[] {
  const lines = acceptableLinesOf(conversation, conversation.step)
  const terms = proposedTermsOf(conversation)
  if (lines.length === 0 && !setsTerms(terms)) return []
  if (areMany(lines) && !isManyMeant) return [{ to: 'proposal', event: { type: 'proposal.askMany' } }]
  const origin = basketOriginOf(conversation)
  const rest = lines.filter(({ isReady }) => !isReady)
  const asked = terms.mode && askMode(terms.mode, conversation)
  const unavailable = proposedLinesOf(conversation)
    .filter(({ problem }) => problem !== undefined)
    .map(({ product }) => product.name)
  return [
    { to: 'proposal', event: { type: 'proposal.take', unavailable, isTimed: terms.pickup !== undefined } },
    ...lines
      .filter(({ isReady }) => isReady)
      .map(({ line }): Dispatched => ({
        to: 'basket',
        event: { type: 'line.composed', line, replaces: undefined, origin },
      })),
    ...pickupFor(terms, conversation),
    // Where part of the basket cannot be had in the mode, that is asked first; the rest stays proposed meanwhile.
    ...(asked ? [asked, reduce(rest, true)] : [...modeFor(terms), ...openFirst(rest)]),
  ]
}

function pickupFor({ pickup }: ProposedTerms, conversation: Conversation): readonly Dispatched[] {
  if (!pickup) return []
  const isEarliest = pickup.kind === 'earliest' || (pickup.kind === 'nearest' && pickup.isEarliest)
  const at = isEarliest ? 'earliest' : pickup.at
  return [
    choosePickup({ type: 'pickup.choose', at }, conversation),
    { to: 'dialogue', event: { type: 'pickup.choose' } },
  ]
}

/** The customer stays where they are while the menu of the mode is fetched. */
function modeFor({ mode }: ProposedTerms): readonly Dispatched[] {
  if (mode === undefined) return []
  return [
    { to: 'menu', event: { type: 'mode.choose', mode } },
    { to: 'basket', event: { type: 'basket.setMode', mode } },
  ]
}

function openFirst(rest: readonly ProposedLine[]): readonly Dispatched[] {
  const [first] = rest
  return [reduce(rest, true), ...(first ? opened(first, 0, true) : [])]
}

/** Opens the product of a line with what was read of it; where only its alcohol has to be confirmed, that is asked. */
function opened(
  { line, product, missing }: ProposedLine,
  at: number,
  isAccepted: boolean,
): readonly Dispatched[] {
  const { id: newLineId, selection, quantity, contextCode, categoryId } = line
  const start = { selection, quantity }
  return [
    { to: 'proposal', event: { type: 'proposal.open', line: at, isAccepted } },
    { to: 'basket', event: { type: 'basket.keepMode' } },
    {
      to: 'customise',
      event: { type: 'product.open', product, contextCode, categoryId, newLineId, start },
    },
    ...(isAccepted && missing.length === 0
      ? [{ to: 'customise', event: { type: 'customise.confirm' } } as const]
      : []),
    { to: 'dialogue', event: { type: 'product.open' } },
  ]
}

function reduce(rest: readonly ProposedLine[], isSettled: boolean): Dispatched {
  const lines = rest.map(({ written }) => written)
  const names = rest.map(({ product }) => product.name)
  return { to: 'proposal', event: { type: 'proposal.reduce', lines, isSettled, names } }
}
