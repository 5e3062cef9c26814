import type { BasketLine } from '#domain/basket/basket.ts'
import { checkTableNumber, needsTable } from '#domain/basket/table-number.ts'
import { productIn } from '#domain/catalogue/menu.ts'
import type { LineId } from '#domain/ids.ts'
import type { BasketEvent } from './basket.events.ts'
import type { Conversation } from '../core/conversation/conversation.ts'
import {
  basketOriginOf,
  currentMenuOf,
  lineIdAt,
  modesOf,
  saleTermsOf,
  soldOutLinesOf,
  tablesOf,
} from '../core/conversation/selectors.ts'
import { goOnWithMode, mend } from '../menu/mode-change.ts'
import { keepBasket } from '../restaurant/move.ts'
import { backToRecap } from '../checkout/checkout.commands.ts'
import { showPickup } from '../checkout/pickup-shown.ts'
import { isReorderWanted } from '../reorder/reorder-wanted.ts'
import { acksOfLines } from './line.acks.ts'
import { piecesSaid } from './line-values.ts'
import type { CommandDefinitions, CommandOf } from '../core/conversation/command.ts'
import {
  LEAVE_PRODUCT,
  ONLY_TOLD,
  type Dispatched,
  type FactDefinitions,
} from '../core/conversation/dispatched.ts'

export const BASKET_COMMANDS = {
  'basket.open': {
    leadsBack: true,
    isAside: true,
    dispatch: (_, conversation) => [
      ...leaveAsked(conversation),
      LEAVE_PRODUCT,
      { to: 'dialogue', event: { type: 'basket.look' } },
    ],
  },
  'basket.setQuantity': {
    isAdjustment: true,
    dispatch: toBasket,
    acks: ({ lineId }, { after }) => {
      const { problem } = after.flows.basket.context
      if (problem !== undefined) return [{ key: `problem.${problem}` }]
      const line = lineIn(after, lineId)
      return line
        ? [{ key: 'ack.quantity', values: { name: { text: line.name }, quantity: line.quantity } }]
        : []
    },
    adjusted: ({ lineId, quantity }, conversation) => {
      const line = lineIn(conversation, lineId)
      return line && piecesSaid(line.name, quantity)
    },
  },
  'basket.removeLine': {
    dispatch: ({ type, lineId }) => toBasket({ type, lineId }),
    acks: (_, { facts }) => acksOfLines(facts),
    adjusted: ({ code }, { flows: { menu } }) => {
      const product = menu.context.menu && code && productIn(menu.context.menu, code)
      return product && { key: 'answer.remove', values: { name: { text: product.name } } }
    },
    answer: ({ lineId }, { before }) => {
      const line = lineIn(before, lineId)
      return { say: { key: 'answer.remove', values: { name: line ? { text: line.name } : '' } } }
    },
  },
  'basket.acknowledge': { isWithin: ['proposal'], dispatch: toBasket },
  'basket.seeMenu': {
    dispatch: () => [
      { to: 'basket', event: { type: 'basket.acknowledge' } },
      LEAVE_PRODUCT,
      { to: 'menu', event: { type: 'menu.categories' } },
      { to: 'dialogue', event: { type: 'menu.categories' } },
    ],
  },
  'basket.dropRepriced': { isWithin: ['proposal'], dispatch: toBasket },
  'upsell.decline': { isAdjustment: true, dispatch: toBasket },
  'basket.startOver': { isAside: true, dispatch: toBasket },
  'basket.confirmStartOver': { dispatch: toBasket, acks: () => [{ key: 'ack.startedOver' }] },
  'basket.cancelStartOver': { isWithin: ['proposal'], dispatch: toBasket },
  'outage.resolve': {
    dispatch: resolveOutage,
    answer: ({ choice }) => ({ say: { key: `answer.outage.${choice}` } }),
  },
  'coupon.submit': {
    isAdjustment: true,
    dispatch: ({ code }, conversation) => submitCoupon(code, conversation),
  },
  'table.tell': {
    dispatch: ({ number }, conversation) =>
      needsTable(conversation.flows.menu.context.mode) && checkTableNumber(number, tablesOf(conversation)).ok
        ? [{ to: 'basket', event: { type: 'table.tell', number } }]
        : [],
    acks: ({ number }) => [{ key: 'ack.table', values: { number } }],
    answer: ({ number }) => ({
      say: { key: 'answer.table.tell', values: { number } },
      change: { type: 'table.change' },
    }),
  },
  'table.change': {
    isAside: true,
    dispatch: (command, conversation) =>
      needsTable(conversation.flows.menu.context.mode) ? [{ to: 'basket', event: command }] : [],
  },
  'disabled.continue': {
    dispatch: (command) => [
      { to: 'basket', event: { type: 'basket.empty' } },
      { to: 'dialogue', event: command },
      { to: 'dialogue', event: { type: 'menu.categories' } },
    ],
  },
} satisfies Partial<CommandDefinitions>

