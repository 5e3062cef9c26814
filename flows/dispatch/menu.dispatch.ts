import { currentMenuOf, settledRestaurantOf, saleTermsOf } from '../conversation/selectors.ts'
import { askAwaited, askMode, chooseMode, resolveMode } from './mode-change.ts'
import { renewProduct } from './product.dispatch.ts'
import { prepareReorder } from './reorder.dispatch.ts'
import { LEAVE_PRODUCT, type CommandDispatch, type FactDispatch } from './dispatched.ts'

export const MENU_COMMANDS = {
  'mode.choose': ({ mode, asks }, conversation) => {
    if (!settledRestaurantOf(conversation)) return []
    const ask = asks ? askMode(mode, conversation) : undefined
    return ask ? [LEAVE_PRODUCT, ask] : chooseMode(mode, conversation)
  },
  'mode.resolve': resolveMode,
  'mode.change': (command) => [LEAVE_PRODUCT, { to: 'dialogue', event: command }],
  'menu.retry': (command) => [{ to: 'menu', event: command }],
  'menu.categories': (command) => [
    LEAVE_PRODUCT,
    { to: 'menu', event: command },
    { to: 'dialogue', event: command },
  ],
  'category.choose': (command, conversation) =>
    currentMenuOf(conversation)?.categories.some(({ id }) => id === command.id)
      ? [LEAVE_PRODUCT, { to: 'menu', event: command }, { to: 'dialogue', event: command }]
      : [],
} satisfies Partial<CommandDispatch>

export const MENU_FACTS = {
  'menu.loaded': (fact, conversation) => [
    { to: 'basket', event: { ...fact, saleTerms: saleTermsOf(conversation, fact.menu.mode) } },
    ...renewProduct(fact.menu, conversation),
    ...prepareReorder(fact.menu, conversation),
    ...askAwaited(conversation),
  ],
} satisfies Partial<FactDispatch>
