import { isAdjustment } from '../log/commands.ts'
import type { Conversation } from '../conversation/conversation.ts'
import {
  acceptableLinesOf,
  areMany,
  proposedLinesOf,
  type ProposedLine,
} from '../conversation/proposal.selectors.ts'
import { basketOriginOf, currentMenuOf } from '../conversation/selectors.ts'
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
  'customise.confirm',
  'customise.cancel',
  'alcohol.confirm',
  'alcohol.decline',
  'basket.acknowledge',
  'basket.dropRepriced',
  'basket.cancelStartOver',
  'help.ask',
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
  return isAccepted ? openFirst(rest) : [reduce(rest)]
}

/** What is ready goes into the basket; what needs a choice is opened, one after the other. */
function accept(isManyMeant: boolean, conversation: Conversation): readonly Dispatched[] {
  const lines = acceptableLinesOf(conversation, conversation.step)
  if (lines.length === 0) return []
  if (areMany(lines) && !isManyMeant) return [{ to: 'proposal', event: { type: 'proposal.askMany' } }]
  const origin = basketOriginOf(conversation)
  return [
    ...lines
      .filter(({ isReady }) => isReady)
      .map(({ line }): Dispatched => ({
        to: 'basket',
        event: { type: 'line.composed', line, replaces: undefined, origin },
      })),
    ...openFirst(lines.filter(({ isReady }) => !isReady)),
  ]
}

function openFirst(rest: readonly ProposedLine[]): readonly Dispatched[] {
  const [first] = rest
  return [reduce(rest), ...(first ? opened(first, 0, true) : [])]
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

function reduce(rest: readonly ProposedLine[]): Dispatched {
  return { to: 'proposal', event: { type: 'proposal.reduce', lines: rest.map(({ written }) => written) } }
}