export const BASKET_FACTS = {
  'basket.lineAdded': {
    dispatch: ({ type, lineId }, conversation) =>
      isReorderWanted(conversation)
        ? []
        : [
            showPickup(conversation.flows.basket.context.basket.lines.length === 1, conversation),
            ...backToRecap(conversation),
            { to: 'dialogue', event: { type } },
            ...goOnWithMode(lineId, conversation),
          ],
  },
  'basket.revised': ONLY_TOLD,
  'basket.emptied': { dispatch: (_, conversation) => restart(conversation) },
} satisfies Partial<FactDefinitions>

function lineIn({ flows }: Conversation, lineId: LineId): BasketLine | undefined {
  return flows.basket.context.basket.lines.find(({ id }) => id === lineId)
}

function toBasket(event: BasketEvent): readonly Dispatched[] {
  return [{ to: 'basket', event }]
}

/** What is asked about the basket before it changes is answered with no by who looks into it. */
function leaveAsked(conversation: Conversation): readonly Dispatched[] {
  switch (conversation.flows.basket.value) {
    case 'confirmingMove':
      return keepBasket(conversation)
    case 'confirmingStartOver':
      return toBasket({ type: 'basket.cancelStartOver' })
    case 'askingMode':
      return toBasket({ type: 'basket.keepMode' })
    default:
      return []
  }
}

/** How to eat is asked again, unless there is only one way (S4.81, S4.82). */
function restart(conversation: Conversation): readonly Dispatched[] {
  const [mode, ...others] = modesOf(conversation)
  const isOnly = mode !== undefined && others.length === 0
  return [
    LEAVE_PRODUCT,
    isOnly
      ? { to: 'basket', event: { type: 'basket.setMode', mode } }
      : { to: 'menu', event: { type: 'mode.forget' } },
    { to: 'dialogue', event: { type: 'basket.emptied', hasMode: isOnly } },
  ]
}

/** S4.87: something else is chosen in the place of what is sold out, or what holds it goes, or all of the basket. */
function resolveOutage(
  { choice }: CommandOf<'outage.resolve'>,
  conversation: Conversation,
): readonly Dispatched[] {
  const soldOut = soldOutLinesOf(conversation)
  if (soldOut.length === 0) return []
  if (choice === 'mend') return mend(soldOut, saleTermsOf(conversation), conversation)
  const lineIds = soldOut.map(({ line }) => line.id)
  return [
    // What was asked about a mode was asked of other lines.
    ...(conversation.flows.basket.value === 'askingMode'
      ? [{ to: 'basket', event: { type: 'basket.keepMode' } } as const]
      : []),
    choice === 'delete'
      ? { to: 'basket', event: { type: 'basket.empty' } }
      : { to: 'basket', event: { type: 'basket.drop', lineIds } },
    ...(choice === 'continue' ? [] : [{ to: 'dialogue', event: { type: 'menu.categories' } } as const]),
  ]
}

function submitCoupon(code: string, conversation: Conversation): readonly Dispatched[] {
  const menu = currentMenuOf(conversation)
  if (!conversation.settings.flags.discounts || !menu) return []
  return [
    {
      to: 'basket',
      event: {
        type: 'coupon.submit',
        code,
        newLineId: lineIdAt(conversation.step),
        contextCode: menu.contextCode,
        origin: basketOriginOf(conversation),
      },
    },
  ]
}
