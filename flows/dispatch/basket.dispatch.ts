import { checkTableNumber, needsTable } from '#domain/basket/table-number.ts'
import type { BasketEvent } from '../machines/basket.machine.ts'
import type { Conversation } from '../conversation/conversation.ts'
import { basketOriginOf, lineIdAt, currentMenuOf, modesOf } from '../conversation/selectors.ts'
import { goOnWithMode } from './mode-change.ts'
import { showPickup } from './pickup-shown.ts'
import { isReorderWanted } from './reorder-wanted.ts'
import { LEAVE_PRODUCT, type CommandDispatch, type FactDispatch, type Dispatched } from './dispatched.ts'

export const BASKET_COMMANDS = {
  'basket.open': (command) => [LEAVE_PRODUCT, { to: 'dialogue', event: command }],
  'basket.setQuantity': toBasket,
  'basket.removeLine': toBasket,
  'basket.acknowledge': toBasket,
  'basket.seeMenu': () => [
    { to: 'basket', event: { type: 'basket.acknowledge' } },
    LEAVE_PRODUCT,
    { to: 'menu', event: { type: 'menu.categories' } },
    { to: 'dialogue', event: { type: 'menu.categories' } },
  ],
  'basket.dropRepriced': toBasket,
  'basket.startOver': toBasket,
  'basket.confirmStartOver': toBasket,
  'basket.cancelStartOver': toBasket,
  'outage.resolve': (command) =>
    command.choice === 'continue'
      ? [{ to: 'basket', event: command }]
      : [
          { to: 'basket', event: command },
          { to: 'dialogue', event: { type: 'menu.categories' } },
        ],
  'coupon.submit': ({ code }, conversation) => submitCoupon(code, conversation),
  'table.tell': ({ number }, conversation) =>
    needsTable(conversation.flows.menu.context.mode) && checkTableNumber(number).ok
      ? [{ to: 'basket', event: { type: 'table.tell', number } }]
      : [],
  'table.change': (command, conversation) =>
    needsTable(conversation.flows.menu.context.mode) ? [{ to: 'basket', event: command }] : [],
  'disabled.continue': (command) => [
    { to: 'basket', event: { type: 'basket.empty' } },
    { to: 'dialogue', event: command },
    { to: 'dialogue', event: { type: 'menu.categories' } },
  ],
} satisfies Partial<CommandDispatch>

export const BASKET_FACTS = {
  'basket.lineAdded': ({ type, lineId }, conversation) =>
    isReorderWanted(conversation)
      ? []
      : [
          showPickup(conversation.flows.basket.context.basket.lines.length === 1, conversation),
          { to: 'dialogue', event: { type } },
          ...goOnWithMode(lineId, conversation),
        ],
  'basket.emptied': (_, conversation) => restart(conversation),
} satisfies Partial<FactDispatch>

function toBasket(event: BasketEvent): readonly Dispatched[] {
  return [{ to: 'basket', event }]
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
