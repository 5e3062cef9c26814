import type { PickupMode } from '#domain/catalogue/product.ts'
import type { Conversation } from '../conversation/conversation.ts'
import { currentMenuOf, settledRestaurantOf, saleTermsOf } from '../conversation/selectors.ts'
import { renewProduct } from './product.dispatch.ts'
import { isReorderWanted } from './reorder-wanted.ts'
import { prepareReorder } from './reorder.dispatch.ts'
import { LEAVE_PRODUCT, type CommandDispatch, type FactDispatch, type Dispatched } from './dispatched.ts'

export const MENU_COMMANDS = {
  'mode.choose': ({ mode }, conversation) =>
    settledRestaurantOf(conversation) ? chooseMode(mode, conversation) : [],
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
  ],
} satisfies Partial<FactDispatch>

function chooseMode(mode: PickupMode, conversation: Conversation): readonly Dispatched[] {
  const { flows } = conversation
  const isOnItsWay = flows.menu.value === 'loading' && flows.menu.context.mode === mode
  if (isOnItsWay && flows.dialogue.value !== 'mode') return []
  return [
    LEAVE_PRODUCT,
    { to: 'menu', event: { type: 'mode.choose', mode } },
    { to: 'basket', event: { type: 'basket.setMode', mode } },
    ...(isReorderWanted(conversation) ? [] : [{ to: 'dialogue', event: { type: 'mode.choose' } } as const]),
  ]
}
