import type { Conversation } from '../core/conversation/conversation.ts'
import { revisedLinesOf } from './revision.selectors.ts'
import { type RevisedLine } from './revised-line.ts'
import { basketOriginOf, currentMenuOf, lineIdAt } from '../core/conversation/selectors.ts'
import { lineSaid } from '../basket/line-values.ts'
import { acksOfRevision } from './revision.acks.ts'
import type { CommandDefinitions } from '../core/conversation/command.ts'
import type { Dispatched } from '../core/conversation/dispatched.ts'
import { LEAVE_REVISION } from './proposed.ts'

export const REVISION_COMMANDS = {
  'revision.make': {
    isWithin: ['revision'],
    dispatch: (command, conversation) =>
      currentMenuOf(conversation) ? [{ to: 'revision', event: command }] : [],
  },
  'revision.pick': {
    isWithin: ['revision'],
    dispatch: (command) => [{ to: 'revision', event: command }],
    answer: ({ line: id }, { before }) => {
      const line = before.flows.basket.context.basket.lines.find((each) => each.id === id)
      return { say: { key: 'answer.text', values: { text: line ? lineSaid(line) : '' } } }
    },
  },
  'revision.accept': {
    isWithin: ['revision'],
    dispatch: (_, conversation) => accept(conversation),
    acks: (_, told) => acksOfRevision(told),
  },
  'revision.decline': {
    isWithin: ['revision'],
    dispatch: () => [LEAVE_REVISION],
    acks: () => [{ key: 'ack.basketKept' }],
  },
} satisfies Partial<CommandDefinitions>

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
