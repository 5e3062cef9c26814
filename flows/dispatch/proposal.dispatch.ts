import { isAdjustment } from '../log/commands.ts'
import type { Conversation } from '../conversation/conversation.ts'
import {
  acceptableLinesOf,
  areMany,
  otherReadingOf,
  proposedLinesOf,
  proposedTermsOf,
  setsTerms,
  type ProposedLine,
  type ProposedTerms,
} from '../conversation/proposal.selectors.ts'
import { basketOriginOf, currentMenuOf } from '../conversation/selectors.ts'
import { askMode } from './mode-change.ts'
import { choosePickup } from './pickup-shown.ts'
import type { CommandDispatch, CommandType, Dispatched } from './dispatched.ts'

export const PROPOSAL_COMMANDS = {
  'proposal.make': (command, conversation) =>
    currentMenuOf(conversation) ? [{ to: 'proposal', event: command }] : [],
  'proposal.accept': ({ isManyMeant }, conversation) => accept(isManyMeant === true, conversation),
  'proposal.keep': (command) => [{ to: 'proposal', event: command }],
  'proposal.change': ({ line: index }, conversation) => {
    const wanted = proposedLinesOf(conversation, conversation.step).find((line) => line.index === index)
    return wanted && wanted.problem === undefined ? opened(wanted, index, false) : []
  },
  'proposal.instead': (command) => [{ to: 'proposal', event: command }],
  'proposal.otherwise': (command, conversation) =>
    otherReadingOf(conversation).length > 0 ? [{ to: 'proposal', event: command }] : [],
  'proposal.decline': () => [LEAVE_PROPOSAL],
} satisfies Partial<CommandDispatch>

const LEAVE_PROPOSAL: Dispatched = { to: 'proposal', event: { type: 'proposal.leave' } }

/** What answers a proposal, or a question between it and the basket, and what only informs. */
const WITHIN: ReadonlySet<CommandType> = new Set<CommandType>([
  'proposal.make',
  'proposal.accept',
  'proposal.keep',
  'proposal.change',
  'proposal.decline',
  'customise.wish',
  'customise.confirm',
  'customise.cancel',
  'mode.resolve',
  'alcohol.confirm',
  'alcohol.decline',
  'basket.acknowledge',
  'basket.dropRepriced',
  'basket.cancelStartOver',
  'help.ask',
  'inquiry.make',
  'words.unknown',
])

/** A proposal stands only until the customer does something else. */
export function leaveProposal(type: CommandType, { flows }: Conversation): readonly Dispatched[] {
  if (flows.proposal.value === 'idle' || isAdjustment(type) || WITHIN.has(type)) return []
  return [LEAVE_PROPOSAL]
}

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
  return [
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
  return { to: 'proposal', event: { type: 'proposal.reduce', lines, isSettled } }
}
