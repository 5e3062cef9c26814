import { isAdjustment } from '../log/commands.ts'
import type { Conversation } from '../conversation/conversation.ts'
import { revisedLinesOf, type RevisedLine } from '../conversation/revision.selectors.ts'
import { basketOriginOf, currentMenuOf, lineIdAt } from '../conversation/selectors.ts'
import type { CommandDispatch, CommandType, Dispatched } from './dispatched.ts'

export const REVISION_COMMANDS = {
  'revision.make': (command, conversation) =>
    currentMenuOf(conversation) ? [{ to: 'revision', event: command }] : [],
  'revision.pick': (command) => [{ to: 'revision', event: command }],
  'revision.accept': (_, conversation) => accept(conversation),
  'revision.decline': () => [LEAVE_REVISION],
} satisfies Partial<CommandDispatch>

const LEAVE_REVISION: Dispatched = { to: 'revision', event: { type: 'revision.leave' } }

/** What answers a proposed change, and what only informs. */
const WITHIN: ReadonlySet<CommandType> = new Set<CommandType>([
  'revision.make',
  'revision.pick',
  'revision.accept',
  'revision.decline',
  'help.ask',
  'inquiry.make',
  'words.unknown',
])

/** A proposed change stands only until the customer does something else. */
export function leaveRevision(type: CommandType, { flows }: Conversation): readonly Dispatched[] {
  if (flows.revision.value === 'idle' || isAdjustment(type) || WITHIN.has(type)) return []
  return [LEAVE_REVISION]
}

/** What is complete is changed in one step; what still needs a choice is opened after it. */
function accept(conversation: Conversation): readonly Dispatched[] {
  const lines = revisedLinesOf(conversation, conversation.step).filter(({ problem }) => problem === undefined)
  if (lines.length === 0) return []
  const edits = lines.filter(({ isReady }) => isReady).flatMap((line) => line.edits)
  const open = lines.find(({ isReady }) => !isReady)
  return [
    LEAVE_REVISION,
    ...(edits.length === 0
      ? []
      : [
          {
            to: 'basket',
            event: { type: 'basket.revise', edits, origin: basketOriginOf(conversation) },
          } as const,
        ]),
    ...(open ? opened(open, conversation) : [{ to: 'dialogue', event: { type: 'basket.open' } } as const]),
  ]
}

/** Opens a line as it would become; where only its alcohol has to be confirmed, that is asked. */
function opened(
  { was, is, isAdded, product, missing }: RevisedLine,
  { step }: Conversation,
): readonly Dispatched[] {
  if (!product || !is) return []
  const { selection, quantity, contextCode, categoryId } = is
  return [
    { to: 'basket', event: { type: 'basket.keepMode' } },
    {
      to: 'customise',
      event: {
        type: 'product.open',
        product,
        contextCode,
        categoryId,
        newLineId: lineIdAt(step),
        start: { selection, quantity },
        ...(isAdded ? {} : is.code === was.code ? { line: is } : { replaces: was.id }),
      },
    },
    ...(missing.length === 0 ? [{ to: 'customise', event: { type: 'customise.confirm' } } as const] : []),
    { to: 'dialogue', event: { type: 'product.open' } },
  ]
}
